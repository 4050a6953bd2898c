// People: a guest is a name and a cookie. No account is needed.
//
// The cookie identifies the person: 256 random bits that scripts in the page cannot read. The store has only its hash, so
// reading the store does not allow impersonation.

import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Guest, Store } from '#server/store/store.ts';

const COOKIE = 'harena';
const COOKIE_BYTES = 32;
const YEAR = 365 * 24 * 3600;
/** A person's last visit is noted at most this often. */
const SEEN_EVERY = 3_600_000;

/** The hash under which a secret (cookie, invitation) is stored. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** An unguessable secret. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

export class Guests {
  private readonly store: Store;
  private readonly attributes: string;
  /** The __Host- prefix: browsers accept it only over https, at the root, from this host. */
  private readonly cookie: string;

  /** `path`: the base path of the pages; `secure`: whether people use https. */
  constructor(store: Store, path: string, secure: boolean) {
    this.store = store;
    this.cookie = secure && path === '/' ? `__Host-${COOKIE}` : COOKIE;
    this.attributes = `; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** The person of this Cookie header; null: none that we know. */
  async find(header: string | undefined): Promise<Guest | null> {
    // Cookies from before have the plain name.
    const secret = cookieIn(header, this.cookie) ?? cookieIn(header, COOKIE);
    if (secret === null) return null;
    const guest = await this.store.guestByCookie(hashed(secret));
    if (guest !== null && this.store.now() - guest.seen > SEEN_EVERY) await this.store.touchGuest(guest.id);
    return guest;
  }

  /** A new person, and the Set-Cookie header for the browser. */
  async create(name: string | null): Promise<{ guest: Guest; cookie: string }> {
    const secret = newSecret(COOKIE_BYTES);
    const called = name ?? `Guest ${randomInt(1000, 10_000)}`;
    const guest = await this.store.createGuest({ id: newSecret(12), name: called, cookie: hashed(secret) });
    return { guest, cookie: `${this.cookie}=${secret}${this.attributes}; Max-Age=${YEAR}` };
  }

  /** The Set-Cookie header that removes the cookie. */
  get farewell(): string {
    return `${this.cookie}=${this.attributes}; Max-Age=0`;
  }
}

function cookieIn(header: string | undefined, called: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === called && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return null;
}
