// The client: the page below the top bar.

import { useEffect, useRef } from 'preact/hooks';
import { isGame } from '#client/catalogue.ts';
import { Home } from '#client/pages/home.tsx';
import { LiveRegion } from '#client/shell/announce.tsx';
import '#client/shell/explain.ts';
import { arrive } from '#client/shell/focus.ts';
import { Framed } from '#client/shell/framed.tsx';
import { lazy } from '#client/shell/lazy.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { UpdateNotice } from '#client/shell/offline.tsx';
import { pageTitle, titleOf } from '#client/shell/page-title.ts';
import { at, isTable, route } from '#client/shell/router.ts';
import { openedRule } from '#client/shell/rule-drawer.ts';
import { Summons } from '#client/shell/summons.tsx';
import { Top } from '#client/shell/top.tsx';
import { say } from '#client/words.ts';

const MatchPage = lazy(async () => (await import('#client/pages/match.tsx')).MatchPage);
const NewPage = lazy(async () => (await import('#client/pages/new.tsx')).NewPage);
const JoinPage = lazy(async () => (await import('#client/pages/join.tsx')).JoinPage);
const RulesPage = lazy(async () => (await import('#client/pages/rules.tsx')).RulesPage);
const LearnPage = lazy(async () => (await import('#client/pages/learn.tsx')).LearnPage);
const LessonPage = lazy(async () => (await import('#client/pages/lesson.tsx')).LessonPage);
const WatchPage = lazy(async () => (await import('#client/pages/watch.tsx')).WatchPage);
const SettingsPage = lazy(async () => (await import('#client/pages/settings.tsx')).SettingsPage);
const CreditsPage = lazy(async () => (await import('#client/pages/credits.tsx')).CreditsPage);
const NextPage = lazy(async () => (await import('#client/pages/next.tsx')).NextPage);
const Drawer = lazy(async () => (await import('#client/shell/drawer.tsx')).default);

/** The page for an unknown address: a thumb that points down, and one click back. */
const Missing = () => (
  <main class="plain-page missing">
    <Mosaic game="jugula" />
    <h1 class="title">{say('page.missing')}</h1>
    <p>{say('page.missing.why')}</p>
    <a class="btn go" href={at('')}>
      {say('page.home')}
    </a>
  </main>
);

/** Pages about one game, such as /rules/jugula. */
const isOfNoGame = (page: string, word: string): boolean =>
  (page === 'new' || (['rules', 'learn'].includes(page) && word !== '')) && !isGame(word);

function Page() {
  const [page, word = ''] = route.value.parts;
  if (page !== undefined && isOfNoGame(page, word)) return <Missing />;
  switch (page) {
    case undefined:
      return <Home />;
    case 'm':
      return <MatchPage key={word} match={word} />;
    case 'new':
      return <NewPage key={word} game={word} />;
    case 'j':
      return <JoinPage token={word} />;
    case 'rules':
      return <RulesPage game={word === '' ? 'gladiatori' : word} />;
    case 'learn':
      return word === '' ? <LearnPage /> : <LessonPage key={word} game={word} />;
    case 'watch':
      return <WatchPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    case 'next':
      return <NextPage />;
    default:
      return <Missing />;
  }
}

export function App() {
  const opened = openedRule.value;
  const path = route.value.parts.join('/');
  useEffect(() => {
    openedRule.value = null;
  }, [path]);
  // A replay has the address of its match.
  const page = route.value.query.has('at') ? `${path}?at` : path;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return arrive();
    isFirst.current = false;
  }, [page]);
  const title = pageTitle.value ?? titleOf(route.value.parts);
  useEffect(() => {
    document.title = `${title} — Harena`;
  }, [title]);
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {say('nav.skip')}
      </button>
      <Top />
      <div id="main" tabIndex={-1} class="page">
        {isTable(route.value.parts) ? (
          <Page />
        ) : (
          <Framed>
            <Page />
          </Framed>
        )}
      </div>
      {opened !== null && <Drawer game={opened.game} clause={opened.clause} />}
      <Summons />
      <UpdateNotice />
      <LiveRegion />
    </>
  );
}

function skip(): void {
  document.getElementById('main')?.focus();
}
