// A request as a person reads it: the choices, how an answer is written, and examples.
//
// The label at the left of a menu is what the player types. Usually it is the place in the menu; where the answers
// themselves are numbers (seats, amounts) it is the answer, so that a number never means two things.

import type { Tell } from '#cli/words.ts';
import type { Scene } from '#engine/flow/scene.ts';
import { count, enumerate } from '#engine/requests/choices.ts';
import { print, printItem } from '#engine/requests/notation.ts';
import type { Choice, Field, Form, Item, Offer, Path, Pay, Request, Subset } from '#engine/requests/request.ts';
import { choiceText, counted } from '#telling/choices.ts';
import { format } from '#telling/messages.ts';
import type { Telling } from '#telling/telling.ts';

/**
 * With more choices than this there is no menu. Items to pick from can be many; where choices consist of parts, the list
 * of the parts is soon shorter than all combinations.
 */
const LONGEST_MENU = 20;
const LONGEST_PICK_MENU = 60;
const LONGEST_BAG_MENU = 12;
/** How many examples are shown, and from how many choices they are taken. */
const EXAMPLES = 3;
const EXAMPLES_FROM = 12;

function longestMenu({ kind }: Request): number {
  if (kind === 'pick' || kind === 'path') return LONGEST_PICK_MENU;
  return kind === 'subset' ? LONGEST_BAG_MENU : LONGEST_MENU;
}

/** The words, or null where they are those of the notation, or begin with them. */
function unlike(words: string, notation: string): string | null {
  const letters = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return `${letters(words)} `.startsWith(`${letters(notation)} `) ? null : words;
}

export interface NumberedChoice {
  /** What the player types. */
  label: string;
  choice: Choice;
  /** The choice in the notation of the game. */
  notation: string;
  /** The same as the menu shows it: for a walk only its goal, where the way does not matter. */
  shown: string;
  /** Its meaning, where the notation does not say it. */
  gloss: string | null;
}

export class QuestionPrompt {
  private readonly telling: Telling;
  private readonly tell: Tell;

  constructor(telling: Telling, tell: Tell) {
    this.telling = telling;
    this.tell = tell;
  }

  question(request: Request, scene: Scene | null): string {
    const message = this.telling.words[`ask.${request.clause}`];
    if (message === undefined) return this.tell('ask.unworded', { kind: request.kind, of: request.of });
    return this.telling.question(message, scene);
  }

  notation(request: Request, choice: Choice): string {
    return print(request, choice, this.telling.game.nouns);
  }

  /** Every choice, or null when they are too many to list or are plain numbers. */
  menu(request: Request): NumberedChoice[] | null {
    const longest = longestMenu(request);
    if (request.kind === 'amount' || count(request) > longest) return null;
    const choices = enumerate(request, longest);
    const notations = choices.map((choice) => this.notation(request, choice));
    const byNumber = !notations.some((text) => /(^|\s)\d+(\s|$)/.test(text));
    return choices.map((choice, i) => {
      const notation = notations[i]!;
      const shown =
        request.kind === 'path' && !request.passing ? notation.slice(notation.lastIndexOf('>') + 1) : notation;
      const gloss = this.gloss(request, choice, notation);
      return { label: byNumber ? String(i + 1) : notation, choice, notation, shown, gloss };
    });
  }

  /** A few answers in the notation, unlike each other. */
  examples(request: Request): string[] {
    const choices = enumerate(request, EXAMPLES_FROM);
    const spread = Array.from(
      { length: EXAMPLES },
      (_, i) => choices[Math.floor(((i + 1) * (choices.length - 1)) / EXAMPLES)]!,
    );
    return [...new Set(spread.map((choice) => this.notation(request, choice)))];
  }

  /** How an answer is written and what it may be, in one or more lines; what the game adds (`manner.CLAUSE`) comes last. */
  manner(request: Request): string[] {
    const own = this.telling.words[`manner.${request.clause}`];
    return own === undefined ? this.form(request) : [...this.form(request), own];
  }

  private form(request: Request): string[] {
    switch (request.kind) {
      case 'pick':
        return [this.tell('manner.pick', { items: this.grouped(request.of, request.from) })];
      case 'amount': {
        const { min, max, step } = request;
        return [this.tell(step === 1 ? 'manner.amount' : 'manner.amount.step', { min, max, step })];
      }
      case 'subset':
        return this.subsetManner(request);
      case 'pay':
        return this.payManner(request);
      case 'path':
        return this.pathManner(request);
      case 'order':
        return [this.tell('manner.order', { items: this.bag(request.of, request.items) })];
      case 'offer':
        return this.offerManner(request);
      case 'form':
        return [this.tell('manner.form'), ...request.fields.flatMap((field) => this.fieldManner(field, request))];
    }
  }

  /**
   * What the notation leaves out: the player of a seat, the meaning of a dot or a dash, the choice in the reader's language,
   * and the game's hint if `hinted`.
   */
  gloss(request: Request, choice: Choice, notation: string, hinted = true): string | null {
    if (request.kind === 'pick' && request.of === 'seat' && typeof choice === 'number')
      return this.telling.name(choice);
    if (request.kind === 'path' && notation === '.') return this.tell('stay');
    if (notation === '-') return this.tell('nothing');
    const said = [this.meaning(request, choice, notation), hinted ? this.hint(request, choice) : null];
    return said.filter((text) => text !== null).join(': ') || null;
  }

  /** The choice in words, where they differ from the typed ones. */
  private meaning(request: Request, choice: Choice, notation: string): string | null {
    const meant = this.telling.words[`choice.${notation}`];
    if (meant === undefined && request.kind === 'path') return null;
    return unlike(meant ?? choiceText(this.telling, request, choice), notation);
  }

  /** What the game says about this choice, such as its odds. */
  private hint(request: Request, choice: Choice): string | null {
    const hint = request.hints?.find((one) => one.item === choice);
    const message = hint === undefined ? undefined : this.telling.words[`hint.${hint.key}`];
    return message === undefined ? null : format(message, this.telling.language, hint!.values);
  }

  private subsetManner(request: Subset): string[] {
    const { min, max, of, from, groups, worth, atMost } = request;
    const items = worth === null ? this.bag(of, from) : this.priced(of, from, worth);
    const lines = [this.tell('manner.subset', { min, max, items, same: min === max ? 'yes' : 'no' })];
    if (worth !== null) lines.push(this.tell('manner.subset.worth', { atMost }));
    for (const group of groups ?? []) {
      lines.push(
        this.tell('manner.subset.group', { min: group.min, max: group.max, items: this.bag(of, group.items) }),
      );
    }
    return [...lines, this.tell(min === 0 ? 'manner.join.none' : 'manner.join')];
  }

  private payManner({ due, of, from, worth, exact, irreducible }: Pay): string[] {
    const lines = [this.tell('manner.pay', { due, exact: exact ? 'yes' : 'no', items: this.priced(of, from, worth) })];
    if (irreducible) lines.push(this.tell('manner.pay.irreducible'));
    return [...lines, this.tell('manner.join')];
  }

  private pathManner({ of, start, budget, mayStay, passing }: Path): string[] {
    const from = this.item(of, start);
    return [this.tell(passing ? 'manner.path.passing' : 'manner.path', { from, budget, stay: mayStay ? 'yes' : 'no' })];
  }

  private offerManner({ of, partners, give, coins, mayDecline }: Offer): string[] {
    const goods = (items: readonly Item[], money: number): string =>
      [...(items.length > 0 ? [named(items)] : []), `$${money}`].join(', ');
    // A bare number is no name: what it counts follows it.
    const named = (items: readonly Item[]): string =>
      of in this.telling.game.nouns ? this.bag(of, items) : `${this.bag(of, items)} (${this.telling.words[of] ?? of})`;
    const lines = [this.tell('manner.offer', { decline: mayDecline ? 'yes' : 'no', goods: goods(give, coins) })];
    for (const { seat, items, coins: money } of partners) {
      lines.push(
        this.tell('manner.offer.partner', { seat, name: this.telling.name(seat), goods: goods(items, money) }),
      );
    }
    return lines;
  }

  private fieldManner({ name, request, when }: Field, form: Form): string[] {
    const label = this.telling.field(name);
    const condition = when === null ? '' : ` (${this.condition(when, form)})`;
    const [first = '', ...rest] = this.manner(request);
    return [`  ${label}${condition}: ${first}`, ...rest.map((line) => `    ${line}`)];
  }

  /** When a field is asked: the earlier answers that ask it, or those few that do not. */
  private condition(when: NonNullable<Field['when']>, { fields }: Form): string {
    const label = this.telling.field(when.field);
    const earlier = fields.find((one) => one.name === when.field)?.request;
    const list = (items: readonly Item[]): string =>
      items.map((item) => printItem(this.telling.game.nouns, earlier?.of ?? 'word', item)).join(', ');
    const others = earlier?.kind === 'pick' ? earlier.from.filter((item) => !when.is.includes(item)) : [];
    const isMost = when.is.length > 2 && others.length > 0 && others.length < when.is.length;
    return isMost ? `${label} ≠ ${list(others)}` : `${label} = ${list(when.is)}`;
  }

  private item(of: string, item: Item): string {
    const text = printItem(this.telling.game.nouns, of, item);
    if (of === 'seat' && typeof item === 'number') return `${text} ${this.telling.name(item)}`;
    const name = unlike(this.telling.item(of, item), text);
    return name === null ? text : `${text} (${name})`;
  }

  /** Like `bag`; a long list of names that differ only in their last letters is factored: `3,4 4,4 × n/ne/e`. */
  private grouped(of: string, items: readonly Item[]): string {
    if (items.length <= LONGEST_MENU) return this.bag(of, items);
    const ends = new Map<string, string[]>();
    for (const item of new Set(items)) {
      const [, begin, last] = /^(.*\d)([a-z]{1,2})$/.exec(this.item(of, item)) ?? [null, this.item(of, item), ''];
      const known = ends.get(begin!);
      if (known === undefined) ends.set(begin!, [last!]);
      else known.push(last!);
    }
    if (ends.size * 2 > items.length) return this.bag(of, items);
    const begins = Map.groupBy(ends, ([, last]) => last.join('/'));
    return [...begins]
      .map(([last, many]) => `${many.map(([begin]) => begin).join(' ')}${last === '' ? '' : ` × ${last}`}`)
      .join('; ');
  }

  /** Items as a list, equal ones counted. */
  private bag(of: string, items: readonly Item[]): string {
    return (
      counted(items)
        .map(([item, copies]) => this.item(of, item) + (copies > 1 ? `*${copies}` : ''))
        .join(', ') || '–'
    );
  }

  private priced(of: string, items: readonly Item[], worth: readonly number[]): string {
    const one = ([item, copies]: [Item, number]): string => {
      const price = `${this.item(of, item)}=${worth[items.indexOf(item)]}`;
      return copies > 1 ? `${price} (*${copies})` : price;
    };
    return counted(items).map(one).join(', ') || '–';
  }
}
