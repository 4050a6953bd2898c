// A walk. Where only its end matters the ends are offered, each with the cheapest way; else it is built step by step.

import { useMemo } from 'preact/hooks';
import { Barred } from '#client/table/controls/barred.tsx';
import type { ControlProps } from '#client/table/controls/props.ts';
import { say } from '#client/words.ts';
import { costOfWalk, enumerate } from '#engine/requests/choices.ts';
import type { Path } from '#engine/requests/request.ts';

/** More than the destinations on any of our boards. */
const EVERY_END = 400;

export function PathControl(props: ControlProps<Path>) {
  return props.request.passing ? <StepByStep {...props} /> : <Ends {...props} />;
}

function Ends({ request, value, change, commit, telling, openRule, name }: ControlProps<Path>) {
  const walks = useMemo(() => {
    const all = enumerate(request, EVERY_END) as number[][];
    return all.map((walk) => ({ walk, cost: costOfWalk(request, walk) })).sort((a, b) => a.cost - b.cost);
  }, [request]);
  const chosen = value as number[] | null;
  return (
    <div class="pick small" role="group" aria-label={name}>
      {walks.map(({ walk, cost }) => {
        const end = walk.at(-1);
        const label = end === undefined ? say('control.stay') : telling.item(request.of, end);
        return (
          <button
            key={end ?? 'stay'}
            type="button"
            class="opt"
            aria-pressed={chosen !== null && chosen.at(-1) === end}
            onClick={() => (commit === undefined ? change(walk) : commit(walk))}
          >
            <span class="opt-name">
              {label}
              {end !== undefined && <i class="copies">{say('control.cost', { cost })}</i>}
            </span>
          </button>
        );
      })}
      <Barred request={request} telling={telling} openRule={openRule} />
    </div>
  );
}

function StepByStep({ request, value, change, telling, openRule, name }: ControlProps<Path>) {
  const walk = (value ?? []) as number[];
  const at = walk.at(-1) ?? request.start;
  const left = request.budget - costOfWalk(request, walk);
  const halted = walk.length > 0 && (request.halts?.includes(at) ?? false);
  const next = halted
    ? []
    : request.steps[at]!.flatMap((node, k) => {
        const cost = request.costs?.[at]?.[k] ?? 1;
        return cost < 1 || cost > left || request.blocked?.includes(node) ? [] : [{ node, cost }];
      });
  const where = [request.start, ...walk].map((node) => telling.item(request.of, node)).join(' → ');
  return (
    <div class="bag" role="group" aria-label={name}>
      <p class="manner">
        {where} · {say('control.left', { left })}
      </p>
      <div class="chips">
        {next.map(({ node, cost }) => (
          <button key={node} type="button" class="chip" onClick={() => change([...walk, node])}>
            {telling.item(request.of, node)} <b class="worth">{cost}</b>
          </button>
        ))}
        {walk.length > 0 && (
          <button type="button" class="chip" onClick={() => change(walk.slice(0, -1))}>
            {say('control.back')}
          </button>
        )}
        {walk.length === 0 && request.mayStay && (
          <button type="button" class="chip" aria-pressed={value !== null} onClick={() => change([])}>
            {say('control.stay')}
          </button>
        )}
      </div>
      <Barred request={request} telling={telling} openRule={openRule} />
    </div>
  );
}
