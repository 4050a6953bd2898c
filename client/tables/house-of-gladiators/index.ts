// The table of House of Gladiators, where the client finds it.

export { table } from '#client/tables/house-of-gladiators/table.tsx';
