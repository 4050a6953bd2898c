// What has changed in an update since the one before: fewer bytes for a viewer who has that one.
//
// The fields of an update and those of its view are compared as texts, each with the text that this viewer was sent last;
// only those that differ are sent. So nothing is compared but what the viewer may see, and nothing is serialised twice. Every
// now and then, and whenever the one before is not known, the viewer gets a whole update.

import type { Seat } from '#engine/seat.ts';
import type { ChangedUpdate, Update } from '#live/messages.ts';

/** So many updates in a row at most are sent as changes. */
const MOST_IN_A_ROW = 31;

/** The fields that are left out where they have not changed. */
const FIELDS = ['request', 'answered', 'offers', 'asked', 'undo', 'outcome'] as const;

/** What a viewer was sent last: the texts of `FIELDS`, then those of the fields of the view. */
interface Known {
  seq: number;
  names: readonly string[];
  texts: string[];
  inARow: number;
}

export class Changes {
  private readonly match: string;
  private readonly known = new Map<Seat, Known>();

  constructor(match: string) {
    this.match = match;
  }

  /** The viewer's next update is whole. */
  forget(viewer: Seat): void {
    this.known.delete(viewer);
  }

  /** An update as the text of its changes; null: it must be sent whole. Call it once for every update to the viewer. */
  textOf(update: Update): string | null {
    const { viewer, seq, from, events, clocks } = update;
    const view = update.view as { readonly [name: string]: unknown };
    const before = this.known.get(viewer);
    const names = Object.keys(view);
    const texts: string[] = [];
    for (const name of FIELDS) texts.push(JSON.stringify(update[name]));
    for (const name of names) texts.push(JSON.stringify(view[name]));
    const isKnown = before !== undefined && before.seq === seq - 1 && isSame(before.names, names);
    const inARow = isKnown ? before.inARow + 1 : 0;
    const isWhole = !isKnown || inARow > MOST_IN_A_ROW;
    this.known.set(viewer, { seq, names: isKnown ? before.names : names, texts, inARow: isWhole ? 0 : inARow });
    if (isWhole) return null;
    let text = `{"t":"changed","match":"${this.match}","viewer":${viewer},"seq":${seq},"from":${from}`;
    text += `,"events":${JSON.stringify(events)},"clocks":${JSON.stringify(clocks)}`;
    for (let i = 0; i < FIELDS.length; i++) {
      if (texts[i] !== before.texts[i]) text += `,"${FIELDS[i]}":${texts[i]}`;
    }
    text += ',"view":{';
    let comma = '';
    for (let i = 0; i < names.length; i++) {
      const now = texts[FIELDS.length + i]!;
      if (now === before.texts[FIELDS.length + i]) continue;
      text += `${comma}${JSON.stringify(names[i])}:${now}`;
      comma = ',';
    }
    return `${text}}}`;
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The whole update, made from the one before; null: these are changes to another one, so join again. */
export function withChanges(before: Update | undefined, { t: _t, view, ...rest }: ChangedUpdate): Update | null {
  if (before === undefined || before.seq !== rest.seq - 1) return null;
  return { ...before, ...rest, view: { ...(before.view as object), ...view } };
}
