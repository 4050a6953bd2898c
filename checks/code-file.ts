// A file of code and what can be wrong with it.
//
// A *violation* is a place that breaks a rule of the project, with what to do about it.

import type { Import } from '#checks/imports.ts';
import type { Source } from '#checks/source.ts';

export interface Violation {
  /** FILE:LINE */
  where: string;
  what: string;
}

/** A file of the project; `source` is null where it cannot be parsed here (JSX). */
export interface CodeFile {
  path: string;
  text: string;
  source: Source | null;
  imports: readonly Import[];
}

/** Tests, and what lies in a folder testing/, which only tests import. */
export const isForTests = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/testing/');
