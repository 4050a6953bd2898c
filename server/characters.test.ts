import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '#bots/index.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

const table = (seats: object[], more: object = {}) => ({ game: 'spartacus', seats, name: 'Anna', ...more });

test('bots sit down as the characters they were given, and others as those who are free', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const bots = [{ kind: 'bot', level: 'veteran', character: 'livia' }, { kind: 'bot' }, { kind: 'bot', level: 'tiro' }];
  const made = await anna.create(table([{ kind: 'me' }, ...bots]));
  assert.deepEqual(
    made.table.seats.slice(1).map(({ name, level, character }) => [name, level, character]),
    [
      ['Livia', 'veteran', 'livia'],
      ['Varro', 'fighter', 'varro'],
      ['Jonas', 'tiro', 'jonas'],
    ],
  );
});

test('the server tells who there is, and whether its bots talk', async (t) => {
  const { url } = await sampleServer(t, { lines: false });
  const anna = new ScriptedClient(url);
  const { characters } = (await anna.get('/api/games')).json as { characters: { id: string; about: { fr: string } }[] };
  assert.deepEqual(
    characters.map(({ id }) => id),
    Object.keys(CHARACTERS),
  );
  assert.match(characters[0]!.about.fr, /^Ne conclut que si/);
  const { match } = await anna.create(table([{ kind: 'me' }, { kind: 'bot' }]));
  await anna.sit(match);
  const wire = await anna.connect();
  t.after(() => wire.close());
  const stream = await wire.join(match);
  await wire.until(() => stream.table !== null);
  assert.equal(stream.table!.lines, false);
});

test('a level, a character and a stand-in that are not there are refused with those that are', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const wrong = async (body: { [name: string]: unknown }): Promise<string> =>
    (await anna.post('/api/matches', body)).text;
  assert.match(
    await wrong(table([{ kind: 'me' }, { kind: 'bot', level: 'god' }])),
    /There is no bot 'god'; there are tiro/,
  );
  assert.match(
    await wrong(table([{ kind: 'me' }, { kind: 'bot', character: 'nero' }])),
    /There is no character 'nero'; there are varro/,
  );
  assert.match(
    await wrong(table([{ kind: 'me' }, { kind: 'bot' }], { standIn: 'nobody' })),
    /There is no bot 'nobody'/,
  );
});

test('a seat that is left is taken by the bot the table agreed on', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const bruno = new ScriptedClient(url);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await anna.create({ game: 'harenula', seats, name: 'Anna', standIn: 'novice', hints: true });
  await anna.sit(match);
  await bruno.sit(match, { name: 'Bruno' });
  const wire = await anna.connect();
  t.after(() => wire.close());
  const stream = await wire.join(match);
  await wire.until(() => stream.update !== null);
  await bruno.must(`/api/matches/${match}/leave`);
  await wire.until(() => stream.table?.seats[1]?.standIn === true);
  assert.deepEqual(
    [stream.table!.seats[1]!.level, stream.table!.standIn, stream.table!.hints],
    ['novice', 'novice', true],
  );
});
