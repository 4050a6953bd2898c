// The rulebooks in the client, and their full-text search.

import type MiniSearch from 'minisearch';
import { isGame } from '#client/catalogue.ts';

export interface Chapter {
  title: string;
  /** Made from the rulebook when the client was built. */
  html: string;
}

export interface RenderedBook {
  title: string;
  chapters: readonly Chapter[];
}

/** A clause that was found. */
export interface Found {
  id: string;
  text: string;
  chapter: string;
}

const LOADERS = import.meta.glob<{ default: RenderedBook }>('../../rulebooks/*.md');
const loaderOf = (game: string) => LOADERS[`../../rulebooks/${game}.md`];

export const hasBook = (game: string): boolean => isGame(game) && loaderOf(game) !== undefined;

export const loadBook = async (game: string): Promise<RenderedBook> => (await loaderOf(game)!()).default;

/** The chapter of a clause; null: there is no such clause. */
export function chapterOf(book: RenderedBook, clause: string): number | null {
  const found = book.chapters.findIndex(({ html }) => html.includes(`id="${clause}"`));
  return found < 0 ? null : found;
}

export interface Finder {
  find(words: string): Found[];
}

const finders = new WeakMap<RenderedBook, Promise<Finder>>();
const MOST = 40;

/** The index is made at the first search. */
export function finderOf(book: RenderedBook): Promise<Finder> {
  let made = finders.get(book);
  if (made === undefined) {
    made = makeFinder(book);
    finders.set(book, made);
  }
  return made;
}

async function makeFinder(book: RenderedBook): Promise<Finder> {
  const { default: Search } = await import('minisearch');
  const clauses = clausesOf(book);
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const index: MiniSearch<Found> = new Search<Found>({
    fields: ['id', 'text', 'chapter'],
    searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { id: 4 } },
  });
  index.addAll(clauses);
  return {
    find(words) {
      const exact = byId.get(words.trim().toUpperCase());
      if (exact !== undefined) return [exact];
      return index
        .search(words)
        .slice(0, MOST)
        .flatMap(({ id }) => byId.get(id as string) ?? []);
    },
  };
}

function clausesOf(book: RenderedBook): Found[] {
  const parser = new DOMParser();
  return book.chapters.flatMap(({ title, html }) =>
    [...parser.parseFromString(html, 'text/html').querySelectorAll('.clause')].map((element) => ({
      id: element.id,
      text: (element.textContent ?? '').replace(element.id, '').trim(),
      chapter: title,
    })),
  );
}
