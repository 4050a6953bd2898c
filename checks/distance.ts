// The edit distance of two words, to suggest what was probably meant by a typo.

/** How many letters must be inserted, removed, changed or swapped with a neighbour to turn one word into the other. */
export function distance(one: string, other: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1]! + 1, back[j]! + 1, back[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, twoBack[j - 2]! + 1);
      }
      row.push(cost);
    }
    twoBack = back;
    back = row;
  }
  return back[other.length]!;
}
