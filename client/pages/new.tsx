// A new table: /new/GAME. Who sits where, which options, and a plain sentence on what differs from the rulebook. With the
// defaults it starts with one click.

import swords from 'icon:crossed-swords';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameTitle, isGame, leadOf, OFFERED } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { createHere } from '#client/net/matches.ts';
import { noteShared } from '#client/net/shared.ts';
import { type Agreed, Agreement, CLOCKS } from '#client/pages/agreement.tsx';
import { OptionsForm } from '#client/pages/options.tsx';
import { newBot, SeatsForm, type Sitter } from '#client/pages/seats.tsx';
import { Stairs } from '#client/pages/stairs.tsx';
import { differsText } from '#client/pages/terms.tsx';
import { Icon } from '#client/shell/icon.tsx';
import { USUAL_LEVEL } from '#client/shell/levels.ts';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { fittingLevel, hasPlayed } from '#client/shell/results.ts';
import { at, go, route } from '#client/shell/router.ts';
import { openRule } from '#client/shell/rule-drawer.ts';
import { set, settings } from '#client/shell/settings.ts';
import { loadFace, loadSetUp } from '#client/tables/index.ts';
import type { SetUpProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Face } from '#engine/game.ts';
import { defaultOptions, type OptionValue, seatNumbers } from '#engine/options.ts';
import { botWord, characterName } from '#telling/characters/roster.ts';

type Options = { readonly [name: string]: OptionValue };

/** Most tables have two seats: one person and a bot, or as many people as were asked for. */
function sittersFor(people: number, seats: number, level: string = USUAL_LEVEL): Sitter[] {
  const sitters: Sitter[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = seat === 0 ? settings.value.name : '';
    const person = seat < people ? ({ kind: seat === 0 ? 'me' : 'here', name } as const) : {};
    sitters.push({ ...newBot(sitters), level, ...person });
  }
  return sitters;
}

export function NewPage({ game }: { game: string }) {
  const [face, setFace] = useState<Face | null>(null);
  const known = isGame(game);
  useEffect(() => {
    if (known) {
      void loadFace(game).then(setFace);
      set('game', game);
    }
  }, [game, known]);
  if (!known) {
    return (
      <main class="plain-page">
        <h1 class="title">{say('new.unknown')}</h1>
      </main>
    );
  }
  return (
    <main class="new-page">
      <aside class="new-side">
        <Mosaic game={game} />
        <nav class="chooser" aria-label={say('home.games')}>
          {OFFERED.map(({ id, name }) => (
            <a key={id} class="chip" href={at(`new/${id}`)} aria-current={id === game ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </aside>
      {face === null ? <p class="loading">{say('loading')}</p> : <SetUp key={game} game={game} face={face} />}
    </main>
  );
}

function SetUp({ game, face }: { game: string; face: Face }) {
  const people = Math.min(face.seats.max, Math.max(1, Number(route.value.query.get('people') ?? 1)));
  const [sitters, setSitters] = useState<Sitter[]>(() => {
    const level = hasPlayed(game) ? fittingLevel(game) : USUAL_LEVEL;
    return sittersFor(people, Math.max(2, people, face.seats.min), level);
  });
  const [options, setOptions] = useState<Options>(() => defaultOptions(face.options));
  const [agreed, setAgreed] = useState<Agreed>({ clock: 'none', listed: false, pairs: false, standIn: USUAL_LEVEL });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [Part, setPart] = useState<FunctionComponent<SetUpProps> | null>(null);
  useEffect(() => void loadSetUp(game).then((part) => setPart(() => part)), [game]);
  const change = (name: string, value: OptionValue): void => setOptions((before) => ({ ...before, [name]: value }));
  const online = sitters.some(({ kind }) => kind === 'open');
  const bots = sitters.flatMap(({ kind, level }) => (kind === 'bot' ? [level] : []));
  // Alone against bots hints are there for the asking; where people sit, they agree on them.
  const isAlone = sitters.every(({ kind }) => kind === 'bot' || kind === 'me');
  const [wished, setWished] = useState<boolean | null>(null);
  const hints = wished ?? isAlone;
  const numbers = seatNumbers(face, options);
  // A mode with another number of players adds bots, or removes the last seats.
  useEffect(() => {
    if (numbers.includes(sitters.length)) return;
    const count = numbers.find((number) => number >= sitters.length) ?? numbers.at(-1)!;
    const next = sitters.slice(0, count);
    while (next.length < count) next.push(newBot(next));
    setSitters(next);
  }, [numbers.join(), sitters.length]);
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const match = online
        ? await startOnline(game, options, sitters, { ...agreed, hints })
        : await startHere(game, options, sitters, hints);
      go(`m/${match}`);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="new-form" onSubmit={(event) => void start(event)}>
      <header>
        <h1>{gameTitle(game)}</h1>
        <p class="lead-text">{leadOf(game)}</p>
        <button type="button" class="rule" onClick={() => openRule(game, '')}>
          {say('new.rules')}
        </button>
      </header>
      <SeatsForm
        game={game}
        sitters={sitters}
        seats={{ min: Math.min(...numbers), max: Math.max(...numbers) }}
        change={setSitters}
      />
      {bots.length > 0 && (
        <Stairs
          game={game}
          levels={bots}
          choose={(level) => setSitters(sitters.map((one) => (one.kind === 'bot' ? { ...one, level } : one)))}
        />
      )}
      <OptionsForm face={face} options={options} change={change} openRule={(clause) => openRule(game, clause)} />
      {Part !== null && <Part face={face} options={options} change={change} />}
      <label class="flag">
        <input
          type="checkbox"
          data-hints
          checked={hints}
          onChange={({ currentTarget }) => setWished(currentTarget.checked)}
        />
        {say('new.hints')} <small>{say('new.hints.why')}</small>
      </label>
      {online && <Agreement agreed={agreed} change={setAgreed} />}
      <p class="differs">
        {differsText(face, options)} <small>{online ? say('new.invite.why') : say('new.start.why')}</small>
      </p>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="new-acts">
        {bots.length > 0 && (
          <button
            type="button"
            class="btn big"
            data-ask
            onClick={() => setSitters(sitters.map((one) => (one.kind === 'bot' ? { ...one, kind: 'open' } : one)))}
          >
            {say('new.ask')}
          </button>
        )}
        <button type="submit" class="btn go big" aria-disabled={busy} data-start>
          <Icon of={swords} /> {online ? say('new.invite') : say('new.start')}
        </button>
      </div>
    </form>
  );
}

const unnamed = (kind: Sitter['kind'], seat: number): string =>
  kind === 'me' ? say('seat.player') : say('seat.number', { n: seat + 1 });

async function startHere(game: string, options: Options, sitters: readonly Sitter[], hints: boolean): Promise<string> {
  const seats = sitters.map(({ kind, name, level, character }, seat) => ({
    name: kind === 'bot' ? characterName(character)! : name.trim() || unnamed(kind, seat),
    bot: kind === 'bot' ? botWord(level, character) : null,
  }));
  const made = await createHere({ game, options, seats, hints });
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made.match;
}

async function startOnline(
  game: string,
  options: Options,
  sitters: readonly Sitter[],
  { clock, listed, pairs, hints, standIn }: Agreed & { hints: boolean },
): Promise<string> {
  const seats = sitters.map(({ kind, level, character }) =>
    kind === 'bot' ? { kind, level, character } : { kind: kind === 'open' ? ('open' as const) : ('me' as const) },
  );
  const name = sitters.find(({ kind }) => kind === 'me')?.name.trim() || say('seat.player');
  const match = await api.create({ game, options, seats, name, listed, pairs, clock: CLOCKS[clock], hints, standIn });
  const here = sitters.flatMap(({ kind, name: own }, seat) =>
    kind === 'me' || kind === 'here' ? [{ seat, name: own.trim() || say('seat.number', { n: seat + 1 }) }] : [],
  );
  if (here.length > 1) noteShared(match, here);
  return match;
}
