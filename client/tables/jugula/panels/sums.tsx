// Sums in parts with their clauses, and odds as bars.

import type { CombatOutcome, Sum } from '#client/tables/jugula/pictures.ts';
import { armaturaName, type JugulaProps as Props, sayOf, signed } from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Hint } from '#engine/requests/request.ts';
import { ARMATURAE, kindOfName, LIGHT } from '#games/jugula/armaturae.ts';

interface SumRows {
  props: Props;
  sum: Sum;
  /** The label of the card's row. */
  card: string | null;
  /** Whose sum it is, and against whom. */
  name: number;
  foe: number;
  /** Who threatens him, by name. */
  threats: readonly number[];
  /** What the sum is; null: a card is still to be added, so there is none. */
  total: string | null;
}

export function SumRows({ props, sum, card, name, foe, threats, total }: SumRows) {
  const { words } = props.telling;
  const told = (label: string): string => {
    if (label === 'card' && card !== null) return card;
    if (label === 'ATT' || label === 'DEF') {
      const weight = words[ARMATURAE[kindOfName(foe)]!.weight === LIGHT ? 'light' : 'heavy']!;
      return sayOf(props)('sum.against', { name: armaturaName(name), weight });
    }
    if (label === 'threats' && threats.length > 0)
      return sayOf(props)('sum.threats', { list: threats.map(armaturaName).join(', '), n: threats.length });
    return words[`part.${label}`] ?? label;
  };
  return (
    <>
      {sum.parts.map(({ label, value, clause }) => (
        <tr key={label}>
          <td class="n">{signed(value)}</td>
          <td>{told(label)}</td>
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

/** The odds in words, without impossible results; `isShort`: only what befalls the defender, if anything can. */
export const oddsText = (props: Props, { values }: Hint, isShort = false): string => {
  const all = KINDS.filter(([kind]) => (values[kind] ?? 0) > 0);
  const bad = all.filter(([kind]) => kind !== 'even' && kind !== 'held');
  return (isShort && bad.length > 0 ? bad : all)
    .map(([kind]) => `${sayOf(props)(`odds.${kind}` as JugulaKey)} ${values[kind]} %`)
    .join(', ');
};

/** What a combat came to, as the odds call it; null: it is not over. */
export const oddsKind = (outcome: CombatOutcome | null, wounded: boolean): string | null =>
  outcome === null ? null : outcome === 'pinned' || (outcome === 'pushed' && wounded) ? 'wounded' : outcome;

/** `came`: what it came to, framed. */
export function Bars({ props, hint, came = null }: { props: Props; hint: Hint; came?: string | null }) {
  const say = sayOf(props);
  return (
    <ul class="ju-bars">
      {KINDS.filter(([kind]) => (hint.values[kind] ?? 0) > 0).map(([kind, look]) => (
        <li key={kind} class={`${look}${kind === came ? ' came' : ''}`}>
          <span>{say(`odds.${kind}` as JugulaKey)}</span>
          <i style={`--w:${hint.values[kind]}%`} aria-hidden="true" />
          <b>{hint.values[kind]} %</b>
        </li>
      ))}
    </ul>
  );
}
