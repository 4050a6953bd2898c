// The table of Gladiatori.

import { asks } from '#client/tables/gladiatori/asks.ts';
import { beside, isFreeing, isInWords } from '#client/tables/gladiatori/beside.ts';
import { Board } from '#client/tables/gladiatori/board.tsx';
import { isBoost } from '#client/tables/gladiatori/boosting.ts';
import { characterName, emblemOf } from '#client/tables/gladiatori/figures.ts';
import { Hand } from '#client/tables/gladiatori/hand.tsx';
import { asksItems } from '#client/tables/gladiatori/items.tsx';
import { isWalking } from '#client/tables/gladiatori/moves.ts';
import { Others } from '#client/tables/gladiatori/others.tsx';
import { Own } from '#client/tables/gladiatori/own.tsx';
import { Phases, steps } from '#client/tables/gladiatori/phases.tsx';
import { says } from '#client/tables/gladiatori/says.ts';
import { scenes } from '#client/tables/gladiatori/scenes.ts';
import { asksThings } from '#client/tables/gladiatori/thing-request.ts';
import { isActing, isAdding, isGiving } from '#client/tables/gladiatori/uses.ts';
import { isValueForm } from '#client/tables/gladiatori/value-form.tsx';
import type { GameTable } from '#client/tables/table.ts';
import type { Request } from '#engine/requests/request.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
import '#client/tables/gladiatori/style/index.css';

const SCENES = new Set(['GL-4.1', 'GL-6.4', 'GL-7.3']);

const DRAWN: readonly ((request: Request) => boolean)[] = [
  ({ clause }) => SCENES.has(clause),
  ({ kind, of }) => kind === 'pick' && (of === 'declaration' || of === 'throw'),
  isWalking,
  isActing,
  isAdding,
  isGiving,
  asksItems,
  asksThings,
  isBoost,
  isFreeing,
  isInWords,
  isValueForm,
];
const draws = (request: Request): boolean => DRAWN.some((test) => test(request));

export const table: GameTable<GladiatoriView> = {
  Board,
  Hand,
  Own,
  Others,
  Phases,
  scenes,
  fixed: true,
  callouts: true,
  passes: ['no', 'none', 'pass', 'stop', 'done'],
  news: {
    always: [
      'characterChosen',
      'picked',
      'itemWon',
      'orderSet',
      'placed',
      'moved',
      'stoodBy',
      'freed',
      'statusChanged',
      'passed',
      'reacted',
      'stayedPassive',
      'hit',
      'missed',
      'vpChanged',
      'powerUsed',
      'killed',
      'itemBroken',
      'mauled',
      'fendedOff',
      'animalKilled',
    ],
    // Whoever keeps a marker may fall by it, though his answer itself leaves no trace.
    outcomes: ['statusChanged'],
    // A marker is news when it takes effect: with the second one he lies down.
    never: ['unbalanced', 'discarded', 'revealed', 'added', 'recovered', 'activationBegan', 'defenceValued'],
  },
  draws,
  atOnce: (request) => isFreeing(request) || isInWords(request),
  beside,
  asks,
  emblem: emblemOf,
  houseOf: characterName,
  says,
  steps,
};
