// Cycles in a graph of files.

/** One cycle for every group of files that reach each other, each from the file that sorts first. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const told = new Set<string>();
  for (const start of [...graph.keys()].sort()) {
    if (told.has(start)) continue;
    const cycle = wayBack(graph, start);
    if (cycle === null) continue;
    cycles.push(cycle);
    const reached = reach(graph, start);
    for (const file of reached) if (reach(graph, file).has(start)) told.add(file);
  }
  return cycles;
}

/** The shortest way from a file back to itself; null: there is none. */
function wayBack(graph: ReadonlyMap<string, readonly string[]>, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [file];
        while (way[0] !== start) way.unshift(cameFrom.get(way[0]!)!);
        return way;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function reach(graph: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}
