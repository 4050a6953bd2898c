// A card on a table at a glance: a disc with its emblem; dashed when exhausted, with a drop when injured, with a laurel
// for favor.

import drop from 'icon:drop';
import crown from 'icon:laurel-crown';
import { Icon } from '#client/shell/icon.tsx';
import { meaningOf } from '#client/tables/glossed.ts';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { effectText, type SpartacusProps as Props } from '#client/tables/spartacus/props.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { CARDS, cardOf, favorOf, isChampion, isInjured, isReady, kindOf } from '#games/spartacus/cards.ts';
import { emblemOf } from '#games/spartacus/table-cards.ts';
import { assetCalled } from '#games/spartacus/table-things.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

/** More discs than this overlap, and more than that by half. */
const MANY = 4;
const CROWD = 7;

const classOf = (asset: number): string => (isInjured(asset) ? 'inj' : isReady(asset) ? 'ok' : 'ex');

/** What is inside a disc. */
export const AssetFace = ({ asset }: { asset: number }) => (
  <>
    <Icon of={emblem(emblemOf(kindOf(asset)))} />
    {isInjured(asset) && (
      <em>
        <Icon of={drop} />
      </em>
    )}
    {(favorOf(asset) > 0 || isChampion(asset)) && (
      <em class="fav">{isChampion(asset) ? <Icon of={crown} /> : favorOf(asset)}</em>
    )}
  </>
);

export const assetClass = classOf;

/** What exhausted means, where an ability of a card exhausts something or counts what is ready; else empty. */
export function readyMeaning({ language }: Pick<Props, 'language'>, kind: number, ability?: number): string {
  const told = CARDS[kind]!.abilities.some(
    ({ costs, conditions, effects }, i) =>
      (ability === undefined || ability === i) &&
      (costs.some(({ name }) => name.startsWith('exhaust')) ||
        conditions.some(({ name }) => name === 'readyCount') ||
        effects.some(({ name }) => name === 'tap')),
  );
  return told ? meaningOf(glossary, 'ready', language) : '';
}

/** What it is, its dice in words, and what it does. */
export function aboutAsset(props: Props, asset: number): string {
  const { words } = props.telling;
  const { type, dice } = cardOf(asset);
  const name = assetCalled(asset, words);
  const sort = words[`sort.${type}`] ?? '';
  const numbers = dice.map((number, i) => `${words[`sketch.${POOLS[i]!}`]} ${number}`).join(' · ');
  // Of a guard the name says it already.
  const lines = [
    sort === name ? name : `${name} · ${sort}`,
    numbers,
    effectText(props, kindOf(asset)),
    readyMeaning(props, kindOf(asset)),
  ];
  return lines.filter(Boolean).join('\n');
}

/** A row of them, each explained where it is pointed at. */
export function Assets({ props, assets, none }: { props: Props; assets: readonly number[]; none: string }) {
  if (assets.length === 0) return <span class="sp-none">{none}</span>;
  return (
    <ul class={`sp-assets${assets.length > MANY ? ' many' : ''}${assets.length > CROWD ? ' crowd' : ''}`}>
      {assets.map((asset, i) => {
        const name = assetCalled(asset, props.telling.words);
        return (
          <li key={`${asset} ${i}`} class={`sp-asset ${classOf(asset)}`} data-about={aboutAsset(props, asset)}>
            <AssetFace asset={asset} />
            <span class="vh">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
