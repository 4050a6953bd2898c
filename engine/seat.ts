// Seats and who may know what.
//
// A seat is a place at the table (0, 1, …); a viewer is a seat or a spectator. Who may know a thing is a small integer
// with one bit per viewer, so that "may seat 2 see this?" costs one AND and a set of viewers fits into any table.

export type Seat = number;

/** The viewer without a seat, who sees what everybody sees. */
export const SPECTATOR = 15;

/** A set of viewers, one bit each. */
export type Viewers = number;

export const NOBODY: Viewers = 0;
export const EVERYBODY: Viewers = 0xffff;

/** The bit of a viewer. An invalid viewer (a lost session's `undefined`, a seat out of range) has no bit and sees nothing. */
export const only = (viewer: Seat): Viewers => (viewer === (viewer & SPECTATOR) ? 1 << viewer : NOBODY);
export const both = (a: Seat, b: Seat): Viewers => only(a) | only(b);
export const maySee = (viewers: Viewers, viewer: Seat): boolean => (viewers & only(viewer)) !== 0;

/** The seats among `viewers`, in seat order. */
export function seatsOf(viewers: Viewers, seats: number): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (maySee(viewers, seat)) list.push(seat);
  return list;
}
