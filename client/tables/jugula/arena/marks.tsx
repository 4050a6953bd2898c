// What is drawn over the squares: the last way, the combat's result, the aim of a planned attack, the facings to choose.

import { narrow } from '#client/shell/narrow.ts';
import { Figure } from '#client/tables/jugula/arena/figure.tsx';
import { moverOf } from '#client/tables/jugula/arena/press.ts';
import { turnsOf } from '#client/tables/jugula/arena/turns.ts';
import { strikeNames } from '#client/tables/jugula/choices.ts';
import { isStoic } from '#client/tables/jugula/panels/stoic.ts';
import { lying } from '#client/tables/jugula/pictures.ts';
import {
  askedOf,
  gladiatorAt,
  isDrafted,
  nameOfGladiator,
  type JugulaProps as Props,
  pointed,
  sayOf,
  spotOf,
  touch,
  turnOf,
  wayOf,
} from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import { HIDDEN, UNIT } from '#client/tables/sketch/field-parts.tsx';
import { nameOf } from '#games/jugula/armaturae.ts';
import { dangerZone, facingOf, squareCalled, squareOf } from '#games/jugula/board.ts';
import {
  aimOf,
  isHindered,
  isNet,
  pivotFacing,
  pivotKind,
  plannedWay,
  threatsAt,
  threatsOn,
} from '#games/jugula/table-things.ts';

const middle = (props: Props, cell: number): [number, number] => {
  const { x, y } = spotOf(props, cell);
  return [x * UNIT, y * UNIT];
};

export function TrailMark({ props }: { props: Props }) {
  const trail = lying(props.stage, 'trail');
  // Where a man may go, every square has its price, and the planned way is drawn: the last way would cross both.
  if (trail === null || trail.cells.length < 2 || askedOf(props)?.clause === 'JU-21.5') return null;
  return (
    <polyline points={trail.cells.map((cell) => middle(props, cell).join()).join(' ')} class="ju-trail" {...HIDDEN} />
  );
}

/** The way to where he would stand, with a bead on every square. */
export function WayMark({ props }: { props: Props }) {
  const request = askedOf(props);
  const drafted = props.draft.value;
  const mover = moverOf(props);
  if (request?.clause !== 'JU-21.5' || typeof drafted !== 'number' || mover === null || mover.cell < 0) return null;
  const bonus = frameOf(props.view, 'movement')?.['mp'];
  const { cells: way } = plannedWay(props.view, nameOfGladiator(mover), typeof bonus === 'number' ? bonus : 0, drafted);
  if (way.length === 0) return null;
  return (
    <g class="ju-way" {...HIDDEN}>
      <polyline points={[mover.cell, ...way].map((cell) => middle(props, cell).join()).join(' ')} />
      {way.slice(0, -1).map((cell) => (
        <circle key={cell} cx={middle(props, cell)[0]} cy={middle(props, cell)[1]} r="9" />
      ))}
    </g>
  );
}

/** From each who threatens the fighter pointed at, aimed at or planned to stand there, a line to him (JU-13.14). */
export function ThreatMarks({ props }: { props: Props }) {
  const drafted = props.draft.value;
  const mover = askedOf(props)?.of === 'stance' && typeof drafted === 'number' ? moverOf(props) : null;
  const isPlanned = pointed.value < 0 && mover !== null && mover.kind >= 0;
  const name = pointed.value >= 0 ? pointed.value : isPlanned ? nameOfGladiator(mover) : (aimed(props)?.on ?? -1);
  const victim = name < 0 ? null : gladiatorAt(props.view, name);
  const cell = isPlanned ? squareOf(drafted as number) : (victim?.cell ?? -1);
  if (victim === null || cell < 0) return null;
  const to = middle(props, cell);
  const threats = isPlanned ? threatsAt(props.view, name, cell) : threatsOn(props.view, name);
  return (
    <g class="ju-threats" {...HIDDEN}>
      {threats.map((one) => {
        const [x, y] = middle(props, gladiatorAt(props.view, one)!.cell);
        const turn = (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI;
        const length = Math.hypot(to[0] - x, to[1] - y);
        return (
          <g key={one} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d={`M34 0H${length - 50}`} />
            <path d={`M${length - 52} -11L${length - 34} 0L${length - 52} 11z`} class="head" />
          </g>
        );
      })}
    </g>
  );
}

/** From one square to the next, with a head. */
function Arrow({ props, from, to, class: name }: { props: Props; from: number; to: number; class: string }) {
  const [[x, y], [u, v]] = [middle(props, from), middle(props, to)];
  const length = Math.hypot(u - x, v - y);
  const turn = (Math.atan2(v - y, u - x) * 180) / Math.PI;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class={`ju-push ${name}`} {...HIDDEN}>
      <path d={`M30 0H${length - 52}`} />
      <path d={`M${length - 56} -15L${length - 32} 0L${length - 56} 15z`} class="head" />
    </g>
  );
}

/** The result of the last combat, where it happened. */
export function CombatMark({ props }: { props: Props }) {
  const combat = lying(props.stage, 'combat');
  // The next attack is planned already: what the last came to no longer matters.
  if (combat === null || combat.from < 0 || combat.outcome === null || aimed(props) !== null) return null;
  const { from, to, wounded } = combat;
  const victim = gladiatorAt(props.view, combat.on);
  const [x, y] = middle(props, to);
  return (
    <g class="ju-result" {...HIDDEN}>
      {from !== to && victim !== null && (
        <>
          <rect x={middle(props, from)[0] - 48} y={middle(props, from)[1] - 48} width="96" height="96" class="from" />
          {/* There he had not been wounded yet. */}
          <Figure props={props} gladiator={wounded ? { ...victim, wounds: 0 } : victim} cell={from} class="ju-ghost" />
          <Arrow props={props} from={from} to={to} class="hit" />
        </>
      )}
      <rect x={x - 48} y={y - 48} width="96" height="96" class={wounded ? 'hit' : 'plain'} />
    </g>
  );
}

/** Where a word about the man on a square is written: below him or above, and in the top row on the wall, where nobody is. */
const wordAt = (y: number, isAbove: boolean): number => (y === 0 ? -66 : y + (isAbove ? -50 : 66));

/** About half as wide as one of its letters. */
const HALF = 9;
/** How far a word may reach to the left and to the right. */
const [LEFT, RIGHT] = [-108, 808];

/** Its middle: above or below the man, and in the outer columns so that none of a long word is cut off. */
const middleOf = (word: string, x: number): number =>
  Math.min(Math.max(x, LEFT + word.length * HALF), RIGHT - word.length * HALF);

/** The result in a word, on top of everything. */
export function CombatWord({ props }: { props: Props }) {
  const combat = lying(props.stage, 'combat');
  if (combat === null || combat.from < 0 || combat.outcome === null || aimed(props) !== null) return null;
  const { to, outcome, wounded } = combat;
  const [x, y] = middle(props, to);
  const isIdle = outcome === 'netted' && isStoic(combat.on);
  const kind = wounded && outcome !== 'dust' ? 'wounded' : isIdle ? 'idle' : outcome;
  const word = sayOf(props)(`hit.${kind}`);
  // Away from a man below him, unless one is above him too.
  const isTaken = (away: number): boolean =>
    props.view.gladiators.some(
      ({ cell }) => cell >= 0 && middle(props, cell)[0] === x && middle(props, cell)[1] === y + away,
    );
  const isAbove = y > 600 || (isTaken(UNIT) && !isTaken(-UNIT));
  return (
    <text x={middleOf(word, x)} y={wordAt(y, isAbove)} class={wounded ? 'ju-word r' : 'ju-word'} {...HIDDEN}>
      {word}
    </text>
  );
}

/** The attack that is planned, or the one for which a card is chosen; null: neither. */
export function aimed(props: Props): { by: number; on: number; net: boolean } | null {
  const request = askedOf(props);
  const drafted = props.draft.value;
  if (request?.of === 'strike' && typeof drafted === 'number')
    return { ...strikeNames(drafted, request.seat), net: isNet(drafted) };
  const frame = request?.clause === 'JU-21.7' ? frameOf(props.view, 'attack') : null;
  if (frame === null) return null;
  return { by: frame['byGladiator'] as number, on: frame['onGladiator'] as number, net: frame['net'] === true };
}

/** The target, and where he would be pushed: a net holds him where he stands (JU-16.9). */
export function AimMark({ props }: { props: Props }) {
  const aim = aimed(props);
  if (aim === null) return null;
  const [attacker, target] = [gladiatorAt(props.view, aim.by), gladiatorAt(props.view, aim.on)];
  if (attacker === null || target === null || target.cell < 0 || attacker.cell < 0) return null;
  const { into } = aimOf(props.view, props.view.fan, aim.by, aim.on, 0);
  const [x, y] = middle(props, target.cell);
  const [u, v] = middle(props, attacker.cell);
  // The word keeps away from the Danger Zone of the target, which has a word of its own.
  const danger = isHindered(target) ? -1 : dangerZone(target.cell, target.facing);
  const isAbove = danger < 0 ? y > 600 : middle(props, danger)[1] >= y;
  return (
    <g {...HIDDEN} class="ju-aim">
      <rect x={u - 48} y={v - 48} width="96" height="96" class="by" />
      <path
        d={`M${x - 46} ${y - 24}v-22h22M${x + 24} ${y - 46}h22v22M${x + 46} ${y + 24}v22h-22M${x - 24} ${y + 46}h-22v-22`}
      />
      <path d={`M${x} ${y - 62}l11 13-11 13-11-13z`} class="ju-lozenge" />
      {aim.net ? null : into.length === 0 ? (
        <text x={x} y={wordAt(y, isAbove)} class="ju-word r">
          {sayOf(props)('hit.pinned')}
        </text>
      ) : (
        into.map((to) => <Arrow key={to} props={props} from={target.cell} to={to} class="plan" />)
      )}
    </g>
  );
}

/** Where the gladiator would stand, or which way he would look. */
export function Ghost({ props }: { props: Props }) {
  const request = askedOf(props);
  const drafted = props.draft.value;
  if (request?.of === 'pivot' && typeof drafted === 'number') {
    const turned = gladiatorAt(props.view, nameOf(request.seat, pivotKind(drafted)));
    return turned === null ? null : (
      <Figure props={props} gladiator={turned} facing={pivotFacing(drafted)} class="ju-ghost planned" />
    );
  }
  const mover = moverOf(props);
  if (request?.of !== 'stance' || typeof drafted !== 'number' || mover === null || mover.kind < 0) return null;
  return (
    <Figure
      props={props}
      gladiator={mover}
      cell={squareOf(drafted)}
      facing={facingOf(drafted)}
      class="ju-ghost planned"
    />
  );
}

/** How large the arrows are, and how far from the middle. */
const SIZE = 0.95;
const AWAY = 62;
const LOW = -112;
const HIGH = 812;

/** The facings to choose, as arrows around the gladiator that turns. */
export function Rose({ props }: { props: Props }) {
  const turns = turnsOf(props);
  // A finger needs larger ones, which would cover the prices of the squares: they are below the arena.
  if (turns === null || narrow.value) return null;
  const { cell, options } = turns;
  const say = sayOf(props);
  const reach = AWAY + 24 * SIZE;
  const inside = (one: number): number => Math.min(Math.max(one, LOW + reach), HIGH - reach);
  const [x, y] = middle(props, cell);
  return (
    <g transform={`translate(${inside(x)} ${inside(y)})`} class="sk-rose ju-rose">
      {options.map(({ item, facing }) => (
        <g
          key={item}
          role="button"
          tabindex={0}
          data-facing={facing}
          class={isDrafted(props, item) ? 'taken' : ''}
          aria-pressed={isDrafted(props, item)}
          aria-label={say('arena.turn', { square: squareCalled(cell), way: wayOf(props, facing) })}
          transform={`rotate(${turnOf(props, facing)}) translate(0 ${-AWAY}) scale(${SIZE})`}
          onClick={() => touch(props, item)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') props.draft.value = null;
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            touch(props, item);
          }}
        >
          <circle r="22" />
          <path d="M0 -13L12 9L0 3L-12 9z" />
        </g>
      ))}
    </g>
  );
}
