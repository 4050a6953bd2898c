// A ready-made gladiator to choose (GL-1.24): his helmet, values, cards, Powers, and the Items he prefers. All five show the
// same lines in the same places, so that they are easy to compare.

import { Icon } from '#client/shell/icon.tsx';
import { cardAbout } from '#client/tables/gladiatori/card.tsx';
import { OF_CARD, OF_POWER } from '#client/tables/gladiatori/emblems.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Face } from '#client/tables/gladiatori/roundel.tsx';
import { Seal } from '#client/tables/gladiatori/seal.tsx';
import { meaningOf } from '#client/tables/glossed.ts';
import { CARDS, ENERGY_0, ENERGY_1, FEINT, POWERS, VALUES } from '#games/gladiatori/cards.ts';
import type { ReadyMade } from '#games/gladiatori/characters.ts';
import { glossary } from '#games/gladiatori/words/glossary.ts';

/** GL-4.8, GL-4.10: no value is higher. */
const HIGHEST = 9;

interface ReadyProps {
  props: Props;
  one: ReadyMade;
  emblem: string;
  isOn: boolean;
  take(): void;
  copy(): void;
}

export function Ready({ props, one, emblem, isOn, take, copy }: ReadyProps) {
  const say = sayOf(props);
  const { words } = props.telling;
  const { sheet, name, preferred } = one;
  const cards: [number, number][] = [
    [ENERGY_1, sheet.energy1],
    [ENERGY_0, sheet.energy0],
    [FEINT, sheet.feint],
    ...sheet.moves.map((move): [number, number] => [move, 1]),
  ];
  return (
    <li class={isOn ? 'on' : ''}>
      <button type="button" class="gl-ready-take" aria-pressed={isOn} onClick={take}>
        <Face emblem={emblem} />
        <b class="name">{words[`character.${name}`]}</b>{' '}
        <span class="gl-ready-text">{say(`about.${name}` as 'about.secutor')}</span>
        <span class="gl-ready-values">
          {sheet.values.map((value, i) => (
            <span key={VALUES[i]} data-about={meaningOf(glossary, VALUES[i]!, props.language)}>
              <span>{words[`value.${VALUES[i]}`]}</span>{' '}
              <span class="gl-pips" aria-hidden="true">
                {Array.from({ length: HIGHEST }, (_, pip) => (
                  <i key={pip} class={pip < value ? 'full' : ''} />
                ))}
              </span>
              <b>{value}</b>
            </span>
          ))}
        </span>
        <span class="gl-ready-lines">
          {cards.map(
            ([kind, count]) =>
              count > 0 && (
                <span key={kind} data-about={cardAbout(props, kind)}>
                  <Icon of={OF_CARD[kind]!} />
                  <span>{words[`card.${CARDS[kind]!.name}`]}</span>
                  {kind <= FEINT && <b>×{count}</b>}
                </span>
              ),
          )}
        </span>
        <span class="gl-ready-lines powers">
          {sheet.powers.map((power) => (
            <span key={power} data-about={say(`about.${POWERS[power]!.name}` as 'about.lunge')}>
              <Seal state="closed" emblem={OF_POWER[power]!} />
              <span>{words[`power.${POWERS[power]!.name}`]}</span>
            </span>
          ))}
        </span>
        <span class="gl-ready-likes" data-about={say('create.likesAbout')}>
          {say('create.likes', { types: preferred.map((type) => words[`type.${type}`]!).join(', ') })}
        </span>
      </button>
      <button type="button" class="gl-ready-copy" onClick={copy}>
        {say('create.change')}
        <span class="vh">: {words[`character.${name}`]}</span>
      </button>
    </li>
  );
}
