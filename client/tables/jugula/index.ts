// The table of Jugula, where the client finds it.

export { table } from '#client/tables/jugula/table.tsx';
