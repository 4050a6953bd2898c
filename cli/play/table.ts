// Playing a match at the terminal, from the first question to the seed.

import { isNotation, readAnswer } from '#cli/play/answer.ts';
import { type After, byDefault, type CommandContext, obey } from '#cli/play/commands.ts';
import { quoted } from '#cli/play/keeping.ts';
import { Interrupted } from '#cli/play/lines.ts';
import { InputEnded, type TerminalSession } from '#cli/play/sitting.ts';
import { INTERRUPTED } from '#cli/program.ts';
import { plain } from '#cli/replay.ts';
import { UserError } from '#cli/subcommand.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { explain } from '../../scripts/surroundings.mjs';

/** Plays to the end, or until a player leaves; returns the exit code. */
export async function playOut(sitting: TerminalSession, resumed: boolean, quiet: boolean): Promise<number> {
  // Ctrl-C is a signal where the terminal edits the lines itself, and while no question is open.
  const onSignal = (): void => {
    sitting.terminal.say();
    process.exit(interrupted(sitting));
  };
  if (sitting.terminal.interactive) process.once('SIGINT', onSignal);
  try {
    if (!quiet) open(sitting, resumed);
    let hinted = false;
    for (let seat = sitting.nextPerson(); seat !== null; seat = sitting.nextPerson()) {
      sitting.keeping.keep();
      const code = await turn(sitting, seat, !hinted);
      hinted = true;
      if (code !== null) return code;
    }
    sitting.keeping.keep();
    await close(sitting, quiet);
    return 0;
  } catch (error) {
    if (error instanceof Interrupted) return interrupted(sitting);
    if (error instanceof InputEnded) throw ended(sitting, error.seat);
    throw error;
  } finally {
    process.off('SIGINT', onSignal);
    sitting.terminal.close();
  }
}

function open({ terminal, tell, match }: TerminalSession, resumed: boolean): void {
  const { header, game } = match;
  terminal.say(terminal.bold(`${game.title} · ${plain(header.match)}`));
  terminal.say(terminal.dim(tell('commitment', { commitment: header.commitment })));
  terminal.say(terminal.dim(tell('commitment.why')));
  if (resumed) terminal.say(tell('resumed', { decisions: match.decisions.length }));
}

/** One question to one person; null when the match goes on. */
async function turn(sitting: TerminalSession, seat: Seat, hint: boolean): Promise<number | null> {
  const { match, terminal, tell, asking } = sitting;
  await sitting.seat(seat);
  const request = match.requestFor(seat)!;
  const only = sitting.onlyAnswer(request);
  if (only !== null) {
    const answer = asking.notation(request, only);
    if (match.decide(seat, request.id, only) !== null) throw new Error(`${request.clause} refuses its only answer`);
    terminal.say(
      terminal.dim(tell('only', { answer: asking.gloss(request, only, answer) ?? answer, clause: request.clause })),
    );
    return null;
  }
  const menu = asking.menu(request);
  const alone = match.table.asked.length === 1;
  sitting.present(seat, request, menu);
  if (hint) terminal.say(terminal.dim(tell('hint')));
  const names = sitting.sitters.map(({ name }) => name);
  let leaving = false;
  for (;;) {
    const line = await terminal.ask(sitting.prompt(seat, request));
    if (line === null) throw new InputEnded(seat);
    const moment: CommandContext = { sitting, seat, request, leaving };
    const after = isNotation(line, menu) ? null : heed(moment, line);
    leaving = /^q(uit)?$/i.test(line);
    if (typeof after === 'number') return after;
    if (after === 'changed') return null;
    if (after === 'stays') continue;
    const read = readAnswer(request, line, { nouns: match.game.nouns, names, menu });
    const refusal = read.refusal ?? match.decide(seat, request.id, read.choice);
    if (refusal === null) {
      // Others still have to answer: a sealed answer is not shown.
      if (!alone && match.table.hasAnswered(seat)) terminal.say(tell('sealed.in'));
      return null;
    }
    sitting.refuse(refusal, request);
  }
}

/** An empty line or a command; null for what must be an answer. */
function heed(moment: CommandContext, line: string): After | null {
  if (line !== '') return obey(moment, line);
  if (moment.request?.fallback != null) return byDefault(moment);
  moment.sitting.terminal.say(moment.sitting.tell('answer.none'));
  return 'stays';
}

async function close(sitting: TerminalSession, quiet: boolean): Promise<void> {
  const { terminal, tell, people } = sitting;
  if (quiet) {
    sitting.showResult();
    return;
  }
  sitting.showEnd();
  sitting.showSeed();
  if (!terminal.interactive || people.length === 0) return;
  if (sitting.keeping.file === null) terminal.say(terminal.dim(tell('over.keep')));
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || line === '') return;
    const seat = people.length === 1 ? people[0]! : SPECTATOR;
    const after = obey({ sitting, seat, request: null, leaving: true }, line);
    if (after === null) terminal.say(tell('over.keep'));
    else if (after !== 'stays') return;
  }
}

function interrupted(sitting: TerminalSession): number {
  keepOnLeaving(sitting);
  return INTERRUPTED;
}

/** Saves the match and prints how to continue. A player who left by mistake loses nothing. */
function keepOnLeaving({ match, terminal, tell, keeping }: TerminalSession): void {
  try {
    if (terminal.interactive && !match.over) keeping.keepAnyway();
    keeping.keep();
  } catch (error) {
    terminal.say(tell('save.failed', { reason: explain(error) ?? (error as Error).message }));
    return;
  }
  const { file } = keeping;
  if (file !== null && !match.over) terminal.say(tell('quit.saved', { file, command: quoted(file) }));
}

function ended(sitting: TerminalSession, seat: Seat): UserError {
  const { match, telling, tell } = sitting;
  const { clause } = match.requestFor(seat)!;
  const { length: decisions } = match.decisions;
  keepOnLeaving(sitting);
  return new UserError(tell('input.ended', { name: telling.name(seat), clause, decisions }));
}
