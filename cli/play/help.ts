// The answer to `?`: the clause that asks, how an answer is written, and what cannot be chosen now and why; and the effect
// of a card or another thing of the game.

import { Flaw } from '#checks/flaw.ts';
import { type Clause, type Rulebook, readRulebook } from '#checks/rulebook.ts';
import type { QuestionPrompt } from '#cli/play/asking.ts';
import type { Tell } from '#cli/words.ts';
import type { Scene } from '#engine/flow/scene.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Barred, Request } from '#engine/requests/request.ts';
import { inDetail } from '#telling/choices.ts';
import type { Telling } from '#telling/telling.ts';

const MOST_FOUND = 6;
/** So many names stand for all that is barred for one reason, such as every square outside a zone. */
const MOST_BARRED = 12;

export class Help {
  private readonly telling: Telling;
  private readonly asking: QuestionPrompt;
  private readonly tell: Tell;
  /** Undefined until it was loaded, null when the game has none. */
  private read: Rulebook | null | undefined;

  constructor(telling: Telling, asking: QuestionPrompt, tell: Tell) {
    this.telling = telling;
    this.asking = asking;
    this.tell = tell;
  }

  /** Everything about a question. */
  request(request: Request, scene: Scene | null): string[] {
    const lines = [...this.clauseOf(request.clause), '', this.asking.question(request, scene)];
    lines.push(...this.asking.manner(request));
    lines.push(this.tell('help.examples', { examples: this.asking.examples(request).join('   ') }));
    if (typeof request.id === 'number') lines.push(this.fallback(request));
    return [...lines, ...this.barred(request)];
  }

  /** What cannot be chosen now, grouped by clause and reason. */
  private barred({ of, barred }: Request): string[] {
    const { nouns } = this.telling.game;
    const told = ({ clause, reason }: Barred): string => this.telling.reason({ clause, code: 'barred', text: reason });
    const groups = Map.groupBy(inDetail(barred ?? []), (one) => `${one.clause} ${told(one)}`);
    return [...groups.values()].map((group) => {
      const names = group.map(({ item, of: sort, when }) => {
        const name = printItem(nouns, sort ?? of, item);
        return when === undefined ? name : `${when} ${name}`;
      });
      const different = [...new Set(names)];
      const items = different.slice(0, MOST_BARRED).join(', ') + (different.length > MOST_BARRED ? ', …' : '');
      return this.tell('help.barred', { item: items, reason: told(group[0]!), clause: group[0]!.clause });
    });
  }

  /** The text of the thing of that name, the clause of that number, or the clauses with these words. */
  rules(words: string): string[] {
    const things = this.things(words);
    if (things.length > 0) return things;
    const book = this.book;
    if (book === null) return [this.tell('help.no-book', { game: this.telling.game.title })];
    const id = words.toUpperCase();
    const clause = book.find(id) ?? book.find(`${book.prefix}-${id}`);
    if (clause !== null) return textOf(clause);
    const found = book.search(words.split(/\s+/));
    if (found.length === 0) return [this.tell('help.no-clause', { words })];
    const more = found.length > MOST_FOUND ? [this.tell('help.more', { count: found.length - MOST_FOUND })] : [];
    return [...found.slice(0, MOST_FOUND).flatMap(textOf), ...more];
  }

  /** Cards and the like with this name, in the notation or in the reader's language: `text.<noun>.<item>` of the game. */
  private things(words: string): string[] {
    const wanted = words.toLowerCase();
    const found: string[] = [];
    for (const [key, text] of Object.entries(this.telling.words)) {
      const [, noun, item] = /^text\.([^.]+)\.(.+)$/.exec(key) ?? [];
      if (noun === undefined || item === undefined) continue;
      const name = this.telling.words[`${noun}.${item}`] ?? item;
      if (item.toLowerCase() === wanted || name.toLowerCase() === wanted) found.push(`${name}: ${text}`);
    }
    return found;
  }

  /** The commands of the table itself. */
  commands(): string[] {
    return this.tell('help.commands').split('\n');
  }

  private clauseOf(id: string): string[] {
    const clause = this.book?.find(id) ?? null;
    return clause === null ? [id] : textOf(clause);
  }

  private fallback(request: Request): string {
    if (request.fallback === null) return this.tell('help.no-default');
    return this.tell('help.default', { answer: this.asking.notation(request, request.fallback) });
  }

  private get book(): Rulebook | null {
    if (this.read === undefined) {
      try {
        this.read = readRulebook(this.telling.game.id);
      } catch (error) {
        if (!(error instanceof Flaw)) throw error;
        this.read = null;
      }
    }
    return this.read;
  }
}

/** A clause without the marks of its emphasis. */
const textOf = ({ id, text }: Clause): string[] => `${id}  ${text.replace(/\*\*?([^*]+)\*\*?/g, '$1')}`.split('\n');
