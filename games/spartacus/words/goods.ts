// Sentences with lists of which parts may be missing: what is staked, and what is traded. Nothing is told of a corner
// without a stake, nor of gold where none changes hands.

const FIELDS = ['victory1', 'victory2', 'injury', 'decapitation'] as const;

/** `on`: a stake on each corner, with # for the gold; `before` stands before stakes alone, as a verb that is not denied. */
export function stakes(nothing: string, on: readonly [string, string, string, string], before = ''): string {
  const rest = (from: number): string =>
    FIELDS.slice(from)
      .map((field, i) => `{${field}, plural, =0 {} other {, ${on[from + i]}}}`)
      .join('');
  const first = (at: number): string =>
    at === FIELDS.length
      ? nothing
      : `{${FIELDS[at]}, plural, =0 {${first(at + 1)}} other {${before}${on[at]}${rest(at + 1)}}}`;
  return first(0);
}

/** One side of a trade: cards, gold, both, or nothing. */
function side(name: 'give' | 'want', { and, gold, nothing }: TradeWords): string {
  const coins = `${name}Gold, plural`;
  const both = `{${name}Cards}{${coins}, =0 {} other { ${and} # ${gold}}}`;
  return `{${name}Cards_count, plural, =0 {{${coins}, =0 {${nothing}} other {# ${gold}}}} other {${both}}}`;
}

interface TradeWords {
  and: string;
  gold: string;
  nothing: string;
  /** Between what is given and what is wanted. */
  against: string;
}

const trade = (words: TradeWords): string => `${side('give', words)} ${words.against} ${side('want', words)}`;

/** What is traded, by language. */
export const TRADES = {
  en: trade({ and: 'and', gold: 'gold', nothing: 'nothing', against: 'for' }),
  fr: trade({ and: 'et', gold: 'or', nothing: 'rien', against: 'contre' }),
  it: trade({ and: 'e', gold: 'oro', nothing: 'niente', against: 'per' }),
};
