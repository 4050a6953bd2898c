// Cards of papyrus: Intrigue cards with their requirement and cash value, Market cards with their dice and value.

import coins from 'icon:two-coins';
import { Icon } from '#client/shell/icon.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { AssetFace, aboutAsset, assetClass, readyMeaning } from '#client/tables/spartacus/parts/asset.tsx';
import { cardName, effectText, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { CARDS, type CardType, cardOf, FIRST_INTRIGUE, kindOf } from '#games/spartacus/cards.ts';
import { assetCalled } from '#games/spartacus/table-things.ts';

const BANDS: { readonly [T in CardType]: string } = {
  gladiator: 'market',
  slave: 'market',
  weapon: 'item',
  armor: 'item',
  special: 'item',
  scheme: 'scheme',
  reaction: 'react',
  guard: 'guard',
  house: 'market',
};

export const bandOf = (kind: number): string => `f-${BANDS[CARDS[kind]!.type]}`;

/** The small print on a card's face. */
export function Face({ props, kind }: { props: Props; kind: number }) {
  const { type, req, value, dice } = CARDS[kind]!;
  const { words } = props.telling;
  const isIntrigue = kind >= FIRST_INTRIGUE && type !== 'house';
  return (
    <>
      <span class="band">{cardName(props, kind)}</span>
      {isIntrigue && req > 0 && (
        <span class="need">
          <small>{sayOf(props)('card.needs')}</small> {req}
        </span>
      )}
      <span class="em">
        <Icon of={cardEmblem(kind)} />
      </span>
      {dice.length > 0 && <DiceNumbers props={props} dice={dice} />}
      <span class="foot">
        <span>{words[`sort.${type}`]}</span>
        <span>
          <Icon of={coins} name={words[isIntrigue ? 'cash' : 'value']!} /> <b>{value}</b>
        </span>
      </span>
    </>
  );
}

/** Attack, defense and speed as three small dice. */
export const DiceNumbers = ({ props, dice }: { props: Props; dice: readonly number[] }) => (
  <span class="sp-three">
    {dice.map((number, i) => (
      <b key={POOLS[i]}>
        <span class="vh">{props.telling.words[`sketch.${POOLS[i]!}`]}</span>
        {number}
      </b>
    ))}
  </span>
);

export interface CardButton {
  /** `plain`: it can only be read. */
  state: 'can' | 'cannot' | 'plain';
  isChosen: boolean;
  /** How many of a stack are chosen. */
  taken?: number;
  /** Why it cannot be chosen, or what choosing it does. */
  hint?: string | undefined;
  press(): void;
}

/** How many there are of a card, and of how many of them are chosen. */
const timesOf = (props: Props, count: number, taken = 0): string =>
  taken === 0 ? `×${count}` : sayOf(props)('choose.taken', { taken, count });

/** A card of the hand as a button. */
export function HandCard({
  props,
  kind,
  count,
  button,
}: {
  props: Props;
  kind: number;
  count: number;
  button: CardButton;
}) {
  const say = sayOf(props);
  const text = effectText(props, kind);
  const { req, value } = CARDS[kind]!;
  const printed = say('card.printed', { req, value });
  return (
    <li>
      <button
        type="button"
        class={`card sp-card ${bandOf(kind)} ${button.state}${button.isChosen ? ' chosen' : ''}`}
        aria-pressed={button.state === 'can' ? button.isChosen : undefined}
        data-about={[cardName(props, kind), text, readyMeaning(props, kind), printed, button.hint]
          .filter(Boolean)
          .join('\n')}
        onClick={button.press}
      >
        <Face props={props} kind={kind} />
        {count > 1 && <i class="times">{timesOf(props, count, button.taken)}</i>}
        <span class="vh">
          {text} {printed} {button.hint ?? ''} {button.state === 'can' ? say('can.choose') : ''}
        </span>
      </button>
    </li>
  );
}

/** A card of a table as a button, with what is attached to it. */
export function AssetCard({
  props,
  asset,
  button,
  foot,
  count = 1,
}: {
  props: Props;
  asset: number;
  button: CardButton;
  foot?: string;
  count?: number;
}) {
  const { value, dice } = cardOf(asset);
  const kind = kindOf(asset);
  const say = sayOf(props);
  const name = assetCalled(asset, props.telling.words);
  return (
    <li>
      <button
        type="button"
        class={`card sp-asset-card ${bandOf(kind)} ${assetClass(asset)} ${button.state}${button.isChosen ? ' chosen' : ''}${foot === undefined ? '' : ' told'}`}
        aria-pressed={button.state === 'can' ? button.isChosen : undefined}
        data-about={[aboutAsset(props, asset), button.hint].filter(Boolean).join('\n')}
        onClick={button.press}
      >
        <span class="band">{cardName(props, kind)}</span>
        <span class={`em sp-asset ${assetClass(asset)}`}>
          <AssetFace asset={asset} />
        </span>
        {dice.length > 0 && <DiceNumbers props={props} dice={dice} />}
        <span class="foot">
          {foot ?? (
            <span>
              <Icon of={coins} name={props.telling.words['value']!} /> <b>{value}</b>
            </span>
          )}
        </span>
        {count > 1 && <i class="times">{timesOf(props, count, button.taken)}</i>}
        <span class="vh">
          {name} {button.hint ?? ''} {button.state === 'can' ? say('can.choose') : ''}
        </span>
      </button>
    </li>
  );
}
