// A link for others: as text to copy, and as a QR code for a phone.

import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '#client/shell/announce.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { at } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

/** A path over the dark squares of the code, and how many squares a side has. */
async function codeOf(text: string): Promise<{ d: string; size: number }> {
  const { default: qr } = await import('qrcode');
  const { modules } = qr.create(text, { errorCorrectionLevel: 'M' });
  let d = '';
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) d += `M${x} ${y}h1v1h-1z`;
  }
  return { d, size: modules.size };
}

/** `made`: it was just created, so it is announced and gets the focus. */
export function ShareLink({ path, made = false }: { path: string; made?: boolean }) {
  const address = new URL(at(path), location.href).href;
  const [code, setCode] = useState<{ d: string; size: number } | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void codeOf(address).then(setCode);
  }, [address]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!made) return;
    field.current?.focus();
    announce(say('share.made'));
  }, [made]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      announce(say('share.copied'));
    } catch {
      // Without permission to write to the clipboard, the address can still be selected and copied by hand.
    }
  };
  return (
    <div class="share">
      <div class="copy">
        <input
          ref={field}
          readOnly
          aria-label={say('share.link')}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="btn go" onClick={() => void copy()}>
          <Sign of={copied ? 'check' : 'link'} /> {copied ? say('share.copied') : say('share.copy')}
        </button>
      </div>
      {code !== null && (
        <svg class="qr" viewBox={`-3 -3 ${code.size + 6} ${code.size + 6}`} role="img" aria-label={say('share.code')}>
          <rect x="-3" y="-3" width="100%" height="100%" fill="#FFFBF2" />
          <path d={code.d} fill="#2A211B" />
        </svg>
      )}
    </div>
  );
}
