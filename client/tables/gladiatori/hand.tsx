// What the viewer holds: the row of Action cards on the table, and the hand as a fan (on a phone a strip). Where a value is
// fixed or things are chosen, that is done here, so that the arena stays in sight.
//
// A card that can be used is a button. In a choice of an Action it is chosen by a click, and shows its other use; where
// cards are added each click adds or takes back one.

import { Icon } from '#client/shell/icon.tsx';
import { CardFace, cardName, familyOf, reactionName } from '#client/tables/gladiatori/card.tsx';
import { GLYPHS, OF_CARD, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { hpSum } from '#client/tables/gladiatori/own.tsx';
import { openPower, PowerPanel } from '#client/tables/gladiatori/power-panel.tsx';
import { cardsOf, ownOf, type Props, sayOf, sharedBy } from '#client/tables/gladiatori/props.ts';
import { showsThings } from '#client/tables/gladiatori/thing-request.ts';
import { Things } from '#client/tables/gladiatori/things.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import {
  barOf,
  cardPlan,
  FROM_HAND,
  FROM_ROW,
  hintOf,
  isActing,
  isAdding,
  isGiving,
  isReacting,
  type Use,
  useItem,
  usesOf,
} from '#client/tables/gladiatori/uses.ts';
import { isValueForm, ValueForm } from '#client/tables/gladiatori/value-form.tsx';
import { tellCard } from '#client/tables/gladiatori/why.ts';
import { isAction } from '#games/gladiatori/cards.ts';

export function Hand(props: Props) {
  const own = ownOf(props);
  const shared = sharedBy(props);
  const power = openPower(props, shared);
  const plan = cardPlan(props);
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

/** On a phone, where the sheet is behind a tab: what one wants to know all the time. */
function Quick(props: Props) {
  const say = sayOf(props);
  const own = ownOf(props)!;
  const { words } = props.telling;
  return (
    <p class="gl-quick" aria-hidden="true">
      <span>
        <Icon of={SIGNS.speed} /> {words['value.speed']} <b>{own.secret?.now[4]}</b>
      </span>
      <span>
        <Icon of={SIGNS.blood} /> {words['value.blood']} <b>{own.secret?.now[3]}</b>
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

/** Chooses a card for a use, or the card itself where no use is asked. */
function choose(props: Props, item: string | number): void {
  if (props.draft.value === item) props.choose(item);
  else props.draft.value = item;
}

const ROTATED = 1;
const FACE_DOWN = 2;

function Row(props: Props) {
  const own = ownOf(props)!;
  const say = sayOf(props);
  const covert = cardsOf(own.covert);
  let hidden = 0;
  const cards = own.row.map((card) => (card >= 0 ? card : (covert[hidden++] ?? -1)));
  return (
    <section class="gl-row">
      <h2 class="eyebrow">{say('row.title')}</h2>
      {cards.length === 0 && <p class="gl-none">{say('row.empty')}</p>}
      <ol>
        {cards.map((kind, place) => (
          <RowCard key={place} props={props} kind={kind} turned={own.turned[place]!} inUse={own.using === place} />
        ))}
      </ol>
    </section>
  );
}

function RowCard({ props, kind, turned, inUse }: { props: Props; kind: number; turned: number; inUse: boolean }) {
  const say = sayOf(props);
  const { request, draft } = props;
  const uses = usesOf(request, kind, FROM_ROW);
  const [first] = uses;
  const chosen = uses.find((use) => useItem(use, kind) === draft.value);
  const blood =
    hintOf(request, useItem('again', kind), 'blood')?.['blood'] ??
    hintOf(request, useItem('again', kind), 'defence')?.['blood'];
  const bar = isActing(request) ? barOf(request, useItem('again', kind)) : null;
  const isRotated = (turned & ROTATED) !== 0;
  const isDown = (turned & FACE_DOWN) !== 0;
  const title = [
    isRotated ? say('row.rotated') : '',
    isDown ? say('row.down') : '',
    inUse ? say('row.inUse') : '',
  ].filter((word) => word !== '');
  return (
    <li class={`gl-row-card ${isRotated ? 'rot' : ''} ${isDown ? 'down' : ''} ${inUse ? 'using' : ''}`}>
      <span class="slot">
        <button
          type="button"
          class={`card f-action ${first === undefined ? '' : 'can'} ${chosen === undefined ? '' : 'on'}`}
          aria-disabled={first === undefined}
          aria-pressed={first === undefined ? undefined : chosen !== undefined}
          onClick={() => {
            if (first === undefined) tellCard(props, sharedBy(props), kind, 'row');
            else choose(props, useItem(chosen ?? first, kind));
          }}
        >
          <span class="band">{cardName(props, kind)}</span>
          <span class="em">
            <Icon of={OF_CARD[kind]!} />
          </span>
          <span class="foot">
            <span>{reactionName(props, kind)}</span>
          </span>
          <span class="vh">{title.join(', ')}</span>
        </button>
      </span>
      {uses.length > 1 && chosen !== undefined ? (
        <Uses props={props} kind={kind} uses={uses} />
      ) : bar !== null ? (
        <button type="button" class="gl-cost no" title={bar} onClick={() => props.openRule(bar)}>
          <Icon of={GLYPHS.lock} />
          {say(
            bar === 'GL-8.13'
              ? 'row.noBlood'
              : bar === 'GL-9.10'
                ? 'row.standby'
                : bar === 'GL-8.14'
                  ? 'row.used'
                  : 'row.not',
          )}
        </button>
      ) : blood !== undefined && blood > 0 ? (
        <span class="gl-cost">
          <Icon of={SIGNS.blood} name={say('blood.word')} />
          {blood}
        </span>
      ) : isDown ? (
        <span class="gl-cost no">{say('row.faceDown')}</span>
      ) : null}
    </li>
  );
}

/** The card itself is the chooser: one button for each use. */
function Uses({ props, kind, uses }: { props: Props; kind: number; uses: readonly Use[] }) {
  const say = sayOf(props);
  return (
    <span class="gl-uses">
      {uses.map((use) => (
        <button
          key={use}
          type="button"
          aria-pressed={props.draft.value === useItem(use, kind)}
          onClick={() => {
            props.draft.value = useItem(use, kind);
          }}
        >
          {say(
            use === 'standby' || use === 'turn-down'
              ? 'use.standby'
              : isReacting(props.request)
                ? 'use.react'
                : 'use.act',
          )}
        </button>
      ))}
    </span>
  );
}

function Fan(props: Props) {
  const own = ownOf(props)!;
  const say = sayOf(props);
  const hand = cardsOf(own.hand);
  const { request } = props;
  const drafted = isAdding(request) && Array.isArray(props.draft.value) ? (props.draft.value as number[]) : [];
  const middle = (hand.length - 1) / 2;
  const steep = Math.min(1, 9 / Math.max(1, hand.length));
  return (
    <section class="gl-hand">
      <h2 class="eyebrow">{say('hand.title', { count: hand.length })}</h2>
      {hand.length === 0 && <p class="gl-none">{say('hand.empty')}</p>}
      <ul class={`gl-fan n${Math.min(20, hand.length)}`}>
        {hand.map((kind, i) => {
          const before = hand.slice(0, i).filter((other) => other === kind).length;
          const same = i > 0 && hand[i - 1] === kind;
          const isLast = hand[i + 1] !== kind;
          const apart = (i - middle) * steep;
          return (
            <li
              key={i}
              class={`${same ? 'same' : ''} ${isLast ? '' : 'gl-below'}`}
              style={{ '--rot': `${apart * 1.9}deg`, '--dy': `${apart * apart * 0.9}px` }}
            >
              <HandCard
                props={props}
                kind={kind}
                isOn={drafted.filter((other) => other === kind).length > before}
                count={isLast ? before + 1 : 0}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function HandCard({ props, kind, isOn, count }: { props: Props; kind: number; isOn: boolean; count: number }) {
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
      draft.value = cards.sort((a, b) => a - b);
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
        title={bar ?? undefined}
        onClick={click}
      >
        <CardFace
          props={props}
          kind={kind}
          name={isAction(kind) && isReacting(request) ? reactionName(props, kind) : undefined}
        >
          {count > 1 && <b>×{count}</b>}
        </CardFace>
      </button>
      {uses.length > 1 && chosen !== undefined && <Uses props={props} kind={kind} uses={uses} />}
    </>
  );
}
