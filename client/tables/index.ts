// The games as the client shows them: what is loaded when a game's table is opened, and which games have one of their own.

import type { Draw } from '#client/tables/drawing/index.tsx';
import type { GameTable, TableModule } from '#client/tables/table.ts';
import type { Face, Words } from '#engine/game.ts';
import type { Sketcher } from '#games/shared/table.ts';

/** A game ready to be shown. */
export interface Shown {
  face: Face;
  table: GameTable;
}

interface FaceModule {
  face: Face;
}
interface SketchModule {
  sketcher: Sketcher<never>;
}
interface DrawModule {
  draw(view: never, words: Words): string;
}

const FACES: { readonly [game: string]: () => Promise<FaceModule> } = {
  gladiatori: () => import('#games/gladiatori/face.ts'),
  spartacus: () => import('#games/spartacus/face.ts'),
  jugula: () => import('#games/jugula/face.ts'),
  'house-of-gladiators': () => import('#games/house-of-gladiators/face.ts'),
  harenula: () => import('#games/harenula/face.ts'),
};

/** For games without a table of their own one is made from their sketch, */
const SKETCHES: { readonly [game: string]: () => Promise<SketchModule> } = {
  jugula: () => import('#games/jugula/table.ts'),
  'house-of-gladiators': () => import('#games/house-of-gladiators/table.ts'),
};

/** and for those that have no sketch yet, from what they draw for terminals. */
const DRAWINGS: { readonly [game: string]: () => Promise<DrawModule> } = {
  harenula: () => import('#games/harenula/draw.ts'),
};

const TABLES: { readonly [game: string]: () => Promise<TableModule<never>> } = {
  gladiatori: () => import('#client/tables/gladiatori/index.ts') as unknown as Promise<TableModule<never>>,
  spartacus: () => import('#client/tables/spartacus/index.tsx') as unknown as Promise<TableModule<never>>,
};

/** The games one can choose, in the order in which they are offered. */
export const GAMES = ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators'] as const;
export const isGame = (game: string): boolean => Object.hasOwn(FACES, game);

const faces = new Map<string, Promise<Face>>();

export function loadFace(game: string): Promise<Face> {
  let loaded = faces.get(game);
  if (loaded === undefined) {
    loaded = FACES[game]!().then(({ face }) => face);
    faces.set(game, loaded);
  }
  return loaded;
}

export async function loadGame(game: string): Promise<Shown> {
  const [face, table] = await Promise.all([loadFace(game), loadTable(game)]);
  return { face, table };
}

async function loadTable(game: string): Promise<GameTable> {
  const own = TABLES[game];
  if (own !== undefined) return (await own()).table as unknown as GameTable;
  const sketched = SKETCHES[game];
  if (sketched !== undefined) {
    const [{ sketchTable }, { sketcher }] = await Promise.all([import('#client/tables/sketch/index.tsx'), sketched()]);
    return sketchTable(sketcher as unknown as Sketcher<unknown>);
  }
  const [{ drawingTable }, { draw }] = await Promise.all([
    import('#client/tables/drawing/index.tsx'),
    DRAWINGS[game]!(),
  ]);
  return drawingTable(draw as unknown as Draw);
}
