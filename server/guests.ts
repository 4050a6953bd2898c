// People: a guest is a name and a cookie. Nobody needs an account.
//
// The cookie is the person: 256 random bits that scripts in the page cannot read. The store keeps only its hash, so
// a person who reads the store cannot become another.

import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Guest, Store } from '#server/store/store.ts';

const COOKIE = 'harena';
const COOKIE_BYTES = 32;
const YEAR = 365 * 24 * 3600;
/** That a person was here is noted at most this often. */
const SEEN_EVERY = 3_600_000;
export const LONGEST_NAME = 24;

/** The hash under which a secret (cookie, invitation) is kept. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret nobody guesses. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** A name as it can be shown, or null: no control characters, no brackets or commas, not too long. */
export function cleanName(text: string): string | null {
  const name = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return name === '' || name.length > LONGEST_NAME || /[(),]/.test(name) ? null : name;
}

export class Guests {
  private readonly store: Store;
  private readonly attributes: string;
  /** On https at the root no other host and no page without https can set it: browsers see to that by the name. */
  private readonly cookie: string;

  /** `path`: where the server's pages begin; `secure`: whether people reach it by https. */
  constructor(store: Store, path: string, secure: boolean) {
    this.store = store;
    this.cookie = secure && path === '/' ? `__Host-${COOKIE}` : COOKIE;
    this.attributes = `; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** Who sent this Cookie header; null for nobody we know. */
  async find(header: string | undefined): Promise<Guest | null> {
    // People from before have the plain one.
    const secret = cookieIn(header, this.cookie) ?? cookieIn(header, COOKIE);
    if (secret === null) return null;
    const guest = await this.store.guestByCookie(hashed(secret));
    if (guest !== null && this.store.now() - guest.seen > SEEN_EVERY) await this.store.touchGuest(guest.id);
    return guest;
  }

  /** A new person, and the Set-Cookie header that makes the browser him. */
  async create(name: string | null): Promise<{ guest: Guest; cookie: string }> {
    const secret = newSecret(COOKIE_BYTES);
    const called = name ?? `Guest ${randomInt(1000, 10_000)}`;
    const guest = await this.store.createGuest({ id: newSecret(12), name: called, cookie: hashed(secret) });
    return { guest, cookie: `${this.cookie}=${secret}${this.attributes}; Max-Age=${YEAR}` };
  }

  /** The Set-Cookie header that makes the browser nobody. */
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
