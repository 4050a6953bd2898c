// Updates a scenario's events; everything else in the file stays unchanged.

import { differences } from '#checks/diff.ts';
import { flat } from '#checks/lines.ts';
import type { ScenarioStep } from '#checks/scenario.ts';
import type { ScenarioRun } from '#checks/scenario-run.ts';

/** The text of the file with the events of this run; a refusal marked by a lone `!` gets its clause and reason. */
export function updated(run: ScenarioRun): string {
  const { acts, lines } = run.scenario;
  const text: string[] = lines.slice(0, acts[0]!.line - 1);
  for (const [i, act] of acts.entries()) {
    const end = (acts[i + 1]?.line ?? lines.length + 1) - 1;
    const refusal = run.refusals[i] ?? null;
    const first = lines[act.line - 1]!;
    const unsaid = act.kind === 'refuse' && act.clause === '' && refusal !== null && refusal.code !== 'unreadable';
    text.push(unsaid ? `${first.trimEnd()} ${refusal.clause} ${refusal.text}` : first);
    // Lines after a decision that could not be made have not been played.
    const happened = i < run.happened.length && (act.kind !== 'decide' || refusal === null) ? run.happened[i]! : null;
    text.push(...(happened === null ? lines.slice(act.line, end) : eventLines(act, happened, lines, end)));
  }
  return `${text.join('\n')}\n`;
}

/** The lines below an act up to line `end`: comments stay, events that still happen keep their form. */
function eventLines(act: ScenarioStep, happened: readonly string[][], lines: readonly string[], end: number): string[] {
  const made: string[] = [];
  let next = act.line + 1;
  const copyUpTo = (line: number): void => {
    while (next < line) made.push(lines[next++ - 1]!);
  };
  const found = differences(
    act.events.map((event) => event.text),
    happened.map(flat),
  );
  for (const { sign, first, second } of found) {
    if (sign === '+') made.push(...happened[second]!.map((line) => `  ${line}`));
    else {
      const event = act.events[first]!;
      copyUpTo(event.line);
      if (sign === ' ') copyUpTo(event.last + 1);
      else next = event.last + 1;
    }
  }
  copyUpTo(end + 1);
  return made;
}
