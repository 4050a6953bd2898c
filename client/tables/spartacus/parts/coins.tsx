// Gold: stacks seen from the side on a corner, coins seen from above where it is counted.

/** A stack on the table, with whose it is. */
export const Stack = ({ count }: { count: number }) => (
  <span class="sp-stack" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);

/** Coins one by one; those of `spent` are empty places. */
export const Purse = ({ count, spent }: { count: number; spent: number }) => (
  <span class="sp-purse" aria-hidden="true">
    {Array.from({ length: Math.min(count, 12) }, (_, i) => (
      <i key={i} class={i < Math.min(spent, 12) ? 'spent' : ''} />
    ))}
    {count > 12 && <b>+{count - 12}</b>}
  </span>
);
