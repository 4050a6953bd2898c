// The open card with its uses: one row for each, with its number and its effect, or why it is barred; below it the odds
// of the attacks it would allow.

import fist from 'icon:fist';
import star from 'icon:sun';
import { Icon } from '#client/shell/icon.tsx';
import { reasonText } from '#client/table/refusals.ts';
import { bandOf, cardName, USE_ICONS, useText } from '#client/tables/jugula/panels/card.tsx';
import { idleSteps, leavesLast } from '#client/tables/jugula/panels/idle.ts';
import { Mini } from '#client/tables/jugula/panels/odds.tsx';
import { voxBrings } from '#client/tables/jugula/panels/vox-brings.ts';
import { askedOf, isDrafted, openCard, type JugulaProps as Props, sayOf, touch } from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Item } from '#engine/requests/request.ts';
import { ATTACK, CARDS, playOf, SET, SPECIAL, USES } from '#games/jugula/cards.ts';

export function Uses({ props }: { props: Props }) {
  const say = sayOf(props);
  const which = openCard(props);
  if (which < 0) return <p class="ju-quiet">{say('use.choose')}</p>;
  return (
    <div class="ju-played">
      <Open props={props} which={which} />
      <Prospects props={props} which={which} />
    </div>
  );
}

/** How the attacks would end: those of the use that is chosen, else those of the card's Attack. */
function Prospects({ props, which }: { props: Props; which: number }) {
  const say = sayOf(props);
  const hints = askedOf(props)?.hints ?? [];
  const of = (play: Item) => hints.filter(({ item, key }) => item === play && key === 'prospect');
  const drafted = typeof props.draft.value === 'number' ? of(props.draft.value) : [];
  const shown = drafted.length > 0 ? drafted : of(playOf(which, ATTACK));
  if (shown.length === 0) return null;
  return (
    <section class="ju-prospects panel" tabIndex={0} aria-label={say('odds.title')}>
      <h3>
        {say('odds.title')} <small>{say('odds.top')}</small>
      </h3>
      <ul>
        {shown.map((hint) => (
          <li key={hint.values['strike']}>
            <b>{props.telling.item('strike', hint.values['strike']!)}</b>
            <Mini props={props} hint={hint} isShort />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Open({ props, which }: { props: Props; which: number }) {
  const say = sayOf(props);
  return (
    <section class={`ju-uses ${bandOf(which)}`} aria-label={cardName(which)}>
      <header>
        <b>{cardName(which)}</b>
        <span>{which < SET ? 'Jugula' : 'Prima'}</span>
      </header>
      {USES.map((_, use) => (
        <Use key={use} props={props} card={which} use={use} />
      ))}
      <footer>
        <Icon of={fist} />
        <b>{CARDS[which]!.combat}</b>
        <span>{say('use.combat')}</span>
      </footer>
    </section>
  );
}

function Use({ props, card, use }: { props: Props; card: number; use: number }) {
  const request = askedOf(props);
  const play = playOf(card, use);
  const say = sayOf(props);
  const { telling } = props;
  const isOffered = request?.kind === 'pick' && request.from.includes(play);
  const barred = request?.barred?.find(({ item }) => item === play);
  const does = useText(props, card, use);
  const hint = request?.hints?.some(({ item }) => item === play) ? telling.about(request, play) : null;
  const head = (
    <>
      <Icon of={use === SPECIAL ? star : USE_ICONS[use]!} />
      <b class="n">{use === SPECIAL ? '' : CARDS[card]!.numbers[use]}</b>
    </>
  );
  if (!isOffered) {
    // A card that is only looked at has no use barred.
    const isRead = request?.of !== 'play' && (use === SPECIAL || CARDS[card]!.numbers[use]! > 0);
    return (
      <div class={`ju-use${isRead ? '' : ' off'}`}>
        {head}
        <span>
          <b>{say(`use.${USES[use]!}` as JugulaKey)}</b>
          <small>
            {use === SPECIAL && <span class="what">{does}</span>}
            {isRead && use !== SPECIAL && does}
            {barred === undefined
              ? ''
              : reasonText(telling, { clause: barred.clause, code: 'barred', text: barred.reason })}{' '}
            {barred !== undefined && <Rule props={props} clause={barred.clause} />}
          </small>
        </span>
      </div>
    );
  }
  const isChosen = isDrafted(props, play);
  const brings = voxBrings(props, play);
  return (
    <button
      type="button"
      class={`ju-use${isChosen ? ' on' : ''}`}
      aria-pressed={isChosen}
      data-digit={use + 1}
      onClick={() => touch(props, play)}
    >
      {head}
      <span>
        <b>{say(`use.${USES[use]!}` as JugulaKey)}</b>
        <small>
          {does}
          {hint !== null && <em>{hint}</em>}
          {brings !== '' && <em>{brings}</em>}
          {use === SPECIAL && idleSteps(props, card).map((key) => <em key={key}>{say(key)}</em>)}
          {leavesLast(props, play) && <em>{say('use.last')}</em>}
        </small>
      </span>
    </button>
  );
}
