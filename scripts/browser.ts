// The browser that the browser tests drive. It counts as found only once it has started and shown a page.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fromNpm } from './npm.mjs';
import { collect } from './run.mjs';
import { Trouble } from './surroundings.mjs';
import { SYSTEM, type Thing } from './things.mjs';

/** Beside those that Playwright gives. */
export const BROWSER_FLAGS = ['--disable-gpu', '--disable-quic'];

/** The shell is Chromium without the windows around the page: it takes half the processor time. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const NAMES = [...DEBIAN, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const decompress = promisify(brotliDecompress);

/** A Chromium for one page at a time in the cloud, with the few libraries it needs. MIT. */
const fetched = fromNpm('browser', '@sparticuz/chromium', '153.0.0', unpack);

export const browser: Thing = {
  name: 'browser',
  find: async () => {
    const wished = process.env['CHROMIUM'];
    if (wished) {
      const fault = await faultOf(wished);
      if (fault === null) return wished;
      throw new Trouble(`CHROMIUM is set to ${wished}, but ${fault}. Set it to the path of a Chromium, or unset it.`);
    }
    const places = [...NAMES.flatMap((name) => onPath(name) ?? []), ...(process.platform === 'darwin' ? ON_A_MAC : [])];
    const own = fetched.find();
    if (own !== null) places.push(join(own, 'chromium'));
    for (const place of places) if (existsSync(place) && (await faultOf(place)) === null) return place;
    return null;
  },
  ways: () => [
    ...(process.getuid?.() === 0 && onPath('apt-get') !== undefined
      ? [{ doing: "Installing Debian's Chromium", get: getFromDebian }]
      : []),
    ...(SYSTEM === 'linux-x64'
      ? [{ doing: 'Fetching a browser for the tests (about 70 MB, once)', get: fetched.get }]
      : []),
  ],
  remedy: () =>
    process.platform === 'darwin'
      ? 'brew install --cask google-chrome'
      : 'apt-get install chromium, or what your system has instead, or set CHROMIUM to the path of one',
};

/** The first program of that name. */
function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Starts it as the tests do: why it cannot be used, or null when it can. */
async function faultOf(path: string): Promise<string | null> {
  if (process.env['CHROMIUM_STARTED'] === path) return null; // the tests are told by their runner
  try {
    const { chromium } = await import('playwright-core');
    const started = await chromium.launch({ executablePath: path, args: BROWSER_FLAGS, timeout: 60_000 });
    try {
      const page = await started.newPage();
      page.setDefaultTimeout(60_000);
      await page.setContent('<p>here</p>');
      return (await page.textContent('p')) === 'here' ? null : 'it shows no page';
    } finally {
      await started.close();
    }
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
    return `it does not start (${lines.find((line) => /error while|FATAL|cannot/.test(line)) ?? lines[0]})`;
  }
}

/** The shell, or where there is none (before Debian 12) the whole Chromium. */
async function getFromDebian(): Promise<void> {
  let fault: string | null = null;
  await aptGet('update');
  for (const name of DEBIAN) {
    fault = await aptGet('install', '-y', '--no-install-recommends', name);
    if (fault === null) return;
  }
  throw new Trouble(`Debian's package tool could not install Chromium (${fault}).`);
}

/** Waits for others that use it, for five minutes. Returns its complaint; null when all went well. */
async function aptGet(...args: string[]): Promise<string | null> {
  for (let tries = 0; ; tries++) {
    const { code, output } = await collect('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code === 0) return null;
    if (!/Could not get lock|Unable to (?:lock|acquire)/.test(output) || tries === 150)
      return output.match(/^E: (.+)/m)?.[1] ?? `exit code ${code}`;
    await pause(2000);
  }
}

async function unpack(installed: string, staging: string): Promise<string> {
  const made = join(staging, 'made');
  mkdirSync(join(made, 'fonts'), { recursive: true });
  const inflate = async (file: string, to: string): Promise<void> =>
    writeFileSync(to, await decompress(readFileSync(join(installed, 'bin', file))));
  await inflate('chromium.br', join(made, 'program'));
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const tar = join(staging, `${name}.tar`);
    await inflate(`${name}.tar.br`, tar);
    const { code, output } = await collect('tar', ['-xf', tar, '-C', made]);
    if (code !== 0) throw new Trouble(`The browser that npm offers could not be unpacked (${output.trim()}).`);
  }
  writeFileSync(join(made, 'fonts.conf'), FONTS);
  writeFileSync(join(made, 'chromium'), STARTER);
  for (const name of ['program', 'chromium']) chmodSync(join(made, name), 0o755);
  const fault = await faultOf(join(made, 'chromium'));
  if (fault !== null) throw new Trouble(`The browser that npm offers cannot be used here: ${fault}.`);
  return made;
}

/** It brings its libraries, and fonts for a machine that has none. */
const STARTER = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P)
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/program" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
