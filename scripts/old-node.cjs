// Refuses a Node that is too old to run the rest. Loaded before anything else (`node -r`), and written in the oldest
// JavaScript there is, so that even such a Node reads it and answers with a sentence.
'use strict';

var OLDEST = 20;

/**
 * @param {string} version as in process.version
 * @returns {string | null} what is wrong and what to do; null when the version will do
 */
function oldNode(version) {
  var major = Number(String(version).replace(/^v/, '').split('.')[0]);
  if (major >= OLDEST) return null;
  return (
    'This is Node ' +
    version +
    ', and Harena needs Node ' +
    OLDEST +
    ' or newer. ' +
    'Install a newer Node (https://nodejs.org) and run the same command again.'
  );
}

exports.oldNode = oldNode;

var sentence = oldNode(process.version);
if (sentence !== null) {
  process.stderr.write('harena: ' + sentence + '\n');
  process.exit(1);
}
