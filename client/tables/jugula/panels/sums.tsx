// Sums in parts with their clauses, and odds as bars.

import type { Sum } from '#client/tables/jugula/pictures.ts';
import { type JugulaProps as Props, sayOf, signed } from '#client/tables/jugula/props.ts';
import { Rule } from '#client/tables/jugula/rule.tsx';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import type { Hint } from '#engine/requests/request.ts';

interface SumRows {
  props: Props;
  sum: Sum;
  /** The label of the card's row. */
  card: string | null;
  /** The sum; null: a card is still to be added. */
  total: string | null;
}

export function SumRows({ props, sum, card, total }: SumRows) {
  const { words } = props.telling;
  return (
    <>
      {sum.parts.map(({ label, value, clause }) => (
        <tr key={label}>
          <td class="n">{signed(value)}</td>
          <td>{label === 'card' && card !== null ? card : (words[`part.${label}`] ?? label)}</td>
          <td class="r">
            <Rule props={props} clause={clause} />
          </td>
        </tr>
      ))}
      {total !== null && (
        <tr class="t">
          <td class="n">{sum.total}</td>
          <td colSpan={2}>{total}</td>
        </tr>
      )}
    </>
  );
}

/** From the worst for the defender to the best. */
const KINDS: readonly (readonly [string, string])[] = [
  ['dust', 'b1'],
  ['wounded', 'b2'],
  ['netted', 'b2'],
  ['pushed', 'b3'],
  ['even', 'b4'],
  ['held', 'b5'],
];

/** The odds in words, without impossible results. */
export const oddsText = (props: Props, { values }: Hint): string =>
  KINDS.filter(([kind]) => (values[kind] ?? 0) > 0)
    .map(([kind]) => `${sayOf(props)(`odds.${kind}` as JugulaKey)} ${values[kind]} %`)
    .join(', ');

export function Bars({ props, hint }: { props: Props; hint: Hint }) {
  const say = sayOf(props);
  return (
    <ul class="ju-bars">
      {KINDS.filter(([kind]) => (hint.values[kind] ?? 0) > 0).map(([kind, look]) => (
        <li key={kind} class={look}>
          <span>{say(`odds.${kind}` as JugulaKey)}</span>
          <i style={`--w:${hint.values[kind]}%`} aria-hidden="true" />
          <b>{hint.values[kind]} %</b>
        </li>
      ))}
    </ul>
  );
}
