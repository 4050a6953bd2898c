// The names of the games, which are the same in every language and known before any game is loaded.

const TITLES: { readonly [game: string]: string } = {
  gladiatori: 'Gladiatori',
  spartacus: 'Spartacus',
  jugula: 'Jugula',
  'house-of-gladiators': 'House of Gladiators',
  harenula: 'Harenula',
};

export const gameTitle = (game: string): string => TITLES[game] ?? game;
