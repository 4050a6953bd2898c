// The origins from which this server may be used: an exact list, and nothing that merely looks like one of them.

import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The addresses of a server that listens at `host`. */
export function ownOrigins(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const hosts = new Set(['127.0.0.1', 'localhost', '[::1]']);
  if (!everywhere) hosts.add(asBrowsersSay(host));
  else {
    for (const addresses of Object.values(networkInterfaces())) {
      for (const { address } of addresses ?? []) hosts.add(asBrowsersSay(address));
    }
  }
  return [...hosts].map((name) => `http://${name}${port === 80 ? '' : `:${port}`}`);
}

/** A host as in an Origin header: lower case, and an IPv6 address in its shortest form. */
function asBrowsersSay(host: string): string {
  try {
    return new URL(`http://${host.includes(':') ? `[${host}]` : host}`).hostname;
  } catch {
    return host.toLowerCase();
  }
}

/**
 * The key under which the rate limits count an address. A client with an IPv6 address has all those with the same first 64
 * bits, and could use another for every request.
 */
export function neighbourhood(address: string): string {
  // With a dot it is an IPv4 address mapped into IPv6.
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, 60);
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = new Array<string>(Math.max(0, 8 - first!.length - last!.length)).fill('0');
  const groups = [...first!, ...zeros, ...last!].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The origin that the operator has configured, or null where it is none. */
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

  /** Whether a changing request may come from its Origin; browsers set that header truthfully. */
  mayChange(headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return false;
    return this.has(headers.origin);
  }
}
