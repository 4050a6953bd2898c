// A dialog over the page: the browser's own, which keeps the focus inside and closes with Esc.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { giveBack } from '#client/shell/focus.ts';
import { Sign } from '#client/shell/icon.tsx';
import { say } from '#client/words.ts';

interface DialogProps {
  title: string;
  close(): void;
  children: ComponentChildren;
  /** `side`: a drawer at the right edge, as for the rules. */
  place?: 'middle' | 'side';
}

export function Dialog({ title, close, children, place = 'middle' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = element;
    const before = document.activeElement;
    if (current !== null && !current.open) current.showModal();
    return () => {
      current?.close();
      giveBack(before);
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${place}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        event.stopPropagation();
      }}
    >
      <div class="dialog-in">
        <header>
          <h2 class="title">{title}</h2>
          <button type="button" class="tbtn" aria-label={say('close')} onClick={close}>
            <Sign of="close" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
