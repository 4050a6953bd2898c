// How strong the bots are: the levels as stairs on which the opponents stand, with what was won and lost on each step, and
// the step that fits the player.

import swords from 'icon:crossed-swords';
import sword from 'icon:gladius';
import crown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import scales from 'icon:scales';
import stick from 'icon:wood-stick';
import { type Sitter, sitterName } from '#client/pages/set-up/sitters.ts';
import { Icon } from '#client/shell/icon.tsx';
import { levelAbout, levelName } from '#client/shell/level.ts';
import { LEVELS } from '#client/shell/levels.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { fittingLevel, resultsAt } from '#client/shell/results.ts';
import { language } from '#client/shell/settings.ts';
import { colon, divisible } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';

/** So many results are shown on a step. */
const SHOWN = 6;

const EMBLEMS: { readonly [L in (typeof LEVELS)[number]]: string } = {
  tiro: stick,
  novice: sword,
  fighter: swords,
  tactician: scales,
  veteran: laurels,
  champion: crown,
};

interface StairsProps {
  game: string;
  sitters: readonly Sitter[];
  /** The level of the bot that is being changed; null: of all bots together, and they differ. */
  level: string | null;
  choose(level: string): void;
}

export function Stairs({ game, sitters, level: chosen, choose }: StairsProps) {
  const fits = fittingLevel(game);
  return (
    <>
      <div class="stairs" role="radiogroup" aria-label={say('stairs.title')}>
        {LEVELS.map((level, step) => {
          const results = resultsAt(game, level, SHOWN);
          const won = results.filter(Boolean).length;
          return (
            <label key={level} class={level === chosen ? 'on' : ''} style={`--step:${step}`}>
              <span class="standing">
                {level === fits && <em>{say('stairs.fits')}</em>}
                <span class="standing-bots">
                  {sitters.map((sitter, seat) =>
                    sitter.kind === 'bot' && sitter.level === level ? (
                      <span class="stand" key={seat}>
                        <Medallion seat={seat} size="s" />
                        <small>{sitterName(sitter, seat)}</small>
                      </span>
                    ) : null,
                  )}
                </span>
              </span>
              <span class="step">
                <input
                  type="radio"
                  name="level"
                  value={level}
                  checked={level === chosen}
                  onChange={() => choose(level)}
                />
                <b>
                  <Icon of={EMBLEMS[level]} /> {divisible(levelName(level))}
                </b>
                <span class="dots" aria-hidden="true">
                  {results.length === 0 && <small>{say('stairs.unmet')}</small>}
                  {results.map((isWon, i) => (
                    <i key={i} class={isWon ? 'won' : 'lost'} />
                  ))}
                </span>
                <span class="vh">{say('stairs.count', { won, lost: results.length - won })}</span>
              </span>
            </label>
          );
        })}
      </div>
      <p class="stairs-about">{chosen === null ? say('stairs.mixed') : <About game={game} level={chosen} />}</p>
    </>
  );
}

function About({ game, level }: { game: string; level: string }) {
  const results = resultsAt(game, level, SHOWN);
  return (
    <>
      <b>{levelName(level)}</b>
      {`${colon(language.value)}${levelAbout(level)} `}
      {results.length > 0 && say('stairs.record', { won: results.filter(Boolean).length, count: results.length })}
    </>
  );
}
