// The shelves of the workshop: Skills and Abilities, cards, Powers. A thing is bought as often as the request offers it.

import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { cardName } from '#client/tables/gladiatori/card.tsx';
import { OF_CARD, OF_POWER } from '#client/tables/gladiatori/emblems.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Seal } from '#client/tables/gladiatori/seal.tsx';
import { Rule } from '#client/tables/rule.tsx';
import {
  ABILITIES,
  boughtSkill,
  CARDS,
  KINDS,
  LEAST_VALUE,
  POINT,
  POWER,
  POWERS,
  SKILLS,
  SWEEP,
  skillBought,
  skillThings,
  VALUES,
} from '#games/gladiatori/cards.ts';

export interface Shop {
  things: readonly number[];
  bought: readonly number[];
  priceOf(thing: number): number;
  coins: number;
  spent: number;
  left: number;
  /** Puts `next` in the place of all bought things of these kinds. */
  set(kinds: readonly number[], next: readonly number[]): void;
}

interface ShelfProps {
  props: Props;
  shop: Shop;
}

const times = (thing: number, count: number): number[] => Array.from({ length: count }, () => thing);
const countIn = (list: readonly number[], thing: number): number => list.filter((one) => one === thing).length;

interface CounterProps {
  props: Props;
  label: string;
  value: number;
  min: number;
  max: number;
  /** What the next one costs; null: there is none. */
  price: number | null;
  isDear: boolean;
  emblem?: string;
  clause: string;
  change(value: number): void;
}

/** A value with buttons beside it; the number can be typed too. */
function Counter({ props, label, value, min, max, price, isDear, emblem, clause, change }: CounterProps) {
  const say = sayOf(props);
  return (
    <div class="gl-counter">
      <span class="what">
        {emblem !== undefined && <Icon of={emblem} />}
        {label}
      </span>
      <button
        type="button"
        aria-label={say('less', { what: label })}
        aria-disabled={value <= min}
        onClick={() => value > min && change(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        onChange={({ currentTarget }) =>
          change(Math.max(min, Math.min(max, Math.round(Number(currentTarget.value)) || min)))
        }
      />
      <button
        type="button"
        aria-label={say('more', { what: label })}
        aria-disabled={value >= max || isDear}
        {...about(value >= max ? clause : null)}
        onClick={() => value < max && !isDear && change(value + 1)}
      >
        +
      </button>
      <small class={isDear && value < max ? 'dear' : ''}>
        {value >= max ? say('create.most') : price === null ? '' : say('create.price', { price })}
      </small>
    </div>
  );
}

/** GL-4.6 to GL-4.10: Skills are bought as a whole, Abilities point by point from 3. */
export function BuyValues({ props, shop }: ShelfProps) {
  const say = sayOf(props);
  return (
    <fieldset class="gl-shelf-of">
      <legend>
        {say('create.values')} <Rule clause="GL-4.6" props={props} /> <Rule clause="GL-4.9" props={props} />
      </legend>
      {SKILLS.map((skill) => {
        const kinds = skillThings(skill);
        const has = kinds.find((thing) => shop.bought.includes(thing));
        const value = has === undefined ? LEAST_VALUE : skillBought(has).value;
        const next = kinds[value - LEAST_VALUE];
        const price = next === undefined ? null : shop.priceOf(next) - (has === undefined ? 0 : shop.priceOf(has));
        return (
          <Counter
            key={skill}
            props={props}
            label={props.telling.words[`value.${VALUES[skill]}`]!}
            value={value}
            min={3}
            max={9}
            price={price}
            isDear={price !== null && price > shop.left}
            clause="GL-4.8"
            change={(to) => shop.set(kinds, to > LEAST_VALUE ? [boughtSkill(skill, to)] : [])}
          />
        );
      })}
      {ABILITIES.map((ability) => {
        const thing = POINT + ability;
        const value = LEAST_VALUE + countIn(shop.bought, thing);
        return (
          <Counter
            key={ability}
            props={props}
            label={props.telling.words[`value.${VALUES[ability]}`]!}
            value={value}
            min={3}
            max={3 + countIn(shop.things, thing)}
            price={shop.priceOf(thing)}
            isDear={shop.priceOf(thing) > shop.left}
            clause="GL-4.10"
            change={(to) => shop.set([thing], times(thing, to - 3))}
          />
        );
      })}
    </fieldset>
  );
}

/** GL-4.11 to GL-4.13 */
export function BuyCards({ props, shop }: ShelfProps) {
  const say = sayOf(props);
  const moves = Array.from({ length: KINDS - SWEEP }, (_, i) => SWEEP + i);
  return (
    <>
      <fieldset class="gl-shelf-of">
        <legend>
          {say('create.cards')} <Rule clause="GL-4.11" props={props} /> <Rule clause="GL-4.12" props={props} />
        </legend>
        {[5, 4, 6].map((kind) => (
          <Counter
            key={kind}
            props={props}
            label={cardName(props, kind)}
            emblem={OF_CARD[kind]!}
            value={countIn(shop.bought, kind)}
            min={0}
            max={countIn(shop.things, kind)}
            price={shop.priceOf(kind)}
            isDear={shop.priceOf(kind) > shop.left}
            clause={kind === 6 ? 'GL-4.12' : 'GL-4.11'}
            change={(to) => shop.set([kind], times(kind, to))}
          />
        ))}
      </fieldset>
      <fieldset class="gl-shelf-of moves">
        <legend>
          {say('create.moves')} <Rule clause="GL-4.13" props={props} />
        </legend>
        {moves.map((kind) => {
          const isOn = shop.bought.includes(kind);
          const isDear = !isOn && shop.priceOf(kind) > shop.left;
          return (
            <button
              key={kind}
              type="button"
              class="gl-buy"
              aria-pressed={isOn}
              aria-disabled={isDear}
              onClick={() => !isDear && shop.set([kind], isOn ? [] : [kind])}
            >
              <Icon of={OF_CARD[kind]!} />
              <span>
                <b>{cardName(props, kind)}</b>
                <small>{say(`move.${CARDS[kind]!.name}` as 'move.sweep')}</small>
              </span>
              <i>{shop.priceOf(kind)}</i>
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

/** GL-4.14 */
export function BuyPowers({ props, shop }: ShelfProps) {
  const say = sayOf(props);
  return (
    <fieldset class="gl-shelf-of powers">
      <legend>
        {say('create.powers')} <Rule clause="GL-4.14" props={props} />
      </legend>
      {POWERS.map(({ name }, power) => {
        const thing = POWER + power;
        const isOn = shop.bought.includes(thing);
        const isDear = !isOn && shop.priceOf(thing) > shop.left;
        return (
          <button
            key={name}
            type="button"
            class="gl-buy"
            aria-pressed={isOn}
            aria-disabled={isDear}
            onClick={() => !isDear && shop.set([thing], isOn ? [] : [thing])}
          >
            <Seal state={isOn ? 'closed' : 'open'} emblem={OF_POWER[power]!} />
            <span>
              <b>{props.telling.words[`power.${name}`]}</b>
              <small>{say(`about.${name}` as 'about.lunge')}</small>
            </span>
            <i>{shop.priceOf(thing)}</i>
          </button>
        );
      })}
    </fieldset>
  );
}
