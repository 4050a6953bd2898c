import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lineFault } from '#checks/migrate/event-line.ts';
import { migrateRecord } from '#checks/migrate/record.ts';
import { RENAMED } from '#checks/migrate/renamed.ts';
import { migrateScenario } from '#checks/migrate/scenario.ts';
import type { Game } from '#engine/game.ts';
import { readReplay, verifyReplay } from '#engine/records/replay.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;

/** The form before events were declared. */
const BLOW = `# HA-5.5 A bare strike
game harenula
at attack by=0 on=1
set seat 0 hand blow-2
set seat 1 hand guard-1
dice 1 6
---
0: bare
  HA-5.1 laid seat=0 count=0 | 0: cards=[]
# neither lays a card
1: none
  HA-5.2 laid seat=1 count=0 | 1: cards=[]
  HA-5.5 force seat=0 cards=[] total=1 = blow 0 (HA-5.5) + die 1 (HA-5.5)
  HA-5.6 stand seat=1 cards=[] total=6 = guard 0 (HA-5.6) + die 6 (HA-5.6)
  HA-5.6 hurt seat=1 total=0 = force 1 (HA-5.5) - stand 6 (HA-5.6) + never below 0 5 (HA-5.6)
expect gladiators.0.cell = -1
expect gladiators.0.hand as cards = [blow-2]
expect round = 0
`;

test('a scenario gets the names and fields of today; all else in it stays', () => {
  const { text, problems } = migrateScenario(harenula, BLOW, 'blow.txt');
  assert.deepEqual(problems, []);
  const expected = BLOW.replace('force seat=0 cards=[]', 'struck seat=0 cards=[] die=1')
    .replace('stand seat=1 cards=[]', 'stood seat=1 cards=[] die=6')
    .replace('0.cell = -1', '0.cell as cell = -1')
    .replace('as cards', 'as card');
  assert.equal(text, expected);
  assert.equal(migrateScenario(harenula, text, 'blow.txt').text, text);
});

test('a scenario in which more differs is left alone, and the differences are told', () => {
  const told = (from: string, to: string): string[] => {
    const before = BLOW.replace(from, to);
    assert.notEqual(before, BLOW);
    const { text, problems } = migrateScenario(harenula, before, 'blow.txt');
    assert.equal(text, before);
    return problems.map((problem) => problem.text);
  };
  assert.deepEqual(told('total=6 = guard 0', 'total=6 = guard 1'), [
    "'total' was 6 = guard 1 (HA-5.6) + die 6 (HA-5.6) and is 6 = guard 0 (HA-5.6) + die 6 (HA-5.6).",
  ]);
  assert.deepEqual(told('  HA-5.1 laid seat=0', '  HA-5.1 lost seat=0'), ["it was 'lost' and is 'laid'."]);
  assert.deepEqual(told('HA-5.1 laid', 'HA-5.2 laid'), ['its clause was HA-5.2 and is HA-5.1.']);
  assert.deepEqual(told('| 0: cards', '| 1: cards'), ['what was told to 1 is told to 0.']);
  assert.deepEqual(told('expect round = 0', 'expect round = 2'), ['round is 0, not 2.']);
  assert.deepEqual(told('# neither lays a card\n', '  HA-5.1 laid seat=0 count=0\n'), [
    '2 events are written here, but 1 happen.',
  ]);
});

test('of an event only the name may be another, and fields may have come in', () => {
  const before = 'HA-1.1 round round=2 | 0: cards=[blow-2 trick]';
  const now = 'HA-1.1 roundBegan round=2 seat=1 | 0: cards=[blow-2 trick] hand=2';
  assert.equal(lineFault(before, now, RENAMED['harenula']!), null);
  assert.equal(lineFault(before, now, {}), "it was 'round' and is 'roundBegan'");
  assert.equal(lineFault(now, 'HA-1.1 roundBegan seat=1', {}), 'it is told to others');
  assert.equal(lineFault('HA-1.1 x a=1 b=2', 'HA-1.1 x b=2', {}), "'a' was 1 and is gone");
});

test('every new name is one that the game declares', () => {
  for (const [id, renamed] of Object.entries(RENAMED)) {
    const { kinds } = games.get(id)!.events;
    for (const [before, now] of Object.entries(renamed)) {
      assert.ok(Object.hasOwn(kinds, now), `${id}: ${now}`);
      assert.notEqual(before, now);
    }
  }
});

const RECORD = readFileSync(new URL('../../games/harenula/records/default.ndjson', import.meta.url), 'utf8');
const later = (game: Game): Map<string, Game> => new Map([[game.id, { ...game, rules: 'harenula@9' }]]);

test('a record of earlier rules goes over to the present ones with its dice and its commitment', () => {
  assert.deepEqual(migrateRecord(RECORD, games), { text: RECORD, fault: null });
  const { text } = migrateRecord(RECORD, later(harenula));
  const [before, now] = [readReplay(RECORD).replay!, readReplay(text!).replay!];
  assert.deepEqual([now.header.rules, now.header.began], ['harenula@9', before.header.rules]);
  const { proof, fault } = verifyReplay(text!, later(harenula), before.header.commitment);
  assert.equal(fault, null);
  assert.deepEqual([proof!.decisions, proof!.draws], [before.decisions.length, before.ending.draws]);
  assert.deepEqual(now.ending, before.ending);
  assert.equal(migrateRecord(text!, later(harenula)).text, text);
});

test('a record that other rules refuse, or that comes out otherwise, is left alone', () => {
  const { text } = migrateRecord(
    RECORD,
    later({ ...harenula, outcome: (g) => ({ ...harenula.outcome(g), clause: 'HA-1.1' }) }),
  );
  assert.equal(text, null);
  const strange = { ...(houseOfGladiators as unknown as Game), id: 'harenula' };
  assert.match(migrateRecord(RECORD, later(strange)).fault!, /option/);
  assert.match(migrateRecord('{}', games).fault!, /Line 1/);
});
