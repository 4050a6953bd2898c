// Sums in parts with their clauses, and odds as bars.

import type { Sum } from '#client/tables/jugula/pictures.ts';
import {
  armaturaName,
  gladiatorAt,
  nameOfGladiator,
  type JugulaProps as Props,
  sayOf,
  signed,
} from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Hint } from '#engine/requests/request.ts';
import { ARMATURAE, kindOfName, LIGHT } from '#games/jugula/armaturae.ts';
import { dangerZone } from '#games/jugula/board.ts';
import { isHindered } from '#games/jugula/table-things.ts';

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
  /** Where he stood, if he stands there no longer. */
  cell?: number;
  /** What the sum is; null: a card is still to be added, so there is none. */
  total: string | null;
}

/** Whoever has this square in the Danger Zone of a harasser (JU-16.23), friend or enemy. */
const harassersOf = ({ view }: Props, cell: number): number[] =>
  view.gladiators
    .filter(
      (one) =>
        one.cell >= 0 &&
        one.kind >= 0 &&
        ARMATURAE[one.kind]!.harassment &&
        !isHindered(one) &&
        dangerZone(one.cell, one.facing) === cell,
    )
    .map(nameOfGladiator);

export function SumRows({ props, sum, card, name, foe, threats, cell, total }: SumRows) {
  const { words } = props.telling;
  const harassers = harassersOf(props, cell ?? gladiatorAt(props.view, name)?.cell ?? -1);
  const told = (label: string, value: number): string => {
    if (label === 'card' && card !== null) return card;
    if (label === 'ATT' || label === 'DEF') {
      const weight = words[ARMATURAE[kindOfName(foe)]!.weight === LIGHT ? 'light' : 'heavy']!;
      return sayOf(props)('sum.against', { name: armaturaName(name), weight });
    }
    // A combat that is looked at later, when men have moved on, no longer knows them all by name.
    if (label === 'threats' && threats.length === -value)
      return sayOf(props)('sum.threats', { list: threats.map(armaturaName).join(', '), n: threats.length });
    if (label === 'threats') return sayOf(props)('sum.threats.n', { n: -value });
    if (label === 'harassment' && harassers.length > 0)
      return sayOf(props)('sum.harasses', { list: harassers.map(armaturaName).join(', '), n: harassers.length });
    return words[`part.${label}`] ?? label;
  };
  return (
    <>
      {sum.parts.map(({ label, value, clause }) => (
        <tr key={label}>
          <td class="n">{signed(value)}</td>
          <td>{told(label, value)}</td>
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
  ['idle', 'b4'],
  ['even', 'b4'],
  ['held', 'b5'],
  ['held.you', 'b5'],
];

/** Whole percent that add up to 100: what rounding leaves over goes to the largest. */
export function evened(values: Hint['values']): Hint['values'] {
  const kinds = KINDS.map(([kind]) => kind).filter((kind) => (values[kind] ?? 0) > 0);
  const over = kinds.reduce((sum, kind) => sum + values[kind]!, 0) - 100;
  if (over === 0 || Math.abs(over) > kinds.length) return values;
  const largest = kinds.reduce((best, kind) => (values[kind]! > values[best]! ? kind : best));
  return { ...values, [largest]: values[largest]! - over };
}

/** What a result is called among many odds, where its effect on Vox Populi has no room. */
const inBrief: { readonly [kind: string]: JugulaKey } = {
  even: 'odds.ties',
  held: 'odds.holds',
  'held.you': 'odds.holds.you',
};

/** The odds in words, without impossible results; `isShort`: only what befalls the defender, if anything can. */
export const oddsText = (props: Props, hint: Hint, isShort = false, isBrief = false): string => {
  const values = evened(hint.values);
  const all = KINDS.filter(([kind]) => (values[kind] ?? 0) > 0);
  const bad = all.filter(([kind]) => kind !== 'even' && !kind.startsWith('held'));
  return (isShort && bad.length > 0 ? bad : all)
    .map(([kind]) => {
      const name = (isBrief ? inBrief[kind] : undefined) ?? (`odds.${kind}` as JugulaKey);
      return `${sayOf(props)(name)}\u00a0${values[kind]}\u00a0%`;
    })
    .join(', ');
};

/** `came`: what it came to, framed. */
export function Bars({ props, hint, came = null }: { props: Props; hint: Hint; came?: string | null }) {
  const say = sayOf(props);
  const values = evened(hint.values);
  return (
    <ul class="ju-bars">
      {KINDS.filter(([kind]) => (values[kind] ?? 0) > 0).map(([kind, look]) => (
        <li key={kind} class={`${look}${kind === came || kind === `${came}.you` ? ' came' : ''}`}>
          <span>{say(`odds.${kind}` as JugulaKey)}</span>
          <i style={`--w:${values[kind]}%`} aria-hidden="true" />
          <b>{values[kind]}&nbsp;%</b>
        </li>
      ))}
    </ul>
  );
}
