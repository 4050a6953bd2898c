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
  if (laid !== null) return card === undefined && laid.outcome === 'open' ? { ...laid, outcome: 'done' } : laid;
  const frame = frameOf(props.view, 'scheme');
  if (frame === null || card === undefined) return null;
  const sum = ['own', 'support', 'bonus'].reduce((all, name) => all + Number(frame[name] ?? 0), 0);
  return { by: frame['by'] as number, target: frame['target'] as number, card, total: sum, outcome: 'open' };
}

export function Scheme({ props, scheme }: { props: Props; scheme: Launched }) {
  const say = sayOf(props);
  const text = effectText(props, scheme.card);
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
      {isOwn(scheme) && scheme.outcome !== 'foiled' ? (
        <div class="sp-guard">
          <p>
            {say('guard.self')} <Rule props={props} clause="SP-6.11" />
          </p>
        </div>
      ) : (
        <GuardDie props={props} guarding={lying(props.stage, 'guarding')} without={withoutGuard(props, scheme)} />
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

/** Why no die lies here: it is still to be thrown, it is nobody's, or a card foiled the scheme. */
function withoutGuard(props: Props, scheme: Launched): string {
  const say = sayOf(props);
  if (scheme.outcome === 'foiled') {
    const by = props.events.findLast(({ kind }) => kind === 'foiled')?.['seat'];
    if (typeof by === 'number')
      return isReader(props, by) ? say('guard.by.you') : say('guard.by', { name: props.names[by]! });
  }
  if (isOwn(scheme)) return say('guard.self');
  return say(isAnswered(props, scheme) ? 'guard.one' : 'guard.none');
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
