// What the status line asks in a fight: first what has come up, then the question of the rules.

import { boutOf } from '#client/tables/gladiatori/bout.ts';
import { figureTitle, isBeast } from '#client/tables/gladiatori/figures.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import type { StatusQuestion } from '#client/tables/table.ts';

const REACTING = 'GL-8.37';
const DEFENDING = 'GL-11.5';
const PAYING = 'GL-11.45';
const DELAYING = 'GL-14.39';

/** Empty: the question says enough. */
function leadOf(props: Props): string {
  const say = sayOf(props);
  const { request, view, viewer, names } = props;
  if (request!.clause === PAYING) {
    const damage = view.flow.scenes.at(-1)?.['damage'];
    return typeof damage === 'number' ? say('asks.wound', { damage }) : '';
  }
  if (request!.clause === DELAYING) {
    const place = view.order.indexOf(viewer);
    return place < 0 ? '' : say('asks.place', { place: place + 1 });
  }
  if (request!.clause !== REACTING && request!.clause !== DEFENDING) return '';
  const bout = boutOf(props);
  if (bout === null || bout.isOver) return '';
  const name = isBeast(bout.by) ? figureTitle(props, bout.by) : names[bout.by]!;
  const total = bout.blows.find(({ figure }) => figure === viewer)?.attack?.total;
  return total === undefined ? say('asks.attack', { name }) : say('asks.attack.with', { name, total });
}

/** What a Feint does, for who has one: the question alone does not tell (GL-11.20 to GL-11.28). */
const FEINTS: { readonly [clause: string]: 'asks.feint.attack' | 'asks.feint.defence' } = {
  'GL-11.19': 'asks.feint.attack',
  'GL-11.30': 'asks.feint.defence',
};

/** Why a player who may only refuse has nothing to choose: the question alone would promise something. */
const NOTHING: { readonly [clause: string]: 'asks.no.delay' | 'asks.no.feint' } = {
  'GL-14.39': 'asks.no.delay',
  'GL-11.19': 'asks.no.feint',
  'GL-11.30': 'asks.no.feint',
  'GL-20.20': 'asks.no.feint',
};

export function asks(props: Props): StatusQuestion | null {
  const { request } = props;
  if (request === null) return null;
  const feint = request.kind === 'pick' && request.from.includes('feint') ? FEINTS[request.clause] : undefined;
  if (feint !== undefined) return { lead: props.telling.ask(request.clause, null) ?? '', text: sayOf(props)(feint) };
  const nothing = request.kind === 'pick' && request.from.length === 1 ? NOTHING[request.clause] : undefined;
  if (nothing !== undefined) return { lead: leadOf(props), text: sayOf(props)(nothing) };
  const lead = leadOf(props);
  const text = lead === '' ? null : props.telling.ask(request.clause, props.view.flow.scenes.at(-1) ?? null);
  return text ? { lead, text } : null;
}
