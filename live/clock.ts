// The players' clocks: how long each may still think, computed from timestamps.
//
// A *live* clock is a bank of time for the whole match with an increment for every decision; a *slow* one gives a fixed
// time for every request. Bots have no clock. Where several are asked in secret, no player may learn who has answered. So
// the banks stop, and every asked player has the same fixed time, which runs for all until the answers are opened. Where
// several act at the same time, who of them has acted may be a secret too, so what an act adds is added for all of them.
// What the clocks show depends on public facts only.

import type { Seat } from '#engine/seat.ts';
import type { ClockRule, Clocks } from '#live/messages.ts';

/** The least time of a person who takes the seat back after the time ran out. */
const FRESH = 30_000;
/** The time for a secret answer, as a share of the bank, and its minimum where the bank has as much. */
const SECRET_PART = 10;
const SECRET_LEAST = 30_000;

/** A request to a seat; `id` tells one request from the next. */
export interface Question {
  seat: Seat;
  id: number | string;
}

export class Clock {
  private readonly rule: ClockRule;
  private readonly bank: number[];
  private asked: Question[] = [];
  /** Whether the current request is answered in secret. */
  private secret = false;
  /** By seat: how long the current request took before `since`. */
  private readonly used: number[];
  private since = 0;
  private stopped = false;

  constructor(rule: ClockRule, seats: number) {
    this.rule = rule;
    this.bank = new Array<number>(seats).fill(rule.kind === 'live' ? rule.bank : 0);
    this.used = new Array<number>(seats).fill(0);
  }

  /**
   * New requests from now on. A seat with the same request as before keeps the time it has used, unless it is one of several
   * and another of them has acted.
   */
  ask(at: number, asked: Question[], secret: boolean): void {
    this.charge(at);
    const isSame = (before: Question): boolean => asked.some((now) => now.seat === before.seat && now.id === before.id);
    const areSame = this.asked.every(isSame);
    for (const before of this.asked) {
      if (areSame || (this.secret && isSame(before))) continue;
      if (!this.secret) this.bank[before.seat] = Math.max(0, this.bank[before.seat]! - this.used[before.seat]!);
      this.used[before.seat] = 0;
    }
    this.asked = asked;
    this.secret = secret;
  }

  /**
   * A decision about the current request adds its increment; an undone one gives it up again. A secret answer adds none: the
   * bank of the last player to answer would give that away.
   */
  credit(times: 1 | -1): void {
    if (this.rule.kind !== 'live' || this.secret) return;
    for (const { seat } of this.asked) this.bank[seat] = Math.max(0, this.bank[seat]! + times * this.rule.increment);
  }

  stop(at: number): void {
    this.charge(at);
    this.stopped = true;
  }

  go(at: number): void {
    this.charge(at);
    this.stopped = false;
  }

  /** A person whose time ran out is back: the current request counts as new. */
  refresh(at: number, seat: Seat): void {
    this.charge(at);
    this.used[seat] = 0;
    if (this.rule.kind === 'live') this.bank[seat] = Math.max(this.bank[seat]!, Math.min(FRESH, this.rule.bank));
  }

  /** Milliseconds that `seat` has left at `now`; Infinity without a clock. */
  left(seat: Seat, now: number): number {
    const isAsked = this.asked.some((one) => one.seat === seat);
    const spent = isAsked ? this.used[seat]! + (this.stopped ? 0 : Math.max(0, now - this.since)) : 0;
    if (this.rule.kind === 'none') return Infinity;
    if (this.rule.kind === 'slow') return this.rule.each - spent;
    return (isAsked && this.secret ? secretTime(this.rule.bank) : this.bank[seat]!) - spent;
  }

  /** When the first of the asked `seats` runs out of time; null: never. */
  runsOut(seats: readonly Seat[]): number | null {
    if (this.rule.kind === 'none' || this.stopped || seats.length === 0) return null;
    return this.since + Math.min(...seats.map((seat) => this.left(seat, this.since)));
  }

  /** For display; `people` are the seats that have a clock. */
  shown(now: number, people: readonly Seat[]): Clocks | null {
    if (this.rule.kind === 'none') return null;
    const left = this.bank.map((_, seat) => (people.includes(seat) ? Math.max(0, this.left(seat, now)) : null));
    const running = this.stopped ? [] : this.asked.map(({ seat }) => seat).filter((seat) => people.includes(seat));
    return { left, running };
  }

  private charge(at: number): void {
    if (!this.stopped) for (const { seat } of this.asked) this.used[seat]! += Math.max(0, at - this.since);
    this.since = at;
  }
}

const secretTime = (bank: number): number => Math.min(bank, Math.max(SECRET_LEAST, Math.floor(bank / SECRET_PART)));
