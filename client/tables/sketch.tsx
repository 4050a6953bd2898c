// A game's sketch, set for reading: facts in a row, the field beside the sections, each section with its tables and lists.

import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { Field } from '#client/tables/sketch-field.tsx';
import { say } from '#client/words.ts';
import type { Entry, Fact, Section, Sketch, SketchList, SketchTable } from '#engine/sketch.ts';

export function SketchView({ sketch, names }: { sketch: Sketch; names: readonly string[] }) {
  return (
    <section
      class={`sketch panel${sketch.field === null ? '' : ' fielded'}`}
      aria-label={say('table.drawing')}
      tabIndex={0}
    >
      <Facts facts={sketch.facts} class="sk-head" />
      <div class="sk-body">
        {sketch.field !== null && <Field field={sketch.field} />}
        <div class="sk-sections">
          {sketch.sections.map((one, i) => (
            <SectionView key={`${one.seat ?? 'all'} ${i}`} of={one} names={names} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Facts({ facts, class: name = '' }: { facts: readonly Fact[]; class?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl class={`sk-facts ${name}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SectionView({ of, names }: { of: Section; names: readonly string[] }) {
  const { seat, title, facts, tables, lists } = of;
  return (
    <section class={`sk-section${seat === null ? '' : ` ${seatClass(seat)}`}`}>
      <header>
        {seat !== null && <Medallion seat={seat} size="s" />}
        <h3>
          {seat === null ? title : names[seat]}
          {seat !== null && title !== '' && <small>{title}</small>}
        </h3>
        <Facts facts={facts} />
      </header>
      {tables.map((table) => (
        <TableView key={table.title + table.heads.join()} of={table} />
      ))}
      {lists.map((list) => (
        <ListView key={list.title} of={list} />
      ))}
    </section>
  );
}

/** Numbers stand in the middle of their column, words at its left. */
const isShort = (text: string): boolean => text.length <= 5 && /^[–\d+/−]+$/.test(text);

function TableView({ of: { title, heads, rows } }: { of: SketchTable }) {
  const short = heads.map((_, i) => rows.every(({ cells }) => isShort(cells[i] ?? '')));
  return (
    <div class="sk-scroll">
      <table class="sk-table">
        {title !== '' && <caption>{title}</caption>}
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head, i) => (
                <th key={head} scope="col" class={short[i] ? 'n' : ''}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells, faint }) => (
            <tr key={cells.join()} class={faint ? 'faint' : ''}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={i} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={i} class={short[i] ? 'n' : ''}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Copies = ({ count }: { count: number }) => (count > 1 ? <i class="copies">×{count}</i> : null);

/** What says no more than its name stands in one line; what has something to tell gets a line of its own. */
function ListView({ of: { title, entries } }: { of: SketchList }) {
  const isPlain = entries.every(({ about }) => about === null);
  return (
    <div class="sk-list">
      <h4>{title}</h4>
      <ul class={isPlain ? 'plain' : ''}>
        {entries.map(({ name, about, count }: Entry) => (
          <li key={name}>
            <b>
              {name} <Copies count={count} />
            </b>
            {about !== null && <span>{about}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
