// Beside the stage, in every scene: the ranking of the Houses, and the viewer's own task with its progress.

import laurels from 'icon:laurels';
import hourglass from 'icon:sands-of-time';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { taskNow } from '#client/tables/house-of-gladiators/parts/task.ts';
import {
  doneText,
  handCount,
  labelOf,
  menIn,
  type LudiProps as Props,
  sayOf,
  taskAbout,
  taskName,
} from '#client/tables/house-of-gladiators/props.ts';
import { houseGlory, TASKS_TO_WIN } from '#games/house-of-gladiators/table-things.ts';
import type { HouseView } from '#games/house-of-gladiators/view.ts';

export function Houses(props: Props) {
  const say = sayOf(props);
  return (
    <section class="hg-race panel">
      <header>
        <h2 class="title">{say('houses.title')}</h2>
        <span class="eyebrow">{say('houses.need', { n: TASKS_TO_WIN })}</span>
      </header>
      <ul>
        {props.view.houses.map((house, seat) => (
          <Row key={seat} props={props} house={house} seat={seat} />
        ))}
      </ul>
      <Task props={props} />
    </section>
  );
}

/** The tasks that a House has done, as seals; what they asked is explained beside them. */
export function Seals({ props, done }: { props: Props; done: readonly number[] }) {
  const count = sayOf(props)('houses.tasks', { n: done.length, most: TASKS_TO_WIN });
  return (
    <span
      class="seals"
      role="img"
      aria-label={count}
      {...(done.length === 0 ? {} : { tabIndex: 0, ...about(doneText(props, done)) })}
    >
      {Array.from({ length: TASKS_TO_WIN }, (_, i) => (
        <i key={i} class={i < done.length ? 'done' : ''} />
      ))}
    </span>
  );
}

function Row({ props, house, seat }: { props: Props; house: HouseView; seat: number }) {
  const say = sayOf(props);
  const isAsked = props.stage.beat === null && props.asked.some((one) => one.seat === seat);
  const glory = houseGlory(house);
  return (
    <li class={`${seatClass(seat)}${house.out ? ' out' : ''}`}>
      <Medallion seat={seat} size="s" />
      <b class="who" tabIndex={0} {...about(`${labelOf(props, seat)}${props.telling.colon}${menIn(props, seat)}`)}>
        {labelOf(props, seat)}
      </b>
      {isAsked && <Icon of={hourglass} name={say('houses.thinks')} class="asked" />}
      <Seals props={props} done={house.done} />
      {house.out ? (
        <small>{say('houses.out')}</small>
      ) : (
        <small
          role="img"
          aria-label={say('houses.stock', {
            coins: house.coins,
            rations: house.rations,
            glory,
            men: house.ludus.length,
            cards: handCount(house),
          })}
        >
          <Icon of={coins} /> {house.coins} <Icon of={wheat} /> {house.rations} <Icon of={laurels} /> {glory}
        </small>
      )}
      {/* Where the Houses have a tab of their own there is room for what the name tells elsewhere. */}
      <p class="men" aria-hidden="true">
        {menIn(props, seat)}
      </p>
    </li>
  );
}

/** On a phone, where the Houses are behind a tab: the task in the line of the stock. */
export function OwnTask({ props }: { props: Props }) {
  const say = sayOf(props);
  const now = taskNow(props);
  if (now === null) return null;
  const { task, have, need } = now;
  // What is cut in the line is whole in the note, which one touch opens.
  const progressed = `(${say('task.progress', { have, need })})`;
  return (
    <span
      class="task"
      tabIndex={0}
      {...about(`${taskName(props, task)}${props.telling.colon}${taskAbout(props, task)} ${progressed}`)}
    >
      <i class="seal" aria-hidden="true" />
      <span class="vh">{say('task.own')}</span>
      <span>{taskAbout(props, task)}</span>{' '}
      <b>
        {have}/{need}
      </b>
    </span>
  );
}

function Task({ props }: { props: Props }) {
  const say = sayOf(props);
  if (props.view.houses[props.viewer] === undefined) return null;
  const now = taskNow(props);
  if (now === null) return <p class="hg-task none">{props.outcome === null && say('task.none')}</p>;
  const { task, have, need, isDone } = now;
  const isReady = have >= need && !isDone;
  return (
    <div class="hg-task">
      <span class="seal" aria-hidden="true" />
      <span>
        <span class="vh">{say('task.own')}</span>
        <b>{taskName(props, task)}</b>
        <small>{taskAbout(props, task)}</small>
      </span>
      <em {...about(isReady ? say('task.ready.about') : null)}>
        {say('task.progress', { have, need })}
        {isReady && <small>{say('task.ready')}</small>}
      </em>
    </div>
  );
}
