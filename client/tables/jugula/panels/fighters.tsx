// When there is nothing else to show: every fighter with his numbers. Pointing at a row shows his zones.

import { about } from '#client/shell/explain.ts';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { meaningOf } from '#client/tables/glossed.ts';
import { cardName, useText } from '#client/tables/jugula/panels/card.tsx';
import { ZoneWords } from '#client/tables/jugula/panels/zone-words.tsx';
import { lying, type PlayedCard } from '#client/tables/jugula/pictures.ts';
import {
  armaturaName,
  askedOf,
  nameOfGladiator,
  type JugulaProps as Props,
  pointed,
  sayOf,
} from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { ARMATURAE, attOf, defOf, HEAVY, LIGHT, mpOf, TRAIT_NAMES } from '#games/jugula/armaturae.ts';
import { squareCalled } from '#games/jugula/board.ts';
import { USES } from '#games/jugula/cards.ts';
import { emblemOf } from '#games/jugula/table.ts';
import type { Gladiator } from '#games/jugula/table-things.ts';
import { glossary } from '#games/jugula/words/glossary.ts';

export const OF_LIGHT: number = ARMATURAE.findIndex(({ weight }) => weight === LIGHT);
export const OF_HEAVY: number = ARMATURAE.findIndex(({ weight }) => weight === HEAVY);

/** His traits, and what each is called on his card: "Range 1". */
function traitsIn({ telling: { words } }: Props, kind: number): { trait: string; name: string }[] {
  const traits = ARMATURAE[kind]! as unknown as { readonly [trait: string]: number | boolean };
  return TRAIT_NAMES.filter((trait) => traits[trait]).map((trait) => ({
    trait,
    name: words[`trait.${trait}`]!.replace('{n}', String(traits[trait])),
  }));
}

export const traitsOf = (props: Props, kind: number): string =>
  traitsIn(props, kind)
    // A trait and its number stay on one line.
    .map(({ name }) => name.replace(/ (?=\d)/, '\u00a0'))
    .join(', ');

/** What his numbers and traits mean, for those who point at them. */
export const armaturaAbout = (props: Props, kind: number, wounds = 0): string => {
  const { language, telling } = props;
  const numbers = sayOf(props)('armatura.about', {
    attLight: attOf(kind, wounds, OF_LIGHT),
    attHeavy: attOf(kind, wounds, OF_HEAVY),
    defLight: defOf(kind, wounds, OF_LIGHT),
    defHeavy: defOf(kind, wounds, OF_HEAVY),
    mp: mpOf(kind, wounds),
    weight: telling.words[ARMATURAE[kind]!.weight === LIGHT ? 'light' : 'heavy']!,
  });
  const meanings = traitsIn(props, kind).map(({ trait, name }) => meaningOf(glossary, trait, language, name));
  return [numbers, ...meanings].join('\n');
};

export function Fighters({ props }: { props: Props }) {
  const say = sayOf(props);
  const there = props.view.gladiators.filter(({ kind }) => kind >= 0);
  const played = lying(props.stage, 'played');
  // While another acts: by which card.
  const isOthers = played !== null && played.seat !== props.viewer && askedOf(props) === null;
  return (
    <section class="ju-ledger panel">
      <header>
        <h2 class="title">{say('fighters.title')}</h2>
        <span class="eyebrow">{say('fighters.told')}</span>
      </header>
      <ul class="ju-fighters">
        {there.map((gladiator) => (
          <Fighter key={nameOfGladiator(gladiator)} props={props} gladiator={gladiator} />
        ))}
      </ul>
      {isOthers ? <PlayedBy props={props} played={played} /> : <ZoneWords props={props} />}
    </section>
  );
}

function PlayedBy({ props, played }: { props: Props; played: PlayedCard }) {
  const { seat, card, use } = played;
  return (
    <dl class="ju-zone-words">
      <div>
        <dt>{sayOf(props)('played.title', { player: props.names[seat]!, card: cardName(card) })}</dt>
        <dd>
          {sayOf(props)(`use.${USES[use]!}` as JugulaKey)}
          {props.telling.colon}
          {useText(props, card, use)}
        </dd>
      </div>
    </dl>
  );
}

/** The names of what a boost raises, by its number. */
const STATS = ['col.att', 'col.def', 'col.mp'];

function Fighter({ props, gladiator }: { props: Props; gladiator: Gladiator }) {
  const { words } = props.telling;
  const { kind, wounds, seat, cell, net } = gladiator;
  const name = nameOfGladiator(gladiator);
  const weight = words[ARMATURAE[kind]!.weight === LIGHT ? 'light' : 'heavy'];
  const place = cell >= 0 ? squareCalled(cell) : words[wounds === 2 ? 'out' : 'waiting'];
  const told = [
    weight,
    place,
    ...(wounds === 1 ? [words['wounded']] : []),
    ...(net >= 0 ? [sayOf(props)('arena.netted')] : []),
    ...gladiator.boosts.map(({ stat, k }) => `+${k} ${words[STATS[stat]!]}`),
    traitsOf(props, kind),
  ].filter(Boolean);
  return (
    <li
      class={`${seatClass(seat)}${wounds === 2 ? ' gone' : ''}${pointed.value === name ? ' pointed' : ''}`}
      {...about(armaturaAbout(props, kind, Math.min(wounds, 1)))}
      onMouseEnter={() => {
        // Outside the arena he has no zones.
        pointed.value = cell >= 0 ? name : -1;
      }}
      onMouseLeave={() => {
        pointed.value = -1;
      }}
    >
      <Medallion seat={seat} size="s" emblem={emblem(emblemOf(kind))} />
      <span>
        <b class="who">{armaturaName(name)}</b>
        <small>{told.join(', ')}</small>
      </span>
      <span class="st">
        <small>{words['col.att']}</small> {attOf(kind, wounds, OF_LIGHT)}/{attOf(kind, wounds, OF_HEAVY)}
      </span>
      <span class="st">
        <small>{words['col.def']}</small> {defOf(kind, wounds, OF_LIGHT)}/{defOf(kind, wounds, OF_HEAVY)}
      </span>
      <span class="st">
        <small>{words['col.mp']}</small> {mpOf(kind, wounds)}
      </span>
    </li>
  );
}
