// Answers that are neither hex nor card, as buttons of the action bar: going on, passing, freeing himself, adding nothing,
// and what the rules would pay.

import { isBoost } from '#client/tables/gladiatori/boosting.ts';
import { isWalking } from '#client/tables/gladiatori/moves.ts';
import { paidWithCards } from '#client/tables/gladiatori/payment.ts';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { asksThings, thingRequest } from '#client/tables/gladiatori/thing-request.ts';
import { SPENDING } from '#client/tables/gladiatori/things-plan.ts';
import { isAdding } from '#client/tables/gladiatori/uses.ts';
import type { GladiatoriKey } from '#client/tables/gladiatori/words.ts';
import type { Beside } from '#client/tables/table.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import { choiceText, itemsText } from '#telling/choices.ts';

/** What a bare word of the game means at this question. */
const LABELS: { readonly [asked: string]: GladiatoriKey } = {
  'GL-8.5 done': 'beside.action',
  'GL-8.8 pass': 'beside.noAction',
  'GL-8.26 none': 'beside.nobody',
  'GL-8.37 pass': 'react.none',
  'GL-14.27 none': 'beside.noThrow',
  'GL-16.19 done': 'beside.keep',
  'GL-13.28 none': 'instead.bring',
};

/** Markers that can be removed, each for two Elements (GL-16.18). */
const FREEING: { readonly [choice: string]: GladiatoriKey } = {
  'free-white': 'beside.freeWhite',
  'free-grey': 'beside.freeGrey',
};

/** GL-16.19: after the Action. */
export const isFreeing = (request: Request): boolean => request.clause === 'GL-16.19';

/**
 * Questions of one word about cards and figures in sight: as buttons of the bar their answers cover neither. Delay, and a
 * Feint at an attack, at a defence.
 */
const IN_WORDS: ReadonlySet<string> = new Set(['GL-14.39', 'GL-11.19', 'GL-11.30']);
export const isInWords = (request: Request): boolean => request.kind === 'pick' && IN_WORDS.has(request.clause);

/** The place at which the viewer acts already is no change (GL-14.39). */
const isPlaceHeld = ({ view, viewer }: Props, request: Request, item: Item): boolean =>
  request.clause === 'GL-14.39' && item === view.order.indexOf(viewer) + 1;

function choicesOf(props: Props, request: Request): readonly Choice[] {
  if (request.kind === 'pick' && isInWords(request))
    return request.from.filter((item) => !isPlaceHeld(props, request, item));
  if (isAdding(request)) return [[]];
  if (isBoost(request)) return [{ skill: 'none' }];
  // What the rules spend for a silent seat is no advice: it may be its best cards.
  if (asksThings(request)) {
    const advised = paidWithCards(request) ?? request.fallback;
    return advised === null || request.clause === SPENDING ? [] : [advised];
  }
  if (request.kind !== 'pick') return [];
  const isWord = isWalking(request) ? /^(?!step-|turn-)/ : isFreeing(request) ? /./ : /^(pass|none)$/;
  const words = request.from.filter((item) => typeof item === 'string' && isWord.test(item));
  // What costs something comes first: the answer that goes on keeps its place at the end, with it or without.
  const isCostly = (item: Item): boolean => FREEING[item] !== undefined;
  return [...words.filter(isCostly), ...words.filter((item) => !isCostly(item))];
}

/** The markers that lie on the viewer's figure now. */
function markersOf(props: Props): number {
  const own = ownOf(props);
  return own === null ? 0 : own.white + own.grey;
}

/** What the rules would pay, take or give. */
function ofThings(props: Props, request: Request, choice: Choice): Beside | null {
  const asked = thingRequest(request, choice);
  if (asked === null || asked.chosen.length === 0) return null;
  const say = sayOf(props);
  const inner = request.kind === 'form' ? request.fields[1]?.request : request;
  const price = itemsText(props.telling, inner?.of ?? request.of, asked.chosen as Item[]);
  const label =
    asked.due > 0
      ? say('things.suggestPay', { due: asked.due })
      : say('things.suggest', { count: asked.chosen.length });
  return { choice, label, price };
}

function besideOf(props: Props, request: Request, choice: Choice): Beside {
  const say = sayOf(props);
  if (isAdding(request)) return { choice, label: say('add.noneLabel') };
  if (isBoost(request)) return { choice, label: say('boost.none') };
  const things = asksThings(request) ? ofThings(props, request, choice) : null;
  if (things !== null) return things;
  if (request.clause === 'GL-18.2') return { choice, label: say('instead.rest') };
  const freeing = FREEING[String(choice)];
  if (freeing !== undefined) return { choice, label: say(freeing), price: say('beside.freePrice') };
  const key = LABELS[`${request.clause} ${String(choice)}`];
  if (key === 'beside.keep') return { choice, label: say(key, { count: markersOf(props) }) };
  if (key === 'beside.noAction') return { choice, label: say(key), price: say('beside.noActionEnds') };
  const text = choiceText(props.telling, request, choice);
  const none = say('things.do', { count: 0 });
  return { choice, label: key !== undefined ? say(key) : text === '' ? none : text };
}

export const beside = (props: Props): readonly Beside[] =>
  props.request === null
    ? []
    : choicesOf(props, props.request).map((choice) => besideOf(props, props.request!, choice));
