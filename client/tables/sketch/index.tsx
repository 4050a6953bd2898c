// A table for any game, made from its sketch: the middle with the field or the lot, the viewer's hand below, the viewer's
// things at the left, everybody else at the right. Choices on the table are made by a click; the rest is answered in the
// action bar.

import { Duel, Middle } from '#client/tables/sketch/centre.tsx';
import { Field } from '#client/tables/sketch/field.tsx';
import { HandView } from '#client/tables/sketch/hand.tsx';
import { StandView } from '#client/tables/sketch/stand.tsx';
import { PlainTable } from '#client/tables/sketch/table.ts';
import { sayer } from '#client/tables/sketch/words.ts';
import type { GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Sketcher } from '#games/shared/table.ts';
import '#client/tables/sketch/style/index.css';

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

  const Hand = (props: TableProps) => <HandView at={plain.at(props)} />;

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
