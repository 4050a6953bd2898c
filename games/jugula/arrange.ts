import type { Jugula } from '#games/jugula/state.ts';
export function arrange(_g: Jugula, _line: string): void {}
