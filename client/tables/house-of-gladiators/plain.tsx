// Beside a scene without a ledger of its own: how many cards lie where.

import { type LudiProps as Props, sayOf, word } from '#client/tables/house-of-gladiators/props.ts';

export function PlainLedger(props: Props) {
  const { view } = props;
  const piles = [
    ['col.market', view.market],
    ['discard', view.discard.length],
    ['col.tiros', view.tiros],
    ['col.tasks', view.tasks],
  ] as const;
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{sayOf(props)('offer.cards.title')}</h2>
      </header>
      <table class="hg-table">
        <tbody>
          {piles.map(([key, count]) => (
            <tr key={key}>
              <th scope="row">{word(props, key)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
