// What the parts of this table are given, and what they ask of it again and again.

import barbute from 'icon:barbute';
import crest from 'icon:crested-helmet';
import swords from 'icon:crossed-swords';
import fist from 'icon:fist';
import galea from 'icon:galea';
import lasso from 'icon:lasso';
import shield from 'icon:round-shield';
import sprint from 'icon:sprint';
import trident from 'icon:trident';
import { type Signal, signal } from '@preact/signals';
import { type Say, sayer } from '#client/tables/house-of-gladiators/words.ts';
import type { Beside, Part, Plan, TableProps } from '#client/tables/table.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { Choice, Form, Hint, Item, Pick, Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import {
  CLASS_NAMES,
  FOE_STATS,
  RESOURCE_NAMES,
  SELF_STATS,
  TASK_NAMES,
  TIRO_NAMES,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { cardsHeld, classOf, type Gladiator, statOf } from '#games/house-of-gladiators/table-things.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

export type Props = TableProps<LudiView>;

/** What a scene says of a gladiator or a card that lies in the ludus: whether it can be touched, and where it is. */
export interface Chip {
  note?: string;
  state?: 'now' | 'can' | 'chosen' | 'laid' | 'rest';
  touch?(): void;
  /** It can be dragged with a mouse; where it is dropped is a place of the scene (`data-drop`). */
  drag?(place: string): void;
}

/** The parts of the frame that a scene of the round fills, and what the bar says in it. */
export interface SceneParts {
  /** The middle. */
  Stage: Part<LudiView>;
  /** Beside it, above the race of the Houses. */
  Ledger: Part<LudiView>;
  tab: 'bout' | 'market' | 'training' | 'hypogeum' | 'duties' | 'start';
  man?(props: Props, man: Gladiator): Chip;
  /** `copy`: which of equal cards it is. */
  card?(props: Props, card: number, copy: number): Chip;
  /** What the bar says about the draft. */
  says?(props: Props): Plan | null;
  /** Answers that are buttons of the bar. */
  beside?(props: Props): readonly Beside[];
}

export const sayOf = ({ language }: Props): Say => sayer(language);

/** The seat whose things lie nearest: the viewer's, and for whoever only watches the first. */
export const homeOf = ({ viewer }: Props): number => (viewer === SPECTATOR ? 0 : viewer);

/** As the wheel has them (HG-14.15), clockwise from the top. */
export const CYCLE = ['speed', 'endurance', 'strength'] as const;
export type Attribute = (typeof CYCLE)[number];
export const ATTRIBUTE_ICONS: { readonly [A in Attribute]: string } = {
  speed: sprint,
  endurance: shield,
  strength: fist,
};
const CLASS_ICONS = [crest, barbute, lasso, swords, galea, trident];

export const manName = (tiro: number): string => TIRO_NAMES[tiro]!.charAt(0).toUpperCase() + TIRO_NAMES[tiro]!.slice(1);
export const manIcon = (man: Gladiator): string => CLASS_ICONS[classOf(man)] ?? crest;
export const className = ({ telling }: Props, man: Gladiator): string =>
  telling.words[`class.${CLASS_NAMES[classOf(man)]!}`]!;
export const sortOf = (props: Props, man: Gladiator): string =>
  man.second < 0 ? className(props, man) : sayOf(props)('man.level', { sort: className(props, man) });

export const word = ({ telling }: Props, key: string): string => telling.words[key] ?? key;
export const cardName = (props: Props, card: number): string => word(props, `card.${RESOURCE_NAMES[card]!}`);
export const cardAbout = (props: Props, card: number): string => word(props, `about.${RESOURCE_NAMES[card]!}`);
export const taskName = (props: Props, task: number): string => word(props, `task.${TASK_NAMES[task]!}`);
export const taskAbout = (props: Props, task: number): string => word(props, `about.${TASK_NAMES[task]!}`);
/** The family of a card, which gives its band: combat, special, blessing. */
export const familyOf = (card: number): string => TYPES[TYPE_OF[card]!]!;

/** The cards of the viewer's hand, in order; of another's nothing is known here. */
export const handOf = ({ hand, open }: HouseView): number[] =>
  cardsHeld({ hand: typeof hand === 'number' ? [] : hand.slice(), open });
export const handCount = ({ hand, open }: HouseView): number =>
  (typeof hand === 'number' ? hand : hand.length) + open.length;

const PLACE: { readonly [A in Attribute]: number } = { speed: 0, strength: 1, endurance: 2 };

/** What a man brings to an attribute with his cards and those of his foe that work, the die left aside (HG-15.2). */
export function standing(
  man: Gladiator,
  attribute: Attribute,
  gear: readonly number[],
  foeGear: readonly number[],
): number {
  const at = PLACE[attribute];
  let sum = statOf(man, at);
  for (const card of gear) sum += SELF_STATS[card]![at]!;
  for (const card of foeGear) sum += FOE_STATS[card]![at]!;
  return sum;
}

export const statNow = (man: Gladiator, attribute: Attribute): number => statOf(man, PLACE[attribute]);

/** The innermost moment of a rule that is going on, as the viewer may know it. */
export const frameOf = (view: LudiView, rule: string): Scene | null =>
  view.flow.scenes.findLast((one) => one.rule === rule) ?? null;

export const isPick = (request: Request | null): request is Pick => request?.kind === 'pick';
export const isForm = (request: Request | null): request is Form => request?.kind === 'form';

/** What came with the question about one of its answers, such as chances. */
export const hintOf = ({ request }: Props, item: Item): Hint | null =>
  request?.hints?.find((one) => one.item === item) ?? null;

/** Chooses on the thing itself: what is touched is planned, and touched once more it is done. */
export function touch({ draft, choose, refusal }: Props, choice: Choice): void {
  const isSame = JSON.stringify(draft.value) === JSON.stringify(choice);
  if (isSame && refusal(choice) === null) choose(choice);
  else draft.value = choice;
}

export const isDrafted = ({ draft }: Props, choice: Choice): boolean =>
  draft.value !== null && JSON.stringify(draft.value) === JSON.stringify(choice);

/** What the parts of a scene share besides the draft. It belongs to one question: with the next all of it is new. */
export interface Shared {
  /** The mat that things are laid on. */
  mat: Signal<number>;
}

const shared = new WeakMap<object, Shared>();

export function sharedBy({ draft }: Props): Shared {
  const known = shared.get(draft);
  if (known !== undefined) return known;
  const made: Shared = { mat: signal(-1) };
  shared.set(draft, made);
  return made;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
