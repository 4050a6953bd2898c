// Icons one by one: `import galea from 'icon:galea'` gives the shape of one emblem of game-icons.net, so that a page
// contains only the emblems it draws.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';

interface IconSet {
  icons: { [name: string]: { body: string } };
  aliases?: { [name: string]: { parent: string } };
}

/** The paths of a body that is nothing but paths in one colour. */
const pathsIn = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');

export function icons(): Plugin {
  let set: IconSet | null = null;
  const load = (): IconSet => {
    set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet;
    return set;
  };
  return {
    name: 'harena-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? RESOLVED + id.slice(PREFIX.length) : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const name = id.slice(RESOLVED.length);
      const all = load();
      const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ''];
      if (icon === undefined) throw new Error(`There is no icon '${name}' in @iconify-json/game-icons.`);
      return `export default ${JSON.stringify(pathsIn(icon.body))};`;
    },
  };
}
