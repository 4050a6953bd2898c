// The opponents to choose from: characters with a temper each. A click seats one at the seat that is being changed; a click
// on one who sits already goes to that seat.

import dagger from 'icon:cloak-dagger';
import coins from 'icon:coins-pile';
import horn from 'icon:cornucopia';
import owl from 'icon:owl';
import hands from 'icon:shaking-hands';
import club from 'icon:warhammer';
import type { Sitter } from '#client/pages/set-up/sitters.ts';
import { Icon, Sign } from '#client/shell/icon.tsx';
import { characterAbout, characterSaying } from '#client/shell/level.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { language } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';
import { CHARACTER_WORDS } from '#telling/characters/lines.ts';
import { type CharacterId, ROSTER, TEMPERED } from '#telling/characters/roster.ts';

const EMBLEMS: { readonly [C in CharacterId]: string } = {
  varro: coins,
  livia: dagger,
  jonas: hands,
  prisca: owl,
  cassia: horn,
  drusus: club,
};

interface RosterProps {
  game: string;
  sitters: readonly Sitter[];
  /** The seat that is being changed. */
  chosen: number;
  seat(character: CharacterId): void;
  goTo(seat: number): void;
}

export function Roster({ game, sitters, chosen, seat, goTo }: RosterProps) {
  return (
    <div class="roster">
      {ROSTER.map(({ id, name, style }) => {
        const at = sitters.findIndex(({ kind, character }) => kind === 'bot' && character === id);
        return (
          <button
            key={id}
            type="button"
            class={`bot${at < 0 ? '' : ' in'}`}
            aria-pressed={at === chosen}
            data-character={id}
            onClick={() => (at < 0 ? seat(id) : goTo(at))}
          >
            <span class="face">
              <Icon of={EMBLEMS[id]} />
            </span>
            <span class="bot-name">
              <b>{name}</b> <em>{CHARACTER_WORDS[language.value].styles[style]}</em>
            </span>
            <span class="bot-at">
              {at < 0 ? <Sign of="plus" /> : <Medallion seat={at} size="s" />}
              <span class="vh">
                {at < 0 ? say('new.seat-bot', { n: chosen + 1 }) : say('new.seated', { n: at + 1 })}
              </span>
            </span>
            <span class="bot-about">{TEMPERED.includes(game) ? characterAbout(id) : characterSaying(id)}</span>
          </button>
        );
      })}
    </div>
  );
}
