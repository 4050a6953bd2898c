// The table of Spartacus, where the client finds it.

export { table } from '#client/tables/spartacus/table.tsx';
