// Beside invitations: who was asked and the answers so far; for the invited player, what each answer brings.

import { seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { glossed } from '#client/tables/glossed.ts';
import { Rule } from '#client/tables/rule.tsx';
import { INVITED } from '#client/tables/spartacus/evening/entry.tsx';
import { answerOf } from '#client/tables/spartacus/evening/guests.tsx';
import { type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { GOAL } from '#games/spartacus/table-things.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

const ANSWERS = { open: 'guest.asked', came: 'guest.came', declined: 'guest.declined' } as const;

const whoHosts = ({ view, telling }: Props): string => (telling.pronoun?.seat === view.host ? 'you' : 'other');

export function GuestLedger(props: Props) {
  const say = sayOf(props);
  const { view, names, request } = props;
  const host = names[view.host] ?? '';
  if (request?.clause === INVITED) return <Prices props={props} host={host} />;
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('invite.ledger')}</h2>
        <span class="eyebrow">{say('invite.by', { who: whoHosts(props), name: host })}</span>
        <Rule props={props} clause="SP-8.3" />
      </header>
      <table class="sp-bids">
        <tbody>
          {view.houses.map(({ influence }, seat) => {
            const answer = answerOf(props, seat);
            return (
              <tr key={seat} class={answer === 'open' ? 'now' : ''}>
                <th scope="row" class={`sp-who ${seatClass(seat)}`}>
                  {calledTo(props, seat)}
                </th>
                <td>{answer === null ? say('guest.may') : say(ANSWERS[answer])}</td>
                <td class="n">{say('rim.influence', { n: influence })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="sp-note">
        {say('invite.note')} <Rule props={props} clause="SP-8.10" />
      </p>
    </section>
  );
}

function Prices({ props, host }: { props: Props; host: string }) {
  const say = sayOf(props);
  const { houses } = props.view;
  const { influence } = houses[props.viewer]!;
  const to = Math.min(GOAL, influence + 1);
  // SP-11.2: the fight ends the last phase of the turn.
  const isLast = to === GOAL && houses.every((house, seat) => seat === props.viewer || house.influence < GOAL);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('entry.title')}</h2>
        <span class="eyebrow">{say('entry.from', { who: whoHosts(props), name: host })}</span>
        <Rule props={props} clause="SP-8.3" />
      </header>
      <table class="sp-bids">
        <tbody>
          <tr>
            <th scope="row">{say('entry.win')}</th>
            <td {...glossed(glossary, 'favor', props.language)}>
              {say('entry.win.about', { from: influence, to, wins: isLast ? 'yes' : 'no' })}{' '}
              <Rule props={props} clause="SP-10.1" />
            </td>
          </tr>
          <tr>
            <th scope="row">{say('entry.lose')}</th>
            <td>
              {say('entry.lose.about', { name: props.view.host === props.viewer ? 'you' : host })}{' '}
              <Rule props={props} clause="SP-10.9" />
            </td>
          </tr>
          <tr class="cost">
            <th scope="row">{say('entry.decline')}</th>
            <td>
              {say('entry.no.about', { from: influence, to: Math.max(0, influence - 1) })}{' '}
              <Rule props={props} clause="SP-8.11" />
            </td>
          </tr>
        </tbody>
      </table>
      <p class="sp-note">
        {say('entry.public')} <Rule props={props} clause="SP-8.9" />
      </p>
    </section>
  );
}
