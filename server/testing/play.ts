// Matches played to the end over real sockets: a client in every seat, one of which loses its connection whenever
// something new is asked, and a spectator who records everything.

import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { SeenEvent } from '#engine/event.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import type { Update } from '#live/messages.ts';
import { ScriptedClient, type ScriptedStream } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

/** The options that make a match short. */
export const SHORT: { readonly [game: string]: { [name: string]: unknown } } = {
  gladiatori: {},
  harenula: { rounds: 3 },
  'house-of-gladiators': { roundLimit: 3 },
  jugula: { familiaSize: 2, roundLimit: 6 },
  spartacus: { length: 'quick', turnLimit: 2 },
};

/** Plays a match at each of these seat counts. */
export async function playAtSizes(t: TestContext, game: string, sizes: readonly number[]): Promise<void> {
  const { url } = await sampleServer(t);
  for (const seats of sizes) await playOut(url, game, seats, SHORT[game]!);
}

async function playOut(url: string, game: string, seats: number, options: object): Promise<void> {
  const people = Array.from({ length: seats }, () => new ScriptedClient(url));
  const open = people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const { match, table } = await people[0]!.create({ game, options, seats: open });
  for (const [seat, person] of people.entries()) await person.sit(match, { name: `P${seat}`, nonce: `n${seat}` });
  const gallery = await new ScriptedClient(url).connect();
  const watcher = await gallery.join(match);
  assert.equal(watcher.viewer, SPECTATOR);
  const answer = byThumb(game, seats);
  const [loser, ...others] = people;
  const steady = Promise.all(
    others.map(async (person) => {
      const wire = await person.connect();
      await (await wire.join(match)).play(answer);
      wire.close();
    }),
  );
  const last = await playBrokenly(loser!, match, answer);
  await steady;
  await gallery.until(() => watcher.update?.outcome != null && watcher.table?.stage === 'over');
  checkGallery(watcher, gallery.frames);
  const { text } = await loser!.get(`/api/matches/${match}/replay`);
  const { proof, fault } = verifyReplay(text, games, table.commitment);
  assert.equal(fault, null);
  assert.deepEqual(proof!.replay.ending.result, last.update!.outcome);
  assert.deepEqual(last.log, watcher.log, 'when the game is over all know the same');
  gallery.close();
}

/** The game's heuristic. */
function byThumb(game: string, seed: number): (request: Request, update: Update) => Choice {
  const { heuristic } = games.get(game)!;
  const random = fastRandom(seed);
  return (request, { view }) => heuristic(view, request, random);
}

/** Plays a seat whose connection breaks at every clause that asks for the first time. */
async function playBrokenly(
  person: ScriptedClient,
  match: string,
  answer: (request: Request, update: Update) => Choice,
): Promise<ScriptedStream> {
  const met = new Set<string>();
  let stream: ScriptedStream | null = null;
  for (let times = 0; ; times++) {
    const wire = await person.connect();
    const before: ScriptedStream | null = stream;
    // Every other time the client has lost its state.
    const forgets = times % 2 === 1;
    stream = await wire.join(match, undefined, forgets ? undefined : (before ?? undefined));
    if (forgets) await wire.until(() => stream!.update !== null);
    if (before !== null) checkReturned(before, stream);
    const isNew = (): boolean => {
      const request = stream!.update?.request;
      return request != null && !met.has(request.clause);
    };
    await stream.play(answer, isNew);
    if (stream.update?.outcome != null) {
      await wire.until(() => stream!.table?.stage === 'over');
      wire.close();
      return stream;
    }
    met.add(stream.update!.request!.clause);
    wire.close();
  }
}

/** The log continues, and the request is still open unless others have played on. */
function checkReturned(before: ScriptedStream, after: ScriptedStream): void {
  assert.ok(after.seq >= before.seq);
  assert.deepEqual(after.log.slice(0, before.log.length), before.log);
  if (after.seq === before.seq) assert.deepEqual(after.update!.request, before.update!.request);
  else if (before.update!.request !== null) assert.equal(after.update!.request?.id, before.update!.request.id);
}

/** A spectator gets no request and no secret before the end. */
function checkGallery(watcher: ScriptedStream, frames: readonly string[]): void {
  const seed = watcher.table!.seed!;
  const running = frames.filter((frame) => !frame.includes('"stage":"over"'));
  assert.ok(
    running.every((frame) => !frame.includes(seed)),
    'the seed is shown too early',
  );
  const told: SeenEvent[] = [];
  for (const { view, request, answered, offers, outcome, from, events } of watcher.updates) {
    assert.deepEqual([request, answered, offers], [null, null, []]);
    assert.equal((view as { viewer: number }).viewer, SPECTATOR);
    if (outcome !== null) continue;
    told.length = from;
    told.push(...events);
  }
  const numbers = watcher.updates.map(({ seq }) => seq);
  assert.deepEqual(
    numbers,
    numbers.map((_, i) => numbers[0]! + i),
    'the numbers have no gaps',
  );
  // Compared with the open log at the end: nothing was sent that is not public.
  for (const [n, event] of told.entries()) {
    const open = watcher.log[n]!;
    for (const [name, value] of Object.entries(event)) assert.deepEqual(value, open[name]);
  }
}
