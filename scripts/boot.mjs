// Making everything ready to run: the packages of the lock, and a Node that runs TypeScript as it stands.
// When all is in place this looks at two small files and does nothing else. It never asks a question.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  clearStaging,
  fetchedNode,
  fetchNode,
  installPackages,
  NODE_MAJOR,
  nodeIsFetched,
  packagesInStep,
  privateFolder,
} from './install.mjs';
import { Trouble } from './surroundings.mjs';
import { takeTurn } from './turn.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {{ root?: string, version?: string, say?: import('./install.mjs').Say }} [options] `version` is that of the
 *   Node at work, `say` takes the lines of progress
 * @returns {Promise<string>} the path of the Node to run Harena with
 */
export async function boot({ root = ROOT, version = process.version, say = toStderr } = {}) {
  const tooOld = createRequire(import.meta.url)('./old-node.cjs').oldNode(version);
  if (tooOld !== null) throw new Trouble(tooOld);
  const wantsNode = Number(version.slice(1).split('.')[0]) < NODE_MAJOR;
  const ready = () => packagesInStep(root) && (!wantsNode || nodeIsFetched(root));

  if (!ready()) {
    const waiting = () => say('Another start of Harena is installing in this folder; waiting for it …');
    const giveBack = await takeTurn(privateFolder(root), { waiting });
    try {
      clearStaging(root);
      if (!packagesInStep(root)) await installPackages(root, say);
      if (wantsNode && !nodeIsFetched(root)) await fetchNode(root, say);
    } finally {
      clearStaging(root);
      giveBack();
    }
  }
  return wantsNode ? fetchedNode(root) : process.execPath;
}

/** @param {string} line */
function toStderr(line) {
  process.stderr.write(`harena: ${line}\n`);
}
