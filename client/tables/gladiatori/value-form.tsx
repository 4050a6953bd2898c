// Fixing an attack or defence value (GL-11.3, GL-11.5): its total at the moment, and what each addition is worth.
// All numbers come with the request; here they are only added up.

import { useLayoutEffect } from 'preact/hooks';
import { about } from '#client/shell/explain.ts';
import { boutOf } from '#client/tables/gladiatori/bout.ts';
import { cardName } from '#client/tables/gladiatori/card.tsx';
import { plain, signed } from '#client/tables/gladiatori/planning.ts';
import { grouped, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Steps } from '#client/tables/gladiatori/steps.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import { hintOf, partsText } from '#client/tables/gladiatori/uses.ts';
import { markersFor, POWER_OF, SKILLS, valueNotes } from '#client/tables/gladiatori/value-notes.ts';
import type { Plan } from '#client/tables/table.ts';
import type { Amount, Choice, Field, Form, FormChoice, Pick, Subset } from '#engine/requests/request.ts';
import { POWERS } from '#games/gladiatori/cards.ts';

export const isValueForm = (request: Props['request']): request is Form =>
  request?.kind === 'form' && (request.clause === 'GL-11.3' || request.clause === 'GL-11.5');

const sumOf = (values: { readonly [name: string]: number }): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** What a field adds to the value as it is answered now. */
function worthOf(request: Form, name: string, answer: FormChoice[string] | undefined): number {
  const values = hintOf(request, name, 'adds');
  if (values === null || answer === undefined) return 0;
  if (Array.isArray(answer)) return values[`n${answer.length}`] ?? 0;
  if (answer === 'yes') return values['each'] ?? 0;
  return typeof answer === 'number' ? answer * (values['each'] ?? 0) : 0;
}

/** Damage points that the answers add. */
const damageOf = (request: Form, answers: FormChoice): number =>
  Object.entries(answers).reduce((sum, [name, answer]) => {
    const each = hintOf(request, name, 'adds')?.['damage'] ?? 0;
    return sum + (typeof answer === 'number' ? answer * each : 0);
  }, 0);

/** Whether a draft answers exactly the fields of this request; the previous fight may have had others. */
const answersOf = ({ fields }: Form, draft: Choice | null): boolean =>
  typeof draft === 'object' &&
  draft !== null &&
  !Array.isArray(draft) &&
  Object.keys(draft).sort().join() ===
    fields
      .map(({ name }) => name)
      .sort()
      .join();

const emptyOf = ({ request }: Field): FormChoice[string] =>
  request.kind === 'subset' ? [] : request.kind === 'amount' ? request.min : 'no';

/** What happens to a defender who is hit: a net wounds nobody, and a blow against an Item of theirs only the Item. */
function lossOf(props: Props, isWounded: boolean): 'no' | 'trap' | 'break' {
  const bout = boutOf(props);
  if (isWounded || bout === null) return 'no';
  if (bout.how === 'net' || bout.how === 'cast') return 'trap';
  return bout.item >= 0 ? 'break' : 'no';
}

/** Full-width fields come last, so that the others share their lines. */
const rowsOf = ({ fields }: Form): Field[] =>
  fields.toSorted((a, b) => Number(a.request.kind === 'subset') - Number(b.request.kind === 'subset'));

export function ValueForm(props: Props) {
  const request = props.request as Form;
  const say = sayOf(props);
  const { draft } = props;
  const isMine = answersOf(request, draft.value);
  const answers = (isMine ? draft.value : (request.fallback ?? {})) as FormChoice;
  const id = request.id;
  useLayoutEffect(() => {
    if (!isMine)
      draft.value = Object.fromEntries(
        request.fields.map((field) => [field.name, answers[field.name] ?? emptyOf(field)]),
      );
  }, [id, isMine]);
  const base = hintOf(request, 'base', 'parts') ?? {};
  const total = request.fields.reduce((sum, { name }) => sum + worthOf(request, name, answers[name]), sumOf(base));
  const isAttack = request.clause === 'GL-11.3';
  const against = hintOf(request, 'against', 'against');
  const damage = hintOf(request, 'damage', 'damage')?.['damage'];
  const wound = hintOf(request, 'wound', 'damage')?.['damage'];
  const markers = markersFor(request, answers);
  // GL-11.9
  const isNull = isAttack && total <= 0;
  const plan: Plan = {
    text: isAttack
      ? isNull
        ? say('value.nullPlan', { total: plain(total) })
        : damage === undefined
          ? say('value.netPlan', { total })
          : say('value.attackPlan', { total, damage: damage + damageOf(request, answers) })
      : say('value.defencePlan', {
          total: plain(total),
          fav: against?.['fav'] ?? 0,
          stands: (against?.['fav'] ?? 0) > total ? lossOf(props, wound !== undefined) : 'yes',
          damage: wound ?? 0,
        }),
    notes: valueNotes(props, request, answers, isNull),
    label: say('value.announce', { total: plain(total) }),
  };
  usePlan(props, plan, true);
  const answer = (name: string, choice: FormChoice[string]): void => {
    draft.value = { ...answers, [name]: choice };
  };
  return (
    <section class="gl-value panel" aria-label={say(isAttack ? 'value.attack' : 'value.defence')}>
      <header>
        <h2 class="title">{say(isAttack ? 'value.attack' : 'value.defence')}</h2>
        <p>
          {Object.keys(base).length === 0 ? say('value.nothing') : partsText(props, base)}
          {/* Here, not on its button: there it would cost the panel a row, and the panel would cover the fight. */}
          {markers > 0 && `, ${say('value.markers', { count: markers })}`}
        </p>
      </header>
      <div class="gl-fields">
        {rowsOf(request).map((field) => (
          <Addition
            key={field.name}
            props={props}
            request={request}
            field={field}
            value={answers[field.name] ?? emptyOf(field)}
            answer={answer}
          />
        ))}
      </div>
      <p class="gl-sum" aria-live="polite">
        <b>{plain(total)}</b>
        {against !== null && (
          <span>
            {say('value.against', { fav: against['fav']! })}
            {against['full'] !== against['fav'] && ` ${say('value.halved', { full: against['full']! })}`}
          </span>
        )}
        {isAttack && (
          <span>
            {isNull
              ? say('value.null')
              : damage === undefined
                ? say('value.net')
                : say('value.damage', { damage: damage + damageOf(request, answers) })}
          </span>
        )}
      </p>
    </section>
  );
}

interface AdditionProps {
  props: Props;
  request: Form;
  field: Field;
  value: FormChoice[string];
  answer(name: string, choice: FormChoice[string]): void;
}

function Addition({ props, request, field, value, answer }: AdditionProps) {
  const say = sayOf(props);
  const { name } = field;
  const label = props.telling.field(name);
  const each = hintOf(request, name, 'adds')?.['each'];
  const worth = worthOf(request, name, value);
  const damage = hintOf(request, name, 'adds')?.['damage'] ?? 0;
  const power = POWER_OF[name] ?? name;
  const told = POWERS.some((one) => one.name === power)
    ? say(`about.${power}` as 'about.lunge')
    : name === 'acrobatic'
      ? say('value.marker')
      : null;
  if (field.request.kind === 'pick') {
    const can = (field.request as Pick).from.includes('yes');
    return (
      <button
        type="button"
        class="gl-add"
        aria-pressed={value === 'yes'}
        aria-disabled={!can}
        {...about(SKILLS.has(name) ? say('value.skill') : told)}
        onClick={() => can && answer(name, value === 'yes' ? 'no' : 'yes')}
      >
        <span>
          {label}
          {told !== null && each === undefined && <small>{told}</small>}
        </span>
        <b class={can ? undefined : 'none'}>{can ? (each === undefined ? '' : signed(each)) : say('value.none')}</b>
      </button>
    );
  }
  if (field.request.kind === 'subset')
    return (
      <Cards
        props={props}
        request={field.request}
        name={name}
        label={label}
        value={value as number[]}
        worth={worth}
        answer={answer}
      />
    );
  const { min, max } = field.request as Amount;
  // Nothing is left to be spent.
  if (max === 0) return null;
  const now = value as number;
  return (
    <fieldset class="gl-add steps" {...about(told)}>
      <legend>{label}</legend>
      <Steps props={props} what={label} now={now} min={min} max={max} change={(to) => answer(name, to)}>
        {now}
        <small>/{max}</small>
      </Steps>
      {/* What each is worth, whatever was chosen: another text would move the buttons beside it under the finger. */}
      <b>
        {each !== undefined && each !== 0
          ? damage > 0
            ? say('value.eachDamage', { each: signed(each), damage })
            : say('value.each', { each: signed(each) })
          : damage > 0
            ? say('value.justDamage', { damage })
            : ''}
      </b>
    </fieldset>
  );
}

interface CardsProps {
  props: Props;
  request: Subset;
  name: string;
  label: string;
  value: readonly number[];
  worth: number;
  answer(name: string, choice: FormChoice[string]): void;
}

/** Cards of the hand thrown away for Lunge (GL-14.3). */
function Cards({ props, request, name, label, value, worth, answer }: CardsProps) {
  return (
    <fieldset class="gl-add cards">
      <legend>
        {label} <b class="gl-worth">{worth > 0 && signed(worth)}</b>
        <small>{sayOf(props)('about.lunge')}</small>
      </legend>
      {grouped(request.from as number[]).map(({ item, count }) => {
        const taken = value.filter((card) => card === item).length;
        return (
          <button
            key={item}
            type="button"
            class="gl-chip"
            aria-pressed={taken > 0}
            onClick={() => {
              const rest = value.filter((card) => card !== item);
              const more = taken < count && value.length < request.max ? taken + 1 : 0;
              answer(
                name,
                [...rest, ...Array.from({ length: more }, () => item)].sort((a, b) => a - b),
              );
            }}
          >
            {cardName(props, item)}
            {` ${taken}/${count}`}
          </button>
        );
      })}
    </fieldset>
  );
}
