// From which pages this server may be used: an exact list of origins, and nothing that merely looks like one of them.

import { networkInterfaces } from 'node:os';

/** The addresses under which people reach a server that listens at `host`. */
export function ownOrigins(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const hosts = new Set(['127.0.0.1', 'localhost', '[::1]']);
  if (!everywhere) hosts.add(host.includes(':') ? `[${host}]` : host.toLowerCase());
  else {
    for (const addresses of Object.values(networkInterfaces())) {
      for (const { address, family } of addresses ?? []) hosts.add(family === 'IPv6' ? `[${address}]` : address);
    }
  }
  return [...hosts].map((name) => `http://${name}${port === 80 ? '' : `:${port}`}`);
}

/** The origin that a person who runs the server has written down, or null where it is none. */
export function cleanOrigin(text: string): string | null {
  try {
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && text.replace(/\/$/, '').toLowerCase() === url.origin ? url.origin : null;
  } catch {
    return null;
  }
}

export class Origins {
  private readonly list: ReadonlySet<string>;

  constructor(list: Iterable<string>) {
    this.list = new Set(list);
  }

  has(origin: string | undefined): boolean {
    return origin !== undefined && this.list.has(origin);
  }

  /** Whether a request that changes something may come from where it says; browsers say so truthfully. */
  mayChange(headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return false;
    return this.has(headers.origin);
  }
}
