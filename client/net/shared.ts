// Matches on a server at which several people share this browser's screen: which seats are theirs, and their names, of
// which the server knows only one.

export interface SharedSeat {
  seat: number;
  name: string;
}

const keyOf = (match: string): string => `harena.shared.${match}`;

export function noteShared(match: string, seats: readonly SharedSeat[]): void {
  localStorage.setItem(keyOf(match), JSON.stringify(seats));
}

/** Empty where one person plays alone. */
export function sharedSeats(match: string): readonly SharedSeat[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]') as SharedSeat[];
  } catch {
    return [];
  }
}
