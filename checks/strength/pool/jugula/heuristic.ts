// A first sensible player: weighs every use of every card by what it would bring, attacks where the odds are good, keeps
// its gladiators facing the enemy, and spends hand cards in combat only where they turn the outcome.

import {
  type ArenaTrial,
  byQuality,
  gain,
  offence,
  QUALITY,
  standing,
  standingAt,
  standingOfAll,
  trialOf,
  WEIGHTS,
  worthOf,
} from '#checks/strength/pool/jugula/judgement.ts';
import { bestStance, mpFor, playValue, shoveGain } from '#checks/strength/pool/jugula/planning.ts';
import type { Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice, Item, Pick, Request, Subset } from '#engine/requests/request.ts';
import { COSTS, KINDS, nameOf } from '#games/jugula/armaturae.ts';
import { distance, SIDE } from '#games/jugula/board.ts';
import { CARDS, COMBAT } from '#games/jugula/cards.ts';
import { attackOdds, poolOf } from '#games/jugula/odds.ts';
import { attackerKind, isNet, targetName } from '#games/jugula/rules/12-attack.ts';
import { gladiatorNamed } from '#games/jugula/state.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';

export function heuristic(view: JugulaView, request: Request, random: Random): Choice {
  const trial = trialOf(view, request.seat);
  if (request.kind === 'pick') return choose(trial, request, random);
  if (request.kind === 'subset') return chooseSome(trial, request, random);
  return sample(request, random);
}

/** The item with the highest value; the first of equals. */
function best<T extends Item>(items: readonly T[], value: (item: T) => number): T {
  let chosen = items[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = value(item);
    if (worth > most) {
      most = worth;
      chosen = item;
    }
  }
  return chosen;
}

const local = (trial: ArenaTrial, name: string): number =>
  (trial.view.flow.scenes.at(-1)?.[name] as number | undefined) ?? 0;

function choose(trial: ArenaTrial, request: Pick, random: Random): Choice {
  const { from } = request;
  const stopping = (value: (item: number) => number, least: number) =>
    best(from, (item) => (typeof item === 'number' ? value(item) : least));
  switch (request.clause) {
    case 'JU-21.2':
      return best(from as number[], (stance) => deployment(trial, stance) + random.below(100) / 1000);
    case 'JU-21.3':
      return best(from as number[], (play) => playValue(trial, play) + random.below(100) / 10_000);
    case 'JU-21.4':
      return stopping((name) => moverGain(trial, gladiatorNamed(trial, name), local(trial, 'mp')), 0.03);
    case 'JU-19.4':
      return charger(trial, from);
    case 'JU-21.5':
      return destination(trial, request);
    case 'JU-21.6':
      return strike(trial, from);
    case 'JU-21.7':
      return combatCard(trial, request);
    case 'JU-19.5':
      return stopping((pivot) => pivotGain(trial, pivot), 0.02);
    case 'JU-19.6':
      return stopping(
        (shove) =>
          shoveGain(
            trial,
            gladiatorNamed(trial, nameOf(trial.seat, attackerKind(shove))),
            gladiatorNamed(trial, targetName(shove)),
          ),
        0.02,
      );
    case 'JU-19.14':
      return stopping((pair) => swapGain(trial, pair), 0.02);
    case 'JU-19.16':
      return best(from as number[], (seat) => trial.lanistae[seat]!.vox + trial.lanistae[seat]!.hand * 0.1);
    case 'JU-21.15':
      return best(from as number[], (cell) => distance(cell, 27));
    default:
      return from[random.below(from.length)]!;
  }
}

function chooseSome(trial: ArenaTrial, request: Subset, random: Random): Choice {
  const from = request.from as readonly number[];
  switch (request.clause) {
    case 'JU-21.1':
      return familia(request, random);
    case 'JU-21.8': {
      // Mostly good ones, but not always the same.
      const liking = new Map(from.map((card) => [card, QUALITY[card]! + random.below(300) / 100]));
      return from
        .slice()
        .sort((a, b) => liking.get(b)! - liking.get(a)!)
        .slice(0, request.max);
    }
    case 'JU-19.11':
      return byQuality(from).slice(0, request.max);
    case 'JU-21.9':
      // His own worst cards, or the best ones of somebody else.
      return local(trial, 'seat') === request.seat
        ? byQuality(from).reverse().slice(0, request.min)
        : byQuality(from).slice(0, request.min);
    case 'JU-21.10':
      return byQuality(from).reverse().slice(0, request.min);
    case 'JU-19.7':
      return boosted(trial, from, request.max);
    default:
      return from.slice(0, request.max);
  }
}

/** Any familia that leaves few points unspent. */
function familia(request: Subset, random: Random): Choice {
  let chosen = sample(request, random) as number[];
  for (let tries = 0; tries < 6; tries++) {
    const other = sample(request, random) as number[];
    const cost = (kinds: number[]): number => kinds.reduce((sum, kind) => sum + COSTS[kind]!, 0);
    if (cost(other) > cost(chosen) + 1) chosen = other;
  }
  return chosen;
}

/** In front, near the middle, facing the far side. */
function deployment(trial: ArenaTrial, stance: number): number {
  const cell = stance >> 3;
  const x = cell % SIDE;
  const y = cell >> 3;
  const { seats } = trial.view;
  const ahead = seats === 2 || (seats === 3 && y > 4) ? (y < 4 ? 4 : 0) : y < 4 ? (x < 4 ? 3 : 5) : x < 4 ? 1 : 7;
  const off = Math.abs((((stance & 7) - ahead + 12) & 7) - 4);
  return -off - 0.15 * Math.abs(x - 3.5) - 0.3 * Math.abs(y - 3.5);
}

function moverGain(trial: ArenaTrial, who: number, mp: number): number {
  const gladiator = trial.gladiators[who]!;
  if (gladiator.net >= 0) return 0.35;
  return bestStance(trial, who, mpFor(trial, who, mp)).gain;
}

function destination(trial: ArenaTrial, request: Pick): Item {
  const who = gladiatorNamed(trial, local(trial, 'gladiator'));
  if (trial.gladiators[who]!.net >= 0 && request.from.includes('free')) return 'free';
  const charging = trial.view.flow.scenes.some((scene) => scene.rule === 'charge');
  const stances = request.from.filter((item) => typeof item === 'number');
  if (!charging) return best(stances, (stance) => standingAt(trial, who, stance));
  return best(stances, (stance) => standingAt(trial, who, stance) + offenceFrom(trial, who, stance));
}

function offenceFrom(trial: ArenaTrial, who: number, stance: number): number {
  const own = trial.gladiators[who]!;
  const { cell, facing } = own;
  own.cell = stance >> 3;
  own.facing = stance & 7;
  const value = offence(trial, who);
  own.cell = cell;
  own.facing = facing;
  return value;
}

function charger(trial: ArenaTrial, from: readonly Item[]): Item {
  const mp = local(trial, 'mp');
  return best(from, (item) => {
    if (typeof item !== 'number') return 0.05;
    const who = gladiatorNamed(trial, item);
    return bestStance(trial, who, mpFor(trial, who, mp), true).gain;
  });
}

/** The attack that brings most, or none when all of them bring less than nothing. */
function strike(trial: ArenaTrial, from: readonly Item[]): Item {
  const att = local(trial, 'att');
  return best(from, (item) => {
    if (typeof item !== 'number') return 0;
    const by = gladiatorNamed(trial, nameOf(trial.seat, attackerKind(item)));
    return gain(trial, by, gladiatorNamed(trial, targetName(item)), att, isNet(item));
  });
}

const pool = (one: LanistaView): number[] => poolOf({ ...one, seen: [...one.open, ...one.seen] });

/** The top card is free; a card of the hand must be worth losing. */
function combatCard(trial: ArenaTrial, request: Pick): Item {
  const scene = trial.view.flow.scenes.at(-1)!;
  const by = gladiatorNamed(trial, scene['byGladiator'] as number);
  const on = gladiatorNamed(trial, scene['onGladiator'] as number);
  const attacking = trial.gladiators[by]!.seat === request.seat;
  const theirs = pool(trial.lanistae[trial.gladiators[attacking ? on : by]!.seat]!);
  const own = pool(trial.lanistae[request.seat]!);
  const net = scene['net'] === true;
  return best(request.from, (item) => {
    const mine = typeof item === 'number' ? [COMBAT[item]!] : own;
    const [attacks, defences] = attacking ? [mine, theirs] : [theirs, mine];
    const worth = worthOf(
      trial,
      on,
      attackOdds(trial, trial.view.fan, by, on, scene['att'] as number, attacks, defences),
      net,
    );
    return (attacking ? worth : -worth) - (typeof item === 'number' ? WEIGHTS.lay + QUALITY[item]! * 0.02 : 0);
  });
}

function pivotGain(trial: ArenaTrial, pivot: number): number {
  const who = gladiatorNamed(trial, nameOf(trial.seat, pivot >> 3));
  return standingAt(trial, who, (trial.gladiators[who]!.cell << 3) | (pivot & 7)) - standing(trial, who);
}

function swapGain(trial: ArenaTrial, pair: number): number {
  const one = trial.gladiators[gladiatorNamed(trial, nameOf(trial.seat, Math.floor(pair / KINDS)))]!;
  const other = trial.gladiators[gladiatorNamed(trial, nameOf(trial.seat, pair % KINDS))]!;
  const before = standingOfAll(trial);
  const exchange = (): void => {
    const { cell } = one;
    one.cell = other.cell;
    other.cell = cell;
  };
  exchange();
  const after = standingOfAll(trial);
  exchange();
  return after - before;
}

/** Those who have most to do: the best attackers for ATT, the most threatened for anything else. */
function boosted(trial: ArenaTrial, names: readonly number[], most: number): number[] {
  const step = CARDS[local(trial, 'card')]!.special[local(trial, 'step')]!;
  const attacking = step.op === 'BOOST' && step.stat === 'ATT';
  const value = (name: number): number => {
    const who = gladiatorNamed(trial, name);
    return attacking ? offence(trial, who) : -standing(trial, who);
  };
  return names
    .slice()
    .sort((a, b) => value(b) - value(a))
    .slice(0, most);
}
