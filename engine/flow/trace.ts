// Which clauses and cards have been reached: for coverage, and for a fuzzer that seeks what was not reached yet.

export class Trace {
  /** How often each step ran, by rule and step name. */
  readonly steps = new Map<string, number>();
  readonly clauses = new Set<string>();
  readonly uses = new Map<string, number>();
  /** How rare the rarest thing reached was since this was last set to Infinity. */
  rarest = Number.POSITIVE_INFINITY;

  step(rule: string, at: string, clause: string): void {
    this.clauses.add(clause);
    this.count(this.steps, `${rule} ${at}`);
  }

  use(name: string): void {
    this.count(this.uses, name);
  }

  private count(counts: Map<string, number>, key: string): void {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    if (before < this.rarest) this.rarest = before;
  }
}
