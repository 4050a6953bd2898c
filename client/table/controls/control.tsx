// A control for every kind of request, so that any game can be played from its first day.
//
// A control shows what is offered and what is barred, with the clause that forbids it, and builds an answer piece by
// piece. It passes the draft up, complete or not; its parent decides when to send it. In a form, a field that depends on
// an earlier answer appears with it, and a field with a single possible answer is filled in.

import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { AmountControl } from '#client/table/controls/amount.tsx';
import { BagControl } from '#client/table/controls/bag.tsx';
import { Barred } from '#client/table/controls/barred.tsx';
import { OfferControl } from '#client/table/controls/offer.tsx';
import { OrderControl } from '#client/table/controls/order.tsx';
import { PathControl } from '#client/table/controls/path.tsx';
import { PickControl } from '#client/table/controls/pick.tsx';
import type { ControlProps } from '#client/table/controls/props.ts';
import { onlyChoice } from '#engine/requests/choices.ts';
import {
  type Choice,
  type Field,
  type Form,
  type FormChoice,
  isAsked,
  type Request,
} from '#engine/requests/request.ts';

export function Control({ request, ...rest }: ControlProps): JSX.Element {
  switch (request.kind) {
    case 'pick':
      return <PickControl request={request} {...rest} />;
    case 'subset':
    case 'pay':
      return <BagControl request={request} {...rest} />;
    case 'amount':
      return <AmountControl request={request} {...rest} />;
    case 'path':
      return <PathControl request={request} {...rest} />;
    case 'order':
      return <OrderControl request={request} {...rest} />;
    case 'offer':
      return <OfferControl request={request} {...rest} />;
    case 'form':
      return <FormControl request={request} {...rest} />;
  }
}

/** The first answer of a field: the only possible one, or nothing where that is legal. */
function firstAnswer(request: Request): Choice | null {
  if (request.kind === 'amount') return request.min;
  if (request.kind === 'subset' && request.min === 0) return [];
  return onlyChoice(request);
}

/** Only the fields that are asked, in order, with first answers where there are any. */
function completed(fields: readonly Field[], answers: FormChoice): FormChoice {
  const next: FormChoice = {};
  for (const field of fields) {
    if (!isAsked(field, next)) continue;
    const given = answers[field.name] ?? firstAnswer(field.request);
    if (given !== null && given !== undefined) next[field.name] = given;
  }
  return next;
}

export function FormControl({ request, value, change, telling, openRule, name }: ControlProps<Form>) {
  const answers = (value ?? {}) as FormChoice;
  useLayoutEffect(() => {
    if (value === null) change(completed(request.fields, {}));
  }, [value, request, change]);
  const answer = (field: Field, choice: Choice | null): void => {
    const { [field.name]: _before, ...others } = answers;
    change(completed(request.fields, choice === null ? others : { ...others, [field.name]: choice }));
  };
  const asked = request.fields.filter((field) => isAsked(field, answers));
  return (
    <div class="form" role="group" aria-label={name}>
      {asked.map((field) => {
        const label = telling.field(field.name);
        return (
          <div class="field" key={`${field.name} ${field.request.kind} ${field.when?.is.join() ?? ''}`}>
            <span class="field-name">{label}</span>
            <Control
              request={field.request}
              value={answers[field.name] ?? null}
              change={(choice) => answer(field, choice)}
              telling={telling}
              openRule={openRule}
              name={label}
            />
          </div>
        );
      })}
      <Barred request={request} telling={telling} openRule={openRule} />
    </div>
  );
}
