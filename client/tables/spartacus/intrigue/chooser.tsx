// The open card on the roundel, with one row for each use: its number and its effect.

import { about as explained } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import {
  barredOn,
  cardOfHold,
  type Deed,
  deedsOf,
  deedsOn,
  isUse,
  whyBarred,
} from '#client/tables/spartacus/intrigue/acts.ts';
import { isAskingSupport, OfferedHere } from '#client/tables/spartacus/intrigue/support.tsx';
import { influenceFor } from '#client/tables/spartacus/intrigue/support-sum.ts';
import { whyNot } from '#client/tables/spartacus/intrigue/tray.tsx';
import { readyMeaning } from '#client/tables/spartacus/parts/asset.tsx';
import { bandOf } from '#client/tables/spartacus/parts/card.tsx';
import {
  cardName,
  effectText,
  isDrafted,
  type SpartacusProps as Props,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import { CARDS } from '#games/spartacus/cards.ts';

/** SP-5.20: influence is missing for the launch. */
const SHORT = 'SP-5.20';

interface Row {
  key: string;
  number: string;
  name: string;
  about: string;
  deed: Deed | null;
}

/** What is missing for a launch, and an ability that would give it. */
function shortText(props: Props, sum: string, missing: number): string {
  const say = sayOf(props);
  const count = Math.max(0, missing);
  for (const { verb, card, ability } of deedsOf(props)) {
    const bonus = CARDS[card]?.abilities[ability]?.effects.find(({ name }) => name === 'schemeBonus')?.args[0];
    if (verb !== 'use' || count === 0 || bonus === undefined) continue;
    const { id, type } = CARDS[card]!;
    const power = type === 'house' ? props.telling.words[`power.${id}-${ability + 1}`] : undefined;
    return say('use.launch.helped', { sum, count, bonus, name: power ?? cardName(props, card) });
  }
  return say('use.launch.short', { sum, count });
}

/** The uses of the open hold. Uses with a target are one row: the House is chosen at the rim. */
function rowsOf(props: Props, hold: number): Row[] {
  const say = sayOf(props);
  const deeds = deedsOn(props, hold);
  const card = cardOfHold(hold);
  const { req, value } = CARDS[card]!;
  const rows: Row[] = [];
  const aimed = deeds.filter(({ verb }) => verb === 'launch');
  if (
    CARDS[card]!.type === 'scheme' &&
    (aimed.length > 0 || deeds.some(({ verb }) => verb === 'ask' || verb === 'cash'))
  ) {
    const { own, bonus, support, total } = influenceFor(props, card);
    const sum = [own, ...(bonus > 0 ? [bonus] : []), ...(support > 0 ? [support] : [])].join(' + ');
    const about =
      aimed.length > 0
        ? total === own
          ? say('use.launch.alone', { total })
          : say('use.launch.enough', { sum, total })
        : shortText(props, sum, req - total);
    const planned = aimed.find(({ word }) => isDrafted(props, word));
    const only = aimed.length === 1 ? aimed[0]! : null;
    rows.push({ key: 'launch', number: String(req), name: say('use.launch'), about, deed: planned ?? only });
  }
  for (const deed of deeds) {
    if (deed.verb === 'launch') continue;
    const key = `${deed.verb} ${deed.seat} ${deed.number}`;
    const to = deed.seat >= 0 ? calledTo(props, deed.seat) : '';
    if (deed.verb === 'cash')
      rows.push({ key, number: `+${value}`, name: say('use.cash'), about: say('use.cash.about'), deed });
    else if (deed.verb === 'ask')
      rows.push({ key, number: '?', name: say('use.ask'), about: say('use.ask.about'), deed });
    else if (deed.verb === 'lay')
      rows.push({ key, number: '▾', name: say('use.lay'), about: say('use.lay.about'), deed });
    else if (deed.verb === 'drop')
      rows.push({ key, number: '×', name: say('use.drop'), about: say('use.drop.about'), deed });
    else if (deed.verb === 'hand')
      rows.push({ key, number: '4+', name: say('use.guard'), about: say('use.guard.about'), deed });
    else if (deed.number > 0)
      rows.push({
        key,
        number: `+${deed.number}`,
        name: say('use.play'),
        about: say('use.bid', { gold: deed.number }),
        deed,
      });
    else if (deeds.filter(({ verb }) => verb === deed.verb).length === 1 || deed.seat < 0)
      rows.push({
        key,
        number: isUse(hold) ? '★' : String(req),
        name: say(isUse(hold) ? 'use.use' : 'use.play'),
        about: to,
        deed,
      });
  }
  // Aimed at several: one row, and the rim chooses.
  const several = deeds.filter(
    ({ verb, seat, number }) => (verb === 'play' || verb === 'use') && seat >= 0 && number === 0,
  );
  if (several.length > 1) {
    const planned = several.find(({ word }) => isDrafted(props, word)) ?? null;
    const name = say(isUse(hold) ? 'use.use' : 'use.play');
    rows.push({
      key: 'aimed',
      number: isUse(hold) ? '★' : String(req),
      name,
      about: planned === null ? say('use.aim') : calledTo(props, planned.seat),
      deed: planned,
    });
  }
  return rows;
}

export function Chooser({ props, hold }: { props: Props; hold: number }) {
  const say = sayOf(props);
  const card = cardOfHold(hold);
  // A House is opened for one of its abilities: the card shows that one.
  const [deed] = deedsOn(props, hold).filter(({ verb }) => verb === 'use');
  const power = CARDS[card]!.type === 'house' && deed !== undefined ? `${CARDS[card]!.id}-${deed.ability + 1}` : null;
  const { words } = props.telling;
  const called = power === null ? cardName(props, card) : (words[`power.${power}`] ?? cardName(props, card));
  const text = power === null ? effectText(props, card) : (words[`text.power.${power}`] ?? effectText(props, card));
  // Why it cannot be aimed is said only where it can be aimed at nobody.
  const isAimed = deedsOn(props, hold).some(({ verb }) => verb === 'launch' || verb === 'play' || verb === 'use');
  const barred = isAimed ? undefined : barredOn(props, hold)[0];
  const rows = rowsOf(props, hold);
  return (
    <article class={`card sp-open ${bandOf(card)}`} aria-label={called}>
      <span class="band">{called}</span>
      <span class="em">
        <Icon of={cardEmblem(card)} />
      </span>
      <p {...explained(readyMeaning(props, card, deed?.verb === 'use' ? deed.ability : undefined))}>{text}</p>
      <ul class="sp-uses">
        {rows.map(({ key, number, name, about, deed }) => {
          const isChosen = deed !== null && isDrafted(props, deed.word);
          return (
            <li key={key}>
              <button
                type="button"
                class={isChosen ? 'on' : deed === null && isAimed ? 'aim' : ''}
                aria-pressed={isChosen}
                aria-disabled={deed === null}
                onClick={() => {
                  if (deed !== null) touch(props, deed.word);
                  else props.announce(say('use.aim'));
                }}
              >
                <b class="n">{number}</b>
                <span>
                  <b>{name}</b>
                  <small>{about}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {barred === undefined &&
        rows.length === 0 &&
        (isAskingSupport(props) && narrow.value ? (
          <OfferedHere props={props} />
        ) : (
          <p class="sp-why">{whyNot(props, card)}</p>
        ))}
      {/* On a phone the row of the launch, which tells what is missing, has the room. */}
      {barred !== undefined && !(narrow.value && barred.clause === SHORT) && (
        <p class="sp-why">
          {whyBarred(props, hold, barred)} <Rule props={props} clause={barred.clause} />
        </p>
      )}
    </article>
  );
}
