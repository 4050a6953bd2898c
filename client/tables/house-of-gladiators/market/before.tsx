// Below the lot, until it is sold: what came before it. At the first lot that is how the last round ended, for the bouts
// leave the table when the market opens; later it is what became of the lot before.

import { useState } from 'preact/hooks';
import { Dialog } from '#client/shell/dialog.tsx';
import { DutyLists } from '#client/tables/house-of-gladiators/duties/duties.tsx';
import { type Lot, lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  cardName,
  isPhone,
  manName,
  namedIn,
  type LudiProps as Props,
  sayOf,
  word,
} from '#client/tables/house-of-gladiators/props.ts';

export function Before({ props, lot }: { props: Props; lot: Lot }) {
  const [isOpen, setOpen] = useState(false);
  const say = sayOf(props);
  const text = lot.n === 1 ? lastRound(props) : lastLot(props, lot.n - 1);
  // What House Duties brought can be read once more before the first lot is sold.
  if (lot.n !== 1 || lying(props.stage, 'duties') === null) return text === '' ? null : <p class="hg-before">{text}</p>;
  return (
    <>
      <button type="button" class="hg-before" onClick={() => setOpen(true)}>
        <span>{text}</span> <u>{say('duties.title')}</u>
      </button>
      {isOpen && (
        <Dialog title={say('duties.title')} close={() => setOpen(false)}>
          {/* All of it: below the lot a long one is cut. */}
          <p class="hg-note">{text}</p>
          <DutyLists props={props} />
        </Dialog>
      )}
    </>
  );
}

/** What decided the bouts of the last round; empty: there was none. */
function lastRound(props: Props): string {
  const say = sayOf(props);
  const { events, view, language } = props;
  const end = events.findLastIndex(({ kind }) => kind === 'roundBegan');
  const start = events.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === 'roundBegan');
  if (start < 0) return '';
  type Part = { seat?: number; gladiator?: number; glory?: number; gladiators?: readonly number[] };
  const isOwn = (event: object): boolean => (event as Part).seat === props.viewer;
  const past = events.slice(start, end);
  // A phone has room for two lines: what is the reader's own comes first, and House Duties tell the Glory.
  const inOrder = isPhone() ? [...past.filter(isOwn), ...past.filter((event) => !isOwn(event))] : past;
  const told = (isBye: boolean): string[] =>
    inOrder.flatMap(({ kind, ...event }) => {
      if ((kind === 'byeGiven') !== isBye) return [];
      const { seat, gladiator, glory, gladiators } = event as Part;
      const { who, name } = namedIn(props, seat ?? -1);
      const man = gladiator === undefined ? '' : manName(gladiator);
      if (kind === 'won') return [say('before.won', { man, who, name, glory: isPhone() ? 0 : glory! })];
      if (kind === 'wonOutright') return [say('before.outright', { man, who, name })];
      if (kind === 'boutDrawn')
        return [say('before.drawn', { men: new Intl.ListFormat(language).format((gladiators ?? []).map(manName)) })];
      if (kind === 'byeGiven' && seat === props.viewer)
        return [say('before.bye', { slot: word(props, (event as unknown as { slot: string }).slot) })];
      if (kind === 'died') return [say('before.died', { man, who, name })];
      return kind === 'completed' ? [say('before.completed', { who, name })] : [];
    });
  // A bye decides nothing: it comes last.
  const lines = [...told(false), ...told(true)];
  if (lines.length === 0) return '';
  const list = new Intl.ListFormat(language).format(lines);
  const which = view.round === view.roundLimit ? 'last' : 'other';
  return say('before.round', { n: view.round, last: view.round - 1, end: which, list });
}

/** Who bought the lot before; a card that the viewer bought is named to him alone. */
function lastLot(props: Props, n: number): string {
  const say = sayOf(props);
  const last = lying(props.stage, 'lots')?.[n - 1];
  if (last === undefined) return '';
  const { tiro, type, seat, coins, card } = last;
  const what =
    tiro >= 0
      ? manName(tiro)
      : card >= 0
        ? cardName(props, card)
        : say('before.card', { type: word(props, `type.${type}`) });
  const told = seat < 0 ? say('before.unsold') : say('before.bought', { ...namedIn(props, seat), what, n: coins });
  return say('before.lot', { n, what: told });
}
