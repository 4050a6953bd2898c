// What the bar says about a value that is being fixed (GL-11.3, GL-11.5), beside its total: what is used up by it.

import { fallNotes } from '#client/tables/gladiatori/planning.ts';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { hintOf } from '#client/tables/gladiatori/uses.ts';
import type { Note } from '#client/tables/table.ts';
import type { Form, FormChoice } from '#engine/requests/request.ts';
import { GUARD, OFFENSE, POWERS } from '#games/gladiatori/cards.ts';

/** GL-2.5: a Skill falls when it is used. */
export const SKILLS: ReadonlySet<string> = new Set(['offense', 'guard']);

/** Fields whose Power has another name. */
export const POWER_OF: { readonly [field: string]: string } = {
  wrestle: 'wrestling',
  deep: 'deep-wounds',
  leapAttack: 'leap',
  leapDamage: 'leap',
};

/** GL-13.25: a boosted Skill falls to 0. */
const isBoosted = (props: Props, skill: number): boolean => ((ownOf(props)?.secret?.boosted ?? 0) & (1 << skill)) !== 0;

/** GL-2.16: what is put into this value of a Power is the only time. */
function powersNote(props: Props, { fields }: Form, answers: FormChoice): Note[] {
  const powers = fields.flatMap(({ name }) => {
    const power = POWER_OF[name] ?? name;
    const given = answers[name];
    const isUsed =
      given === 'yes' || (typeof given === 'number' ? given > 0 : Array.isArray(given) && given.length > 0);
    return isUsed && POWERS.some((one) => one.name === power) ? [props.telling.words[`power.${power}`]!] : [];
  });
  if (powers.length === 0) return [];
  const text = sayOf(props)('value.powerNote', { powers: [...new Set(powers)].join(', ') });
  return [{ text, clause: 'GL-2.16', tone: 'cost' }];
}

/** Unbalanced markers that the player gets for this value (GL-13.13, GL-13.19). */
export const markersFor = (request: Form, answers: FormChoice): number =>
  Number(answers['acrobatic'] === 'yes') + Number((hintOf(request, 'sweep', 'targets')?.['count'] ?? 0) > 0);

export function valueNotes(props: Props, request: Form, answers: FormChoice, isNull: boolean): Note[] {
  const say = sayOf(props);
  const isAttack = request.clause === 'GL-11.3';
  const swept = hintOf(request, 'sweep', 'targets')?.['count'] ?? 0;
  const isSkillUsed = request.fields.some(({ name }) => SKILLS.has(name) && answers[name] === 'yes');
  const notes: Note[] = fallNotes(props, markersFor(request, answers));
  if (isSkillUsed)
    notes.push(
      isBoosted(props, isAttack ? OFFENSE : GUARD)
        ? { text: say('value.boostedNote'), clause: 'GL-13.25', tone: 'cost' }
        : { text: say('value.skillNote'), clause: 'GL-2.5', tone: 'cost' },
    );
  else if (isAttack && !isNull && hintOf(request, 'damage', 'damage') !== null)
    notes.push({ text: say('value.depth'), clause: 'GL-11.40', tone: 'plain' });
  notes.push(...powersNote(props, request, answers));
  if (isNull) notes.push({ text: '', clause: 'GL-11.9', tone: 'plain' });
  if (swept > 1) notes.push({ text: say('value.sweepNote'), clause: 'GL-13.10', tone: 'plain' });
  return [...notes, { text: say('value.secret'), clause: 'GL-11.2', tone: 'plain' }];
}
