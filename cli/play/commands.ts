// The commands that can be typed at a question.
//
// After a command the question stays, or the table has changed and is shown again, or the match is left with an exit
// code.

import { readAnswer } from '#cli/play/answer.ts';
import { quoted } from '#cli/play/keeping.ts';
import type { TerminalSession } from '#cli/play/sitting.ts';
import type { Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { explain } from '../../scripts/surroundings.mjs';

export type After = 'stays' | 'changed' | number;

/** Where a line was typed: by whom, and at which question (null once the game is over). */
export interface CommandContext {
  sitting: TerminalSession;
  seat: Seat;
  request: Request | null;
  /** Whether `q` was typed just before. */
  leaving: boolean;
}

const LOG_LENGTH = 20;

type Command = (moment: CommandContext, rest: string) => After;

const commands: { readonly [word: string]: Command } = {
  '?': explainOrRead,
  help: ({ sitting }) => stays(sitting, ...sitting.help.commands()),
  u: takeBack,
  undo: takeBack,
  default: byDefault,
  log: showLog,
  m: showMore,
  more: showMore,
  table: ({ sitting, seat }) => {
    sitting.showTable(seat);
    return 'stays';
  },
  save: saveAt,
  q: leave,
  quit: leave,
};

/** Carries out a command; null when the line is none. */
export function obey(moment: CommandContext, line: string): After | null {
  if (line.startsWith('!')) return freeCommand(moment, line.slice(1).trim());
  if (line.startsWith('?')) return explainOrRead(moment, line.slice(1).trim());
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const command = Object.hasOwn(commands, word.toLowerCase()) ? commands[word.toLowerCase()]! : null;
  return command === null ? null : command(moment, rest);
}

function stays({ terminal }: TerminalSession, ...lines: string[]): After {
  for (const line of lines) terminal.say(line);
  return 'stays';
}

function explainOrRead({ sitting, seat, request }: CommandContext, words: string): After {
  const { help } = sitting;
  if (words !== '') return stays(sitting, ...help.rules(words));
  return stays(sitting, ...(request === null ? help.commands() : help.request(request, sitting.scene(seat))));
}

function takeBack({ sitting, seat }: CommandContext): After {
  const { match, tell, terminal } = sitting;
  for (let back: After = 'stays'; ; back = 'changed') {
    const last = match.decisions.findLast((decision) => decision.seat === seat);
    const refusal = match.undo(seat);
    if (refusal !== null) {
      const text = tell('undo.refused', { reason: sitting.telling.reason(refusal) });
      terminal.say(text.includes(refusal.clause) ? text : `${text} [${refusal.clause}]`);
      return back;
    }
    // The table would repeat its automatic answers, so the undo goes to the person's own decision before them.
    const request = match.requestFor(seat);
    if (request !== null && sitting.onlyAnswer(request) !== null) continue;
    const command = typeof last?.id === 'string' ? `!${last.id} ` : '';
    terminal.say(tell('undo.done', { answer: `${command}${last?.text ?? ''}` }));
    return 'changed';
  }
}

export function byDefault({ sitting, seat, request }: CommandContext): After {
  if (request === null || request.fallback === null) return stays(sitting, sitting.tell('default.none'));
  const refusal = sitting.match.decide(seat, request.id, request.fallback);
  if (refusal === null) return 'changed';
  sitting.refuse(refusal, request);
  return 'stays';
}

/** Why a command of that name is not open, as the table says it; null: there is none. */
function whyClosed({ match, tell, telling }: TerminalSession, seat: Seat, name: string): string | null {
  if (match.game.commands.every((one) => one.name !== name)) return null;
  const refusal = match.decide(seat, name, '');
  return refusal === null ? null : tell('refused.by', { clause: refusal.clause, reason: telling.reason(refusal) });
}

/** `!` lists the free commands, `!name answer` uses one. */
function freeCommand({ sitting, seat }: CommandContext, text: string): After {
  const { match, tell, asking, terminal, help } = sitting;
  const offers = match.table.offersFor(seat);
  const [, name = '', answer = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const offer = offers.find((one) => one.id === name.toLowerCase());
  const closed = offer === undefined ? whyClosed(sitting, seat, name.toLowerCase()) : null;
  if (closed !== null) return stays(sitting, closed);
  if (offers.length === 0) return stays(sitting, tell('free.none'));
  const use = (offer: Request): string => tell('free.use', { example: `!${offer.id} ${asking.examples(offer)[0]}` });
  if (text === '') {
    return stays(
      sitting,
      ...offers.flatMap((offer) => [
        `${terminal.bold(`!${offer.id}`)}  ${asking.question(offer, sitting.scene(seat))}`,
        `  ${use(offer)}`,
      ]),
    );
  }
  if (offer === undefined)
    return stays(sitting, tell('free.unknown', { name, names: offers.map(({ id }) => `!${id}`).join(' ') }));
  if (answer === '' || answer === '?') return stays(sitting, ...help.request(offer, sitting.scene(seat)), use(offer));
  const { choice, refusal } = readAnswer(offer, answer, {
    nouns: match.game.nouns,
    names: sitting.sitters.map((one) => one.name),
    menu: null,
  });
  const wrong = refusal ?? match.decide(seat, offer.id, choice);
  if (wrong === null) return 'changed';
  sitting.refuse(wrong, offer);
  return stays(sitting, use(offer));
}

function showMore({ sitting, request }: CommandContext): After {
  const menu = request === null ? null : sitting.asking.menu(request);
  if (menu === null) return stays(sitting, sitting.tell('choices.none'));
  sitting.showMore(menu);
  return 'stays';
}

function showLog({ sitting, seat }: CommandContext, rest: string): After {
  const { length } = sitting.match.log;
  if (rest !== '' && !/^\d+$/.test(rest)) return stays(sitting, sitting.tell('log.number'));
  if (length === 0) return stays(sitting, sitting.tell('log.empty'));
  sitting.showEvents(seat, Math.max(0, length - (rest === '' ? LOG_LENGTH : Number(rest))));
  return 'stays';
}

function saveAt({ sitting, request }: CommandContext, file: string): After {
  const { keeping, tell } = sitting;
  if (file === '') return stays(sitting, tell('save.name'));
  const fault = keeping.fault(file);
  if (fault !== null) return stays(sitting, tell(`save.${fault}`, { file }));
  try {
    keeping.keepAt(file);
  } catch (error) {
    const reason = explain(error) ?? (error as Error).message;
    return stays(sitting, tell('save.failed', { reason }));
  }
  // Once the game is over its seed is no secret, and nothing is left to be stored.
  if (request === null) return stays(sitting, tell('over.verify', { file, command: quoted(file) }));
  return stays(sitting, tell('save.done', { file }), tell('save.kept'));
}

function leave({ sitting, leaving, request }: CommandContext): After {
  const { keeping, tell, terminal, match } = sitting;
  if (request === null) return 0;
  if (keeping.file !== null) {
    keeping.keep();
    terminal.say(tell('quit.saved', { file: keeping.file, command: quoted(keeping.file) }));
    return 0;
  }
  if (terminal.interactive && !leaving) return stays(sitting, tell('quit.unsaved'));
  terminal.say(tell('quit.left', { decisions: match.decisions.length }));
  return 0;
}
