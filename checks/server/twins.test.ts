import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { TWINS, twins } from '#checks/server/twins.ts';
import { leakSealedAnswers } from '#checks/testing/leak.ts';
import { hashOf } from '#engine/records/hash.ts';
import { LiveTable } from '#live/table.ts';

/** A game in which much is decided in secret. */
const SEALING = ['spartacus'];

test('a viewer who may not know a secret is sent the same bytes whatever it is', async () => {
  const { figures, faults } = await twins({ ...TWINS, pairs: TWINS.games.length, seconds: 30 }, silent);
  assert.deepEqual(faults, []);

  assert.ok(Number(figures['pairs']) > 0 && Number(figures['frames compared']) > 10, JSON.stringify(figures));
});

test('the twins notice a frame that depends on a secret', async (t) => {
  const { latest } = LiveTable.prototype;
  t.after(() => {
    LiveTable.prototype.latest = latest;
  });
  LiveTable.prototype.latest = function (...args) {
    const check = hashOf(this.match.table.state);
    return latest.apply(this, args).map((update) => Object.assign(update, { check }));
  };
  const { faults } = await twins({ ...TWINS, games: ['harenula'], pairs: 20, seconds: 100 }, silent);
  assert.match(faults[0] ?? '', /can tell the twins apart: …/);
});

test('the twins notice that others hear of a sealed answer', async (t) => {
  leakSealedAnswers(t);
  const { faults } = await twins({ ...TWINS, games: SEALING, pairs: 60, seconds: 100 }, silent);
  assert.match(faults[0] ?? '', /can tell the twins apart: /);
});
