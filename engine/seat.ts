// Seats and who may know what.
//
// A seat is a place at the table (0, 1, …); a viewer is a seat or a spectator. Who may know a thing is a small integer
// with one bit per viewer, so that "may seat 2 see this?" costs one AND and a set of viewers fits into any table.

export type Seat = number;

/** The viewer who sits nowhere and sees what everybody sees. */
export const SPECTATOR = 15;

/** A set of viewers, one bit each. */
export type Viewers = number;

export const NOBODY: Viewers = 0;
export const EVERYBODY: Viewers = 0xffff;

export const only = (viewer: Seat): Viewers => 1 << viewer;
export const both = (a: Seat, b: Seat): Viewers => (1 << a) | (1 << b);
export const maySee = (viewers: Viewers, viewer: Seat): boolean => (viewers & (1 << viewer)) !== 0;

/** The seats among `viewers`, in seat order. */
export function seatsOf(viewers: Viewers, seats: number): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (maySee(viewers, seat)) list.push(seat);
  return list;
}
