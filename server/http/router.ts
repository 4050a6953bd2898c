// Requests and answers: finds the route, checks the origin of a request, reads its body, and writes the answer.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { RoomError } from '#live/logged-table.ts';
import { Problem } from '#server/http/problem.ts';
import { Buckets } from '#server/limits.ts';
import type { Origins } from '#server/origins.ts';
import { StoreError } from '#server/store/store.ts';

const MOST_BODY = 16 * 1024;

export interface Asked {
  /** The values of the path's parameters, such as `:match`. */
  params: { readonly [name: string]: string };
  query: URLSearchParams;
  /** The parsed body; {} if there was none. */
  body: unknown;
  cookie: string | undefined;
  /** The client's address, for rate limits. */
  address: string;
  /** Whether it came from this machine, and not through a proxy. */
  isLocal: boolean;
  authorization: string | undefined;
}

export interface Answer {
  status?: number;
  /** Sent as JSON; or `text` unchanged. */
  json?: unknown;
  text?: string;
  headers?: { readonly [name: string]: string };
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** Such as `/api/matches/:match/join`. */
  path: string;
  run(asked: Asked): Promise<Answer> | Answer;
}

/** On every answer: nothing from other hosts, no inline scripts, no frames, no guessing of types. */
export const SAFETY: { readonly [name: string]: string } = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

export interface RouterOptions {
  routes: readonly Route[];
  origins: Origins;
  addressOf(request: IncomingMessage): string;
  requestsPerMinute: number;
  /** Called with an internal error. */
  trouble(what: string, error: unknown): void;
  /** Called with every answer, for the log; `route` is the pattern, because addresses may contain secrets. */
  answered(method: string, route: string, status: number, ms: number): void;
}

export class Router {
  private readonly options: RouterOptions;
  private readonly requests: Buckets;
  private readonly routes: { route: Route; parts: string[] }[];

  constructor(options: RouterOptions) {
    this.options = options;
    this.requests = new Buckets(options.requestsPerMinute);
    this.routes = options.routes.map((route) => ({ route, parts: route.path.split('/') }));
  }

  /** Answers a request to `path` (without the base path); false when there is no route. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const since = performance.now();
    const found = this.find(path);
    if (found.length === 0) return false;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const hit = found.find(({ route }) => route.method === method);
    const pattern = found[0]!.route.path;
    let answer: Answer;
    try {
      if (!this.requests.take(this.options.addressOf(request), performance.now())) {
        throw new Problem(429, 'too-many', 'Too many requests from this address; wait a minute.');
      }
      if (hit === undefined) throw methodProblem(found.map(({ route }) => route.method));
      answer = await hit.route.run(await this.asked(request, hit.route, hit.params));
    } catch (error) {
      answer = this.problemOf(error, pattern);
    }
    write(response, answer, request.method === 'HEAD');
    this.options.answered(request.method ?? '', pattern, answer.status ?? 200, performance.now() - since);
    return true;
  }

  private find(path: string): { route: Route; params: { [name: string]: string } }[] {
    const given = path.split('/');
    return this.routes.flatMap(({ route, parts }) => {
      if (parts.length !== given.length) return [];
      const params: { [name: string]: string } = {};
      for (const [i, part] of parts.entries()) {
        if (part.startsWith(':')) {
          if (!/^[A-Za-z0-9_-]{1,60}$/.test(given[i]!)) return [];
          params[part.slice(1)] = given[i]!;
        } else if (part !== given[i]) return [];
      }
      return [{ route, params }];
    });
  }

  private async asked(request: IncomingMessage, route: Route, params: Asked['params']): Promise<Asked> {
    const { headers } = request;
    if (route.method !== 'GET' && !this.options.origins.mayChange(headers)) {
      throw new Problem(403, 'origin', 'This comes from another site; open the page of this server and do it there.');
    }
    const query = new URL(request.url ?? '/', 'http://server').searchParams;
    const body = route.method === 'GET' ? {} : await bodyOf(request);
    const { cookie, authorization } = headers;
    return {
      params,
      query,
      body,
      cookie,
      address: this.options.addressOf(request),
      isLocal: isLocal(request),
      authorization,
    };
  }

  private problemOf(error: unknown, pattern: string): Answer {
    const problem = asProblem(error);
    if (problem.status >= 500) this.options.trouble(`${pattern} failed`, error);
    const headers = { 'Content-Type': 'application/problem+json' };
    return { status: problem.status, text: JSON.stringify(problem.body), headers };
  }
}

/** Headers that a proxy on this machine adds. */
const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof RoomError) {
    const sentence = `${error.message[0]!.toUpperCase()}${error.message.slice(1)}.`;
    // A match without rules stays so: that is no error of the server, and no reason to try again.
    const status = error.code === 'no-match' ? 404 : error.code === 'rules' ? 409 : 503;
    return new Problem(status, error.code, sentence);
  }
  if (error instanceof StoreError && error.damaged) {
    return new Problem(
      503,
      'damaged',
      'What is kept here is damaged, so this was not done; tell the person who runs the server.',
    );
  }
  // A match or a person that was deleted while the request was on its way.
  if (error instanceof StoreError && error.fault === 'missing') {
    return new Problem(404, 'gone', 'This is no longer there; load the page again.');
  }
  if (error instanceof StoreError) {
    return new Problem(503, 'not-kept', 'This could not be kept just now; it was not done. Try again in a moment.');
  }
  return new Problem(500, 'mistake', 'Something went wrong on the server; it was not done. Try again.');
}

const methodProblem = (methods: string[]): Problem =>
  new Problem(405, 'method', `This address takes ${[...new Set(methods)].join(', ')}.`);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BODY) throw new Problem(413, 'too-large', `A body has at most ${MOST_BODY} bytes.`);
    chunks.push(chunk);
  }
  if (length === 0) return {};
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new Problem(415, 'not-json', 'Send the body as application/json.');
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new Problem(400, 'not-json', 'The body is not JSON.');
  }
}

export function write(response: ServerResponse, answer: Answer, isHead: boolean): void {
  const text = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  const length = { 'Content-Length': String(Buffer.byteLength(text)) };
  // The rest of a body that was too long, or not read at all, is not awaited.
  const close = answer.status === 413 || answer.status === 403 ? { Connection: 'close' } : {};
  response.writeHead(answer.status ?? 200, { ...SAFETY, ...type, ...answer.headers, ...length, ...close });
  response.end(isHead ? undefined : text);
}
