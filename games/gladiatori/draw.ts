import type { Words } from '#engine/game.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
export const draw = (view: GladiatoriView, _words: Words): string => `turn ${view.turn}`;
