import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bytesOf } from '#engine/chance/sha256.ts';
import { readReplay } from '#engine/records/reading.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { forge, playedMatch } from '#engine/testing/match.ts';

const file = writeReplay(playedMatch());
const lines = file.trimEnd().split('\n');

function faultOf(text: string | Uint8Array): string {
  const { fault } = readReplay(text);
  assert.notEqual(fault, null, 'the file was taken');
  assert.ok(fault!.text.startsWith(`Line ${fault!.line} `), fault!.text);
  return `${fault!.code} ${fault!.text}`;
}

describe('a damaged replay', () => {
  const bytes = bytesOf(file);
  const lineOf = (offset: number): number => bytes.subarray(0, offset).filter((byte) => byte === 10).length + 1;
  const flipped = (offset: number, by: number): Uint8Array => {
    const copy = bytes.slice();
    copy[offset]! ^= by;
    return copy;
  };

  it('is refused whichever byte is changed, and the line is named', () => {
    for (let offset = 0; offset < bytes.length; offset++) {
      const { fault } = readReplay(flipped(offset, 1 + (offset % 255)));
      assert.equal(fault?.line, lineOf(offset), `byte ${offset}: ${fault?.text}`);
    }
    const position = fc.nat(bytes.length - 1);
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 255 }), (offset, by) => {
        assert.equal(readReplay(flipped(offset, by)).fault?.line, lineOf(offset));
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused wherever it is cut off', () => {
    for (let length = 0; length < bytes.length; length++) {
      const { fault } = readReplay(bytes.subarray(0, length));
      assert.ok(fault !== null, `${length} bytes were taken`);
    }
    assert.match(faultOf(`${lines.slice(0, 4).join('\n')}\n`), /^cut Line 5 is missing: the file stops before the end/);
    assert.match(faultOf(file.slice(0, -9)), new RegExp(`^cut Line ${lines.length} is cut off`));
  });

  it('is refused with a line missing, swapped, doubled or added', () => {
    const text = (list: string[]): string => `${list.join('\n')}\n`;
    for (let i = 1; i < lines.length; i++) {
      const without = readReplay(text(lines.toSpliced(i, 1))).fault;
      assert.equal(without?.line, i + 1);
      if (i > 1) {
        const swapped = readReplay(text(lines.toSpliced(i - 1, 2, lines[i]!, lines[i - 1]!))).fault;
        assert.equal(swapped?.line, i);
      }
      assert.equal(readReplay(text(lines.toSpliced(i, 0, lines[i]!))).fault?.line, i + 2);
    }
    assert.match(faultOf(text(lines.toSpliced(3, 1))), /^sum Line 4 holds decision 4 where decision 3 should stand/);
    const more = forge(file, (objects) => objects.push({ n: objects.length - 1 }));
    assert.match(faultOf(more), new RegExp(`^added Line ${lines.length + 1} stands after the end of the match`));
    assert.match(faultOf(`${file}{}\n`), /does not end in its sum/);
    assert.match(faultOf(`${file}\n`), /is not JSON/);
    assert.match(faultOf(file.replaceAll('\n', '\r\n')), /^line-breaks Line 1 ends in CR LF/);
    assert.match(faultOf(`\uFEFF${file}`), /^not-json Line 1 is not JSON/);
  });

  it('is refused when it is something else, and the sentence says what it should be', () => {
    assert.match(faultOf(''), /^empty Line 1 is missing, for the file is empty; get the file again/);
    assert.match(faultOf('hello\n'), /^not-json Line 1 is not JSON, and a replay opens with a header/);
    assert.match(faultOf('[1]\n'), /^not-json Line 1 is no JSON object/);
    assert.match(faultOf('{"a":1}\n'), /^no-replay Line 1 has no field "harena"/);
    assert.match(faultOf(new Uint8Array([0xff, 0xd8, 0xff, 10])), /^not-utf8 Line 1 is not UTF-8 text/);
    const format = 'format Line 1 is in format 2, and this build reads format 1; open it with the build that wrote it.';
    assert.equal(faultOf(file.replace('"harena":1', '"harena":2')), format);
  });

  it('is refused where its sums are right but a field is of the wrong kind', () => {
    const wrongs: [number, string, unknown][] = [
      ...['game', 'rules', 'match', 'seats', 'options', 'commitment', 'nonces', 'names', 'started'].map(
        (field): [number, string, unknown] => [0, field, field === 'seats' ? 'two' : 7],
      ),
      [1, 'n', 5],
      [1, 'seat', 3],
      [1, 'seat', -1],
      [1, 'clause', null],
      [1, 'id', 'give'],
      [1, 'text', 1],
      [1, 'by', 'god'],
      [1, 'hash', '0123456789abcdef'],
      [8, 'hash', undefined],
      [lines.length - 1, 'seed', 'no'],
      [lines.length - 1, 'draws', -1],
      [lines.length - 1, 'result', 'won'],
    ];
    for (const [line, field, value] of wrongs) {
      const text = forge(file, (objects) => Object.assign(objects[line]!, { [field]: value }));
      assert.match(faultOf(text), new RegExp(`^field Line ${line + 1} needs "${field}", which must be `));
    }
  });
});
