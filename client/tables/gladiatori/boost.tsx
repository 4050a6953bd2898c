// Boosting a Skill with Overskill (GL-13.22), in the place of the hand: the Skills are the buttons, each with its value
// before and after. A touch takes the largest gain, which nearly always is the wish; less can be set beside it.

import { cardName } from '#client/tables/gladiatori/card.tsx';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Steps } from '#client/tables/gladiatori/steps.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import { glossed } from '#client/tables/glossed.ts';
import type { Amount, Form, FormChoice, Pick } from '#engine/requests/request.ts';
import { OVERSKILL, VALUES } from '#games/gladiatori/cards.ts';
import { glossary } from '#games/gladiatori/words/glossary.ts';

const SKILLS: readonly string[] = VALUES.slice(0, 3);

/** How far a Skill can be boosted. */
function gainOf({ fields }: Form, skill: string): Amount {
  return fields.find(({ name, when }) => name === 'gain' && when?.is.includes(skill))!.request as Amount;
}

export function Boost(props: Props) {
  const request = props.request as Form;
  const say = sayOf(props);
  const { draft } = props;
  const { now } = ownOf(props)!.secret!;
  const answer = (draft.value ?? {}) as FormChoice;
  const chosen = answer['skill'] as string | undefined;
  const offered = (request.fields[0]!.request as Pick).from as string[];
  const levelOf = (skill: string): number => now[SKILLS.indexOf(skill)]!;
  const nameOf = (skill: string): string => props.telling.words[`value.${skill}`]!;
  const isSkill = chosen !== undefined && chosen !== 'none';
  const gain = isSkill ? ((answer['gain'] as number | undefined) ?? gainOf(request, chosen).max) : 0;
  usePlan(
    props,
    isSkill
      ? {
          text: say('boost.plan', { skill: nameOf(chosen), from: levelOf(chosen), to: levelOf(chosen) + gain }),
          notes: [{ text: say('boost.planNote'), clause: 'GL-13.25', tone: 'cost' }],
          label: say('boost.do', { skill: nameOf(chosen), to: levelOf(chosen) + gain }),
        }
      : chosen === 'none'
        ? { text: say('boost.none'), label: say('boost.none') }
        : null,
    true,
  );
  const take = (skill: string, points: number): void => {
    draft.value = { skill, gain: points };
  };
  const title = cardName(props, OVERSKILL);
  return (
    <section class="gl-value gl-boosts panel" aria-label={title}>
      <header>
        <h2 class="title">{title}</h2>
        <p>{say('boost.note')}</p>
      </header>
      <div class="gl-fields">
        {SKILLS.map((skill) => {
          const can = offered.includes(skill);
          const from = levelOf(skill);
          const isOn = chosen === skill;
          return (
            <button
              key={skill}
              type="button"
              class="gl-add"
              aria-pressed={can ? isOn : undefined}
              aria-disabled={!can}
              {...glossed(glossary, skill, props.language)}
              onClick={() => can && take(skill, gainOf(request, skill).max)}
            >
              <span>{nameOf(skill)}</span>
              <b>
                {from} → {from + (isOn ? gain : can ? gainOf(request, skill).max : 0)}
              </b>
            </button>
          );
        })}
        {/* Behind all of them, so that none moves. */}
        {isSkill && (
          <span class="gl-add steps">
            <Steps
              props={props}
              what={nameOf(chosen)}
              now={gain}
              min={gainOf(request, chosen).min}
              max={gainOf(request, chosen).max}
              change={(points) => take(chosen, points)}
            >
              +{gain}
            </Steps>
          </span>
        )}
      </div>
    </section>
  );
}
