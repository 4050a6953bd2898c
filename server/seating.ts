// The life of a match outside the game: creating, joining, inviting, leaving, starting, rematch.
//
// The person who creates a match is its *host*. A seat is open, a bot's or a person's. A person's seat is *reserved* until
// that person has joined, and with that may add a nonce to the dice, after the commitment was made. A match starts when
// nobody is missing. An open seat with an invitation is kept for the person with the invitation.

import { commitment, newSeed } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { RoomError } from '#live/logged-table.ts';
import type { TableInfo } from '#live/messages.ts';
import { hashed, newSecret } from '#server/guests.ts';
import type { HostedMatch } from '#server/hosted-match.ts';
import type { NewMatchBody } from '#server/http/bodies.ts';
import { Problem } from '#server/http/problem.ts';
import type { Hub } from '#server/hub.ts';
import { tableInfo } from '#server/info.ts';
import { botOf, checkLevel, gameOf, mustHaveRules, optionsOf } from '#server/new-match.ts';
import { isDeserted, isHeldBy, mayAgree, mayInvite, mustHost } from '#server/seat-holders.ts';
import type { Guest, Holder, MatchRow, SeatRow, Store, StoredSetup } from '#server/store/store.ts';
import { botWord, freeCharacters, readBotWord } from '#telling/characters/roster.ts';

const ID_BYTES = 9;
const TOKEN_BYTES = 18;
const OPEN: Holder = { kind: 'open' };

export class Seating {
  private readonly hub: Hub;
  private readonly store: Store;

  constructor(hub: Hub) {
    this.hub = hub;
    this.store = hub.around.store;
  }

  /** A new match; the maker's own seats are reserved. */
  async create(guest: Guest, wanted: NewMatchBody): Promise<TableInfo> {
    const game = gameOf(wanted.game);
    const options = optionsOf(game, wanted);
    const given = wanted.seats.map((seat) => (seat.kind === 'bot' ? (seat.character ?? null) : null));
    const free = freeCharacters(wanted.seats.length, given);
    const seats = wanted.seats.map((seat) => ({ holder: this.holderOf(seat, guest, free), nonce: null }));
    const { listed, clock, onTimeout, chat, pairs, standIn, hints } = wanted;
    checkLevel(standIn);
    const agreed = { listed, clock, onTimeout, chat, pairs, standIn, hints };
    return this.make(game, { options, seats, ...agreed, host: guest.id, rematchOf: null });
  }

  /** Joins, perhaps by an invitation (`token`): at the wanted seat, at the reserved seats, or at the first open one. */
  async join(
    match: string,
    guest: Guest,
    how: { seat: Seat | null; nonce: string; token: string | null },
  ): Promise<TableInfo> {
    return this.at(match, async (_hosted, row) => {
      mustHaveRules(row);
      // Checked again in the match's queue: the host may have withdrawn it meanwhile.
      if (how.token !== null) await this.invited(how.token);
      const own = row.seats.filter((seat) => isHeldBy(seat, guest));
      if (how.seat === null && own.length > 0) {
        if (row.stage === 'waiting') for (const seat of own) await this.take(row, seat, guest, how.nonce);
        return;
      }
      if (row.stage !== 'waiting') throw new Problem(409, 'begun', 'This match has begun; you can watch it.');
      const kept = how.token === null ? await this.keptSeats(match) : [];
      const free = row.seats.filter(({ seat, holder }) => holder.kind === 'open' && !kept.includes(seat));
      const seat = how.seat === null ? free[0] : [...free, ...own].find((one) => one.seat === how.seat);
      if (seat === undefined) {
        const text =
          how.seat === null
            ? 'No seat is free at this table; you can watch it.'
            : 'This seat is not free; choose another.';
        throw new Problem(409, 'taken', text);
      }
      await this.take(row, seat, guest, how.nonce);
      if (how.token !== null) await this.store.revokeInvites(match, seat.seat);
    });
  }

  /** A secret that lets one person take this seat. */
  async invite(match: string, guest: Guest, seat: Seat): Promise<string> {
    const token = newSecret(TOKEN_BYTES);
    await this.at(match, async (_hosted, row) => {
      mayInvite(row, guest, seat, (await this.store.invites(match)).length);
      await this.store.createInvite({ token: hashed(token), match, seat });
    });
    return token;
  }

  /** Withdraws all invitations to a seat. */
  async revoke(match: string, guest: Guest, seat: Seat): Promise<number> {
    let count = 0;
    await this.at(match, async (_hosted, row) => {
      mustHost(row, guest);
      count = await this.store.revokeInvites(match, seat);
    });
    return count;
  }

  /** What an invitation is for. */
  async invited(token: string): Promise<{ match: string; seat: Seat }> {
    const invite = await this.store.invite(hashed(token));
    if (invite === null || invite.revoked) {
      throw new Problem(404, 'no-invite', 'This invitation is used, taken back or mistyped; ask for a new one.');
    }
    return { match: invite.match, seat: invite.seat };
  }

  async accept(token: string, guest: Guest, nonce: string): Promise<TableInfo> {
    const { match, seat } = await this.invited(token);
    return this.join(match, guest, { seat, nonce, token });
  }

  /** Before the start the seat is open again; afterwards a bot plays it until its person is back. */
  async leave(match: string, guest: Guest, seat: Seat | null): Promise<TableInfo | null> {
    try {
      return await this.leaveOpen(match, guest, seat);
    } catch (error) {
      if (!(error instanceof RoomError && error.code === 'rules')) throw error;
      return this.leaveClosed(match, guest, seat);
    }
  }

  /** From a match whose rules are not installed: nobody plays it, so the seat goes to a bot and the person is free. */
  private async leaveClosed(match: string, guest: Guest, seat: Seat | null): Promise<TableInfo> {
    const hosted = this.hub.match(match);
    return hosted.room.run(async () => {
      const row = await this.store.match(match);
      const own = row?.seats.filter((one) => isHeldBy(one, guest) && (seat === null || one.seat === seat)) ?? [];
      if (row === null || own.length === 0)
        throw new Problem(403, 'not-your-seat', 'You hold no such seat at this table.');
      const bot: Holder = { kind: 'bot', level: row.standIn };
      for (const one of own) await this.change(row, one.seat, one.holder, bot, null);
      return tableInfo((await this.store.match(match))!, null);
    });
  }

  private async leaveOpen(match: string, guest: Guest, seat: Seat | null): Promise<TableInfo | null> {
    let removed = false;
    const table = await this.at(
      match,
      async (hosted, row) => {
        const own = row.seats.filter((one) => isHeldBy(one, guest) && (seat === null || one.seat === seat));
        if (own.length === 0) throw new Problem(403, 'not-your-seat', 'You hold no such seat at this table.');
        if (row.stage === 'waiting' && isDeserted(row, own, guest)) removed = await this.store.removeMatch(match);
        for (const one of removed || row.stage === 'over' ? [] : own) {
          if (row.stage === 'waiting') await this.change(row, one.seat, one.holder, OPEN, null);
          else await this.standIn(hosted, one.seat);
        }
      },
      () => removed,
    );
    return table;
  }

  /** Leaves every match that is not over, so that nobody waits for this person. */
  async leaveAll(guest: Guest): Promise<void> {
    for (const stage of ['waiting', 'playing'] as const) {
      for (const { id } of await this.store.matches({ guest: guest.id, stage, limit: 1000 })) {
        // A match that cannot be opened keeps nobody waiting.
        await this.leave(id, guest, null).catch((error: unknown) => {
          if (!(error instanceof RoomError)) throw error;
        });
      }
    }
  }

  /** Begins now: bots sit down where nobody has. In a rematch all who sit must want it. */
  async start(match: string, guest: Guest, level: string): Promise<TableInfo> {
    checkLevel(level);
    return this.at(match, async (_hosted, row) => {
      if (row.rematchOf === null) mustHost(row, guest);
      if (row.stage !== 'waiting') return;
      if (row.rematchOf !== null && !(await this.agree(row, guest))) return;
      const taken = row.seats.map(({ holder }) => (holder.kind === 'bot' ? readBotWord(holder.level).character : null));
      const free = freeCharacters(row.seats.length, taken);
      for (const one of row.seats) {
        if (isHeldBy(one, guest)) await this.take(row, one, guest, one.nonce ?? '');
        else if (one.holder.kind !== 'bot' && one.nonce === null) {
          const bot: Holder = { kind: 'bot', level: botWord(level, free.shift()!) };
          await this.change(row, one.seat, one.holder, bot, null);
        }
      }
    });
  }

  /** One who sits agrees to bots. Says whether all do now. */
  private async agree(row: MatchRow, guest: Guest): Promise<boolean> {
    const { sitting, own } = mayAgree(row, guest, this.store.now());
    for (const { seat } of own) await this.store.agreeToBots(row.id, seat);
    return sitting.every((seat) => seat.bots || own.includes(seat));
  }

  /** The same people at a new match, at which the caller sits down; all who ask get the same match. */
  async rematch(match: string, guest: Guest, nonce: string): Promise<TableInfo> {
    const hosted = this.hub.match(match);
    const row = await hosted.room.run(() => hosted.refresh());
    const own = row.seats.filter((seat) => isHeldBy(seat, guest));
    if (own.length === 0) {
      throw new Problem(403, 'not-your-seat', 'Only those who played can ask for a rematch.');
    }
    if (row.stage !== 'over') throw new Problem(409, 'not-over', 'This match is not over; play it to its end first.');
    const seats = row.seats.map(({ holder }) => ({ holder, nonce: null }));
    const { listed, clock, onTimeout, chat, pairs, standIn, hints } = row;
    const game = gameOf(row.game);
    // The rules may be newer than the match.
    const options = optionsOf(game, row);
    const agreed = { listed, clock, onTimeout, chat, pairs, standIn, hints };
    const setup = { options, seats, ...agreed, host: guest.id, rematchOf: match };
    const { match: next, stage } = await this.make(game, setup);
    let table: TableInfo | null = null;
    for (const { seat } of stage === 'waiting' ? own : []) {
      table = await this.join(next, guest, { seat, nonce, token: null });
    }
    return table ?? this.at(next, async () => {});
  }

  private async make(
    game: Game,
    rest: Omit<StoredSetup, 'id' | 'game' | 'rules' | 'seed' | 'commitment'>,
  ): Promise<TableInfo> {
    const id = newSecret(ID_BYTES);
    const seed = newSeed();
    const promise = commitment({ seed, match: id, rules: game.rules });
    const made = await this.store.createMatch({
      id,
      game: game.id,
      rules: game.rules,
      seed,
      commitment: promise,
      ...rest,
    });
    return this.at(made, async () => {});
  }

  /** Does something to a match, begins it if nobody is missing any more, and says how the table stands. */
  private async at(
    match: string,
    work: (hosted: HostedMatch, row: MatchRow) => Promise<void>,
    isGone?: () => boolean,
  ): Promise<TableInfo> {
    const hosted = this.hub.match(match);
    let followed: string | null = null;
    const table = await hosted.room.run(async () => {
      const before = await hosted.refresh();
      if (before.stage === 'waiting') followed = before.rematchOf;
      await work(hosted, before);
      if (isGone?.()) {
        hosted.forget();
        return hosted.info(before);
      }
      await hosted.refresh();
      await hosted.begin();
      return hosted.info(await hosted.row());
    });
    // Those who are still at the match before see who plays again.
    if (followed !== null) await this.tell(followed);
    return table;
  }

  private async tell(match: string): Promise<void> {
    const hosted = this.hub.match(match);
    await hosted.room.run(() => hosted.refresh());
  }

  private async take(row: MatchRow, { seat, holder, nonce }: SeatRow, guest: Guest, added: string): Promise<void> {
    if (holder.kind === 'person' && nonce !== null) return;
    await this.change(row, seat, holder, { kind: 'person', guest: guest.id }, added);
  }

  private async change(row: MatchRow, seat: Seat, from: Holder, to: Holder, nonce: string | null): Promise<void> {
    if (await this.store.changeSeat({ match: row.id, seat, from, to, nonce })) return;
    throw new Problem(409, 'taken', 'Another player was faster; look at the table again.');
  }

  private async standIn({ room }: HostedMatch, seat: Seat): Promise<void> {
    const at = this.store.now();
    const { refusal } = await room.enter(seat, `leave:${newSecret(9)}`, null, ({ players }) => ({
      t: 'stand-in',
      at,
      seat,
      level: players.agreed,
    }));
    if (refusal !== null && refusal.code !== 'bot-plays') throw new Problem(409, refusal.code, `${refusal.text}.`);
  }

  private async keptSeats(match: string): Promise<Seat[]> {
    return (await this.store.invites(match)).filter(({ revoked }) => !revoked).map(({ seat }) => seat);
  }

  /** `free`: the characters that are given to bots without one, in turn. */
  private holderOf(seat: NewMatchBody['seats'][number], guest: Guest, free: string[]): Holder {
    if (seat.kind === 'me') return { kind: 'person', guest: guest.id };
    if (seat.kind === 'open') return OPEN;
    return { kind: 'bot', level: botOf(seat.level, seat.character ?? free.shift()!) };
  }
}
