// The HTTP routes of the server (docs/protocol.md describes them).

import { LEVELS } from '#bots/index.ts';
import { areKept, games } from '#games/index.ts';
import { RoomError } from '#live/logged-table.ts';
import { type Guests, newSecret } from '#server/guests.ts';
import {
  acceptBody,
  checkedName,
  emptyBody,
  joinBody,
  leaveBody,
  nameBody,
  newMatch,
  readBody,
  rematchBody,
  seatBody,
  startBody,
} from '#server/http/bodies.ts';
import { Gates } from '#server/http/gates.ts';
import { Problem } from '#server/http/problem.ts';
import { replay } from '#server/http/replay.ts';
import type { Answer, Asked, Route } from '#server/http/router.ts';
import type { Hub } from '#server/hub.ts';
import { tableInfo } from '#server/info.ts';
import type { RateLimits } from '#server/limits.ts';
import type { Seating } from '#server/seating.ts';
import type { Guest, MatchFilter, MatchRow } from '#server/store/store.ts';
import type { SweepRule } from '#server/sweeping.ts';
import { charactersAbout } from '#telling/characters/lines.ts';

export interface RoutesOptions {
  hub: Hub;
  seating: Seating;
  guests: Guests;
  limits: RateLimits;
  /** When abandoned tables are removed. */
  sweep: SweepRule;
  /** A person has a new name, or was deleted: the person's sockets are notified. */
  renamed(guest: string, name: string): void;
  forgotten(guest: string): void;
}

const PAGE = 50;

export function routesOf(options: RoutesOptions): Route[] {
  const { hub, seating, guests, limits } = options;
  const { store } = hub.around;
  const gates = new Gates(store, limits);

  /** The person of the request's session; a new one where there is none. */
  const asker = async (
    { cookie, address }: Asked,
    name: string | undefined,
  ): Promise<{ guest: Guest; headers: Answer['headers'] }> => {
    const called = name === undefined ? null : checkedName(name);
    const known = await guests.find(cookie);
    if (known === null) {
      await gates.newGuest(address);
      const { guest, cookie: set } = await guests.create(called);
      return { guest, headers: { 'Set-Cookie': set } };
    }
    if (called !== null && called !== known.name) {
      gates.newName(known.id);
      if (!(await store.renameGuest(known.id, called))) throw nobody();
      options.renamed(known.id, called);
      await hub.renamed(known.id);
    }
    return { guest: { ...known, name: called ?? known.name }, headers: {} };
  };

  const known = async ({ cookie }: Asked): Promise<Guest> => {
    const guest = await guests.find(cookie);
    if (guest === null) throw nobody();
    return guest;
  };

  /** A table counts for its players and for its maker, even if only bots sit there. */
  const mayMake = async (guest: Guest, address: string): Promise<void> => {
    await gates.newMatch(guest.id, address);
    for (const stage of ['waiting', 'playing'] as const) {
      const own = await store.matches({ of: guest.id, stage, limit: limits.matchesPerGuest });
      if (own.length < limits.matchesPerGuest) continue;
      const text = 'You have too many tables; play some matches to the end, watch those of your bots end, or leave.';
      throw new Problem(429, 'too-many', text);
    }
  };

  const atSeats = <T>({ address, params }: Asked, attempt: (match: string) => Promise<T>): Promise<T> =>
    gates.seats(address, params['match']!, () => attempt(params['match']!));

  const listed = async (filter: MatchFilter): Promise<Answer> => {
    const rows = await store.matches(filter);
    const shown = filter.listed ? rows.filter(({ game, rules }) => areKept(game, rules)) : rows;
    const matches = shown.map((row) => ({ table: tableInfo(row, null), changed: row.changed }));
    return { json: { matches, next: rows.length < filter.limit ? null : nameOf(rows.at(-1)!) } };
  };

  return [
    {
      method: 'GET',
      path: '/api/games',
      run: () => ({ json: { games: gameList(), levels: LEVELS, characters: charactersAbout(), sweep: options.sweep } }),
    },
    {
      method: 'POST',
      path: '/api/matches',
      run: async (asked) => {
        const body = readBody(newMatch, asked.body);
        const { guest, headers } = await asker(asked, body.name);
        await mayMake(guest, asked.address);
        const table = await seating.create(guest, body);
        return { status: 201, json: { match: table.match, table }, headers: { ...headers } };
      },
    },
    {
      method: 'GET',
      path: '/api/matches',
      run: async (asked) => {
        const page = { limit: PAGE, ...pageAfter(asked.query.get('before')) };
        switch (asked.query.get('which')) {
          case 'mine':
            return listed({ ...page, guest: (await known(asked)).id });
          case 'playing':
            return listed({ ...page, listed: true, stage: 'playing' });
          default:
            return listed({ ...page, listed: true, stage: 'waiting', open: true });
        }
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:match',
      run: async ({ params }) => {
        const hosted = hub.match(params['match']!);
        const table = await hosted.room.run(async () => {
          try {
            await hosted.table();
          } catch (error) {
            // The public facts are available even if the rules are not installed any more.
            const row = await store.match(hosted.id);
            if (!(error instanceof RoomError && error.code === 'rules') || row === null) throw error;
            return tableInfo(row, null);
          }
          return hosted.info(await hosted.row());
        });
        return { json: { match: table.match, table } };
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:match/join',
      run: async (asked) => {
        const body = readBody(joinBody, asked.body);
        const { guest, headers } = await asker(asked, body.name);
        const how = { seat: body.seat ?? null, nonce: nonceOf(body.nonce), token: null };
        const table = await atSeats(asked, (match) => seating.join(match, guest, how));
        return { json: { match: table.match, table }, headers: { ...headers } };
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:match/invite',
      run: async (asked) => {
        const { seat } = readBody(seatBody, asked.body);
        const token = await atSeats(asked, async (match) => seating.invite(match, await known(asked), seat));
        return { status: 201, json: { token, path: `/j/${token}` } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/matches/:match/invite',
      run: async (asked) => {
        const { seat } = readBody(seatBody, asked.body);
        const revoked = await atSeats(asked, async (match) => seating.revoke(match, await known(asked), seat));
        return { json: { revoked } };
      },
    },
    {
      method: 'GET',
      path: '/api/invites/:token',
      run: async ({ params }) => {
        const { match, seat } = await seating.invited(params['token']!);
        const hosted = hub.match(match);
        const table = await hosted.room.run(async () => hosted.info(await hosted.row()));
        return { json: { match, seat, table } };
      },
    },
    {
      method: 'POST',
      path: '/api/invites/:token',
      run: async (asked) => {
        const body = readBody(acceptBody, asked.body);
        const { match } = await seating.invited(asked.params['token']!);
        const { guest, headers } = await asker(asked, body.name);
        const table = await gates.seats(asked.address, match, () =>
          seating.accept(asked.params['token']!, guest, nonceOf(body.nonce)),
        );
        return { json: { match: table.match, table }, headers: { ...headers } };
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:match/leave',
      run: async (asked) => {
        const { seat } = readBody(leaveBody, asked.body);
        const table = await atSeats(asked, async (match) => seating.leave(match, await known(asked), seat ?? null));
        return { json: { match: asked.params['match'], table } };
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:match/start',
      run: async (asked) => {
        const { level } = readBody(startBody, asked.body);
        const table = await atSeats(asked, async (match) => seating.start(match, await known(asked), level));
        return { json: { match: table.match, table } };
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:match/rematch',
      run: async (asked) => {
        const { nonce } = readBody(rematchBody, asked.body);
        const guest = await known(asked);
        await mayMake(guest, asked.address);
        const table = await seating.rematch(asked.params['match']!, guest, nonceOf(nonce));
        return { status: 201, json: { match: table.match, table } };
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:match/replay',
      run: (asked) => {
        gates.replay(asked.address);
        return replay(hub, guests, asked);
      },
    },
    {
      method: 'GET',
      path: '/api/me',
      run: async ({ cookie }) => {
        const guest = await guests.find(cookie);
        return { json: guest === null ? { name: null } : { name: guest.name, since: guest.created } };
      },
    },
    {
      method: 'POST',
      path: '/api/me',
      run: async (asked) => {
        const { guest, headers } = await asker(asked, readBody(nameBody, asked.body).name);
        return { json: { name: guest.name, since: guest.created }, headers: { ...headers } };
      },
    },
    {
      method: 'GET',
      path: '/api/me/export',
      run: async (asked) => {
        const { chat, ...data } = (await store.exportGuest((await known(asked)).id))!;
        // Without the numbers, which count lines of other circles.
        const said = chat.map(({ match, from, name, to, text, at }) => ({ match, from, name, to, text, at }));
        return {
          json: { ...data, chat: said },
          headers: { 'Content-Disposition': 'attachment; filename="harena-my-data.json"' },
        };
      },
    },
    {
      method: 'DELETE',
      path: '/api/me',
      run: async (asked) => {
        readBody(emptyBody, asked.body);
        const guest = await known(asked);
        await seating.leaveAll(guest);
        await store.deleteGuest(guest.id, `Player ${newSecret(3)}`);
        // A seat that was taken meanwhile; from now on none can be.
        await seating.leaveAll(guest);
        options.forgotten(guest.id);
        await hub.forgotten(guest.id);
        return { json: { deleted: true }, headers: { 'Set-Cookie': guests.farewell } };
      },
    },
  ];
}

const nobody = (): Problem => new Problem(401, 'no-guest', 'Nobody is known by this cookie; give a name first.');

const gameList = () =>
  [...games.values()].map(({ id, title, rules, seats, options }) => ({ id, title, rules, seats, options }));

/** The last match of a page: the cursor of the next page. */
const nameOf = ({ changed, id }: MatchRow): string => `${changed}.${id}`;

function pageAfter(name: string | null): Pick<MatchFilter, 'after'> {
  const [, changed, id] = /^(\d{1,15})\.([\w-]{1,60})$/.exec(name ?? '') ?? [];
  return changed && id ? { after: { changed: Number(changed), id } } : {};
}

/** A lone surrogate has no bytes, and the dice are made of bytes. */
const nonceOf = (nonce: string | undefined): string => (nonce ?? '').toWellFormed();
