// The table of Spartacus.

export { table } from '#client/tables/spartacus/table.tsx';
