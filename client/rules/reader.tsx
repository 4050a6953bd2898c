// The rulebook reader: chapters, search, and the open clause in sight.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  chapterOf,
  type Finder,
  type Found,
  finderOf,
  hasBook,
  loadBook,
  type RenderedBook,
} from '#client/rules/book.ts';
import { Glossary } from '#client/rules/glossary.tsx';
import { focusOn } from '#client/shell/focus.ts';
import { language } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';

interface ReaderProps {
  game: string;
  /** The clause to open at; '' for the beginning. */
  clause: string;
  /** Called when another clause is opened: by a link, or from the search. */
  turn(clause: string): void;
}

export function Reader({ game, clause, turn }: ReaderProps) {
  const [book, setBook] = useState<RenderedBook | null>(null);
  const [finder, setFinder] = useState<Finder | null>(null);
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  const [chapter, setChapter] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  // The clause was requested and is not in sight yet.
  const isWanted = useRef(true);
  useEffect(() => {
    setBook(null);
    setFinder(null);
    setChapter(0);
    if (hasBook(game)) void loadBook(game).then(setBook);
  }, [game]);
  useEffect(() => {
    isWanted.current = true;
  }, [game, clause]);
  useEffect(() => {
    if (book === null) return;
    const at = chapterOf(book, clause);
    if (at !== null) setChapter(at);
  }, [book, clause]);
  useEffect(() => {
    if (book === null || page.current === null) return;
    for (const marked of page.current.querySelectorAll('.here')) {
      marked.classList.remove('here');
      marked.removeAttribute('aria-current');
    }
    const element = clause === '' ? null : page.current.querySelector<HTMLElement>(`[id="${CSS.escape(clause)}"]`);
    if (element === null) return;
    element.classList.add('here');
    element.setAttribute('aria-current', 'true');
    if (!isWanted.current) return;
    isWanted.current = false;
    focusOn(element);
    element.scrollIntoView({ block: 'center' });
  }, [book, chapter, clause, isSearching]);
  const found = useMemo<Found[]>(
    () => (finder === null || !isSearching ? [] : finder.find(words)),
    [finder, words, isSearching],
  );
  const search = (text: string): void => {
    setWords(text);
    if (finder === null && book !== null) void finderOf(book).then(setFinder);
  };
  if (book === null) return <p class="loading">{say('loading')}</p>;
  return (
    <div class="reader">
      <Glossary game={game} turn={turn} />
      <div class="reader-find">
        <input
          type="search"
          class="search"
          placeholder={say('rules.search')}
          aria-label={say('rules.search')}
          value={words}
          onInput={({ currentTarget }) => search(currentTarget.value)}
        />
        <select
          lang="en"
          aria-label={say('rules.chapter')}
          value={chapter}
          onChange={({ currentTarget }) => setChapter(Number(currentTarget.value))}
        >
          {book.chapters.map(({ title }, i) => (
            <option key={title} value={i}>
              {title}
            </option>
          ))}
        </select>
        {language.value !== 'en' && <small>{say('rules.english')}</small>}
      </div>
      {!isSearching ? (
        <div class="reader-page" lang="en" ref={page}>
          <h2 class="title">{book.chapters[chapter]!.title}</h2>
          <Leaf html={book.chapters[chapter]!.html} turn={turn} />
          <nav class="reader-turn" lang="en" aria-label={say('rules.chapter')}>
            {chapter > 0 && (
              <button type="button" class="btn" onClick={() => setChapter(chapter - 1)}>
                {book.chapters[chapter - 1]!.title}
              </button>
            )}
            {chapter < book.chapters.length - 1 && (
              <button type="button" class="btn" onClick={() => setChapter(chapter + 1)}>
                {book.chapters[chapter + 1]!.title}
              </button>
            )}
          </nav>
        </div>
      ) : (
        <ol class="found" aria-label={say('rules.found')}>
          {found.length === 0 && <li class="none">{say('rules.none')}</li>}
          {found.map(({ id, text, chapter: title }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  // It may be the clause that was open before.
                  isWanted.current = true;
                  setWords('');
                  turn(id);
                }}
              >
                <b>{id}</b> <small>{title}</small>
                <span lang="en">{text.length > 220 ? `${text.slice(0, 217)}…` : text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The text of a chapter; a mention of a clause in it opens that clause. */
function Leaf({ html, turn }: { html: string; turn(clause: string): void }) {
  const leaf = useRef<HTMLDivElement>(null);
  // Made from our own rulebook at build time. Set before a clause is looked for in it.
  useLayoutEffect(() => {
    leaf.current!.innerHTML = html;
  }, [html]);
  useEffect(() => {
    const { current } = leaf;
    const follow = (event: Event): void => {
      const link = (event.target as Element).closest('a[href^="#"]');
      if (link === null) return;
      event.preventDefault();
      turn(link.getAttribute('href')!.slice(1));
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [turn]);
  return <div ref={leaf} />;
}
