// What the bar says before anything is chosen: what to touch, and what the filled button waits for.

import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { asksThings, thingRequest } from '#client/tables/gladiatori/thing-request.ts';
import { hintOf, isAdding } from '#client/tables/gladiatori/uses.ts';
import type { GladiatoriKey } from '#client/tables/gladiatori/words.ts';
import type { Plan } from '#client/tables/table.ts';
import type { Request } from '#engine/requests/request.ts';
import { ENERGY_1, SPEED } from '#games/gladiatori/cards.ts';

interface Opening {
  text: GladiatoriKey;
  label: GladiatoriKey;
}

const OPENINGS: { readonly [clause: string]: Opening } = {
  'GL-4.1': { text: 'open.gladiator', label: 'open.gladiator.do' },
  'GL-5.26': { text: 'open.item', label: 'open.item.do' },
  'GL-6.4': { text: 'open.start', label: 'open.hex.do' },
  'GL-8.5': { text: 'open.walk', label: 'open.hex.do' },
  'GL-9.15': { text: 'open.step', label: 'open.hex.do' },
  'GL-8.8': { text: 'open.action', label: 'open.action.do' },
  'GL-8.19': { text: 'open.add', label: 'open.cards.do' },
  'GL-8.41': { text: 'open.addReact', label: 'open.cards.do' },
  'GL-8.26': { text: 'open.target', label: 'open.target.do' },
  'GL-8.37': { text: 'open.react', label: 'open.react.do' },
  'GL-13.22': { text: 'open.boost', label: 'open.boost.do' },
  'GL-11.45': { text: 'open.wound', label: 'open.wound.do' },
  'GL-9.11': { text: 'open.rest', label: 'open.rest.do' },
  'GL-14.43': { text: 'open.rest', label: 'open.rest.do' },
  'GL-18.2': { text: 'open.rest', label: 'open.rest.do' },
  'GL-14.27': { text: 'open.throw', label: 'open.hex.do' },
  'GL-16.18': { text: 'open.spend', label: 'open.spend.do' },
  'GL-16.19': { text: 'open.free', label: 'open.spend.do' },
  'GL-11.19': { text: 'open.answer', label: 'open.answer' },
  'GL-11.30': { text: 'open.answer', label: 'open.answer' },
  'GL-14.39': { text: 'open.answer', label: 'open.answer' },
};

/** GL-19.1: after its Rest the match is over. */
const LAST_TURN = 6;

/** Questions that whoever cannot choose is asked too: whether they are asked depends on what all know. */
const ASKED_ALWAYS: ReadonlySet<string> = new Set(['GL-8.8', 'GL-8.37']);

/** Whether only one answer is left, and nothing to be touched. */
function isSettled(request: Request): boolean {
  if (request.kind === 'pick') return ASKED_ALWAYS.has(request.clause) && request.from.length === 1;
  if (isAdding(request)) return request.from.length === 0;
  const things = asksThings(request) ? thingRequest(request, null) : null;
  return things !== null && things.max === 0 && things.instead.length < 2;
}

/** Where no hex is green or nobody can be struck: why, and what helps. Where a marker may go: what it does to him. */
function openingOf(props: Props): GladiatoriKey {
  const own = ownOf(props);
  const request = props.request!;
  const { clause } = request;
  if (clause === 'GL-8.5' && own !== null) {
    if (own.down) return 'open.walk.down';
    if (own.grey > 0) return 'open.walk.trapped';
    if (own.secret?.now[SPEED] === 0) return 'open.walk.slow';
  }
  if (clause === 'GL-16.19' && own !== null) {
    if (own.down) return 'open.free.down';
    if (own.white > 0 && own.pendingWhite > 0) return 'open.free.falls';
    if (own.grey > 0) return 'open.free.trapped';
  }
  if (clause === 'GL-8.26' && request.kind === 'pick' && request.from.length === 1) return 'open.target.none';
  if (isSettled(request)) return 'open.only';
  if (clause === 'GL-18.2' && props.view.turn === LAST_TURN) return 'open.rest.last';
  // With Block energy counts: no warning.
  if (clause === 'GL-8.41' && (hintOf(request, ENERGY_1, 'adds')?.['each'] ?? 0) > 0) return 'open.add';
  return OPENINGS[clause]!.text;
}

export function says(props: Props): Plan | null {
  const { request, draft } = props;
  const opening = OPENINGS[request?.clause ?? ''];
  if (request === null || draft.value !== null || opening === undefined) return null;
  const say = sayOf(props);
  const text = openingOf(props);
  return {
    text: say(text as 'open.rest', { max: thingRequest(request, null)?.max ?? 0 }),
    notes: [{ text: '', clause: request.clause, tone: 'plain' }],
    label: say(opening.label),
    instead: text !== opening.text && text !== 'open.add',
  };
}
