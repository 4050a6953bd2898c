// What all components of this table work with: the current sketch, what can be chosen in it, and what is open.

import { type Signal, signal } from '@preact/signals';
import { settings } from '#client/shell/settings.ts';
import { barredAt, type Choosing, choosingOf, optionsAt } from '#client/tables/sketch/choosing.ts';
import { type SaySketch, sayer } from '#client/tables/sketch/words.ts';
import type { TableProps } from '#client/tables/table.ts';
import { type Item, sorted } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { Card, Sketch, Sketcher } from '#games/shared/table.ts';

/** A thing that is open, to be read or to choose its use. */
export interface Opened {
  /** The moment in which it was opened: a new moment closes it. */
  view: unknown;
  name: string;
  keys: readonly string[];
  card: Card | null;
}

/** How a thing takes a click now. */
export interface Touch {
  state: 'can' | 'cannot' | 'plain';
  /** How many of it are in the answer so far. */
  taken: number;
  isOpen: boolean;
  /** It is the default answer of the rules. */
  isDefault: boolean;
  /** What a press does: it opens the thing to be read, adds it to the answer or removes it, or is the answer. */
  does: 'open' | 'take' | 'answer';
  press(): void;
}

export class At {
  readonly props: TableProps;
  readonly sketch: Sketch;
  readonly choosing: Choosing | null;
  readonly say: SaySketch;
  /** The seat that is drawn nearest: the viewer's own, or the first seat for a spectator. */
  readonly home: number;
  private readonly board: PlainTable;

  constructor(board: PlainTable, props: TableProps, sketch: Sketch, choosing: Choosing | null) {
    this.board = board;
    this.props = props;
    this.sketch = sketch;
    this.choosing = props.sending.value ? null : choosing;
    this.say = sayer(props.language);
    this.home = props.viewer === SPECTATOR ? 0 : props.viewer;
  }

  get opened(): Opened | null {
    const opened = this.board.opened.value;
    return opened === null || opened.view !== this.props.view ? null : opened;
  }

  close(): void {
    this.board.opened.value = null;
  }

  open(name: string, keys: readonly string[], card: Card | null): void {
    this.board.opened.value = { view: this.props.view, name, keys, card };
  }

  /** Sends the answer, or drafts it where a second click is needed. */
  choose(choice: Parameters<TableProps['choose']>[0]): void {
    this.close();
    if (settings.value.confirm === 'always') this.props.draft.value = choice;
    else this.props.choose(choice);
  }

  /** `label`: the answer that a click gives at once. Answers with other labels are opened to be read first. */
  touch(name: string, keys: readonly string[], card: Card | null, label = name): Touch {
    const { choosing, props } = this;
    const options = optionsAt(choosing, keys);
    const opened = this.opened;
    const isOpen = opened !== null && opened.name === name && opened.keys.join() === keys.join();
    const read = (): void => (isOpen ? this.close() : this.open(name, keys, card));
    const first = options[0];
    if (first === undefined) {
      const isBarred = barredAt(choosing, keys).length > 0;
      return { state: isBarred ? 'cannot' : 'plain', taken: 0, isOpen, isDefault: false, does: 'open', press: read };
    }
    const request = choosing!.request;
    if (request.kind === 'subset') {
      const draft = (props.draft.value ?? []) as Item[];
      const taken = draft.filter((item) => item === first.item).length;
      const press = (): void => {
        const most = request.from.filter((item) => item === first.item).length;
        const others = draft.filter((item) => item !== first.item);
        const next = taken >= most ? 0 : taken + 1;
        props.draft.value = sorted([...others, ...new Array<Item>(next).fill(first.item)]);
      };
      return { state: 'can', taken, isOpen, isDefault: false, does: 'take', press };
    }
    const isDefault = options.some(({ choice }) => JSON.stringify(choice) === JSON.stringify(request.fallback));
    const isTaken = options.some(({ choice }) => JSON.stringify(choice) === JSON.stringify(props.draft.value));
    const isWhole = options.length === 1 && props.telling.item(request.of, first.item) === label;
    const press = isWhole ? () => this.choose(first.choice) : read;
    const does = !isWhole ? 'open' : settings.value.confirm === 'always' ? 'take' : 'answer';
    return { state: 'can', taken: isTaken ? 1 : 0, isOpen, isDefault: isDefault && isWhole, does, press };
  }
}

/** One for each game: its sketcher, and the latest sketch. */
export class PlainTable {
  readonly opened: Signal<Opened | null> = signal(null);
  private readonly sketcher: Sketcher<unknown>;
  private last: { view: unknown; language: string; names: string; sketch: Sketch } | null = null;
  private chosen: { request: unknown; sketch: Sketch; choosing: Choosing | null } | null = null;

  constructor(sketcher: Sketcher<unknown>) {
    this.sketcher = sketcher;
  }

  at(props: TableProps): At {
    const { view, language, names, telling, request } = props;
    const called = names.join();
    let last = this.last;
    if (last === null || last.view !== view || last.language !== language || last.names !== called) {
      last = { view, language, names: called, sketch: this.sketcher.sketch(view, telling.words, names) };
      this.last = last;
    }
    const { sketch } = last;
    return new At(this, props, sketch, request === null ? null : this.choosing(sketch, view, request));
  }

  /** What of a request is drawn on the table as it was last shown; null: nothing. */
  drawn(request: NonNullable<TableProps['request']>, view: unknown): Choosing | null {
    return this.last === null || this.last.view !== view ? null : this.choosing(this.last.sketch, view, request);
  }

  private choosing(sketch: Sketch, view: unknown, request: NonNullable<TableProps['request']>): Choosing | null {
    if (this.chosen?.request !== request || this.chosen.sketch !== sketch) {
      this.chosen = { request, sketch, choosing: choosingOf(this.sketcher, sketch, view, request) };
    }
    return this.chosen.choosing;
  }
}
