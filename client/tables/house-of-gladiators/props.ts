// What the components of this table are given, and the questions they ask often.

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
import { type LudiKey, type SayLudi, sayer } from '#client/tables/house-of-gladiators/words.ts';
import type { Beside, Plan, StatusQuestion, TablePart, TableProps } from '#client/tables/table.ts';
import { perRequest } from '#client/tables/touch.ts';
import type { Form, Hint, Item, Request } from '#engine/requests/request.ts';
import {
  CLASS_NAMES,
  effectOf,
  FOE_STATS,
  RESOURCE_NAMES,
  SELF_STATS,
  TASK_NAMES,
  TIRO_NAMES,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { cardsHeld, classOf, type Gladiator, maxHp, statOf } from '#games/house-of-gladiators/table-things.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

export type LudiProps = TableProps<LudiView>;

/** How a scene shows a gladiator or a card in the ludus: whether it can be touched, and where it is. */
export interface Chip {
  note?: string;
  /** What a touch of a thing that is laid does. */
  about?: string;
  /** Why a card cannot be touched here, where it is not that its time has not come. */
  shut?: string;
  state?: 'now' | 'can' | 'chosen' | 'laid' | 'rest';
  touch?(): void;
  /** It can be dragged; where it is dropped is a place of the scene (`data-drop`). */
  drag?(place: string): void;
}

/** A place beside the hand where cards go to be thrown away. */
export interface Pile {
  /** Cards that are touched now go there. */
  isOpen: boolean;
  toggle(): void;
}

/** What a scene of the round fills: zones of the frame and the action bar. */
export interface LudiSceneParts {
  /** The middle. */
  Stage: TablePart<LudiView>;
  /** Beside it, above the ranking of the Houses. */
  Ledger: TablePart<LudiView>;
  tab: 'bout' | 'market' | 'training' | 'hypogeum' | 'duties' | 'start';
  man?(props: LudiProps, man: Gladiator): Chip;
  /** `copy`: which of equal cards it is. */
  card?(props: LudiProps, card: number, copy: number): Chip;
  /** The men are drawn on the stage or beside it, so on a wide screen the hand has their place: the cards lie there whole. */
  isHandWhole?: true;
  /** Null: nothing can be thrown away now. */
  pile?(props: LudiProps): Pile | null;
  /** What the status line asks; null: the game's own words. */
  asks?(props: LudiProps): string | StatusQuestion | null;
  /** What the bar says about the draft. */
  says?(props: LudiProps): Plan | null;
  /** Whether the next touch is wanted beside the stage: on a phone that is another tab. */
  asksHouses?(props: LudiProps): boolean;
  /** Answers that are buttons of the bar. */
  beside?(props: LudiProps): readonly Beside[];
}

export const sayOf = ({ language }: Pick<LudiProps, 'language'>): SayLudi => sayer(language);

/** In the order of the wheel (HG-14.15), clockwise from the top. */
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
export const className = ({ telling }: LudiProps, man: Gladiator): string =>
  telling.words[`class.${CLASS_NAMES[classOf(man)]!}`]!;
export const sortOf = (props: LudiProps, man: Gladiator): string =>
  man.second < 0 ? className(props, man) : sayOf(props)('man.level', { sort: className(props, man) });

/** The men of a House with their health: everybody may see them (HG-0.5). */
export const menIn = ({ view, language }: Pick<LudiProps, 'view' | 'language'>, seat: number): string =>
  view.houses[seat]!.ludus.length === 0
    ? sayer(language)('ludus.nobody')
    : new Intl.ListFormat(language, { type: 'unit' }).format(
        view.houses[seat]!.ludus.map((man) => `${manName(man.tiro)} ${man.hp}/${maxHp(man)}`),
      );

export const word = ({ telling }: Pick<LudiProps, 'telling'>, key: string): string => telling.words[key] ?? key;
export const cardName = (props: LudiProps, card: number): string => word(props, `card.${RESOURCE_NAMES[card]!}`);
export const cardAbout = (props: LudiProps, card: number): string => word(props, `about.${RESOURCE_NAMES[card]!}`);
/** When a card is played: what kind it is says so (HG-10.7, HG-12.8), but for those of the dead (HG-23.17). */
const cardUse = (props: LudiProps, card: number): string =>
  sayOf(props)(effectOf(card, 'REIMBURSE') === null ? (`card.use.${familyOf(card)}` as LudiKey) : 'card.use.dead');
/** All that is to be said of a card. */
export const cardNote = (props: LudiProps, card: number): string =>
  `${cardName(props, card)}${props.telling.colon}${cardAbout(props, card)}. ${cardUse(props, card)}`;
export const taskName = (props: Pick<LudiProps, 'telling'>, task: number): string =>
  word(props, `task.${TASK_NAMES[task]!}`);
export const taskAbout = (props: Pick<LudiProps, 'telling'>, task: number): string =>
  word(props, `about.${TASK_NAMES[task]!}`);
/** Every task that is done, with what it asked. */
export function doneText(props: Pick<LudiProps, 'telling' | 'language'>, done: readonly number[]): string {
  const { colon } = props.telling;
  return `${sayOf(props)('houses.done')}${colon}${done
    .map((task) => `${taskName(props, task)} (${taskAbout(props, task)})`)
    .join('; ')}`;
}
/** An attribute where there is little room: the whole word if it is short. */
export const shortWord = (props: LudiProps, attribute: Attribute): string => {
  const whole = word(props, attribute);
  return whole.length <= 4 ? whole : `${whole.slice(0, 3)}.`;
};
/** A word that is wider than a narrow place may break once, as `Combatti-mento`: not every browser knows where. */
export const breakable = (name: string): string => name.replace(/^(\p{L}{8})(\p{L}{5,})$/u, '$1\u00AD$2');
/** The family of a card, which gives its band: combat, special, blessing. */
export const familyOf = (card: number): string => TYPES[TYPE_OF[card]!]!;

/** The viewer's hand, in order; empty for a hand that is not known. */
export const handOf = ({ hand, open }: HouseView): number[] =>
  cardsHeld({ hand: typeof hand === 'number' ? [] : hand.slice(), open });
export const handCount = ({ hand, open }: HouseView): number =>
  (typeof hand === 'number' ? hand : hand.length) + open.length;

const PLACE: { readonly [A in Attribute]: number } = { speed: 0, strength: 1, endurance: 2 };

/** The value of an attribute with all cards that have an effect, without the die (HG-15.2). */
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

export const isForm = (request: Request | null): request is Form => request?.kind === 'form';

export const isPhone = (): boolean => matchMedia('(max-width: 820px)').matches;

/** Whose name a sentence leaves out, because it says "you". */
const isYou = ({ telling }: LudiProps, seat: number): 'you' | 'other' =>
  telling.pronoun?.seat === seat ? 'you' : 'other';

/** A player in a sentence that may say "you". */
export const namedIn = (props: LudiProps, seat: number): { who: 'you' | 'other'; name: string } => ({
  who: isYou(props, seat),
  name: props.names[seat] ?? '',
});

/** A player on a label: to the reader "You", as the log says it. */
export const labelOf = (props: LudiProps, seat: number): string =>
  isYou(props, seat) === 'you' ? sayOf(props)('houses.you') : (props.names[seat] ?? '');

/** What came with the question about one of its answers, such as chances. */
export const hintOf = ({ request }: LudiProps, item: Item): Hint | null =>
  request?.hints?.find((one) => one.item === item) ?? null;

/** What the components of a scene share besides the draft. It belongs to one request; the next one gets a new one. */
interface Shared {
  /** The mat that cards and gladiators go to. */
  mat: Signal<number>;
  /** Whether the player has touched that mat; otherwise the last thing laid was laid there. */
  isMatTouched: Signal<boolean>;
  /** Whether cards of the hand that are touched are thrown away (HG-6.7). */
  isThrowing: Signal<boolean>;
  /** Training: which of equal Blessings was touched. */
  blessed: Signal<number>;
}

export const sharedBy = perRequest(
  (): Shared => ({ mat: signal(-1), isMatTouched: signal(false), isThrowing: signal(false), blessed: signal(0) }),
);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export { frameOf, homeOf, isDrafted, isPick, touch } from '#client/tables/touch.ts';
