// Choosing things, in words: what they are called, how much is chosen, and what the bar says about it.

import { cardAbout, cardName, itemName } from '#client/tables/gladiatori/card-names.ts';
import { grouped, ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { type ThingRequest, worthOf } from '#client/tables/gladiatori/thing-request.ts';
import type { Note, Plan } from '#client/tables/table.ts';
import type { Item } from '#engine/requests/request.ts';
import { ENDURANCE, FROM_HP, ITEM, POINT, POWER, POWERS, VALUES } from '#games/gladiatori/cards.ts';

/** Removing a marker: what is chosen here is given away. */
export const SPENDING = 'GL-16.18';
/** Rage: the card that is chosen takes its place. */
const BRINGING = 'GL-13.28';
/** Where what is chosen is lost. */
const GIVEN_UP: ReadonlySet<string> = new Set([SPENDING, 'GL-13.40']);
export const isGivenUp = (clause: string): boolean => GIVEN_UP.has(clause);

/** A sentence for what is chosen; other questions name the things alone. */
const SENTENCES: { readonly [clause: string]: 'things.back' | 'things.paying' | 'things.spending' } = {
  'GL-9.11': 'things.back',
  'GL-14.43': 'things.back',
  'GL-18.2': 'things.back',
  'GL-11.45': 'things.paying',
  [SPENDING]: 'things.spending',
  'GL-13.40': 'things.spending',
};

/** What a thing is called. */
export function thingTitle(props: Props, thing: number): string {
  if (thing < POINT) return cardName(props, thing);
  if (thing < ITEM) return props.telling.words[`value.${VALUES[thing - POINT]}`]!;
  if (thing < FROM_HP) return itemName(props, thing);
  if (thing < POWER) return cardName(props, thing - FROM_HP);
  return props.telling.words[`power.${POWERS[thing - POWER]!.name}`]!;
}

/** Things in a sentence, those that are alike together. */
export const thingsText = (props: Props, things: readonly Item[]): string =>
  grouped(things)
    .map(({ item, count }) => `${thingTitle(props, item as number)}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');

/** How much of the payment is covered. */
export function tally(props: Props, asked: ThingRequest): string {
  const say = sayOf(props);
  const { chosen, due, max, min, worth } = asked;
  if (due > 0) {
    const paid = worthOf(asked, chosen);
    return say('things.paid', { paid, due, over: Math.max(0, paid - due) });
  }
  if (worth !== null) return say('things.spent', { spent: worthOf(asked, chosen), atMost: asked.atMost });
  if (asked.items.length === 0) return '';
  return min === max
    ? say('things.exactly', { count: chosen.length, max })
    : say('things.upTo', { count: chosen.length, max });
}

/** The answer beside all things, in words of its own where "no" would not say what is left. */
export function insteadText(props: Props, word: string): string {
  const say = sayOf(props);
  if (word === 'no' && props.request?.clause === 'GL-18.2') return say('instead.rest');
  if (word === 'none' && props.request?.clause === BRINGING) return say('instead.bring');
  return say(`instead.${word}` as 'instead.no');
}

/** What the Rest costs, and what could still come back for the same price. */
function restNotes(props: Props, { chosen, items, max }: ThingRequest): Note[] {
  const clause = props.request?.clause ?? '';
  if (SENTENCES[clause] !== 'things.back' || chosen.length === 0) return [];
  const say = sayOf(props);
  const has = ownOf(props)?.secret?.now[ENDURANCE] ?? 0;
  const more = Math.min(max, items.length) - chosen.length;
  const notes: Note[] = [];
  if (clause === 'GL-18.2')
    notes.push({ text: say('things.tired', { from: has, to: has - 1 }), clause: 'GL-18.2', tone: 'cost' });
  if (more > 0) notes.push({ text: say('things.more', { count: more }), clause, tone: 'plain' });
  return notes;
}

/** The card that Rage brings in, and what it does. */
function bringPlan(props: Props, thing: number): Plan {
  const kind = thing % FROM_HP;
  const label = sayOf(props)('things.bring', { card: cardName(props, kind) });
  return { text: `${label}.`, notes: [{ text: cardAbout(props, kind), clause: BRINGING, tone: 'plain' }], label };
}

/** What the bar says about the things of the draft. */
export function thingsPlan(props: Props, asked: ThingRequest): Plan | null {
  const say = sayOf(props);
  const { draft } = props;
  if (draft.value === null) return null;
  const without = asked.instead.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(draft.value));
  if (without !== undefined)
    return {
      text: insteadText(props, without.word),
      label: insteadText(props, without.word),
    };
  const clause = props.request?.clause ?? '';
  const [first] = asked.chosen;
  if (clause === BRINGING && first !== undefined) return bringPlan(props, first as number);
  const things = thingsText(props, asked.chosen);
  const sentence = SENTENCES[clause];
  return {
    text: things === '' ? say('things.nothing') : sentence === undefined ? things : say(sentence, { things }),
    notes: restNotes(props, asked),
    label:
      asked.due > 0
        ? say('things.pay', { due: asked.due })
        : say(isGivenUp(clause) ? 'things.spend' : 'things.do', { count: asked.chosen.length }),
  };
}
