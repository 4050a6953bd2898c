// The table of House of Gladiators.

export { table } from '#client/tables/house-of-gladiators/table.tsx';
