// A launched scheme: the card open on the roundel, and beside it the die of a guard over its six faces.

import { Icon } from '#client/shell/icon.tsx';
import { isReader } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { bandOf } from '#client/tables/spartacus/parts/card.tsx';
import { Die, NoDie } from '#client/tables/spartacus/parts/die.tsx';
import { type Guarding, isMoving, type Launched, lying } from '#client/tables/spartacus/pictures.ts';
import { cardName, effectText, frameOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';

const LEAST = 4;
const FACES = [1, 2, 3, 4, 5, 6];

/** The current scheme: as it was launched, or after a reload as the rules know it. */
export function schemeOn(props: Props): Launched | null {
  const laid = lying(props.stage, 'launched');
  const [card] = props.view.played;
  // Support is asked for a card that nobody sees: the last scheme, which is over, would be taken for it.
  if (props.request?.clause === 'SP-5.27' && card === undefined) return null;
  if (laid !== null) return card === undefined && laid.outcome === 'open' ? { ...laid, outcome: 'done' } : laid;
  const frame = frameOf(props.view, 'scheme');
  if (frame === null || card === undefined) return null;
  const sum = ['own', 'support', 'bonus'].reduce((all, name) => all + Number(frame[name] ?? 0), 0);
  return { by: frame['by'] as number, target: frame['target'] as number, card, total: sum, outcome: 'open' };
}

export function Scheme({ props, scheme }: { props: Props; scheme: Launched }) {
  const say = sayOf(props);
  const text = effectText(props, scheme.card);
  const note = noteOn(props, scheme);
  return (
    <>
      <article class={`card sp-scheme ${bandOf(scheme.card)} is-${scheme.outcome}`}>
        <span class={`band${isLong(cardName(props, scheme.card)) ? ' long' : ''}`}>{cardName(props, scheme.card)}</span>
        <span class="em">
          <Icon of={cardEmblem(scheme.card)} />
        </span>
        <p>{text}</p>
        <span class="foot">
          <span>{props.telling.words['sort.scheme']}</span>
          <b class={scheme.outcome === 'open' ? '' : 'over'}>{say(`scheme.${scheme.outcome}`)}</b>
        </span>
      </article>
      {note !== null ? (
        <div class="sp-guard">
          <p>
            {note.text} <Rule props={props} clause={note.clause} />
          </p>
        </div>
      ) : (
        <GuardDie
          props={props}
          guarding={lying(props.stage, 'guarding')}
          without={say(isAnswered(props, scheme) ? 'guard.one' : 'guard.none')}
        />
      )}
    </>
  );
}

/** A word so long is set smaller: it does not fit on the card otherwise. */
const isLong = (name: string): boolean => name.split(' ').some((word) => word.length > 11);

/** Whether it is aimed at nobody but its launcher, so that no guard can answer it. */
const isOwn = ({ target, by }: Launched): boolean => target < 0 || target === by;

/** Whether a guard can still be sent: the window is open, or its scheme is just being launched. */
const isAnswered = ({ stage, view }: Props, { outcome }: Launched): boolean =>
  outcome === 'open' && (stage.beat !== null || frameOf(view, 'window') !== null);

/** What is told in place of a guard's die: nobody can send one, or something else has decided. Null: the die tells it. */
function noteOn(props: Props, scheme: Launched): { text: string; clause: string } | null {
  const say = sayOf(props);
  if (scheme.outcome === 'void') return { text: say('scheme.lapsed'), clause: 'SP-5.38' };
  if (scheme.outcome === 'foiled') return foiledBy(props);
  // Where no guard has rolled, an empty die would tell nothing.
  if (scheme.outcome === 'done' && (isOwn(scheme) || lying(props.stage, 'guarding') === null))
    return { text: say('scheme.stands'), clause: 'SP-5.37' };
  if (!isOwn(scheme)) return null;
  return { text: say('guard.self'), clause: 'SP-6.11' };
}

/** Whose card foiled the last scheme; null: a guard did. */
function foiledBy(props: Props): { text: string; clause: string } | null {
  const { events, names } = props;
  const at = events.findLastIndex(({ kind }) => kind === 'foiled' || kind === 'launched');
  const by = events[at]?.kind === 'foiled' ? events[at]!['seat'] : null;
  const played = events
    .slice(0, at)
    .findLast(({ kind, seat }) => (kind === 'played' || kind === 'used') && seat === by);
  if (typeof by !== 'number' || played === undefined) return null;
  const card = cardName(props, played['card'] as number);
  const say = sayOf(props);
  const text = isReader(props, by) ? say('foiled.by.you', { card }) : say('foiled.by', { name: names[by]!, card });
  return { text: `${text}.`, clause: played.clause };
}

interface GuardProps {
  props: Props;
  guarding: Guarding | null;
  /** What is said where no guard rolled. */
  without: string;
}

function GuardDie({ props, guarding, without }: GuardProps) {
  const say = sayOf(props);
  const last = guarding?.dice.at(-1) ?? null;
  const least = guarding?.least ?? LEAST;
  return (
    <div class={`sp-guard${isMoving(props.stage, 'guarding') ? ' thrown' : ''}`}>
      <span class="eyebrow">{say('guard.title', { least })}</span>
      <div class="sp-guard-dice">
        {guarding === null ? (
          <NoDie size="l" />
        ) : (
          guarding.dice.map(({ die }, i) => {
            const isLast = i === guarding.dice.length - 1;
            return (
              <Die
                key={i}
                kind="ivory"
                face={die}
                {...(isLast ? { size: 'l' as const } : {})}
                class={isLast ? '' : 'out'}
              />
            );
          })
        )}
      </div>
      <ol class="sp-scale" aria-hidden="true">
        {FACES.map((face) => (
          <li key={face} class={`${face >= least ? 'y' : ''}${last?.die === face ? ' hit' : ''}`}>
            {face}
          </li>
        ))}
      </ol>
      {last === null ? (
        <p>
          {without} <Rule props={props} clause="SP-6.12" />
        </p>
      ) : (
        <p class={`sp-guard-result${last.foils ? '' : ' failed'}`}>
          {say(last.foils ? 'guard.foiled' : 'guard.failed')}
        </p>
      )}
    </div>
  );
}
