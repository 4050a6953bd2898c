// The arena's own keys as a list, for players who use the keyboard and see the arena. Screen readers get them with the
// arena's name.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '#client/shell/dialog.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';

const KEYS = ['around', 'arrows', 'next', 'figure', 'turn', 'choose', 'read', 'threat', 'sight'] as const;

export function KeysTool(props: Props) {
  const say = sayOf(props);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The focus can move outside only once the dialog is gone.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="gl-tool gl-keys-tool"
        aria-haspopup="dialog"
        data-about={say('keys.title')}
        onClick={() => setOpen(true)}
      >
        <Sign of="keyboard" name={say('keys.title')} />
      </button>
      {isOpen && (
        <Dialog title={say('keys.title')} close={() => setOpen(false)}>
          <dl class="keys gl-keys">
            {KEYS.map((key) => (
              <div key={key}>
                <dt>
                  {say(`keys.${key}.name`)
                    .split(' ')
                    .map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                </dt>
                <dd>{say(`keys.${key}`)}</dd>
              </div>
            ))}
          </dl>
          <p class="gl-none">{say('keys.more')}</p>
        </Dialog>
      )}
    </>
  );
}
