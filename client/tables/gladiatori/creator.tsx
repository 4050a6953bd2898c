// Making a gladiator (chapter 4): five ready-made ones, or a new one with a live count of coins. What can be bought, at
// which price and how often, comes with the request.

import { useState } from 'preact/hooks';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { BuyCards, BuyPowers, BuyValues, type Shop } from '#client/tables/gladiatori/creator-parts.tsx';
import { Ready } from '#client/tables/gladiatori/creator-ready.tsx';
import { Roster } from '#client/tables/gladiatori/creator-roster.tsx';
import { OF_CHARACTER, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { purchaseOf } from '#client/tables/gladiatori/roster.ts';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Form, FormChoice, Subset } from '#engine/requests/request.ts';
import { READY_MADE } from '#games/gladiatori/characters.ts';

export function Creator(props: Props) {
  const say = sayOf(props);
  const request = props.request as Form;
  const { draft, answered } = props;
  const [isBuilding, setBuilding] = useState((answered as FormChoice | null)?.['who'] === 'own');
  const answer = (draft.value ?? answered ?? {}) as FormChoice;
  const who = answer['who'] as string | undefined;
  const buy = request.fields.find(({ name }) => name === 'buy')!.request as Subset;
  const bought = (answer['buy'] as number[] | undefined) ?? [];
  const shop = shopOf(props, buy, bought, (things) => {
    draft.value = { who: 'own', buy: things };
  });
  usePlan(
    props,
    who === undefined
      ? null
      : who === 'own'
        ? {
            text: say('create.spent', { spent: shop.spent, coins: shop.coins }),
            notes: [{ text: say('create.left', { left: shop.coins - shop.spent }), clause: 'GL-4.15', tone: 'plain' }],
            label: say('create.seal'),
          }
        : {
            text: say('create.takes', { who: props.telling.words[`character.${who}`]! }),
            label: say('create.play', { who: props.telling.words[`character.${who}`]! }),
          },
    true,
  );
  return (
    <section class={`gl-scene gl-create ${seatClass(props.viewer)}`} aria-label={say('create.title')}>
      <header>
        <h2 class="title">{say('create.title')}</h2>
        <div class="gl-switch" data-switch role="group" aria-label={say('create.title')}>
          <button type="button" aria-pressed={!isBuilding} onClick={() => setBuilding(false)}>
            {say('create.ready')}
          </button>
          <button
            type="button"
            aria-pressed={isBuilding}
            onClick={() => {
              setBuilding(true);
              if (who !== 'own') draft.value = { who: 'own', buy: [] };
            }}
          >
            {say('create.own')}
          </button>
        </div>
      </header>
      {isBuilding ? (
        <Workshop
          props={props}
          shop={shop}
          take={(things) => {
            draft.value = { who: 'own', buy: things };
          }}
        />
      ) : (
        <ul class="gl-ready">
          {READY_MADE.map((one, i) => (
            <Ready
              key={one.name}
              props={props}
              one={one}
              emblem={OF_CHARACTER[i]!}
              isOn={who === one.name}
              take={() => {
                draft.value = { who: one.name };
              }}
              copy={() => {
                setBuilding(true);
                draft.value = { who: 'own', buy: purchaseOf(one.sheet) };
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What can be bought and what is bought: numbers of the request, added up. */
function shopOf(
  props: Props,
  { from, worth, atMost }: Subset,
  bought: readonly number[],
  change: (things: number[]) => void,
): Shop {
  const things = from as readonly number[];
  const priceOf = (thing: number): number => worth?.[things.indexOf(thing)] ?? 0;
  const paid = bought.reduce((sum, thing) => sum + priceOf(thing), 0);
  const { coins } = ownOf(props)!;
  return {
    things,
    bought,
    priceOf,
    coins,
    // The least legal character is paid for already (GL-4.16).
    spent: coins - atMost + paid,
    left: atMost - paid,
    set: (kinds, next) => change([...bought.filter((thing) => !kinds.includes(thing)), ...next].sort((a, b) => a - b)),
  };
}

function Workshop({ props, shop, take }: { props: Props; shop: Shop; take(things: number[]): void }) {
  const say = sayOf(props);
  return (
    <div class="gl-workshop">
      <div class={`gl-coins ${shop.left < 0 ? 'bad' : ''}`} aria-live="polite">
        <Icon of={SIGNS.coins} />
        <b>{shop.spent}</b>
        <span>{say('create.of', { coins: shop.coins })}</span>
        <meter min={0} max={shop.coins} value={shop.spent} aria-label={say('create.coins')} />
        <small>
          {shop.left < 0 ? say('create.over', { over: -shop.left }) : say('create.left', { left: shop.left })}{' '}
          <Rule clause="GL-4.2" props={props} />
        </small>
      </div>
      <div class="gl-shelves">
        <BuyValues props={props} shop={shop} />
        <BuyCards props={props} shop={shop} />
        <BuyPowers props={props} shop={shop} />
        <Roster props={props} shop={shop} take={take} />
      </div>
    </div>
  );
}
