// A card: papyrus with a band by family, its emblem, its hit points. What can be done with it is said by its class: `can`
// has a green outline and a lozenge, `on` is lifted, `cannot` is dimmed but stays readable.

import { type ComponentChildren, Fragment } from 'preact';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { cardAbout, cardName, itemName, reactionName } from '#client/tables/gladiatori/card-names.ts';
import { OF_CARD, OF_TYPE } from '#client/tables/gladiatori/emblems.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { HP, isAction, itemOf, SYMBOLS } from '#games/gladiatori/cards.ts';

export { cardAbout, cardName, itemName, reactionName };

/**
 * A name for a narrow place: long words with the breaks that the catalogue gives them, because not every browser knows
 * where a word of every language may be broken.
 */
export function broken(props: Props, name: string): string {
  const breaks = sayOf(props)('words.broken').split(' ');
  return name.replace(/\p{L}+/gu, (word) => {
    const found = breaks.find((one) => one.replaceAll('·', '') === word.toLowerCase());
    if (found === undefined) return word;
    // The word itself keeps its capital letter.
    const letters = [...word];
    return [...found].map((sign) => (sign === '·' ? '\u00ad' : letters.shift()!)).join('');
  });
}

export const familyOf = (kind: number): string => (isAction(kind) ? 'f-action' : 'f-combat');

interface FaceProps {
  props: Props;
  kind: number;
  /** Another name than the card's own, such as that of its Reaction. */
  name?: string | undefined;
  /** What is read aloud instead, such as for the top one of several copies. */
  told?: string | undefined;
  children?: ComponentChildren;
}

/** The inside of a card; read aloud it is the card's name, its Reaction and its hit points. */
export const CardFace = ({ props, kind, name, told, children }: FaceProps) => (
  <>
    <span class="vh">{told ?? cardTold(props, kind, name)}</span>
    <span class="band" aria-hidden="true">
      {broken(props, name ?? cardName(props, kind))}
    </span>
    <span class="em">
      <Icon of={OF_CARD[kind]!} />
    </span>
    {/* A Reaction's name stands above: this is the same card. */}
    {name !== undefined && (
      <span class="gl-kind" aria-hidden="true">
        {cardName(props, kind)}
      </span>
    )}
    <span class="foot" aria-hidden="true">
      <span>
        {sayOf(props)('hp')} <b>{HP[kind]}</b>
      </span>
      {children}
    </span>
  </>
);

function cardTold(props: Props, kind: number, name?: string): string {
  const say = sayOf(props);
  const reaction =
    name === undefined && isAction(kind) ? [say('card.reaction', { name: reactionName(props, kind) })] : [];
  return [name ?? cardName(props, kind), ...reaction, say('card.hp', { hp: HP[kind]! })].join(', ');
}

/** Several copies of a card drawn as one: the top one is read aloud for all. */
export const copiesTold = (props: Props, kind: number, count: number): string =>
  count === 1
    ? cardTold(props, kind)
    : sayOf(props)('card.copies', { card: cardName(props, kind), count, hp: HP[kind]! });

/** The back of a card, which shows only its family. */
export const CardBack = ({
  family,
  class: name = '',
}: {
  family: 'f-action' | 'f-combat' | 'f-item';
  class?: string;
}) => <span class={`card back ${family} ${name}`} aria-hidden="true" />;

const SHAPES: readonly string[] = ['', '■', '●', '▲'];

/** GL-5.4: the mark of Items of which nobody keeps two. */
export const symbolOf = (item: number): string => SHAPES[itemOf(item).symbol]!;

/** An Item read aloud. */
export function itemTitle(props: Props, item: number): string {
  const { attack, defence, hp, type, symbol } = itemOf(item);
  const say = sayOf(props);
  const kind = props.telling.words[`type.${type}`]!;
  const sign = symbol === 0 ? '' : `, ${say(`symbol.${SYMBOLS[symbol]}` as 'symbol.square')}`;
  return `${itemName(props, item)}, ${kind}, ${say('item.values', { attack, defence, hp })}${sign}`;
}

/** What an Item can do beside its values; empty: nothing. */
export function itemDoes(props: Props, item: number): string {
  const { type, thrown } = itemOf(item);
  return type === 'net' ? sayOf(props)('item.net') : thrown ? sayOf(props)('item.thrown') : '';
}

/** An Item explained: its values, and what it can do besides. */
export const itemAbout = (props: Props, item: number): string =>
  `${itemTitle(props, item)}. ${itemDoes(props, item)}`.trim();

/** Items of a gladiator in a line: their values under the pointer. */
export const ItemNames = ({ props, items }: { props: Props; items: readonly number[] }) => (
  <span class="it">
    {items.map((item, i) => (
      <Fragment key={item}>
        {i > 0 && ', '}
        <span {...about(itemAbout(props, item))}>{itemName(props, item)}</span>
      </Fragment>
    ))}
  </span>
);

/** A letter on screen, the whole word for screen readers. */
export const Short = ({ letter, word }: { letter: string; word: string }) => (
  <>
    <span aria-hidden="true">{letter}</span>
    <span class="vh">{word}</span>
  </>
);

/** An Item as a card. */
export const ItemFace = ({ props, item }: { props: Props; item: number }) => {
  const { attack, defence, hp, type } = itemOf(item);
  const say = sayOf(props);
  return (
    <>
      <span class="band">
        {itemName(props, item)}
        {symbolOf(item) !== '' && <i class="gl-symbol">{symbolOf(item)}</i>}
      </span>
      <span class="em">
        <Icon of={OF_TYPE[type]!} />
      </span>
      <span class="gl-kind">{props.telling.words[`type.${type}`]}</span>
      <span class="foot gl-adh">
        <span>
          <Short letter={say('short.attack')} word={say('attack.word')} /> <b>{attack}</b>
        </span>
        <span>
          <Short letter={say('short.defence')} word={say('defence.word')} /> <b>{defence}</b>
        </span>
        <span>
          {say('hp')} <b>{hp}</b>
        </span>
      </span>
    </>
  );
};

interface TinyProps {
  props: Props;
  kind: number;
  /** Face down for the others. */
  isDown?: boolean;
  /** In the draft only. */
  isPlanned?: boolean;
}

/** A card as small as it is in a fight, and on the card it was added to. */
export const TinyCard = ({ props, kind, isDown = false, isPlanned = false }: TinyProps) => (
  <span
    class={`card tiny ${familyOf(kind)} ${isDown ? 'mine' : ''} ${isPlanned ? 'planned' : ''}`}
    data-about={cardName(props, kind)}
  >
    <span class="band" />
    <span class="em">
      <Icon of={OF_CARD[kind]!} />
    </span>
  </span>
);
