// The matches a player can continue, here or on a server.

import { api, isKnown } from '#client/net/api.ts';
import { matchesHere } from '#client/net/matches.ts';

export interface Ongoing {
  match: string;
  game: string;
  /** The seat whose mark is shown. */
  seat: number;
  /** Who must decide here; null: not known, or nobody at this screen. */
  waiting: string | null;
  /** Only one person plays at this screen: it need not be named. */
  isAlone: boolean;
  stage: 'waiting' | 'playing';
  /** The other players. */
  others: string[];
  /** By the browser's clock. */
  changed: number;
}

async function here(): Promise<Ongoing[]> {
  return (await matchesHere())
    .filter(({ over }) => !over)
    .map(({ match, game, seats, waiting, changed }) => {
      const seat =
        waiting[0] ??
        Math.max(
          0,
          seats.findIndex(({ bot }) => bot === null),
        );
      const name = waiting.length > 0 ? seats[seat]!.name : null;
      const others = seats.flatMap((one, other) => (other === seat ? [] : [one.name]));
      const isAlone = seats.filter(({ bot }) => bot === null).length === 1;
      return { match, game, seat, waiting: name, isAlone, stage: 'playing', others, changed };
    });
}

async function onServer(): Promise<Ongoing[]> {
  if (!isKnown()) return [];
  return (await api.mine()).flatMap(({ table, changed }) =>
    table.stage === 'over'
      ? []
      : [
          {
            match: table.match,
            game: table.game,
            seat: table.host ?? 0,
            waiting: null,
            isAlone: true,
            stage: table.stage,
            others: table.seats.flatMap(({ name, seat }) => (name === null || seat === table.host ? [] : [name])),
            changed,
          },
        ],
  );
}

/** The newest first. Empty for a server that cannot be reached. */
export async function ongoing(): Promise<Ongoing[]> {
  const lists = await Promise.all([here().catch(() => []), onServer().catch(() => [])]);
  return lists.flat().sort((a, b) => b.changed - a.changed);
}
