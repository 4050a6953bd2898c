// The tray of a fight: attack over defense, sorted, one line for each pair, and the choices about them.

import { about } from '#client/shell/explain.ts';
import { isReader } from '#client/tables/called.ts';
import { attackOn, pairAt } from '#client/tables/spartacus/arena/attack.ts';
import { Die, NoDie } from '#client/tables/spartacus/parts/die.tsx';
import { type Attack, isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import { isDrafted, isPick, type SpartacusProps as Props, sayOf, touch } from '#client/tables/spartacus/props.ts';
import { actOf } from '#games/spartacus/table-things.ts';

/** The acts that roll a die of each face again, by whose dice they are. */
interface Again {
  isOffense: boolean;
  byFace: ReadonlyMap<number, string>;
}

/** The steps in which a player rerolls their own dice, and the one in which the opponent's are rerolled. */
const OWN_ATTACK = 'SP-12.22';
const OWN_DEFENSE = 'SP-12.23';
const FORCED = 'SP-12.14';

function againOf(props: Props, attack: Attack): Again | null {
  const { request, viewer, draft } = props;
  if (!isPick(request) || ![OWN_ATTACK, OWN_DEFENSE, FORCED].includes(request.clause)) return null;
  const isAttacker = viewer === attack.seat;
  const isOffense = request.clause === FORCED ? !isAttacker : isAttacker;
  const byFace = new Map<number, string>();
  const chosen = typeof draft.value === 'string' ? actOf(draft.value).card : -1;
  for (const word of request.from) {
    const { card, number } = actOf(String(word));
    // Of several cards that could do it, the one that is chosen already, else the first.
    if (number > 0 && (!byFace.has(number) || card === chosen)) byFace.set(number, String(word));
  }
  return byFace.size === 0 ? null : { isOffense, byFace };
}

export function DiceTray({ props }: { props: Props }) {
  const say = sayOf(props);
  const attack = attackOn(props);
  const { names, viewer, stage } = props;
  if (attack === null) return <p class="sp-quiet">{quietText(props)}</p>;
  const isThrow = isMoving(stage, 'attack') && (stage.beat?.name === 'throw' || stage.beat?.name === 'again');
  const isPairing = isMoving(stage, 'attack') && stage.beat?.name === 'pairs';
  const again = againOf(props, attack);
  const ranks = Math.max(attack.offense.length, attack.defense.length);
  const name = (seat: number): string => (seat === viewer ? say('fight.you') : names[seat]!);
  return (
    <div class={`sp-dice${isThrow ? ' thrown' : ''}${isPairing ? ' pairing' : ''}`} style={`--ranks:${ranks}`}>
      <div class="sp-sides">
        <span>
          <b>{name(attack.seat)}</b>
          {say('fight.attacks', { who: attack.seat === viewer ? 'you' : 'other', count: attack.offense.length })}
        </span>
        <span>
          <b>{name(attack.target)}</b>
          {say('fight.defends', { who: attack.target === viewer ? 'you' : 'other', count: attack.defense.length })}
        </span>
      </div>
      <ol class="sp-pairs">
        {Array.from({ length: ranks }, (_, rank) => (
          <Pair key={rank} props={props} attack={attack} rank={rank} again={again} />
        ))}
      </ol>
      {attack.wounds !== null && (
        <output class="sp-wounds">
          <b>{attack.wounds}</b>
          <span>{say('fight.wounds', { count: attack.wounds })}</span>
          <Changed props={props} attack={attack} />
        </output>
      )}
    </div>
  );
}

/** No dice lie there: nobody has attacked, or the attack has only been declared. */
function quietText(props: Props): string {
  const say = sayOf(props);
  // The view comes with the end of an update, the events with each beat.
  const last = props.events.findLast(({ kind }) => kind === 'attacked' || kind === 'fightBegan');
  const seat = last?.kind === 'attacked' ? (last['seat'] as number) : -1;
  if (seat < 0) return say('fight.quiet');
  return say('fight.declared', { who: isReader(props, seat) ? 'you' : 'other', name: props.names[seat]! });
}

/** What cards have made of the wounds that the dice inflicted; or that all this was in an earlier round. */
function Changed({ props, attack }: { props: Props; attack: Attack }) {
  const say = sayOf(props);
  const inflicted = attack.parts.reduce((sum, { value }) => sum + value, 0);
  const by = attack.parts.length === 0 ? 0 : attack.wounds! - inflicted;
  return (
    <>
      {by !== 0 && <small>{say(by < 0 ? 'fight.cancelled' : 'fight.added', { count: Math.abs(by) })}</small>}
      {attack.isPast && <small>{say('fight.past')}</small>}
    </>
  );
}

function Pair({ props, attack, rank, again }: { props: Props; attack: Attack; rank: number; again: Again | null }) {
  const say = sayOf(props);
  // Before a die is rolled again the pairs are compared as they lie.
  const isCompared = attack.wounds !== null || again !== null;
  const pair = pairAt(attack, rank);
  const hits = pair === 'hit' || pair === 'open';
  const side = (isOffense: boolean) => {
    const die = (isOffense ? attack.offense : attack.defense)[rank];
    if (die === undefined) return <NoDie />;
    const kind = isOffense ? (attack.isSpeed ? 'spd' : 'atk') : 'def';
    const drawn = <Die kind={kind} face={die.face} again={die.again ? say('fight.again') : undefined} i={rank} />;
    const act = again?.isOffense === isOffense ? again.byFace.get(die.face) : undefined;
    if (act === undefined || die.again) return drawn;
    return (
      <button
        type="button"
        class={`sp-die-button${isDrafted(props, act) ? ' chosen' : ''}`}
        aria-pressed={isDrafted(props, act)}
        aria-label={say('fight.roll', { face: die.face })}
        onClick={() => touch(props, act)}
      >
        {drawn}
      </button>
    );
  };
  const isThere = attack.offense[rank] !== undefined;
  return (
    <li class={`sp-pair${isCompared && isThere && hits ? ' hit' : ''}`} style={`--i:${rank}`}>
      {side(true)}
      <span class="sp-line">
        {isCompared && isThere && (
          <b {...about(pair === 'none' || pair === 'open' ? say('pair.alone') : null)}>{say(`pair.${pair}`)}</b>
        )}
      </span>
      {side(false)}
    </li>
  );
}

/** The last wounds, or the wounds to choose, pool by pool. */
export const isWounding = ({ request }: Props): boolean => request?.clause === 'SP-9.23';

export const lastWounds = ({ stage }: Props) => lying(stage, 'wounds');
