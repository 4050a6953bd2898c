// Beside the shelf of Prima cards: what becomes of them, and the player's deck before and after (JU-6.9).

import { askedOf, homeOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Item } from '#engine/requests/request.ts';
import { ATTACK, CARDS, EVERY_CARD } from '#games/jugula/cards.ts';
import { handLimit } from '#games/jugula/table-things.ts';

const STRONG = 3;

export function Reserve({ props }: { props: Props }) {
  const say = sayOf(props);
  const { reserve, hand, vox } = props.view.lanistae[askedOf(props)?.seat ?? homeOf(props)]!;
  const taken = (props.draft.value ?? []) as Item[];
  const now = EVERY_CARD.filter((card) => !reserve.includes(card));
  const after = [...now, ...(taken as number[])];
  const mean = new Intl.NumberFormat(props.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rows: [string, (cards: readonly number[]) => string][] = [
    [say('reserve.cards'), (cards) => String(cards.length)],
    [
      say('reserve.mean'),
      (cards) => mean.format(cards.reduce((sum, card) => sum + CARDS[card]!.combat, 0) / Math.max(1, cards.length)),
    ],
    [
      say('reserve.attack', { n: STRONG }),
      (cards) => String(cards.filter((card) => CARDS[card]!.numbers[ATTACK]! >= STRONG).length),
    ],
  ];
  const inHand: readonly [number, number] = [hand, hand + taken.length];
  const limit = handLimit(vox);
  return (
    <section class="ju-ledger panel">
      <header>
        <h2 class="title">{say('reserve.title')}</h2>
        <span class="eyebrow">{say('reserve.open')}</span>
      </header>
      <table class="ju-deck">
        <thead>
          <tr>
            <th scope="col">{say('reserve.deck')}</th>
            <th scope="col">{say('reserve.now')}</th>
            <th scope="col">{say('reserve.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('reserve.hand', { limit })}</th>
            <td>{inHand[0]}</td>
            <td class={inHand[1] > limit ? 'over' : taken.length > 0 ? 'changed' : ''}>{inHand[1]}</td>
          </tr>
          {rows.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(now)}</td>
              <td class={of(now) === of(after) ? '' : 'changed'}>{of(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="ju-told">
        {say('reserve.told')} <Rule props={props} clause="JU-6.9" />
      </p>
    </section>
  );
}
