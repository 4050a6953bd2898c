// The games as the client shows them: what it loads when a game's table is opened.

import type { FunctionComponent } from 'preact';
import type { MatchEnding } from '#client/end/ending.ts';
import { loadFrozen } from '#client/frozen.ts';
import type { Draw } from '#client/tables/drawing/index.tsx';
import type { GameTable, SetUpProps, TableModule } from '#client/tables/table.ts';
import type { FrozenRules } from '#engine/frozen.ts';
import type { Face, Words } from '#engine/game.ts';
import type { Sketcher } from '#games/shared/table.ts';

/** A game ready to be shown. */
export interface LoadedGame {
  face: Face | FrozenRules;
  table: GameTable;
  ending: MatchEnding;
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

// Vite finds these when it builds; each is loaded when its game is opened.
const FACES = import.meta.glob<FaceModule>('../../games/*/face.ts');
const TABLES = import.meta.glob<TableModule<never>>('./*/index.ts');
/** What a game adds to the page on which a match is set up. */
const SET_UPS = import.meta.glob<{ SetUpPart: FunctionComponent<SetUpProps> }>('./*/set-up.tsx');
/** What a game adds to the end of a match. */
const ENDINGS = import.meta.glob<{ ending: MatchEnding }>('./*/end.ts');
/** A game without a table of its own gets one made from its sketch; */
const SKETCHES = import.meta.glob<SketchModule>(['../../games/*/table.ts', '!../../games/shared/*']);
/** a game without a sketch gets one made from its text drawing for terminals. */
const DRAWINGS = import.meta.glob<DrawModule>('../../games/*/draw.ts');

const faces = new Map<string, Promise<Face>>();

export function loadFace(game: string): Promise<Face> {
  let loaded = faces.get(game);
  if (loaded === undefined) {
    loaded = FACES[`../../games/${game}/face.ts`]!().then(({ face }) => face);
    faces.set(game, loaded);
  }
  return loaded;
}

/** Null where the game adds nothing. */
export const loadSetUp = async (game: string): Promise<FunctionComponent<SetUpProps> | null> =>
  (await SET_UPS[`./${game}/set-up.tsx`]?.())?.SetUpPart ?? null;

/** The game as it is shown under that version of its rules. */
export async function loadGame(game: string, rules: string): Promise<LoadedGame> {
  const face = await loadFace(game);
  const frozen = face.rules === rules ? null : await loadFrozen(game, rules);
  const ending = (await ENDINGS[`./${game}/end.ts`]?.())?.ending ?? {};
  if (frozen !== null) return { face: frozen, table: await frozenTable(frozen), ending };
  return { face, table: await loadTable(game), ending };
}

/** Today's tables draw today's views, so an earlier version is drawn from its own sketch, or as terminals draw it. */
async function frozenTable({ sketcher, draw }: FrozenRules): Promise<GameTable> {
  if (sketcher !== null) {
    const { sketchTable } = await import('#client/tables/sketch/index.tsx');
    return sketchTable(sketcher as Sketcher<unknown>);
  }
  const { drawingTable } = await import('#client/tables/drawing/index.tsx');
  return drawingTable(draw);
}

async function loadTable(game: string): Promise<GameTable> {
  const own = TABLES[`./${game}/index.ts`];
  if (own !== undefined) return (await own()).table as unknown as GameTable;
  const sketched = SKETCHES[`../../games/${game}/table.ts`];
  if (sketched !== undefined) {
    const [{ sketchTable }, { sketcher }] = await Promise.all([import('#client/tables/sketch/index.tsx'), sketched()]);
    return sketchTable(sketcher as unknown as Sketcher<unknown>);
  }
  const [{ drawingTable }, { draw }] = await Promise.all([
    import('#client/tables/drawing/index.tsx'),
    DRAWINGS[`../../games/${game}/draw.ts`]!(),
  ]);
  return drawingTable(draw as unknown as Draw);
}
