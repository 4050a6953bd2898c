// Typed answers: the notation of the game, as in the terminal and the records. A player's name may stand for a seat, the
// goal of a walk for the walk, and blanks or commas for the signs between items.

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { focusStatus } from '#client/shell/focus.ts';
import { settings } from '#client/shell/settings.ts';
import type { Sitting } from '#client/table/sitting.ts';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import { enumerate } from '#engine/requests/choices.ts';
import { print } from '#engine/requests/notation.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import { readTyped } from '#telling/typed.ts';

/** The box was opened by its key: Esc closes it again. A setting keeps it open. */
export const isCalled = signal(false);
/** The focus stays in the box for the next question, unless the player has left the box. */
let hasLeft = false;

/** Whether answers are typed now. */
export const isTyping = (): boolean => settings.value.typing || isCalled.value;

export function callBox(): void {
  hasLeft = false;
  isCalled.value = true;
  document.querySelector<HTMLElement>('[data-typing]')?.focus();
}

interface TypeBoxProps {
  sitting: Sitting;
  request: Request;
  props: TableProps;
}

export function TypeBox({ sitting, request, props: { telling, choose } }: TypeBoxProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isCalled.value && !hasLeft) box.current?.focus();
  }, []);
  const { nouns } = telling.game;
  const typed = request.kind === 'pick' ? nouns[request.of]?.typed : undefined;
  const write = (choice: Choice): string => typed?.print(choice as Item) ?? print(request, choice, nouns);
  const example = enumerate(request, 1).map(write)[0] ?? '';
  const send = (event: Event): void => {
    event.preventDefault();
    const { choice, refusal } = readTyped(request, text.trim(), nouns, telling.names);
    if (refusal === null) {
      choose(choice!);
      setText('');
    } else sitting.refuse(refusal);
  };
  return (
    <form class="type-box" onSubmit={send}>
      <input
        ref={box}
        type="text"
        data-typing
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        aria-label={say('typing.label')}
        placeholder={example}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={() => {
          hasLeft = false;
        }}
        onBlur={() => {
          hasLeft = true;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          setText('');
          isCalled.value = false;
          focusStatus();
        }}
      />
    </form>
  );
}
