// A fighter in the arena: who he is, his die, his health, his attributes, and the cards that lie open beside him.

import { about } from '#client/shell/explain.ts';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { rerollable } from '#client/tables/house-of-gladiators/bout/asked.ts';
import { Die } from '#client/tables/house-of-gladiators/parts/die.tsx';
import { usesOf } from '#client/tables/house-of-gladiators/parts/gear.ts';
import { Health } from '#client/tables/house-of-gladiators/parts/health.tsx';
import { Stats } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import { type Bout, isMoving } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  cardAbout,
  cardName,
  cardNote,
  familyOf,
  isDrafted,
  isPhone,
  labelOf,
  manIcon,
  manName,
  namedIn,
  type LudiProps as Props,
  sayOf,
  sortOf,
  touch,
} from '#client/tables/house-of-gladiators/props.ts';
import { maxHp } from '#games/house-of-gladiators/table-things.ts';

const isActing = ({ acts }: Bout, side: number, card: number): boolean =>
  acts.some((one) => one.side === side && one.card === card);

export function Fighter({ props, bout, side }: { props: Props; bout: Bout; side: number }) {
  const say = sayOf(props);
  const { seat, control, man, hp, lost, gear, cancelled, used } = bout.sides[side]!;
  const roll = bout.rolls.at(-1);
  const thrown = roll?.sides[side] ?? null;
  const { stage } = props;
  const isThrown = isMoving(stage, 'bout') && stage.beat?.name === 'throw' && (side === 1 || !thrown?.again);
  const isDown = bout.fell?.side === side;
  const most = maxHp(man);
  const isOpen = rerollable(props, bout) === side;
  return (
    <section
      class={`hg-fi ${side === 0 ? 'l' : 'r'} ${seatClass(seat)}${isDown ? ' down' : ''}${bout.isDead && isDown ? ' dead' : ''}`}
      aria-label={manName(man.tiro)}
    >
      <div class="big">
        <Medallion seat={seat} size="l" emblem={manIcon(man)} />
      </div>
      <div class="ft">
        <b class="name">{manName(man.tiro)}</b>
        <span class="pl">{sortOf(props, man)}</span>
        <span class="pl who">
          {control === seat
            ? labelOf(props, seat)
            : say('bout.substitute', {
                owner: namedIn(props, seat).who,
                ...namedIn(props, control),
                of: props.names[seat]!,
              })}
        </span>
      </div>
      <div class={`throw${isThrown ? ' thrown' : ''}`}>
        {thrown !== null && thrown.die > 0 && (
          <>
            {isOpen ? (
              <button
                type="button"
                class={`hg-die-button can${isDrafted(props, 'reroll') ? ' chosen' : ''}`}
                aria-pressed={isDrafted(props, 'reroll')}
                aria-label={say('reroll.die', { n: thrown.die })}
                onClick={() => touch(props, 'reroll')}
              >
                <Die face={thrown.die} isDark={side === 1} />
              </button>
            ) : (
              <Die face={thrown.die} isDark={side === 1} />
            )}
            {thrown.again && <small>{say('bout.again')}</small>}
            {!thrown.again && thrown.dice.length > 1 && <small>{say('bout.best', { n: thrown.dice.length })}</small>}
          </>
        )}
      </div>
      <div class="hpw">
        <span class="eyebrow">{say('bout.health')}</span>
        <b class={hp === 0 ? 'zero' : ''}>
          {hp}
          <small>/{most}</small>
        </b>
      </div>
      <Health props={props} hp={hp} most={most} lost={lost} />
      <Stats props={props} man={man} now={roll?.attribute} />
      <ul class="hg-eq">
        {gear.map((card) => {
          const isOff = cancelled.includes(familyOf(card));
          const uses = usesOf({ used }, card);
          const isSpent = uses !== null && uses.n >= uses.most;
          return (
            <li
              key={card}
              class={`${familyOf(card)}${isOff || isSpent ? ' off' : ''}${isActing(bout, side, card) ? ' acts' : ''}`}
              // On a phone its text may be cut: a touch shows all of it.
              {...(isPhone() ? { tabIndex: 0, ...about(cardNote(props, card)) } : {})}
            >
              <b>
                {cardName(props, card)}
                {!isOff && !isSpent && uses !== null && uses.n > 0 && (
                  <small {...about(say('bout.uses', uses))}>
                    {' '}
                    {uses.n}/{uses.most}
                  </small>
                )}
              </b>
              <span>{isOff ? say('bout.cancelled') : isSpent ? say('bout.spent') : cardAbout(props, card)}</span>
            </li>
          );
        })}
        {gear.length === 0 && (
          <li class="none">
            <span>{say('bout.bare')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
