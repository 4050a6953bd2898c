// A new table: /new/GAME. Seats round a table, opponents as characters on the stairs of their levels, the options of the
// game, and what differs from the book. With the defaults it starts with one click.

import '#client/pages/set-up/round.css';
import '#client/pages/set-up/roster.css';
import '#client/pages/set-up/game.css';
import '#client/pages/set-up/stairs.css';
import '#client/pages/set-up/style.css';
import swords from 'icon:crossed-swords';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameTitle, leadOf, lengthOf, OFFERED } from '#client/catalogue.ts';
import { type Agreed, Agreement } from '#client/pages/set-up/agreement.tsx';
import { Differs, OptionsForm, Row } from '#client/pages/set-up/options.tsx';
import { Roster } from '#client/pages/set-up/roster.tsx';
import { Round } from '#client/pages/set-up/round.tsx';
import { SeatForm } from '#client/pages/set-up/seat.tsx';
import { type Sitter, sitterName, sittersFor, withSeats } from '#client/pages/set-up/sitters.ts';
import { Stairs } from '#client/pages/set-up/stairs.tsx';
import { startHere, startOnline } from '#client/pages/set-up/start.ts';
import { Icon } from '#client/shell/icon.tsx';
import { levelName } from '#client/shell/level.ts';
import { USUAL_LEVEL } from '#client/shell/levels.ts';
import { fittingLevel } from '#client/shell/results.ts';
import { at, go, route } from '#client/shell/router.ts';
import { openRule } from '#client/shell/rule-drawer.ts';
import { language, set } from '#client/shell/settings.ts';
import { loadFace, loadSetUp } from '#client/tables/index.ts';
import type { SetUpProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Face } from '#engine/game.ts';
import { defaultOptions, type Options, type OptionValue, seatNumbers } from '#engine/options.ts';

export function NewPage({ game }: { game: string }) {
  const [face, setFace] = useState<Face | null>(null);
  useEffect(() => {
    void loadFace(game).then(setFace);
    set('game', game);
  }, [game]);
  return (
    <main class="set-up-page">
      <header class="new-head">
        <h1>{gameTitle(game)}</h1>
        <p class="lead-text">
          {leadOf(game)} {lengthOf(game)}
        </p>
        <button type="button" class="rule" onClick={() => openRule(game, '')}>
          {say('new.rules')}
        </button>
        <nav class="chooser" aria-label={say('home.games')}>
          {OFFERED.map(({ id, name }) => (
            <a key={id} class="chip" href={at(`new/${id}`)} aria-current={id === game ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {face === null || face.id !== game ? (
        <p class="loading">{say('loading')}</p>
      ) : (
        <SetUp key={game} game={game} face={face} />
      )}
    </main>
  );
}

function SetUp({ game, face }: { game: string; face: Face }) {
  const people = Math.min(face.seats.max, Math.max(1, Number(route.value.query.get('people') ?? 1)));
  const [sitters, setSitters] = useState<Sitter[]>(() =>
    sittersFor(people, Math.max(2, people, face.seats.min), fittingLevel(game)),
  );
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      sitters.findIndex(({ kind }) => kind !== 'me'),
    ),
  );
  const [options, setOptions] = useState<Options>(() => defaultOptions(face.options));
  const [agreed, setAgreed] = useState<Agreed>({ clock: 'none', listed: false, pairs: false, standIn: USUAL_LEVEL });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [Part, setPart] = useState<FunctionComponent<SetUpProps> | null>(null);
  useEffect(() => void loadSetUp(game).then((part) => setPart(() => part)), [game]);
  const change = (name: string, value: OptionValue): void => setOptions((before) => ({ ...before, [name]: value }));
  const openClause = (clause: string): void => openRule(game, clause);
  const numbers = seatNumbers(face, options);
  const seatTo = (count: number): void => {
    setSitters(withSeats(sitters, count));
    if (chosen >= count) setChosen(count - 1);
  };
  // A mode with another number of players adds bots, or removes the last seats.
  useEffect(() => {
    if (!numbers.includes(sitters.length))
      seatTo(numbers.find((number) => number >= sitters.length) ?? numbers.at(-1)!);
  }, [numbers.join(), sitters.length]);
  const put = (seat: number, part: Partial<Sitter>): void =>
    setSitters((before) => before.map((one, i) => (i === seat ? { ...one, ...part } : one)));
  const online = sitters.some(({ kind }) => kind === 'open');
  const bots = sitters.filter(({ kind }) => kind === 'bot');
  // Alone against bots hints are there for the asking; where people sit, they agree on them.
  const isAlone = sitters.every(({ kind }) => kind === 'bot' || kind === 'me');
  const [wished, setWished] = useState<boolean | null>(null);
  const hints = wished ?? isAlone;
  const one = sitters[chosen]!;
  const isBot = one.kind === 'bot';
  const level = isBot ? one.level : bots.every((bot) => bot.level === bots[0]!.level) ? bots[0]?.level : undefined;
  const toLevel = (next: string): void =>
    setSitters(sitters.map((each, seat) => (!isBot || seat === chosen ? { ...each, level: next } : each)));
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
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
    <form class="set-up-form" onSubmit={(event) => void start(event)}>
      <div class="new-columns">
        <section class="panel new-seats" aria-labelledby="new-table">
          <header>
            <h2 class="title" id="new-table">
              {say('new.table')}
            </h2>
            <p>{say('new.table.how')}</p>
          </header>
          <Round game={game} sitters={sitters} chosen={chosen} choose={setChosen} />
          <SeatForm seat={chosen} sitter={one} change={(part) => put(chosen, part)} />
        </section>
        <div class="new-middle">
          <section class="panel" aria-labelledby="new-bots">
            <header>
              <h2 class="title" id="new-bots">
                {say('new.bots')}
              </h2>
              <p>{say('new.bots.how', { n: chosen + 1 })}</p>
            </header>
            <Roster
              game={game}
              sitters={sitters}
              chosen={chosen}
              seat={(character) => put(chosen, { kind: 'bot', character })}
              goTo={setChosen}
            />
          </section>
          {bots.length > 0 && (
            <section class="panel stairs-form" aria-labelledby="new-stairs">
              <header>
                <h2 class="title" id="new-stairs">
                  {say('stairs.title')}
                </h2>
                <p>{isBot ? say('stairs.how', { name: sitterName(one, chosen) }) : say('stairs.all')}</p>
                <p class="stairs-key" aria-hidden="true">
                  <i class="won" /> {say('stairs.won')} <i class="lost" /> {say('stairs.lost')}
                </p>
              </header>
              <Stairs game={game} sitters={sitters} level={level ?? null} choose={toLevel} />
            </section>
          )}
          {online && (
            <section class="panel" aria-labelledby="new-friends">
              <header>
                <h2 class="title" id="new-friends">
                  {say('new.friends')}
                </h2>
                <p>{say('new.friends.how')}</p>
              </header>
              <Agreement agreed={agreed} change={setAgreed} />
            </section>
          )}
        </div>
        <section class="panel new-game" aria-labelledby="new-game">
          <header>
            <h2 class="title" id="new-game">
              {say('new.game')}
            </h2>
          </header>
          {numbers.length > 1 && (
            <div class="option" data-seats>
              <Row label={say('new.seats')} of={numbers} value={sitters.length} word={String} change={seatTo} />
            </div>
          )}
          <OptionsForm face={face} options={options} change={change} openRule={openClause} />
          {Part !== null && <Part face={face} options={options} change={change} />}
          <label class="flag">
            <input
              type="checkbox"
              data-hints
              checked={hints}
              onChange={({ currentTarget }) => setWished(currentTarget.checked)}
            />
            <span>
              {say('new.hints')} <small>{say('new.hints.why')}</small>
            </span>
          </label>
          <Differs
            face={face}
            options={options}
            reset={() => setOptions(defaultOptions(face.options))}
            openRule={openClause}
          />
        </section>
      </div>
      <footer class="new-acts">
        <p class="say" role={problem === null ? undefined : 'alert'}>
          {problem ?? summary(sitters)}
          {problem === null && <small>{online ? say('new.invite.why') : say('new.start.why')}</small>}
        </p>
        {bots.length > 0 && (
          <button
            type="button"
            class="btn"
            data-ask
            onClick={() => setSitters(sitters.map((each) => (each.kind === 'bot' ? { ...each, kind: 'open' } : each)))}
          >
            {say('new.ask')} <small>{say('new.ask.how')}</small>
          </button>
        )}
        <button type="submit" class="btn go" aria-disabled={busy} data-start>
          <Icon of={swords} /> {startText(sitters)}
        </button>
      </footer>
    </form>
  );
}

/** "Varro, Livia and Jonas": British lists have no comma before the last. */
const listed = (texts: readonly string[]): string =>
  new Intl.ListFormat(language.value === 'en' ? 'en-GB' : language.value).format(texts);

/** Who plays, in a sentence. */
function summary(sitters: readonly Sitter[]): string {
  const bots = sitters.flatMap((one, seat) =>
    one.kind === 'bot' ? say('new.sum.bot', { name: sitterName(one, seat), level: levelName(one.level) }) : [],
  );
  const open = sitters.filter(({ kind }) => kind === 'open').length;
  const seats = say('new.sum.seats', { count: sitters.length });
  const comes = open === 0 ? '' : ` ${say('new.sum.open', { count: open })}`;
  return bots.length === 0 ? `${seats}${comes}` : `${seats} ${say('new.sum.bots', { list: listed(bots) })}${comes}`;
}

/** What the filled button does. */
function startText(sitters: readonly Sitter[]): string {
  if (sitters.some(({ kind }) => kind === 'open')) return say('new.invite');
  const bots = sitters.flatMap((one, seat) => (one.kind === 'bot' ? sitterName(one, seat) : []));
  const people = sitters.length - bots.length;
  if (bots.length === 0) return say(people === 1 ? 'new.start.alone' : 'new.start.here');
  return people === 0 ? say('new.start.watch') : say('new.start', { names: listed(bots) });
}
