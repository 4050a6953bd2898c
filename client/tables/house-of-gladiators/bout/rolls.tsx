// The six rolls, side by side: dice, sums in their parts, and the result of each. They stay until the next bout.

import { useEffect, useRef } from 'preact/hooks';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Die, NoDie } from '#client/tables/house-of-gladiators/parts/die.tsx';
import type { Bout, Roll, Summand, Throw } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  ATTRIBUTE_ICONS,
  type Attribute,
  manName,
  type LudiProps as Props,
  sayOf,
  signed,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';

const ALL = [1, 2, 3, 4, 5, 6];

export function Rolls({ props, bout, of }: { props: Props; bout: Bout; of: number }) {
  const say = sayOf(props);
  const last = bout.rolls.at(-1)?.roll ?? 0;
  const strip = useRef<HTMLOListElement>(null);
  // On a phone the strip scrolls: the roll that is thrown stays in view.
  useEffect(() => {
    const list = strip.current;
    const now = list?.querySelector<HTMLElement>('.now');
    // A new bout begins at its first roll.
    if (list) list.scrollLeft = now ? now.offsetLeft + now.offsetWidth - list.clientWidth : 0;
  }, [last]);
  return (
    <ol ref={strip} class="hg-rolls" style={`--of:${of}`} aria-label={say('bout.rolls')} tabIndex={0}>
      {ALL.map((n) => {
        const roll = bout.rolls.find((one) => one.roll === n);
        if (roll !== undefined) return <Done key={n} props={props} bout={bout} roll={roll} isNow={n === last} />;
        const isOff = n > of || bout.fell !== null;
        return (
          <li key={n} class={`hg-ro f${n > of ? ' beyond' : ''}`}>
            <header>
              <b>{n}</b>
            </header>
            {isOff ? (
              <p class="cnt">
                {n > of && say('bout.beyond', { n: of })}
                {n <= of && n === last + 1 && (
                  <>
                    {say('bout.unrolled', { n: bout.fell!.roll })} <Rule props={props} clause="HG-17.6" />
                  </>
                )}
              </p>
            ) : (
              <>
                <span class="hg-rs">
                  <NoDie />
                </span>
                <span class="hg-rs">
                  <NoDie />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Done({ props, bout, roll, isNow }: { props: Props; bout: Bout; roll: Roll; isNow: boolean }) {
  const totals = roll.sides.map((side) => side?.total ?? null);
  return (
    <li class={`hg-ro${isNow ? ' now' : ''}`} aria-current={isNow ? 'step' : undefined}>
      <header>
        <b>{roll.roll}</b>
        <Icon of={ATTRIBUTE_ICONS[roll.attribute as Attribute]} />
        <span>{word(props, roll.attribute)}</span>
      </header>
      {roll.sides.map((side, i) => (
        <Sum
          key={i}
          props={props}
          side={side}
          isDark={i === 1}
          isBest={totals[i] !== null && totals[1 - i] !== null && totals[i]! > totals[1 - i]!}
        />
      ))}
      <Outcome props={props} bout={bout} roll={roll} />
    </li>
  );
}

const partTitle = (props: Props, { label, value }: Summand): string =>
  `${props.telling.words[`part.${label}`] ?? props.telling.words[`card.${label}`] ?? word(props, label)} ${signed(value)}`;

function Sum({ props, side, isDark, isBest }: { props: Props; side: Throw | null; isDark: boolean; isBest: boolean }) {
  if (side === null || side.die === 0)
    return (
      <span class="hg-rs">
        <NoDie />
      </span>
    );
  // The die itself is drawn; only the rest of the sum is listed.
  const added = side.parts.filter(({ label }) => label !== 'die');
  return (
    <span class={`hg-rs${isBest ? ' w' : ''}`} {...about(added.map((part) => partTitle(props, part)).join(', '))}>
      <Die face={side.die} isDark={isDark} />
      <small>{added.map(({ value }) => (value < 0 ? `− ${-value}` : `+ ${value}`)).join(' ')}</small>
      <b>{side.total ?? ''}</b>
    </span>
  );
}

function Outcome({ props, bout, roll }: { props: Props; bout: Bout; roll: Roll }) {
  const say = sayOf(props);
  if (roll.isTied) return <p>{say('bout.tied')}</p>;
  if (roll.hurt === null) return null;
  const { side, parts, total } = roll.hurt;
  const man = manName(bout.sides[side]!.man.tiro);
  const sum = parts.map(({ value }, i) => (i === 0 ? String(value) : signed(value))).join(' ');
  return (
    <p {...about(parts.length > 1 ? parts.map((part) => partTitle(props, part)).join(', ') : null)}>
      {parts.length > 1 ? `${sum}${props.telling.colon}` : ''}
      <b>{total === 0 ? say('bout.none') : say('bout.loses', { man, n: total })}</b>
    </p>
  );
}
