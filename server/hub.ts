// The rooms of this process: opened when somebody wants something of a match, put away when nobody has for a while.

import { Room, type Surroundings } from '#server/room.ts';

/** A room that nobody wants anything of is put away after this long. */
const IDLE = 60_000;
const SWEEP_EVERY = 10_000;

export class Hub {
  readonly around: Surroundings;
  private readonly rooms = new Map<string, Room>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(around: Surroundings, idle = IDLE) {
    this.around = around;
    this.sweeper = setInterval(() => this.putAway(idle), Math.min(SWEEP_EVERY, idle)).unref();
  }

  /** The room of a match, whether there is such a match or not: that is seen when something is asked of it. */
  room(match: string): Room {
    let room = this.rooms.get(match);
    if (room === undefined) {
      room = new Room(match, this.around);
      this.rooms.set(match, room);
    }
    return room;
  }

  /** How many rooms are open. */
  get size(): number {
    return this.rooms.size;
  }

  /** Puts the rooms away that were idle for so long. */
  putAway(idle: number): void {
    for (const [id, room] of this.rooms) if (room.idle >= idle && room.idle > 0) this.rooms.delete(id);
  }

  /** Somebody has another name: the rooms where he sits show it. The others are left alone, so that they can be put away. */
  async renamed(guest: string): Promise<void> {
    const rooms = [...this.rooms.values()].filter((room) => room.seats(guest));
    await Promise.allSettled(rooms.map((room) => room.run(() => room.rename())));
  }

  /** Somebody is gone for good, with his name and all that he said anywhere. */
  async forgotten(guest: string): Promise<void> {
    for (const room of this.rooms.values()) room.talking.forget();
    await this.renamed(guest);
  }

  close(): void {
    clearInterval(this.sweeper);
    this.rooms.clear();
  }
}
