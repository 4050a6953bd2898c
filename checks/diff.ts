// The differences between two lists of lines: their longest common part, and the rest.

export interface Difference {
  /** In both, only in the first (`-`), or only in the second (`+`). */
  sign: ' ' | '-' | '+';
  /** Places in the first and in the second list; −1 where the line is not in it. */
  first: number;
  second: number;
}

export function differences(first: readonly string[], second: readonly string[]): Difference[] {
  // common[i][j]: how many lines the lists have in common from line i of the first and j of the second on.
  const common = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0));
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) {
      const same = first[i] === second[j];
      common[i]![j] = same ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const found: Difference[] = [];
  let i = 0;
  let j = 0;
  // A replaced line is best shown beside its replacement.
  let unpaired = false;
  while (i < first.length || j < second.length) {
    if (i < first.length && j < second.length && first[i] === second[j]) {
      found.push({ sign: ' ', first: i++, second: j++ });
      unpaired = false;
      continue;
    }
    const without = i < first.length ? common[i + 1]![j]! : -1;
    const withNext = j < second.length ? common[i]![j + 1]! : -1;
    unpaired = without > withNext || (without === withNext && !unpaired);
    found.push(unpaired ? { sign: '-', first: i++, second: -1 } : { sign: '+', first: -1, second: j++ });
  }
  return found;
}
