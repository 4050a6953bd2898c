// The rulebooks as Markdown: one reader for the checks, the command line and the pages.
//
// A *clause* is what opens with its id in bold: an item of a list, a row of a table or a paragraph. A *tag* is the word in
// brackets after the id: where the clause comes from. A paragraph that is bold from end to end names what follows and
// becomes a heading. The plugin below finds them; `readMarkdown` gives a book's tokens, `htmlOf` what a page shows.

import markdownIt, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';

/** What the plugin notes in the `meta` of a token that opens a clause. */
export interface ClauseMark {
  clause: string;
  tag: string | null;
}

const ID = '[A-Z]{2,}-(?:EX-\\d+[a-z]?|\\d+\\.\\d+[a-z]?)';
const IS_ID = new RegExp(`^${ID}$`);
const MENTION = new RegExp(`(?<![\\w-])(${ID})(?![\\w-])`);
const TAG = /^\s*\[([^\]]*)\]\s*/;

export const isClauseId = (text: string): boolean => IS_ID.test(text);

const reader = markdownIt({ html: false, linkify: false, typographer: false })
  // A line of dashes below a text is the end of a part, never a heading; ~ and indents mean nothing.
  .disable(['lheading', 'strikethrough', 'code', 'html_block'])
  .use(clauses);

/** The tokens of a book, its clauses marked. */
export const readMarkdown = (text: string): Token[] => reader.parse(text, {});

export const htmlOf = (tokens: Token[]): string => reader.renderer.render(tokens, reader.options, {});

/** The mark of a token that opens a clause; null for any other. */
export const clauseOf = (token: Token): ClauseMark | null => (token.meta as ClauseMark | null) ?? null;

/** What a text opens with in bold, and whether that is all of it; null where it opens otherwise. */
export function boldOpening(inline: Token): { text: string; isAll: boolean } | null {
  // Markdown-it puts empty texts around what is bold.
  const [open, text, close, ...more] = (inline.children ?? []).filter(
    ({ type, content }) => type !== 'text' || content !== '',
  );
  if (open?.type !== 'strong_open' || text?.type !== 'text' || close?.type !== 'strong_close') return null;
  return { text: text.content, isAll: more.length === 0 };
}

function clauses(markdown: MarkdownIt): void {
  markdown.core.ruler.push('clauses', markClauses);
  const { rules } = markdown.renderer;
  rules['strong_open'] = (tokens, i) => `<b${classOf(tokens[i]!)}>`;
  rules['strong_close'] = () => '</b>';
  rules['em_open'] = () => '<i>';
  rules['em_close'] = () => '</i>';
  rules['tag'] = (tokens, i) => `<small class="tag">${markdown.utils.escapeHtml(tokens[i]!.content)}</small> `;
  // A block that may be wider than the page is scrolled by itself, by keyboard too.
  rules['fence'] = (tokens, i) =>
    `<pre tabindex="0">${markdown.utils.escapeHtml(tokens[i]!.content.trimEnd())}</pre>\n`;
  rules['table_open'] = () => '<div class="table-scroll" tabindex="0"><table>';
  rules['table_close'] = () => '</table></div>\n';
  rules['th_open'] = () => '<th scope="col">';
  rules['td_open'] = () => '<td>';
  rules['hr'] = () => '';
}

const classOf = (token: Token): string => {
  const name = token.attrGet('class');
  return name === null ? '' : ` class="${name}"`;
};

/** Marks what opens with a clause id, and turns mentions of clauses into links. */
function markClauses(state: StateCore): void {
  const { tokens } = state;
  for (const [i, token] of tokens.entries()) {
    if (token.type !== 'inline') continue;
    const opening = boldOpening(token);
    const holder = opening !== null && isClauseId(opening.text) ? holderOf(tokens, i) : null;
    if (holder !== null) token.children = marked(state, holder, opening!.text, token.children!);
    else {
      token.children = withLinks(state, token.children!);
      if (opening?.isAll && tokens[i - 1]!.type === 'paragraph_open') makeHeading(tokens, i, opening.text);
    }
    // What stands first in an item of a list is the item's own text, blank lines between the items or not.
    if (tokens[i - 2]?.type === 'list_item_open') {
      tokens[i - 1]!.hidden = true;
      tokens[i + 1]!.hidden = true;
    }
  }
}

/** What a clause's opening becomes, its holder being marked with the id. */
function marked(state: StateCore, holder: Token, id: string, children: Token[]): Token[] {
  const behind = children.findIndex(({ type }) => type === 'strong_close') + 1;
  const opening = children.slice(0, behind);
  opening.find(({ type }) => type === 'strong_open')!.attrSet('class', 'clause-id');
  const text = children[behind];
  const tag = text?.type === 'text' ? (TAG.exec(text.content)?.[1] ?? null) : null;
  if (tag !== null) {
    text!.content = text!.content.replace(TAG, '');
    opening.push(tokenOf(state, 'text', ' '), tokenOf(state, 'tag', tag));
  }
  holder.attrSet('id', id);
  holder.attrJoin('class', 'clause');
  holder.meta = { clause: id, tag } satisfies ClauseMark;
  return [...opening, ...withLinks(state, children.slice(behind))];
}

/** The item, the row or the paragraph that an inline token opens; null where it opens none, as a second cell. */
function holderOf(tokens: readonly Token[], i: number): Token | null {
  const [around, outer] = [tokens[i - 1]!, tokens[i - 2]];
  if (around.type === 'paragraph_open') return outer?.type === 'list_item_open' ? outer : around;
  return around.type === 'td_open' && outer?.type === 'tr_open' ? outer : null;
}

/** A name becomes a heading of the third level. */
function makeHeading(tokens: readonly Token[], i: number, name: string): void {
  Object.assign(tokens[i - 1]!, { type: 'heading_open', tag: 'h3' });
  Object.assign(tokens[i + 1]!, { type: 'heading_close', tag: 'h3' });
  tokens[i]!.content = name;
  tokens[i]!.children = tokens[i]!.children!.filter(({ type }) => !type.startsWith('strong'));
}

function withLinks(state: StateCore, children: readonly Token[]): Token[] {
  return children.flatMap((child) => {
    if (child.type !== 'text') return [child];
    // Every second piece is a mention.
    return child.content.split(MENTION).flatMap((piece, n) => {
      if (n % 2 === 0) return piece === '' ? [] : [tokenOf(state, 'text', piece)];
      const open = new state.Token('link_open', 'a', 1);
      open.attrSet('href', `#${piece}`);
      return [open, tokenOf(state, 'text', piece), new state.Token('link_close', 'a', -1)];
    });
  });
}

function tokenOf(state: StateCore, type: string, content: string): Token {
  const token = new state.Token(type, '', 0);
  token.content = content;
  return token;
}
