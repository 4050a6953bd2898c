// Coins that only move. A ledger is a list of purses, by seat, with the bank's last.

export const purses = (seats: number, each: number, bank: number): number[] => [
  ...new Array<number>(seats).fill(each),
  bank,
];

export const bankOf = (ledger: readonly number[]): number => ledger.length - 1;

/** Moves coins from one purse to another; a purse never goes below 0. */
export function transfer(ledger: number[], from: number, to: number, coins: number): void {
  if (!(coins >= 0 && coins <= ledger[from]!)) {
    throw new Error(`purse ${from} holds ${ledger[from]} coins, ${coins} cannot be taken from it`);
  }
  ledger[from]! -= coins;
  ledger[to]! += coins;
}

export const allCoins = (ledger: readonly number[]): number => ledger.reduce((sum, coins) => sum + coins, 0);
