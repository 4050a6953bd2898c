// A process that appends to a store as fast as it is acknowledged, and prints each entry, until it is killed:
//
//   node appender.ts FILE MATCHES
//
// The lines are `ready`, then `match seq key` for every entry acknowledged, or one that starts with `failed`.

import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';

const [path, matches] = process.argv.slice(2);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const store = await openSqlite(path!);
  for (let i = 0; i < Number(matches); i++) {
    const id = `m${i}`;
    if ((await store.match(id)) === null) await store.createMatch(sampleSetup(id));
  }
  say('ready');
  await Promise.all(Array.from({ length: Number(matches) }, (_, i) => appendTo(`m${i}`)));

  async function appendTo(match: string): Promise<void> {
    for (let seq = (await store.match(match))!.head + 1; ; seq++) {
      const key = `${process.pid}:${seq}`;
      const text = JSON.stringify({ match, seq, key });
      const snapshot = seq % 10 === 0 ? { snapshot: text } : {};
      const { kind } = await store.append({ match, seq, key, entry: sampleEntry(text), deadline: seq, ...snapshot });
      if (kind !== 'ok') throw new Error(`${match} ${seq}: ${kind}`);
      say(`${match} ${seq} ${key}`);
    }
  }
} catch (error) {
  say(`failed ${(error as Error).message}`);
  process.exitCode = 1;
}
