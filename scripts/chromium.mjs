// Finding the browser that the browser tests drive, and getting it where that can be done without asking anybody.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | null} the path of a Chromium or Chrome; null when there is none */
export function findChromium() {
  const wished = process.env['CHROMIUM'];
  if (wished) {
    if (isProgram(wished)) return wished;
    throw new Error(
      `CHROMIUM is set to ${wished}, where no program is. Set it to the path of a Chromium, or unset it.`,
    );
  }
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  if (process.platform === 'darwin') {
    for (const applications of ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')]) {
      places.push(join(applications, 'Chromium.app/Contents/MacOS/Chromium'));
      places.push(join(applications, 'Google Chrome.app/Contents/MacOS/Google Chrome'));
    }
  }
  return places.find(isProgram) ?? null;
}

/**
 * Finds a Chromium, or installs one on Debian as root; anywhere else the error says what to run.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (process.platform === 'darwin') throw new Error(missing('brew install --cask chromium'));
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Error('No Chromium was found. Install Chromium or Chrome, or set CHROMIUM to the path of one.');
  }
  const steps = [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
  ];
  if (process.getuid?.() !== 0) throw new Error(missing('sudo apt-get update && sudo apt-get install -y chromium'));
  process.stderr.write('harena: Installing Chromium …\n');
  for (const step of steps) {
    const done = await run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...step], { output: 'stderr' });
    if (!done) throw new Error(missing('apt-get update && apt-get install -y chromium'));
  }
  const installed = findChromium();
  if (installed === null) throw new Error(missing('apt-get install -y chromium'));
  return installed;
}

/** @param {string} command */
function missing(command) {
  return `No Chromium was found. Run: ${command} (or set CHROMIUM to the path of one).`;
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
