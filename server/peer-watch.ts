// What other nodes do at the matches that are open here: read on, and told to those who are connected here.
//
// Notices come within milliseconds. As one may be lost, the heads of open matches are also compared now and then.

import type { HostedMatch } from '#server/hosted-match.ts';
import type { Hub } from '#server/hub.ts';
import type { Notice, Peers } from '#server/store/peers.ts';

const COMPARE_EVERY = 2000;
/** People at a node that is gone are seen as away after its presence has expired, and somebody has looked. */
const LOOK_EVERY = 15_000;

export interface PeerWatchOptions {
  hub: Hub;
  peers: Peers;
  /** The sockets of people here. */
  sockets: { renamed(guest: string, name: string): void; forgotten(guest: string): void };
}

export class PeerWatch {
  private readonly options: PeerWatchOptions;
  private readonly timers: NodeJS.Timeout[];
  private comparing = false;

  constructor(options: PeerWatchOptions) {
    this.options = options;
    const { peers } = options;
    peers.onNotice((notice) => (notice === null ? this.lookAtAll() : this.hear(notice)));
    this.timers = [
      setInterval(() => void this.compare(), COMPARE_EVERY).unref(),
      setInterval(() => this.lookAtAll(), LOOK_EVERY).unref(),
    ];
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private hear(notice: Notice): void {
    if ('guest' in notice) {
      const { trouble } = this.options.hub.around;
      const done = notice.about === 'renamed' ? this.renamed(notice.guest) : this.forgotten(notice.guest);
      done.catch((error) => trouble('', 'a person could not be looked up', error));
      return;
    }
    const match = this.options.hub.opened(notice.match);
    if (match === null) return;
    if (notice.about === 'log') this.catchUp(match);
    else if (notice.about === 'seats') this.at(match, () => match.refresh());
    else this.at(match, () => match.followChat());
  }

  private async renamed(guest: string): Promise<void> {
    const { hub, sockets } = this.options;
    const person = await hub.around.store.guest(guest);
    if (person !== null) sockets.renamed(guest, person.name);
    await hub.renamed(guest);
  }

  private async forgotten(guest: string): Promise<void> {
    const { hub, sockets } = this.options;
    sockets.forgotten(guest);
    await hub.forgotten(guest);
  }

  /** Compares the heads of all open matches with the store's. */
  private async compare(): Promise<void> {
    const { hub, peers } = this.options;
    if (this.comparing) return;
    this.comparing = true;
    try {
      const open = hub.all();
      const heads = open.length === 0 ? new Map<string, number>() : await peers.heads(open.map(({ id }) => id));
      for (const match of open) if ((heads.get(match.id) ?? 0) > match.room.head) this.catchUp(match);
    } catch {
      // The database is away; what depends on it says so, and this is tried again.
    } finally {
      this.comparing = false;
    }
  }

  private lookAtAll(): void {
    for (const match of this.options.hub.all()) {
      if (match.room.listeners.size === 0) continue;
      this.catchUp(match);
      this.at(match, async () => {
        await match.refresh();
        await match.followChat();
      });
    }
  }

  private catchUp(match: HostedMatch): void {
    this.at(match, () => match.catchUp());
  }

  private at(match: HostedMatch, work: () => Promise<unknown>): void {
    const { trouble } = this.options.hub.around;
    // An error here is told to nobody: a player who asks something of the match is told then.
    match.room.run(work, true).catch((error) => {
      if (match.room.fault === null) trouble(match.id, 'could not follow another node', error);
    });
  }
}
