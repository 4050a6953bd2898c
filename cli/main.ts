// Harena's command line as a program: its exit code, Ctrl-C, and output that is read no further.
//
//   0 to 2 as command-line.ts says   130 Ctrl-C   141 the reader closed the pipe

import '../scripts/imports.mjs';
import { commandLine } from '#cli/command-line.ts';
import { BROKEN_PIPE, INTERRUPTED } from '#cli/program.ts';

/** When the reader of our output stops reading (`| head`), there is nothing left to do. */
function leaveWhenUnread(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(BROKEN_PIPE);
  throw error;
}

process.stdout.on('error', leaveWhenUnread);
process.stderr.on('error', leaveWhenUnread);
process.on('SIGINT', () => {
  // A subcommand that must clean up first handles the signal itself, and then ends the program.
  if (process.listenerCount('SIGINT') === 1) process.exit(INTERRUPTED);
});

void commandLine(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
