// Chapter 23c to 23e: how animals attack and defend, and the powers of their species.

import { type Part, part } from '#engine/event.ts';
import { call, end, rule } from '#engine/flow/flow.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, sideOf } from '#games/gladiatori/board.ts';
import { HP, ITEM, REFLEX, SPEED, type Species, speciesName } from '#games/gladiatori/cards.ts';
import { moveOpenly, payOpenly } from '#games/gladiatori/handling.ts';
import { itemHp } from '#games/gladiatori/holdings.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';
import { putAway } from '#games/gladiatori/rules/08-row.ts';
import { reaction } from '#games/gladiatori/rules/10-reactions.ts';
import { type Warded, ward } from '#games/gladiatori/rules/11-defence.ts';
import { lastChance, leave, playOn, strip, wound } from '#games/gladiatori/rules/11-injury.ts';
import { reflex } from '#games/gladiatori/rules/13-moves.ts';
import { releaseNets, removeItem, settleAll, unbalance } from '#games/gladiatori/rules/16-status.ts';
import { score, VP } from '#games/gladiatori/rules/17-honour.ts';
import {
  animalOf,
  DUE,
  disclose,
  figureAt,
  type Gladiatori,
  inPlay,
  isHeld,
  KILLED,
  kindOf,
  playsOn,
  stampOf,
  type T,
  UNSET,
} from '#games/gladiatori/state.ts';

/** A roll of an animal, and which of its powers it set off. */
export interface Roll {
  total: number;
  parts: Part[];
  base: number;
  doubles: boolean;
  seven: boolean;
}

/** GL-23.37, GL-23.38, GL-23.47 to GL-23.49: the base dice, the check, then the extra die. */
export function roll(t: T, kind: Species, base: number, attack: boolean): Roll {
  const first = t.random.die(6);
  const second = base === 2 ? t.random.die(6) : 0;
  const doubles = base === 2 && first === second && (attack || kind.doublesInDefence);
  const seven = base === 2 && first + second === 7 && (attack || kind.sevenInDefence) && kind.seven !== 'nothing';
  const parts = [part('die', first, 'GL-23.17')];
  if (base === 2) parts.push(part('die', second, 'GL-23.17'));
  if (kind.extra > 0) parts.push(part('extra die', t.random.die(6), 'GL-23.47'));
  if (doubles && kind.doubles === 'two-more') parts.push(part('doubles', 2 * (base + kind.extra), 'GL-23.48'));
  return { total: parts.reduce((sum, one) => sum + one.value, 0), parts, base: first, doubles, seven };
}

/** GL-23.39 to GL-23.41: another one comes in the next round. */
function reinforce(g: Gladiatori, t: T, species: number): void {
  g.animals.push({ species, where: DUE, from: stampOf(g) + 1, cell: -1, grey: 0 });
  t.use('reinforce');
  t.log?.emit('reinforced', {
    clause: species === 0 ? 'GL-23.39' : 'GL-23.40',
    animal: ANIMAL + g.animals.length - 1,
    species: speciesName(species),
  });
}

/** GL-23.29, GL-23.33: a base die of 5 or 6 takes one Trapped marker off. */
export function release(g: Gladiatori, t: T, figure: number, die: number): void {
  const animal = animalOf(g, figure);
  if (die >= 5) animal.grey--;
  t.log?.emit('animalStrained', { clause: 'GL-23.29', animal: figure, die, grey: animal.grey });
  releaseNets(g, t);
}

/** GL-23.25: the defence of an attacked animal; `lose` when a bear's 7 came up (GL-23.50). */
export function beastDefence(g: Gladiatori, t: T, figure: number): { total: number; lose: boolean } {
  const animal = animalOf(g, figure);
  const kind = kindOf(g, animal.species);
  const rolled = roll(t, kind, 2, false);
  t.use(kind.name);
  t.log?.emit('animalDefended', { clause: 'GL-23.25', animal: figure, parts: rolled.parts, total: rolled.total });
  if (rolled.doubles && kind.doubles === 'reinforce') reinforce(g, t, animal.species);
  return { total: rolled.total, lose: rolled.seven && kind.seven === 'lose' };
}

/** GL-23.25, GL-23.28, GL-23.57 */
export function killAnimal(g: Gladiatori, t: T, by: Seat, figure: number): void {
  const animal = animalOf(g, figure);
  animal.where = KILLED;
  animal.cell = -1;
  t.log?.emit('animalKilled', { clause: 'GL-23.28', animal: figure, seat: by });
  releaseNets(g, t);
  score(g, t, by, VP.animal, 'GL-23.57');
}

interface Loss {
  seat: Seat;
  killed: boolean;
}

/** GL-23.50, GL-23.51: one Item or HP deck card, else the cover (D-74). */
export const bearLoss = rule<Gladiatori, Loss>(
  'bear-loss',
  { locals: { seat: UNSET, killed: false }, shows: ['seat', 'killed'] },
  [
    {
      clause: 'GL-23.51',
      ask(g, f) {
        const one = g.gladiators[f.seat]!;
        const things = [...one.hp, ...one.items];
        return things.length === 0 ? null : pick(f.seat, 'thing', things);
      },
      fallback(g, f) {
        const one = g.gladiators[f.seat]!;
        const worth = (thing: number): number => (thing >= ITEM ? itemHp(one, thing) : HP[thing]!);
        return (one.hp.length > 0 ? one.hp : one.items).reduce((a, b) => (worth(b) < worth(a) ? b : a));
      },
      take(g, f, t, choice: Item) {
        const one = g.gladiators[f.seat]!;
        const thing = choice as number;
        if (thing >= ITEM) removeItem(g, f.seat, thing);
        else moveOpenly(one, one.hp, one.removed, thing);
        disclose(t, f.seat);
        t.log?.emit('clawed', { clause: 'GL-23.50', seat: f.seat, thing });
        return end();
      },
    },
    {
      clause: 'GL-23.51',
      at: 'GL-23.51 cover',
      run(g, f, t) {
        const one = g.gladiators[f.seat]!;
        if (playsOn(one)) return end();
        f.killed = true;
        one.after = 0;
        strip(g, t, f.seat, 0);
      },
    },
    {
      clause: 'GL-14.21',
      ask: (g, f) => lastChance(g, f.seat),
      fallback: (_g, _f, request) => (request.kind === 'pick' ? request.from[0]! : 'no'),
      take: (g, f, t, choice: Item) => playOn(g, t, f.seat, choice),
    },
    {
      clause: 'GL-11.53',
      run: (g, f, t) => (playsOn(g.gladiators[f.seat]!) ? undefined : leave(g, t, f.seat, 'GL-11.53')),
    },
  ],
);

interface Attack {
  figure: number;
  on: Seat;
  moved: boolean;
  side: number;
  fav: number;
  doubles: boolean;
  seven: boolean;
  fdv: number;
  dodged: boolean;
  acrobatic: boolean;
}
const locals: Attack = {
  figure: UNSET,
  on: UNSET,
  moved: false,
  side: UNSET,
  fav: UNSET,
  doubles: false,
  seven: false,
  fdv: UNSET,
  dodged: false,
  acrobatic: false,
};

const powerOf = (g: Gladiatori, f: Attack): Species => kindOf(g, animalOf(g, f.figure).species);

/** GL-23.17 to GL-23.24: an animal attacks; the player sees its value first. */
export const beastAttack = rule<Gladiatori, Attack>(
  'beast-attack',
  { locals, shows: [...(Object.keys(locals) as (keyof Attack)[]), 'result'] },
  [
    {
      clause: 'GL-23.17',
      run(g, f, t) {
        const animal = animalOf(g, f.figure);
        const one = g.gladiators[f.on]!;
        const netted = animal.grey > 0;
        const base = netted ? 1 : f.moved ? powerOf(g, f).afterMove : 2;
        const rolled = roll(t, powerOf(g, f), base, true);
        f.fav = rolled.total;
        f.doubles = rolled.doubles;
        f.seven = rolled.seven;
        f.side = sideOf(one.cell, one.facing, animal.cell);
        t.use(powerOf(g, f).name);
        t.log?.emit('animalAttacked', { animal: f.figure, seat: f.on, parts: rolled.parts, total: rolled.total });
        if (netted) release(g, t, f.figure, rolled.base);
        if (f.doubles && powerOf(g, f).doubles === 'reinforce') reinforce(g, t, animal.species);
      },
    },
    {
      clause: 'GL-23.44',
      ask(g, f) {
        // GL-23.45: a free hex straight back, for one who is not held; whether he has the Speed is his secret.
        const one = g.gladiators[f.on]!;
        if (!f.doubles || powerOf(g, f).doubles !== 'step-back' || isHeld(one)) return null;
        const back = arena.neighbours[one.cell]![(one.facing + 3) % 6]!;
        if (back < 0 || figureAt(g, back) >= 0) return null;
        return pick(f.on, 'word', one.now[SPEED]! > 0 ? ['stand', 'step-back'] : ['stand']);
      },
      fallback: () => 'stand',
      take(g, f, t, choice: Item) {
        if (choice === 'stand') return;
        const one = g.gladiators[f.on]!;
        payOpenly(one, SPEED, 1);
        disclose(t, f.on);
        one.cell = arena.neighbours[one.cell]![(one.facing + 3) % 6]!;
        t.use('step-back');
        t.log?.emit('steppedBack', { seat: f.on, cell: one.cell });
        releaseNets(g, t);
        return end();
      },
    },
    { clause: 'GL-23.21', run: (_g, f) => call(reaction, { seat: f.on, side: f.side }) },
    {
      clause: 'GL-23.23',
      run: (_g, f) => call(ward, { seat: f.on, against: f.figure, side: f.side, fav: f.fav, card: -1 }),
    },
    {
      clause: 'GL-23.18',
      run(_g, f, t) {
        const warded = f.result as unknown as Warded;
        f.fdv = warded.fdv;
        f.dodged = warded.dodged;
        f.acrobatic = warded.acrobatic;
        const fav = f.dodged ? Math.floor(f.fav / 2) : f.fav;
        const twice = f.doubles && powerOf(_g, f).doubles === 'step-back' ? 2 : 1;
        const damage = Math.max(0, fav - f.fdv) * twice;
        t.log?.emit(damage > 0 ? 'mauled' : 'fendedOff', {
          seat: f.on,
          animal: f.figure,
          fav,
          fdv: f.fdv,
          halved: f.dodged ? f.fav : 0,
          damage,
        });
        return damage > 0 ? call(wound, { seat: f.on, by: f.figure, side: f.side, damage }) : undefined;
      },
    },
    {
      clause: 'GL-23.50',
      run: (g, f) =>
        f.seven && powerOf(g, f).seven === 'lose' && inPlay(g, f.on) ? call(bearLoss, { seat: f.on }) : undefined,
    },
    {
      clause: 'GL-23.52',
      run(g, f, t) {
        const { seven } = powerOf(g, f);
        if (f.seven && !f.dodged && seven === 'unbalance') unbalance(g, t, f.on, 1, 'GL-23.42');
        if (f.seven && !f.dodged && seven === 'face-down') unbalance(g, t, f.on, 2, 'GL-23.46');
        if (f.acrobatic) unbalance(g, t, f.on, 1, 'GL-13.21');
        const one = g.gladiators[f.on]!;
        one.passive = false;
        return one.open.includes(REFLEX) ? call(reflex, { seat: f.on }) : undefined;
      },
    },
    {
      clause: 'GL-8.47',
      run(g, _f, t) {
        settleAll(g, t);
        putAway(g, t);
      },
    },
  ],
);
