// Free texts on PostgreSQL, which cannot store a NUL character: it is written as a backslash and a zero.

export const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\0', '\\0');

export const unescaped = (text: string): string => text.replace(/\\[\\0]/g, (two) => (two === '\\0' ? '\0' : '\\'));

export const escapedOrNull = (text: string | null): string | null => (text === null ? null : escaped(text));

export const unescapedOrNull = (text: string | null): string | null => (text === null ? null : unescaped(text));
