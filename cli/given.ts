// What a subcommand is given and prints: text from the command line or a file, and JSON.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** What is printed, and the exit code. */
export interface CommandOutput {
  text: string;
  code: number;
}

/** Prints the text and returns the exit code. */
export function printed({ text, code }: CommandOutput): number {
  process.stdout.write(text);
  return code;
}

export const inJson = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** The content of the file that the words name, if they are the name of one; else the words themselves. */
export function givenText(words: readonly string[]): { text: string; file: string | null } {
  const [word = ''] = words;
  const isFile = words.length === 1 && existsSync(word) && statSync(word).isFile();
  return isFile ? { text: readFileSync(word, 'utf8'), file: word } : { text: words.join(' '), file: null };
}

/** Writes a temporary file and renames it, so that a failure on the way leaves the old file as it was. */
export function replaceFile(file: string, text: string, mode = 0o666): void {
  const beside = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    writeFileSync(beside, text, { mode, flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(beside, { force: true });
    throw error;
  }
}
