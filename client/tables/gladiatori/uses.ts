// What the viewer's cards can be used for now, and what the action bar says about it.

import { cardName, reactionName } from '#client/tables/gladiatori/card-names.ts';
import { figuresOf } from '#client/tables/gladiatori/figures.ts';
import { strikes } from '#client/tables/gladiatori/overlay.ts';
import { plain, signed } from '#client/tables/gladiatori/planning.ts';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import type { Note, Plan } from '#client/tables/table.ts';
import type { Pick, Request, Subset } from '#engine/requests/request.ts';
import { BLOOD, CARDS } from '#games/gladiatori/cards.ts';

/** Ways to use an Action card: from the hand or from the row, for an Action (or Reaction) or for Standby. */
export type Use = 'new' | 'standby' | 'again' | 'turn-down';
export const FROM_HAND: readonly Use[] = ['new', 'standby'];
export const FROM_ROW: readonly Use[] = ['again', 'turn-down'];

export const useItem = (use: Use, kind: number): string => `${use}-${CARDS[kind]!.name}`;

/** The request for a card to act or react with. */
export const isActing = (request: Request | null): request is Pick =>
  request?.kind === 'pick' && request.of === 'action';
export const isReacting = (request: Request | null): boolean => request?.clause === 'GL-8.37';
/** The request for cards to add. */
export const isAdding = (request: Request | null): request is Subset =>
  request?.kind === 'subset' && (request.clause === 'GL-8.19' || request.clause === 'GL-8.41');
/** The request for a card of the hand to give away (GL-13.17). */
export const isGiving = (request: Request | null): request is Pick =>
  request?.kind === 'pick' && request.clause === 'GL-13.17';

/** The uses of a card that are offered. */
export const usesOf = (request: Request | null, kind: number, among: readonly Use[]): Use[] =>
  isActing(request) ? among.filter((use) => request.from.includes(useItem(use, kind))) : [];

/** The clause because of which a use is not offered. */
export const barOf = (request: Request | null, item: string | number): string | null =>
  request?.barred?.find((one) => one.item === item)?.clause ?? null;

export const hintOf = (request: Request | null, item: string | number, key: string) =>
  request?.hints?.find((hint) => hint.item === item && hint.key === key)?.values ?? null;

/** The plan of a card in the draft; null: the draft is no card. */
export function cardPlan(props: Props): Plan | null {
  const { request, draft } = props;
  if (!isActing(request) || typeof draft.value !== 'string') return null;
  const item = draft.value;
  const kind = CARDS.findIndex(({ name }) => item.endsWith(`-${name}`));
  if (isReacting(request)) return reactionPlan(props, item, kind);
  return kind < 0 ? null : actionPlan(props, item, kind);
}

function actionPlan(props: Props, item: string, kind: number): Plan {
  const say = sayOf(props);
  const card = cardName(props, kind);
  if (item.startsWith('standby') || item.startsWith('turn-down'))
    return {
      text: say('plan.standby', { card }),
      notes: [{ text: say('plan.standbyNote'), clause: 'GL-9.11', tone: 'plain' }],
      label: say('use.standby'),
    };
  const blood = hintOf(props.request, item, 'blood')?.['blood'] ?? 0;
  const has = ownOf(props)?.secret?.now[BLOOD] ?? 0;
  const played = blood === 0 ? say('plan.new', { card }) : say('plan.again', { card, from: has, to: has - blood });
  const sum = attackText(props, item);
  return {
    // What it comes to first: a phone's bar may cut the rest.
    text: sum === null ? played : `${sum} ${played}`,
    notes: [doesNote(props, kind), ...(isBlow(kind) ? inVain(props, []) : []), ...laterNotes(props, item)],
    label: say('use.play', { card }),
    ...(blood > 0 ? { price: say('blood', { blood }) } : {}),
  };
}

/** What the card does; who lies face-down or in a net does not walk with it. */
function doesNote(props: Props, kind: number): Note {
  const say = sayOf(props);
  const own = ownOf(props);
  if (!isBlow(kind) && own !== null && (own.down || own.grey > 0))
    return { text: say('does.movement.held'), clause: 'GL-16.8', tone: 'cost' };
  return { text: say(`does.${CARDS[kind]!.name}` as 'does.strength'), clause: DOES[kind]!, tone: 'plain' };
}

/** What the attack comes to before anything is added; null: it is none. */
function attackText(props: Props, item: string): string | null {
  const parts = hintOf(props.request, item, 'parts');
  if (parts === null) return null;
  const total = Object.values(parts).reduce((sum, value) => sum + value, 0);
  const has = Object.keys(parts).length > 0 ? 'yes' : 'no';
  return sayOf(props)('plan.soFar', { total: plain(total), has, parts: partsText(props, parts) });
}

/** What can still be put into the attack. */
function laterNotes(props: Props, item: string): Note[] {
  const later = hintOf(props.request, item, 'later');
  if (later === null) return [];
  const say = sayOf(props);
  const [skill, ability, energy] = [later['skill'] ?? 0, later['ability'] ?? 0, later['energy'] ?? 0];
  const notes: Note[] = [];
  const base = Object.values(hintOf(props.request, item, 'parts') ?? {}).reduce((sum, value) => sum + value, 0);
  if (base + skill + ability + energy <= 0) notes.push({ text: say('plan.null'), clause: 'GL-11.9', tone: 'cost' });
  if (energy > 0) notes.push({ text: say('plan.energy', { energy: signed(energy) }), clause: 'GL-9.1', tone: 'plain' });
  if (skill > 0 || ability > 0)
    notes.push({
      text: say('add.laterAttack', {
        on: skill > 0 ? 'yes' : 'no',
        skill: signed(skill),
        has: ability > 0 ? 'yes' : 'no',
        ability: signed(ability),
      }),
      clause: 'GL-2.8',
      tone: 'plain',
    });
  return notes;
}

/** Whether the Action is an attack; Movement goes somewhere instead. */
export const isBlow = (kind: number): boolean => CARDS[kind]!.name !== 'movement';

const SWEEP = CARDS.findIndex(({ name }) => name === 'sweep');

/** A warning where the attack reaches nobody with these cards added. */
export function inVain(props: Props, added: readonly number[]): Note[] {
  const say = sayOf(props);
  const how = strikes(props.view, props.viewer, figuresOf(props.view));
  if (how === 'any' || (how === 'sweep' && added.includes(SWEEP))) return [];
  return how === 'sweep'
    ? [{ text: say('plan.beside'), clause: 'GL-8.27', tone: 'cost' }]
    : [{ text: say('plan.nobody'), clause: 'GL-8.26', tone: 'cost' }];
}

const DOES = ['GL-9.1', 'GL-9.2', 'GL-9.5', 'GL-9.15'];
const REACTS = ['GL-10.1', 'GL-10.2', 'GL-10.3', 'GL-10.4'];

/** The parts of a sum as a sentence. */
export const partsText = (props: Props, parts: { readonly [label: string]: number }): string =>
  Object.entries(parts)
    .map(([label, value]) => `${signed(value)} ${props.telling.words[`part.${label}`] ?? label}`)
    .join(', ');

/** Whether the Action card that attacks the viewer lies face up: then the sum counts it. */
function isAttackOpen({ view }: Props): boolean {
  const by = view.flow.scenes.find(({ rule }) => rule === 'fight')?.['by'] as number | undefined;
  const one = by === undefined ? undefined : view.gladiators[by];
  return one !== undefined && one.using >= 0 && one.row[one.using]! >= 0;
}

function reactionPlan(props: Props, item: string, kind: number): Plan {
  const say = sayOf(props);
  const values = hintOf(props.request, item, 'defence') ?? {};
  const parts = hintOf(props.request, item, 'parts') ?? {};
  const total = values['total'] ?? 0;
  const guard = values['guard'] ?? 0;
  const name = kind < 0 ? say('react.none') : reactionName(props, kind);
  const said =
    Object.keys(parts).length === 0
      ? say('react.nothing', { name })
      : say('react.sum', { name, parts: partsText(props, parts), total: plain(total) });
  const notes: Note[] = [];
  if (kind >= 0)
    notes.push({ text: say(`reacts.${CARDS[kind]!.name}` as 'reacts.strength'), clause: REACTS[kind]!, tone: 'plain' });
  else notes.push({ text: say('react.passive'), clause: 'GL-15.5', tone: 'plain' });
  const speed = values['speed'] ?? 0;
  if (guard > 0 || speed > 0)
    notes.push({
      text: say('add.laterDefence', {
        on: guard > 0 ? 'yes' : 'no',
        skill: signed(guard),
        has: speed > 0 ? 'yes' : 'no',
        ability: signed(speed),
      }),
      clause: 'GL-2.9',
      tone: 'plain',
    });
  if (kind >= 0 && kind < 3 && !isAttackOpen(props))
    notes.push({ text: say('react.match', { action: cardName(props, kind) }), clause: 'GL-10.10', tone: 'plain' });
  const blood = values['blood'] ?? 0;
  return { text: said, notes, label: name, ...(blood > 0 ? { price: say('blood', { blood }) } : {}) };
}
