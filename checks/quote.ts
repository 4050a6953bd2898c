// Whether a scenario cites clauses that exist and quotes them exactly.

import type { Rulebook } from '#checks/rulebook.ts';
import type { Mismatch, Scenario } from '#checks/scenario.ts';

export function quoteProblems(book: Rulebook, scenario: Scenario): Mismatch[] {
  const { title, quotes } = scenario;
  const problems: Mismatch[] = [];
  for (const { line, text } of [title, ...quotes]) {
    for (const words of book.cited(text).unknown) problems.push({ line, text: `the rulebook has no ${words}.` });
  }
  const whole = quotes.map((quote) => quote.text).join(' ');
  const ids = [...new Set([title.text, whole].flatMap((text) => book.cited(text).ids))];
  const texts = ids.map((id) => plain(book.find(id)!.text));
  for (const piece of pieces(whole, book.prefix)) {
    if (!texts.some((text) => text.includes(piece))) {
      const where = ids.join(', ') || 'any clause, since the title names none';
      problems.push({
        line: quotes[0]!.line,
        text: `'${piece}' are not the words of ${where}; quote the rulebook, with … for gaps.`,
      });
    }
  }
  return problems;
}

/** A quote in one piece: it may leave something out with …, and name the clause it continues with. */
function pieces(quote: string, prefix: string): string[] {
  return quote
    .split(new RegExp(`\\[…\\]|…|\\.{3}|${prefix}-(?:EX-)?\\d+(?:\\.\\d+)?[a-z]?\\b`))
    .map(plain)
    .filter((piece) => /\w/.test(piece));
}

/** Without emphasis and line breaks, which do not change the meaning. */
const plain = (text: string): string =>
  text.replace(/[*`_]/g, '').replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().toLowerCase();
