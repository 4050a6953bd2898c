// A familia as text: copied out to be kept or passed on, and taken from a text that was kept. The same text is read by
// `./harena familia`.

import { useState } from 'preact/hooks';
import { reasonText } from '#client/table/refusals.ts';
import { type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { defaultFamilia, familiaText, readFamilia } from '#games/jugula/table-things.ts';

export function Kept({ props }: { props: Props }) {
  const say = sayOf(props);
  const { draft, view, announce, telling } = props;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const kinds = (draft.value ?? []) as number[];
  // The field shows what was copied: a player whose browser gives no clipboard takes it from there.
  const keep = async (): Promise<void> => {
    const written = familiaText(kinds);
    setText(written);
    setRefusal(null);
    announce(say('shelf.kept', { text: written }));
    await navigator.clipboard?.writeText(written).catch(() => {});
  };
  const bring = (event: Event): void => {
    event.preventDefault();
    const read = readFamilia(text, view);
    setRefusal(read.refusal);
    if (read.kinds !== null) draft.value = read.kinds;
  };
  return (
    <form class="ju-kept" onSubmit={bring}>
      <input
        type="text"
        aria-label={say('shelf.bring')}
        aria-invalid={refusal !== null}
        placeholder={say('shelf.bring.hint', { text: familiaText(defaultFamilia(view)) })}
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text !== '' && (
        <button type="submit" class="btn">
          {say('shelf.bring.do')}
        </button>
      )}
      {kinds.length > 0 && (
        <button type="button" class="btn" onClick={() => void keep()}>
          {say('shelf.keep')}
        </button>
      )}
      {refusal !== null && <output>{reasonText(telling, refusal)}</output>}
    </form>
  );
}
