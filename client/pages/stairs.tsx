// How strong the bots are: the levels as stairs, with what was won and lost on each, and the step that fits the player.

import { botName, levelAbout } from '#client/shell/level.ts';
import { LEVELS } from '#client/shell/levels.ts';
import { fittingLevel, resultsAt } from '#client/shell/results.ts';
import { say } from '#client/words.ts';

/** So many results are shown on a step. */
const SHOWN = 6;

interface StairsProps {
  game: string;
  /** The levels of the bots that sit there. */
  levels: readonly string[];
  choose(level: string): void;
}

export function Stairs({ game, levels, choose }: StairsProps) {
  const fits = fittingLevel(game);
  const chosen = levels.every((level) => level === levels[0]) ? levels[0]! : null;
  return (
    <fieldset class="stairs-form">
      <legend class="title">{say('stairs.title')}</legend>
      <p class="stairs-key">
        <i class="won" /> {say('stairs.won')} <i class="lost" /> {say('stairs.lost')}
      </p>
      <div class="stairs">
        {LEVELS.map((level, step) => {
          const results = resultsAt(game, level, SHOWN);
          const won = results.filter(Boolean).length;
          return (
            <label key={level} class={levels.includes(level) ? 'on' : ''} style={`--step:${step}`}>
              {level === fits && <em>{say('stairs.fits')}</em>}
              <input type="radio" name="level" checked={level === chosen} onChange={() => choose(level)} />
              <b>{say(`level.${level}`)}</b>
              <span class="dots" aria-hidden="true">
                {results.map((isWon, i) => (
                  <i key={i} class={isWon ? 'won' : 'lost'} />
                ))}
              </span>
              <span class="vh">{say('stairs.count', { won, lost: results.length - won })}</span>
            </label>
          );
        })}
      </div>
      {chosen !== null && (
        <p class="stairs-about">
          <b>{botName(chosen)}</b> {levelAbout(chosen)}
        </p>
      )}
    </fieldset>
  );
}
