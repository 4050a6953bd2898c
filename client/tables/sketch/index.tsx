// A table for any game, made from its sketch: the middle with the field or what is under the hammer, the own hand below,
// the own things at the left, everybody else at the right. What can be chosen on it is chosen by a click; the rest is
// answered in the action bar.

import { Duel, Middle } from '#client/tables/sketch/centre.tsx';
import { optionsAt } from '#client/tables/sketch/choosing.ts';
import { Field } from '#client/tables/sketch/field.tsx';
import { Cards, StandView } from '#client/tables/sketch/stand.tsx';
import { type At, PlainTable } from '#client/tables/sketch/table.ts';
import { isReading, Uses } from '#client/tables/sketch/uses.tsx';
import { sayer } from '#client/tables/sketch/words.ts';
import type { GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Group, Sketcher } from '#engine/sketch.ts';
import '#client/tables/sketch/style/index.css';

/** Whether something of the hand can be chosen now. */
const isWanted = (at: At, held: readonly Group[]): boolean =>
  held.some(({ cards }) => cards.some(({ keys }) => optionsAt(at.choosing, keys).length > 0));

export function sketchTable(sketcher: Sketcher<unknown>): GameTable {
  const plain = new PlainTable(sketcher);

  function Board(props: TableProps) {
    const at = plain.at(props);
    const { field, centre } = at.sketch;
    const hasSides = centre.sides.length > 0;
    return (
      <section class="sk-board" aria-label={say('table.drawing')}>
        <div class={`sk-lay${field === null ? '' : ' fielded'}${hasSides ? ' sided' : ''}`}>
          {field !== null && <Field at={at} field={field} />}
          {hasSides && <Duel at={at} centre={centre} />}
          {!hasSides && (field === null || centre.cards.length > 0) && <Middle at={at} centre={centre} />}
        </div>
      </section>
    );
  }

  function Hand(props: TableProps) {
    const at = plain.at(props);
    const held = at.sketch.stands[at.home]?.groups.filter(({ as }) => as === 'cards') ?? [];
    const count = held.reduce((sum, { cards }) => sum + cards.length, 0);
    // What is opened takes the place of the cards, of which the names are left: so the field is never covered.
    const isFolded = isReading(at);
    if (count === 0 && !isFolded) return null;
    return (
      <>
        {count > 0 && (
          <div
            class={`sk-hand${isFolded ? ' folded' : ''}${isWanted(at, held) ? '' : ' idle'}`}
            style={{ '--n': count }}
          >
            {held.map((group) => (
              <Cards key={group.title} at={at} group={group} />
            ))}
          </div>
        )}
        <Uses at={at} />
      </>
    );
  }

  function Own(props: TableProps) {
    const at = plain.at(props);
    const stand = at.sketch.stands[at.home];
    return stand === undefined ? null : <StandView at={at} stand={stand} />;
  }

  function Others(props: TableProps) {
    const at = plain.at(props);
    return (
      <div class="sk-others">
        {at.sketch.stands
          .filter(({ seat }) => seat !== at.home)
          .map((stand) => (
            <StandView key={stand.seat} at={at} stand={stand} far />
          ))}
      </div>
    );
  }

  function Phases(props: TableProps) {
    const { round, phases, phase } = plain.at(props).sketch;
    return (
      <ol class="phases" aria-label={sayer(props.language)('phase.title')}>
        {round !== '' && (
          <li>
            <b>{round}</b>
          </li>
        )}
        {phases.map((name, i) => (
          <li
            key={name}
            class={i === phase ? 'on' : i < phase ? 'done' : ''}
            aria-current={i === phase ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    );
  }

  return {
    Board,
    Hand,
    Own,
    Others,
    Phases,
    atOnce: ({ kind }) => kind === 'pick' || kind === 'path',
    draws: (request, view) => plain.drawn(request, view) !== null,
    besides: (request, view) => plain.drawn(request, view)?.besides ?? [],
  };
}
