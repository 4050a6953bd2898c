import { readFileSync } from 'node:fs';

/** @param {unknown} error */
export const codeOf = (error) => String(/** @type {NodeJS.ErrnoException} */ (error).code);

/**
 * @param {string} file
 * @returns {string | null} null where it cannot be read
 */
export function contents(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
