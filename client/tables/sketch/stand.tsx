// All that belongs to a seat: medallion, name, the winning number, counters, and its cards in groups.

import hourglass from 'icon:sands-of-time';
import type { FunctionComponent } from 'preact';
import { Icon } from '#client/shell/icon.tsx';
import { botManner } from '#client/shell/level.ts';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { FullCard, NameChip, NoteLine, Person, Token } from '#client/tables/sketch/card.tsx';
import type { At } from '#client/tables/sketch/table.ts';
import { Stones, Tallies } from '#client/tables/sketch/tally.tsx';
import { say } from '#client/words.ts';
import { type Card, type Form, type Group, type Stand, seatKey } from '#games/shared/table.ts';

type Shown = FunctionComponent<{ at: At; card: Card; first: boolean }>;

const NEAR: { readonly [F in Form]: Shown } = { cards: FullCard, people: Person, notes: NoteLine, names: NameChip };
const FAR: { readonly [F in Form]: Shown } = { cards: NameChip, people: Token, notes: NameChip, names: NameChip };

/** Arrows go through the cards of a list; Tab goes on to the next list. */
function moveOn(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
}

export function Cards({ at, group, far = false }: { at: At; group: Group; far?: boolean }) {
  const Form = (far ? FAR : NEAR)[group.as];
  return (
    <ul class={`sk-list ${far ? 'far' : ''} as-${group.as}`} aria-label={group.title} onKeyDown={moveOn}>
      {group.cards.map((card, i) => (
        <Form key={`${card.name} ${card.marks.join()} ${i}`} at={at} card={card} first={i === 0} />
      ))}
    </ul>
  );
}

/** The discs show that these are people; the heading says it to screen readers. */
const GroupView = ({ at, group, far }: { at: At; group: Group; far: boolean }) => (
  <section class="sk-group">
    <h4 class={far && group.as === 'people' ? 'vh' : ''}>{group.title}</h4>
    <Cards at={at} group={group} far={far} />
  </section>
);

/** The player of the seat; a button where the seat can be chosen. */
function Head({ at, stand, far }: { at: At; stand: Stand; far: boolean }) {
  const { names, seats, asked, outcome, replaying, viewer } = at.props;
  const { seat, title, score, note } = stand;
  const touch = at.touch(names[seat]!, [seatKey(seat)], null);
  const { level = null, character = null } = seats[seat] ?? {};
  const who = level === null ? '' : botManner(level, character);
  // The status line says it about the viewer.
  const isAsked = outcome === null && seat !== viewer && asked.some((one) => one.seat === seat);
  const inside = (
    <>
      <Medallion seat={seat} size={far ? 's' : 'm'} />
      <span class="sk-name">
        <b>{names[seat]}</b>
        <small>{[title, replaying ? '' : who].filter((text) => text !== '').join(', ')}</small>
        {note !== null && <em class="sk-mark">{note}</em>}
      </span>
      {isAsked && (
        <em class="sk-asked">
          <Icon of={hourglass} name={say('table.asked')} />
        </em>
      )}
      {score !== null && (
        <span class="sk-score">
          <b>{score.value}</b>
          <small>{score.label}</small>
        </span>
      )}
    </>
  );
  if (touch.state === 'plain') return <header class="sk-head">{inside}</header>;
  return (
    <header>
      <button
        type="button"
        class={`sk-head ${touch.state}${touch.taken > 0 ? ' taken' : ''}`}
        aria-pressed={touch.taken > 0}
        onClick={touch.press}
      >
        {inside}
      </button>
    </header>
  );
}

export function StandView({ at, stand, far = false }: { at: At; stand: Stand; far?: boolean }) {
  const { seat, score, tallies, groups } = stand;
  const isPeople = ({ as }: Group): boolean => as === 'people';
  const shown = far
    ? [...groups.filter(isPeople), ...groups.filter((group) => !isPeople(group))]
    : groups.filter(({ as }) => as !== 'cards');
  return (
    <section class={`sk-stand panel ${seatClass(seat)}${far ? ' far' : ''}`} aria-label={at.props.names[seat]}>
      <Head at={at} stand={stand} far={far} />
      {score !== null && score.of !== null && typeof score.value === 'number' && (
        <span
          class="sk-track"
          role="img"
          aria-label={at.say('tally.of', { label: score.label, value: score.value, max: score.of })}
        >
          <Stones value={score.value} of={score.of} />
        </span>
      )}
      <Tallies at={at} tallies={tallies} />
      <div class={far ? 'sk-flow' : 'sk-groups'}>
        {shown.map((group) => (
          <GroupView key={group.title} at={at} group={group} far={far} />
        ))}
      </div>
    </section>
  );
}
