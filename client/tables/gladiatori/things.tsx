// Choosing things: each copy of a card, point, Item or Power is a button of its own; what is chosen is lifted.

import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { beside } from '#client/tables/gladiatori/beside.ts';
import { boutOf } from '#client/tables/gladiatori/bout.ts';
import { broken, familyOf, itemTitle } from '#client/tables/gladiatori/card.tsx';
import { OF_CARD, OF_POWER, OF_TYPE, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { grouped, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { type ThingRequest, thingRequest } from '#client/tables/gladiatori/thing-request.ts';
import { insteadText, isGivenUp, tally, thingsPlan, thingTitle } from '#client/tables/gladiatori/things-plan.ts';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import { partsText } from '#client/tables/gladiatori/uses.ts';
import type { GladiatoriKey } from '#client/tables/gladiatori/words.ts';
import type { Choice, Item } from '#engine/requests/request.ts';
import { BLOOD, FROM_HP, HP, ITEM, itemOf, POINT, POWER, SPEED } from '#games/gladiatori/cards.ts';

type Group = 'cards' | 'points' | 'items' | 'hp' | 'powers';
const groupOf = (thing: number): Group =>
  thing < POINT ? 'cards' : thing < ITEM ? 'points' : thing < FROM_HP ? 'items' : thing < POWER ? 'hp' : 'powers';

/** Where the cards of a request lie. */
const PLACES: { readonly [clause: string]: GladiatoriKey } = {
  'GL-9.11': 'things.discard',
  'GL-14.43': 'things.discard',
  'GL-18.2': 'things.discard',
  'GL-13.28': 'things.discard',
  'GL-16.18': 'things.hand',
  'GL-13.40': 'things.hand',
  'GL-14.36': 'things.hand',
  'GL-11.45': 'things.hp',
  'GL-23.51': 'things.hp',
  'GL-23.53': 'things.played',
  'GL-4.22': 'things.box',
};

export function Things(props: Props) {
  const request = props.request!;
  const { draft } = props;
  const asked = thingRequest(request, draft.value);
  usePlan(props, asked === null ? null : thingsPlan(props, asked), true);
  if (asked === null) return null;
  // What is a button of the bar is not offered twice.
  const inBar = beside(props).map(({ choice }) => JSON.stringify(choice));
  const change = (choice: Choice): void => {
    draft.value = choice;
  };
  return (
    <section class="gl-things panel" aria-label={props.telling.words[`ask.${request.clause}`]}>
      <header>
        <p class="gl-tally">{tally(props, asked)}</p>
        {aside(props) !== '' && <p class="gl-aside">{aside(props)}</p>}
        {asked.instead
          .filter(({ choice }) => !inBar.includes(JSON.stringify(choice)))
          .map(({ word, choice }) => (
            <button
              key={word}
              type="button"
              class="btn"
              aria-pressed={JSON.stringify(draft.value) === JSON.stringify(choice)}
              onClick={() => change(choice)}
            >
              {insteadText(props, word)}
            </button>
          ))}
      </header>
      <Groups props={props} clause={request.clause} asked={asked} change={change} />
    </section>
  );
}

interface GroupsProps {
  props: Props;
  clause: string;
  asked: ThingRequest;
  change(choice: Choice): void;
}

/** All things that can be chosen, by where they lie. */
export function Groups({ props, clause, asked, change }: GroupsProps) {
  const say = sayOf(props);
  const groups = (['cards', 'hp', 'items', 'points', 'powers'] as const).flatMap((group) => {
    const items = asked.items.filter((item) => groupOf(item as number) === group);
    return items.length === 0 ? [] : [{ group, items }];
  });
  return (
    <div class="gl-groups">
      {groups.map(({ group, items }) => (
        <fieldset key={group} class={`of-${group}`}>
          <legend class="eyebrow">
            {say(group === 'cards' ? (PLACES[clause] ?? 'things.cards') : (`things.${group}` as GladiatoriKey))}
          </legend>
          {grouped(items).map(({ item, count }) => (
            <Copies
              key={item}
              props={props}
              asked={asked}
              thing={item as number}
              count={count}
              change={(things) => change(asked.answer(things))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface CopiesProps {
  props: Props;
  asked: ThingRequest;
  thing: number;
  count: number;
  change(things: readonly Item[]): void;
}

/** All copies of one thing. */
function Copies({ props, asked, thing, count, change }: CopiesProps) {
  const { chosen, max, worth, items } = asked;
  const taken = chosen.filter((item) => item === thing).length;
  const price = worth === null ? null : worth[items.indexOf(thing)]!;
  const toggle = (isOn: boolean): void => {
    const rest = chosen.slice();
    if (isOn) rest.splice(rest.indexOf(thing), 1);
    else if (max === 1) rest.splice(0, rest.length, thing);
    else rest.push(thing);
    change(rest.sort((a, b) => (a as number) - (b as number)));
  };
  return (
    <span class="gl-copies">
      {groupOf(thing) === 'points' && (
        <span class="gl-of" aria-hidden="true">
          {thing === POINT + BLOOD && <Icon of={SIGNS.blood} />}
          {thing === POINT + SPEED && <Icon of={SIGNS.speed} />}
          {thingTitle(props, thing)}
        </span>
      )}
      {Array.from({ length: count }, (_, i) => {
        const isOn = i < taken;
        const isFull = !isOn && max > 1 && chosen.length >= max;
        return (
          <button
            key={i}
            type="button"
            class={`gl-thing ${groupOf(thing)} ${isOn ? 'on' : ''} ${i < count - 1 ? 'gl-below' : ''}`}
            aria-pressed={isOn}
            aria-disabled={isFull}
            {...about(groupOf(thing) === 'items' ? itemTitle(props, thing) : thingTitle(props, thing))}
            onClick={() => {
              // One more would be refused, and the button says so.
              if (isFull) props.announce(refusedWith(props, asked, thing));
              else toggle(isOn);
            }}
          >
            <span class="vh">
              {count === 1
                ? lookName(props, thing, price)
                : sayOf(props)('things.copy', { thing: lookName(props, thing, price), n: i + 1, count })}
            </span>
            <Look props={props} thing={thing} price={price} />
          </button>
        );
      })}
    </span>
  );
}

/** Why this thing cannot be added to what is chosen already. */
function refusedWith(props: Props, asked: ThingRequest, thing: number): string {
  const more = [...asked.chosen, thing].sort((a, b) => (a as number) - (b as number));
  const text = props.refusal(asked.answer(more))?.text ?? tally(props, asked);
  return sayOf(props)('why.said', { what: thingTitle(props, thing), text });
}

/** A thing as its button is read: a card or an Item with its hit points. */
function lookName(props: Props, thing: number, price: number | null): string {
  const group = groupOf(thing);
  const name = thingTitle(props, thing);
  if (group === 'points' || group === 'powers') return name;
  const hp = price ?? (group === 'items' ? itemOf(thing).hp : HP[thing % FROM_HP]!);
  return `${name}, ${sayOf(props)('card.hp', { hp })}`;
}

interface LookProps {
  props: Props;
  thing: number;
  price: number | null;
}

function Look({ props, thing, price }: LookProps) {
  const say = sayOf(props);
  const group = groupOf(thing);
  if (group === 'points') return <span aria-hidden="true">{isGivenUp(props.request?.clause ?? '') ? '−1' : '+1'}</span>;
  if (group === 'powers')
    return (
      <>
        <Icon of={OF_POWER[thing - POWER]!} />
        <span aria-hidden="true">{thingTitle(props, thing)}</span>
      </>
    );
  const kind = thing >= FROM_HP ? thing - FROM_HP : thing;
  const isItem = group === 'items';
  const hp = price ?? (isItem ? itemOf(thing).hp : HP[kind]!);
  return (
    <span aria-hidden="true" class={`card small ${isItem ? 'f-item' : familyOf(kind)}`}>
      <span class="band">{broken(props, thingTitle(props, thing))}</span>
      <span class="em">
        <Icon of={isItem ? OF_TYPE[itemOf(thing).type]! : OF_CARD[kind]!} />
      </span>
      <span class="foot">
        <span>
          {say('hp')} <b>{hp}</b>
        </span>
      </span>
    </span>
  );
}

/** What a player must know to choose: how deep the wound is, what the Rest costs. */
function aside(props: Props): string {
  const say = sayOf(props);
  if (props.request?.clause === 'GL-18.2') return say('things.rest');
  if (props.request?.clause !== 'GL-11.45') return '';
  const parts = boutOf(props)?.blows.find(({ figure }) => figure === props.viewer)?.damage?.parts ?? null;
  if (parts === null) return '';
  const told = Object.fromEntries(parts.map(({ label, value }) => [label, value]));
  return say('things.depth', { parts: partsText(props, told) });
}
