// A guided first match: /learn/GAME. It starts, or continues where it was left.

import { useEffect, useState } from 'preact/hooks';
import { lessonFor } from '#client/lessons/index.ts';
import { errand } from '#client/net/worker.ts';
import { MatchPage } from '#client/pages/match.tsx';
import { settings } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';

export function LessonPage({ game }: { game: string }) {
  const [match, setMatch] = useState<string | null>(null);
  const isThere = lessonFor(game) !== null;
  useEffect(() => {
    if (!isThere) return;
    const name = settings.value.name.trim() || say('seat.player');
    void errand({ do: 'lesson', game, name }).then((made) => setMatch(made.match));
  }, [game, isThere]);
  if (match !== null) return <MatchPage match={match} />;
  return (
    <main class="plain-page" aria-busy={isThere}>
      {isThere ? <p class="loading">{say('loading')}</p> : <h1 class="title">{say('page.missing')}</h1>}
    </main>
  );
}
