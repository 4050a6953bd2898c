import type { Gladiatori } from '#games/gladiatori/state.ts';
export function arrange(_g: Gladiatori, line: string): void {
  throw new Error(line);
}
