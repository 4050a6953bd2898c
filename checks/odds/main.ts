// Counts the odds that are shown against those of the rules, and says where they differ.
//
//   .harena/node24/bin/node checks/odds/main.ts [--game GAME] [--positions 20] [--from 0] [--tries 100000] [--seed 1]
//
// --from leaves out the first positions: what takes long can be counted in pieces.

import { parseArgs } from 'node:util';
import { findings, positionsOf, SUBJECTS } from '#checks/odds/odds.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    positions: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    tries: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, tries, seed] = [Number(values.positions), Number(values.tries), Number(values.seed)];

let wrong = 0;
for (const subject of SUBJECTS) {
  if (!subject.game.includes(values.game)) continue;
  const positions = positionsOf(subject, count).slice(Number(values.from));
  let [counts, most] = [0, 0];
  for (const position of positions) {
    const found = findings(position, tries, seed);
    counts += found.length;
    for (const { item, value, shown, counted, isRight } of found) {
      most = Math.max(most, Math.abs(shown - counted));
      if (isRight) continue;
      wrong++;
      console.log(`${position.name}, ${item}: ${value} is shown as ${shown} %, counted ${counted.toFixed(2)} %`);
    }
    console.log(`${position.name}: ${found.length} odds, ${tries} tries each`);
  }
  console.log(`${subject.game}: ${positions.length} positions, ${counts} odds, at most ${most.toFixed(2)} % apart`);
}
if (wrong > 0) {
  console.error(`${wrong} odds are not those of the rules.`);
  process.exitCode = 1;
}
