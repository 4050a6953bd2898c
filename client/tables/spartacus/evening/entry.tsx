// Sending a fighter with gear into the arena (D-16, D-30): the viewer's cards lie in the tray and are touched.

import { useEdges } from '#client/tables/edges.ts';
import { Rule } from '#client/tables/rule.tsx';
import { AssetCard, type CardButton } from '#client/tables/spartacus/parts/card.tsx';
import { cardName, homeOf, kindOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import type { Form, FormChoice, Item } from '#engine/requests/request.ts';
import { cardOf, isCombatant, isEquipment, isReady, typeOf } from '#games/spartacus/cards.ts';
import { counted } from '#telling/choices.ts';

export const INVITED = 'SP-8.5';
export const DUEL = 'SP-11.11';
export const DECLINE: FormChoice = { combatant: 'decline' };

export const isEntry = ({ request }: Props): boolean =>
  request?.kind === 'form' && (request.clause === INVITED || request.clause === DUEL);

const KINDS = ['weapon', 'armor', 'special'];

/** The draft or the sealed answer. */
export const entryOf = ({ draft, answered }: Props): FormChoice => (draft.value ?? answered ?? {}) as FormChoice;

/** The planned combatant; −1: none. */
export function plannedOf(props: Props): number {
  const { combatant } = entryOf(props);
  return isEntry(props) && typeof combatant === 'number' ? combatant : -1;
}

/** The planned gear. */
export const gearOf = (props: Props): number[] => {
  const entry = entryOf(props);
  return KINDS.flatMap((kind) => (typeof entry[kind] === 'number' ? [entry[kind]] : []));
};

const fieldsOf = ({ request }: Props): Form['fields'] => (request as Form).fields;

const itemsOf = (props: Props, name: string): readonly Item[] => {
  const field = fieldsOf(props).find((one) => one.name === name)?.request;
  return field?.kind === 'pick' ? field.from : [];
};

/** Sends this combatant; planned gear stays. */
export function send(props: Props, combatant: number): void {
  const before = entryOf(props);
  const next: FormChoice = { combatant };
  for (const { name } of fieldsOf(props)) if (name !== 'combatant') next[name] = before[name] ?? 'none';
  props.draft.value = next;
}

function toggle(props: Props, asset: number): void {
  const kind = typeOf(asset);
  const before = entryOf(props);
  const first = itemsOf(props, 'combatant').find((item) => typeof item === 'number') as number;
  if (typeof before['combatant'] !== 'number') send(props, first);
  const now = entryOf(props);
  props.draft.value = { ...now, [kind]: now[kind] === asset ? 'none' : asset };
}

const diceOf = (asset: number): number => cardOf(asset).dice.reduce((sum, dice) => sum + dice, 0);

/** Fighters by their dice, the best first: a strip may be longer than its place. */
export const strongestFirst = (assets: readonly number[]): number[] => assets.toSorted((a, b) => diceOf(b) - diceOf(a));

export function EntryTray(props: Props) {
  const say = sayOf(props);
  const { assets } = props.view.houses[homeOf(props)]!;
  const isOpen = isEntry(props) && !props.replaying;
  const entry = entryOf(props);
  const fighter = (asset: number): CardButton => {
    const can = isOpen && itemsOf(props, 'combatant').includes(asset);
    return {
      state: can ? 'can' : isOpen ? 'cannot' : 'plain',
      isChosen: isOpen && entry['combatant'] === asset,
      hint: isOpen && !can ? say('entry.tired') : undefined,
      press: () => {
        if (can) send(props, asset);
      },
    };
  };
  const gear = (asset: number): CardButton => {
    const can = isOpen && itemsOf(props, typeOf(asset)).includes(asset);
    return {
      state: can ? 'can' : isOpen ? 'cannot' : 'plain',
      isChosen: isOpen && entry[typeOf(asset)] === asset,
      hint: isOpen && !can ? say('entry.tired') : undefined,
      press: () => {
        if (can) toggle(props, asset);
      },
    };
  };
  const strip = useEdges<HTMLUListElement>(props.request?.id);
  // Who cannot go in lies last: the others are in sight.
  const fighters = strongestFirst(assets.filter(isCombatant)).toSorted(
    (a, b) => Number(isReady(b)) - Number(isReady(a)),
  );
  const pieces = assets.filter(isEquipment);
  return (
    <div class="sp-entry">
      <div>
        <p class="eyebrow">
          {say('entry.who')} <Rule props={props} clause="SP-8.8" />
        </p>
        <ul class="sp-hand" ref={strip}>
          {counted(fighters).map(([asset, count]) => (
            <AssetCard
              key={asset}
              props={props}
              asset={asset as number}
              count={count}
              button={fighter(asset as number)}
            />
          ))}
        </ul>
      </div>
      <div>
        <p class="eyebrow">
          {say('entry.gear')} <Rule props={props} clause="SP-8.6" />
        </p>
        <ul class="sp-hand">
          {pieces.length === 0 && <li class="sp-none">{say('entry.no.gear')}</li>}
          {counted(pieces).map(([asset, count]) => (
            <AssetCard key={asset} props={props} asset={asset as number} count={count} button={gear(asset as number)} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The planned fighter and his gear in words. */
export function entryText(props: Props): string {
  const entry = entryOf(props);
  const all = [entry['combatant'], ...KINDS.map((kind) => entry[kind])].filter((one) => typeof one === 'number');
  return new Intl.ListFormat(props.language).format(all.map((asset) => cardName(props, kindOf(asset as number))));
}
