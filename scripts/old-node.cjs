// Refuses a Node that is too old to run the rest. Loaded before anything else (`node -r`), and written in the oldest
// JavaScript there is, so that even such a Node reads it and answers with a sentence.
'use strict';

var TOO_OLD =
  'This is Node VERSION, and Harena needs Node 20 or newer. Install a newer Node (https://nodejs.org) and run the same command again.';

/**
 * @param {string} version as in process.version
 * @returns {string | null} what is wrong and what to do; null when the version will do
 */
exports.oldNode = (version) =>
  Number(version.slice(1).split('.')[0]) < 20 ? TOO_OLD.replace('VERSION', version) : null;

var sentence = exports.oldNode(process.version);
if (sentence !== null) {
  process.stderr.write('harena: ' + sentence + '\n');
  process.exit(1);
}
