// What the viewer holds: the row of Action cards on the table, and the hand as a fan (on a phone a strip). Values are fixed
// and things are chosen here too, so that the arena stays in sight.
//
// A card that can be used is a button. In a choice of an Action it is chosen by a click, and shows its other use; where
// cards are added each click adds or takes back one.

import { useEffect, useRef } from 'preact/hooks';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { capital } from '#client/table/act.ts';
import { addPlan, plannedCards } from '#client/tables/gladiatori/adding.ts';
import { Boost } from '#client/tables/gladiatori/boost.tsx';
import { isBoost } from '#client/tables/gladiatori/boosting.ts';
import { CardFace, cardAbout, cardName, copiesTold, familyOf, reactionName } from '#client/tables/gladiatori/card.tsx';
import { SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { hpSum } from '#client/tables/gladiatori/own.tsx';
import { openPower, PowerPanel } from '#client/tables/gladiatori/power-panel.tsx';
import { useClosing } from '#client/tables/gladiatori/power-place.ts';
import { cardsOf, ownOf, type GladiatoriProps as Props, sayOf, sharedBy } from '#client/tables/gladiatori/props.ts';
import { choose, Row, Uses } from '#client/tables/gladiatori/row.tsx';
import { showsThings } from '#client/tables/gladiatori/thing-request.ts';
import { Things } from '#client/tables/gladiatori/things.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import {
  barOf,
  cardPlan,
  FROM_HAND,
  isActing,
  isAdding,
  isGiving,
  isReacting,
  useItem,
  usesOf,
} from '#client/tables/gladiatori/uses.ts';
import { isValueForm, ValueForm } from '#client/tables/gladiatori/value-form.tsx';
import { cardReason, tellCard } from '#client/tables/gladiatori/why.ts';
import { BLOOD, HP, isAction, SPEED } from '#games/gladiatori/cards.ts';

export function Hand(props: Props) {
  const own = ownOf(props);
  const shared = sharedBy(props);
  useClosing(props, shared);
  const power = openPower(props, shared);
  const plan = addPlan(props) ?? cardPlan(props);
  usePlan(props, plan, isActing(props.request) || isAdding(props.request));
  if (own === null || own.cell < 0 || own.out !== 0 || props.outcome !== null || props.request?.clause === 'GL-7.3')
    return null;
  return (
    <>
      <Quick {...props} />
      {power !== null ? (
        <PowerPanel key={power.id} props={props} shared={shared} offer={power} />
      ) : !props.replaying && isValueForm(props.request) ? (
        <ValueForm {...props} />
      ) : !props.replaying && isBoost(props.request) ? (
        <Boost {...props} />
      ) : showsThings(props) ? (
        <Things {...props} />
      ) : (
        <div class="gl-tray">
          <Row {...props} />
          <Fan {...props} />
        </div>
      )}
    </>
  );
}

/** On a phone, where the sheet is behind a tab: the numbers a player needs all the time. */
function Quick(props: Props) {
  const say = sayOf(props);
  const own = ownOf(props)!;
  const { words } = props.telling;
  return (
    <p class="gl-quick" aria-hidden="true">
      <span>
        <Icon of={SIGNS.speed} /> {words['value.speed']} <b>{own.secret?.now[SPEED]}</b>
      </span>
      <span>
        <Icon of={SIGNS.blood} /> {words['value.blood']} <b>{own.secret?.now[BLOOD]}</b>
      </span>
      <span>
        <Icon of={SIGNS.hp} /> {say('hp')} <b>{hpSum(cardsOf(own.hp))}</b>
      </span>
      <span>
        <Icon of={SIGNS.vp} /> {say('vp.word')} <b>{props.view.vp[props.viewer]}</b>
      </span>
    </p>
  );
}

/** On a phone the hand is a strip: with a question about cards the first one that answers it comes into sight. */
function useInSight({ request }: Props): { current: HTMLElement | null } {
  const fan = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const tray = fan.current?.parentElement;
    if (tray == null || tray.scrollWidth <= tray.clientWidth) return;
    const first = fan.current?.querySelector('.card.can');
    const box = tray.getBoundingClientRect();
    if (tray.querySelector('.gl-row .card.can') !== null) {
      // Cards of the row answer it too: as many of them as there is room for beside the first one of the hand.
      tray.scrollLeft = 0;
      tray.scrollLeft = first == null ? 0 : first.getBoundingClientRect().right - box.right + PEEK;
      return;
    }
    if (first == null) return;
    const card = first.getBoundingClientRect();
    if (card.right > box.right || card.left < box.left) tray.scrollLeft += card.left - box.left - PEEK;
  }, [request?.id]);
  return fan;
}

/** So much of the card before it stays visible: there is more. */
const PEEK = 40;

function Fan(props: Props) {
  const own = ownOf(props)!;
  const fan = useInSight(props);
  const say = sayOf(props);
  const hand = cardsOf(own.hand);
  const { request } = props;
  const drafted = plannedCards(props);
  const middle = (hand.length - 1) / 2;
  const steep = Math.min(1, 9 / Math.max(1, hand.length));
  return (
    <section class="gl-hand" ref={fan}>
      <h2 class="eyebrow">{say('hand.title', { count: hand.length })}</h2>
      {hand.length === 0 && <p class="gl-none">{say('hand.empty')}</p>}
      {hand.length > 0 && (
        <ul class={`gl-fan n${Math.min(20, hand.length)}`}>
          {hand.map((kind, i) => {
            const before = hand.slice(0, i).filter((other) => other === kind).length;
            const same = i > 0 && hand[i - 1] === kind;
            const isLast = hand[i + 1] !== kind;
            const count = hand.filter((other) => other === kind).length;
            // Where copies are added one by one, each is a switch of its own; else the top one is the switch for all.
            const isSilent = !isLast && !isAdding(request);
            const apart = (i - middle) * steep;
            return (
              <li
                key={i}
                class={`${same ? 'same' : ''} ${isLast ? '' : 'gl-below'}`}
                aria-hidden={isSilent ? true : undefined}
                style={{ '--rot': `${apart * 1.9}deg`, '--dy': `${apart * apart * 0.9}px` }}
              >
                <HandCard
                  props={props}
                  kind={kind}
                  isOn={drafted.filter((other) => other === kind).length > before}
                  count={isLast ? count : 0}
                  isSilent={isSilent}
                  told={
                    count === 1
                      ? undefined
                      : isAdding(request)
                        ? say('card.copy', { card: cardName(props, kind), n: before + 1, count, hp: HP[kind]! })
                        : copiesTold(props, kind, count)
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface HandCardProps {
  props: Props;
  kind: number;
  isOn: boolean;
  /** How many there are, on the top one of them; 0 on those below. */
  count: number;
  /** A copy that the keyboard skips. */
  isSilent: boolean;
  /** What is read aloud where there are several. */
  told: string | undefined;
}

function HandCard({ props, kind, isOn, count, isSilent, told }: HandCardProps) {
  const { request, draft } = props;
  const uses = usesOf(request, kind, FROM_HAND);
  const [first] = uses;
  const chosen = uses.find((use) => useItem(use, kind) === draft.value);
  const isAddable = isAdding(request) && request.from.includes(kind);
  const isGivable = isGiving(request) && request.from.includes(kind);
  const isOpen = first !== undefined || isAddable || isGivable;
  const bar = isAdding(request) ? barOf(request, kind) : null;
  const isAsked = request !== null && (isActing(request) || isAdding(request) || isGiving(request));
  const pressed = isOn || chosen !== undefined || (isGivable && draft.value === kind);
  const click = (): void => {
    if (isAddable) {
      const cards = Array.isArray(draft.value) ? (draft.value as number[]).slice() : [];
      if (isOn) cards.splice(cards.lastIndexOf(kind), 1);
      else cards.push(kind);
      // With the last card taken back the draft is as it was: the buttons of the bar keep their places.
      draft.value = cards.length === 0 ? null : cards.sort((a, b) => a - b);
    } else if (isGivable) choose(props, kind);
    else if (first !== undefined) choose(props, useItem(chosen ?? first, kind));
    else tellCard(props, sharedBy(props), kind, 'hand');
  };
  return (
    <>
      <button
        type="button"
        class={`card ${familyOf(kind)} ${isOpen ? 'can' : isAsked ? 'cannot' : ''} ${pressed ? 'on' : ''}`}
        aria-disabled={!isOpen}
        aria-pressed={isOpen ? pressed : undefined}
        tabindex={isSilent ? -1 : undefined}
        {...about(bar === null ? cardAbout(props, kind) : capital(cardReason(props, kind, 'hand').text))}
        onClick={click}
      >
        <CardFace
          props={props}
          kind={kind}
          told={told}
          name={isAction(kind) && isReacting(request) ? reactionName(props, kind) : undefined}
        >
          {count > 1 && <b>×{count}</b>}
        </CardFace>
      </button>
      {uses.length > 1 && chosen !== undefined && <Uses props={props} kind={kind} uses={uses} />}
    </>
  );
}
