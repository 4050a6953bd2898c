// Recorded matches on the stage: what was shown, for how long, and that nothing was skipped unasked.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { StageState } from '#client/stage/stage.ts';
import { assertToldWhole, playOnStage } from '#client/stage/testing/play.ts';
import { recorded } from '#client/stage/testing/recorded.ts';
import type { Attack, Bids, Guarding, HealThrow, Initiative, RollOff } from '#client/tables/spartacus/pictures.ts';
import { scenes } from '#client/tables/spartacus/scenes/index.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const FOLDER = join(import.meta.dirname, '../../../../games/spartacus/records');
const RECORDS = readdirSync(FOLDER).map((file) => join(FOLDER, file));
const SEEN = 600;

/** The dice that lie on the table, with ids, so that another throw is another die. */
function diceIn({ held }: StageState<number>): string[] {
  const attack = held['attack'] as { picture: Attack; beat: number } | undefined;
  const initiative = held['initiative'] as { picture: Initiative; beat: number } | undefined;
  const guarding = held['guarding'] as { picture: Guarding } | undefined;
  const healing = held['healing'] as { picture: readonly HealThrow[] } | undefined;
  const rollOff = held['rollOff'] as { picture: RollOff } | undefined;
  const faces = (dice: readonly { face: number }[]): string =>
    dice
      .map(({ face }) => face)
      .toSorted()
      .join('');
  return [
    ...(attack === undefined ? [] : [`attack ${faces(attack.picture.offense)}/${faces(attack.picture.defense)}`]),
    ...(initiative?.picture.rolls.length === 2
      ? [`initiative ${initiative.picture.rolls.map(({ dice }) => dice.join('')).join('/')}`]
      : []),
    ...(guarding?.picture.dice.map(({ die }, i) => `guard ${i} ${die}`) ?? []),
    ...(healing?.picture.map(({ seat, card, die }, i) => `heal ${i} ${seat} ${card} ${die}`) ?? []),
    ...(rollOff === undefined ? [] : [`roll-off ${rollOff.picture.seats.join()} ${rollOff.picture.rolls.join()}`]),
  ];
}

for (const file of RECORDS) {
  const name = file.split('/').at(-1)!;
  const told = recorded(file, SPECTATOR);
  const all = told.at(-1)!.events;

  test(`${name}: every event is told once and in order, and the table ends as the match does`, () =>
    assertToldWhole(told, playOnStage(scenes, told, 500)));

  test(`${name}: every die that was thrown lay there for ${SEEN} ms at normal pace`, () => {
    const { frames } = playOnStage(scenes, told, 500);
    const since = new Map<string, number>();
    let dice = 0;
    for (const [i, frame] of frames.entries()) {
      const lying = new Set(diceIn(frame));
      for (const die of lying) if (!since.has(die)) since.set(die, frame.at);
      for (const [die, from] of since) {
        if (lying.has(die)) continue;
        dice++;
        assert.ok(frame.at - from >= SEEN, `${die} lay for ${frame.at - from} ms, up to frame ${i}`);
        since.delete(die);
      }
    }
    const throws = all.filter(({ kind }) => ['rolled', 'rerolled', 'guardRolled'].includes(kind)).length;
    assert.ok(dice >= throws / 2, `${dice} of ${throws}`);
  });

  test(`${name}: a beat runs for every event that has a scene, and none is skipped unasked`, () => {
    const { frames } = playOnStage(scenes, told, 500);
    const begun = new Set(frames.flatMap(({ beat }) => (beat === null ? [] : [beat.event.n])));
    const view = told[0]!.view as SpartacusView;
    for (const event of all.slice(told[0]!.events.length)) {
      const made = scenes.beat(event, view, {}, []);
      if (made === null || (made.lasts ?? 0) === 0) continue;
      // The last bet breaks all seals; both fighters roll for initiative.
      if (event.kind === 'bet' || event.kind === 'initiativeRolled') continue;
      assert.ok(begun.has(event.n), `${event.kind} ${event.n} was not played`);
    }
  });

  test(`${name}: bids that were opened lie there with the number of each House until the next lot`, () => {
    const { frames } = playOnStage(scenes, told, 500);
    let opened = 0;
    for (const { beat, held } of frames) {
      if (beat?.event.kind !== 'bidsOpened') continue;
      opened++;
      const { bids, stacks } = held['bids']!.picture as Bids;
      assert.deepEqual(bids, beat.event['bids']);
      assert.deepEqual(stacks, beat.event['stacks']);
    }
    assert.ok(opened > 0);
    for (const { beat, held } of frames) {
      if (beat?.event.kind === 'bought' || beat?.event.kind === 'hosted')
        assert.equal((held['bids']!.picture as Bids).winner, beat.event['seat']);
      if (beat?.event.kind === 'lotOffered') assert.equal(held['bids'], undefined);
    }
  });

  test(`${name}: the last attack of a fight lies there until the next, marked once its round is over`, () => {
    const { frames } = playOnStage(scenes, told, 500);
    let kept = 0;
    let last = null as Attack | null;
    for (const { beat, held } of frames) {
      const attack = (held['attack']?.picture ?? null) as Attack | null;
      if (beat?.event.kind === 'fightBegan') last = null;
      if (beat?.event.kind === 'initiativeWon' && last !== null) {
        kept++;
        assert.deepEqual(attack, { ...last, isPast: true });
      }
      if (beat?.event.kind === 'attacked') assert.equal(attack, null);
      last = attack ?? last;
    }
    assert.ok(kept > 0);
  });

  test(`${name}: at the fastest pace the queue catches up with bots that never wait`, () => {
    const { clock } = playOnStage(scenes, told, 0);
    const slow = playOnStage(scenes, told, 500).clock.now;
    assert.ok(clock.now < slow / 4, `${clock.now} ms against ${slow} ms`);
    // One key is enough for a player who has seen enough.
    const { stage } = playOnStage(scenes, told, 500, (_, one) => {
      for (const update of told.slice(1)) one.tell(update);
      one.catchUp();
    });
    assert.equal(stage.shown.value.waiting, 0);
    assert.deepEqual(stage.shown.value.view, told.at(-1)!.view);
  });

  test(`${name}: while events are played the view never shows what has not been told yet`, () => {
    const { frames } = playOnStage(scenes, told, 500);
    for (const { view, events } of frames) {
      const last = events.findLast(({ kind }) => kind === 'influenceChanged');
      if (last === undefined) continue;
      const { influence } = (view as SpartacusView).houses[last['seat'] as number]!;
      assert.equal(influence, last['influence'], `after event ${last.n}`);
    }
  });
}
