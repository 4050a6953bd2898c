// A card of Jugula: small in the hand and in a combat, larger with all its numbers on the shelf.

import cards from 'icon:card-draw';
import swords from 'icon:crossed-swords';
import laurel from 'icon:laurels';
import run from 'icon:run';
import trumpet from 'icon:trumpet-flag';
import { Icon } from '#client/shell/icon.tsx';
import { homeOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { CARDS, playOf, SET, SPECIAL, USES } from '#games/jugula/cards.ts';
import { CARD_EMBLEMS } from '#games/jugula/table.ts';

/** By use, the special effect left out. */
export const USE_ICONS: readonly string[] = [run, swords, trumpet, cards, laurel];

export const bandOf = (card: number): string => (card < SET ? 'f-combat' : 'f-item');
export const cardEmblem = (card: number): string => emblem(CARD_EMBLEMS[card]!);
export const cardName = (card: number): string => CARDS[card]!.name;
export const effectOf = ({ telling }: Props, card: number): string => telling.words[`card.${CARDS[card]!.id}.effect`]!;

/** What is turned in a combat without a card of the hand; of an empty pile there is no top (JU-6.6). */
export function topCalled(props: Props): string {
  const { deck, discard } = props.view.lanistae[homeOf(props)]!;
  return sayOf(props)(deck === 0 && discard.length > 0 ? 'hand.top.mixed' : 'hand.top');
}

/** What one use of it does; `Impetus: up to two attacks` without the name of the card. */
export function useText(props: Props, card: number, use: number): string {
  if (use === SPECIAL) return effectOf(props, card);
  const [name, text] = [cardName(card), props.telling.item('play', playOf(card, use))];
  return text.startsWith(name) ? text.slice(name.length).replace(/^\s*:\s*/, '') : text;
}

/** What it can be played for, in words: "Move 2, Attack 1, Draw 3". */
export const numbersOf = (props: Props, card: number): string =>
  USE_ICONS.flatMap((_, use) => {
    const n = CARDS[card]!.numbers[use]!;
    return n === 0 ? [] : [`${sayOf(props)(`use.${USES[use]!}` as JugulaKey)}\u00a0${n}`];
  }).join(', ');

/** All of it in words, for those who point at it. */
export const cardAbout = (props: Props, card: number, key: 'hand.about' | 'hand.about.play' = 'hand.about'): string =>
  sayOf(props)(key, { card: cardName(card), numbers: numbersOf(props, card), effect: effectOf(props, card) });

export const CardFace = ({ props, card }: { props: Props; card: number }) => (
  <>
    <span class="band">{cardName(card)}</span>
    <span class="em">
      <Icon of={cardEmblem(card)} />
    </span>
    <span class="foot">
      <span>{sayOf(props)('hand.combat')}</span>
      <b>{CARDS[card]!.combat}</b>
    </span>
  </>
);

/** All numbers of a card and what its special effect does. */
export const FullFace = ({ props, card }: { props: Props; card: number }) => (
  <>
    <span class="band">{cardName(card)}</span>
    <span class="em">
      <Icon of={cardEmblem(card)} />
      <b>
        {CARDS[card]!.combat} <small>{sayOf(props)('hand.combat')}</small>
      </b>
    </span>
    <span class="ns">
      {USE_ICONS.map((icon, use) => (
        <span key={USES[use]} class={CARDS[card]!.numbers[use] === 0 ? 'z' : ''}>
          <Icon of={icon} name={sayOf(props)(`use.${USES[use]!}` as JugulaKey)} />
          {CARDS[card]!.numbers[use]}
        </span>
      ))}
    </span>
    <span class="sp">{effectOf(props, card)}</span>
  </>
);
