// The set-up of browser tests: the built client, a real server on a free port, and Chromium.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CLIENT_FOLDER, client } from '#client/build/index.ts';
import { type Served, serve } from '#server/serve.ts';
import { spareThreads } from '#server/testing/server.ts';
import { BROWSER_FLAGS, browser as browserThing } from '../../../scripts/browser.ts';
import { have } from '../../../scripts/things.mjs';

export interface House {
  browser: Browser;
  /** The address of the home page, with a slash at its end. */
  url: string;
  /** Every request of any visitor that went anywhere else; `close` fails if there was one. */
  strangers: string[];
  /** Stops the server, does something meanwhile, and starts it again at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await have(browserThing), args: BROWSER_FLAGS });

/** The browser of all houses of this process; visitors know nothing of each other. The last house closes it. */
let shared: Promise<Browser> | null = null;
let houses = 0;

function enterBrowser(): Promise<Browser> {
  houses++;
  shared ??= openBrowser();
  return shared;
}

async function leaveBrowser(): Promise<void> {
  if (--houses > 0) return;
  const last = shared;
  shared = null;
  await (await last)?.close();
}

export interface HouseOptions {
  base?: string;
  /** The file of matches that the server finds. */
  data?: Uint8Array;
}

export async function openHouse({ base = '/', data }: HouseOptions = {}): Promise<House> {
  await have(client);
  const folder = mkdtempSync(join(tmpdir(), 'harena-e2e-'));
  if (data !== undefined) writeFileSync(join(folder, 'harena.sqlite'), data);
  const start = (port: number): Promise<Served> =>
    serve({
      data: join(folder, 'harena.sqlite'),
      port,
      base,
      client: CLIENT_FOLDER,
      pace: 0,
      thinking: { spare: spareThreads },
      limits: { messages: 10_000, matchesPerMinute: 1000, guestsPerMinute: 1000 },
      log: { level: 'silent', to: process.stderr },
    });
  // What was opened is closed when a later step fails: an open server would keep the process from ending.
  const browser = await enterBrowser();
  let served: Served;
  try {
    served = await start(0);
  } catch (error) {
    await leaveBrowser();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const strangers: string[] = [];
  return {
    browser,
    url: served.url,
    strangers,
    restart: async (meanwhile) => {
      const { port } = served;
      await served.close();
      await meanwhile();
      served = await start(port);
    },
    close: async () => {
      await leaveBrowser();
      await served.close();
      rmSync(folder, { recursive: true, force: true });
      if (strangers.length > 0) throw new Error(`requests left the house: ${strangers.join(' ')}`);
    },
  };
}

/** What a visitor needs of a house. */
export type Place = Pick<House, 'browser' | 'url' | 'strangers'>;

/** Errors on a page, and requests to other hosts. */
export interface Watched {
  faults: string[];
  strangers: string[];
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  watched: Watched;
}

/**
 * A visitor with a separate browser context; bots decide at once.
 * `keepsClient`: with a service worker, as for playing without a network.
 */
export async function visit(
  house: Place,
  { keepsClient = false, ...options }: BrowserContextOptions & { keepsClient?: boolean } = {},
): Promise<Visit> {
  const context = await house.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ...options,
  });
  await context.addInitScript(() => {
    if (localStorage.getItem('harena.settings') === null) localStorage.setItem('harena.tips', '["*"]');
    if (localStorage.getItem('harena.settings') === null)
      localStorage.setItem('harena.settings', JSON.stringify({ pace: 0, volume: 0, forced: 'asked' }));
  });
  // A service worker fetches the whole client for each visitor. Without one it is as over plain http.
  if (!keepsClient)
    await context.addInitScript(() => void delete (Navigator.prototype as { serviceWorker?: object }).serviceWorker);
  const page = await context.newPage();
  const watched: Watched = { faults: [], strangers: [] };
  page.on('pageerror', (error) => watched.faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') watched.faults.push(message.text());
  });
  const { host } = new URL(house.url);
  const meet = (address: string): void => {
    const url = new URL(address);
    if (url.host === host || ['data:', 'blob:'].includes(url.protocol)) return;
    watched.strangers.push(address);
    house.strangers.push(address);
  };
  // The context's requests are those of all its pages and workers.
  context.on('request', (request) => meet(request.url()));
  page.on('websocket', (socket) => meet(socket.url()));
  return { context, page, watched };
}

/** From the home page to a running match against bots: two clicks. */
export async function startMatch(page: Page, house: Place, game: string): Promise<void> {
  await page.goto(house.url);
  await page.click(`a.game[href$="new/${game}"]`);
  await page.click('[data-start]');
  await page.waitForSelector('.table-page');
}
