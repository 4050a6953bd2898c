// The table of Jugula.

export { table } from '#client/tables/jugula/table.tsx';
