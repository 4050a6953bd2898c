// The words of a frozen build (engine/frozen.ts): its own sentences, in the place of those that today's words would make.

import type { Part, SeenEvent } from '#engine/event.ts';
import type { Stretch } from '#engine/events/declare.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { FrozenRules, Teller } from '#engine/frozen.ts';
import type { Language } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { Telling } from '#telling/telling.ts';
import type { GameFace } from '#telling/wording.ts';

class FrozenTelling extends Telling {
  private readonly teller: Teller;

  constructor(rules: FrozenRules, names: readonly string[], language: Language, readable: boolean) {
    super(rules, names, language, readable);
    this.teller = rules.tell(names, language, readable);
  }

  override event(event: SeenEvent): string {
    return this.teller.event(event);
  }

  override explains(): string | null {
    return null;
  }

  override begins(event: SeenEvent): Stretch | null {
    return this.teller.begins(event);
  }

  override seatOf(event: SeenEvent): Seat | null {
    return this.teller.seatOf(event);
  }

  /** Its events are told by the build itself, which names no cells. */
  override cellsOf(): number[] {
    return [];
  }

  override sums(event: SeenEvent): { name: string; parts: readonly Part[]; total: Json }[] {
    return this.teller.sums(event);
  }

  override question(message: string, scene: Scene | null): string {
    return this.teller.question(message, scene);
  }

  override situation(scene: Scene, viewer: Seat): string {
    return this.teller.situation(scene, viewer);
  }

  override item(of: string, item: Item): string {
    return this.teller.item(of, item);
  }

  override about(request: Request, item: Item): string | null {
    return this.teller.about(request, item);
  }

  override reason(refusal: Refusal): string {
    return this.teller.reason(refusal);
  }
}

/** The words of a game, whatever the version of its rules. */
export const tellingOf = (
  game: GameFace | FrozenRules,
  names: readonly string[],
  language: Language,
  readable = false,
  reader: Seat | null = null,
): Telling =>
  'frozen' in game
    ? new FrozenTelling(game, names, language, readable)
    : new Telling(game, names, language, readable, reader);
