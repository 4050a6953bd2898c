// The stage of Intrigue: the Houses at the rim, in the middle the open card or the launched scheme.

import { isReader } from '#client/tables/called.ts';
import { deedsOn, holdNow, readAct, targetsOf } from '#client/tables/spartacus/intrigue/acts.ts';
import { Chooser } from '#client/tables/spartacus/intrigue/chooser.tsx';
import { changesAt, takesGuards } from '#client/tables/spartacus/intrigue/effects.ts';
import { Rim, type RimHouse } from '#client/tables/spartacus/intrigue/rim.tsx';
import { Scheme, schemeOn } from '#client/tables/spartacus/intrigue/scheme.tsx';
import {
  groupOf,
  isAskingSupport,
  isOffered,
  mayAsk,
  seatsOf,
  toggleAsked,
} from '#client/tables/spartacus/intrigue/support.tsx';
import {
  frameOf,
  homeOf,
  isDrafted,
  type SpartacusProps as Props,
  readyGuards,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';

function housesOf(props: Props): RimHouse[] {
  const say = sayOf(props);
  const { view, asked, stage } = props;
  const hold = holdNow(props);
  const targets = targetsOf(props);
  const scheme = schemeOn(props);
  const isWindow = view.flow.scenes.at(-1)?.rule === 'window';
  return view.houses.map((_, seat): RimHouse => {
    if (isAskingSupport(props)) {
      if (seat === homeOf(props)) return { seat, state: 'source', lines: [] };
      const isAsked = seatsOf(groupOf(props)).includes(seat);
      const can = mayAsk(props, seat);
      return {
        seat,
        state: isAsked ? 'helped' : can ? 'can' : 'barred',
        lines: [say('rim.influence', { n: view.houses[seat]!.influence })],
        press: can ? () => toggleAsked(props, seat) : undefined,
      };
    }
    const deed = targets.get(seat);
    if (deed !== undefined) {
      const isChosen = isDrafted(props, deed.word);
      const isOwn = seat === homeOf(props);
      const changes = changesAt(props, deed.card, deed.ability, seat, isOwn && deed.verb !== 'use');
      return {
        seat,
        state: !isChosen ? 'can' : isOwn ? 'helped' : 'chosen',
        // A guard answers a scheme that another launches; where the card takes guards it says so itself.
        lines:
          deed.verb !== 'launch' || isOwn || takesGuards(deed.card, deed.ability)
            ? changes
            : [...changes, say('rim.guards', { count: readyGuards(view, seat) })],
        press: () => touch(props, deed.word),
      };
    }
    if (scheme !== null && (hold < 0 || isWindow)) {
      const you = isReader(props, seat) ? '.you' : '';
      if (seat === scheme.by)
        return { seat, state: 'source', lines: [say(`rim.launches${you}`, { total: scheme.total })] };
      // The card speaks to the player who launched it: what it would do here stands beside its target.
      if (seat === scheme.target) {
        const changes = scheme.outcome === 'open' && isWindow ? changesAt(props, scheme.card, 0, seat) : [];
        return { seat, state: 'target', lines: [say(`rim.target${you}`), ...changes] };
      }
      const isAsked = isWindow && stage.beat === null && asked.some((one) => one.seat === seat);
      return { seat, state: 'plain', lines: isAsked ? [say(`rim.asked${you}`)] : [] };
    }
    if (isOffered(props) && seat === frameOf(view, 'support')?.['by'])
      return { seat, state: 'source', lines: [say('rim.asks')] };
    return { seat, state: targets.size > 0 ? 'barred' : 'plain', lines: [] };
  });
}

/** Who aims at whom: the plan, else the launched scheme. */
function aimOf(props: Props): { from: number; to: number; isPlanned: boolean } | null {
  const { draft } = props;
  // Who is asked for help is no target; the last scheme is over.
  if (isAskingSupport(props)) return null;
  if (typeof draft.value === 'string') {
    const { seat } = readAct(draft.value);
    if (seat >= 0) return { from: homeOf(props), to: seat, isPlanned: true };
  }
  const scheme = schemeOn(props);
  return scheme === null || holdNow(props) >= 0 ? null : { from: scheme.by, to: scheme.target, isPlanned: false };
}

/** Whether only a guard can be sent with it: his die and its faces lie beside the scheme, which stays to be read. */
const isGuarding = (props: Props, hold: number): boolean => {
  const deeds = deedsOn(props, hold);
  return deeds.length > 0 && deeds.every(({ verb }) => verb === 'hand' || verb === 'table');
};

export function IntrigueStage(props: Props) {
  const say = sayOf(props);
  const hold = holdNow(props);
  const scheme = schemeOn(props);
  const turn = frameOf(props.view, 'intrigue-turn');
  const asking = typeof turn?.['asking'] === 'number' ? (turn['asking'] as number) : -1;
  const shown = isAskingSupport(props) ? asking : hold;
  const by = typeof turn?.['by'] === 'number' ? (turn['by'] as number) : -1;
  return (
    <Rim props={props} houses={housesOf(props)} aim={aimOf(props)} isCleared={scheme !== null}>
      {shown >= 0 && props.stage.beat === null && !(scheme !== null && isGuarding(props, shown)) ? (
        <Chooser props={props} hold={shown} />
      ) : scheme !== null ? (
        <Scheme props={props} scheme={scheme} />
      ) : (
        <p class="sp-middle-note">
          {isOffered(props)
            ? say('middle.sealed')
            : by === props.viewer
              ? say('middle.yours')
              : by >= 0
                ? say('middle.theirs', { name: props.names[by]! })
                : say('middle.quiet')}
        </p>
      )}
    </Rim>
  );
}
