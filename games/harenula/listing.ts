// How Harenula presents itself before anything else of it is loaded.

import type { Listing } from '#games/shared/listing.ts';

export const listing: Listing = {
  id: 'harenula',
  name: 'Harenula',
  seats: { min: 2, max: 4 },
  // It is there to be read and to test the engine with.
  offered: false,
  lead: {
    en: 'A grain of sand: one gladiator each, six rounds, and a patron nobody knows.',
    fr: 'Un grain de sable : un gladiateur chacun, six manches, et un patron que nul ne connaît.',
    it: 'Un granello di sabbia: un gladiatore a testa, sei round, e un patrono che nessuno conosce.',
  },
  choices: null,
  goal: null,
  learn: {
    en: [
      'Each player has one gladiator on 19 hexes, a hand of cards, some coins and a secret patron.',
      'Every round you may bargain, then you bid in secret for a laurel.',
      'On your turn you move and may attack a neighbour: both lay a card and roll a die, and the hurt is paid with cards.',
      'Whoever cannot pay falls. Felled gladiators, laurels, standing at the end and the patron give points.',
    ],
    fr: [
      'Chacun a un gladiateur sur 19 hexagones, une main de cartes, quelques pièces et un patron secret.',
      'À chaque manche on peut marchander, puis on mise en secret pour un laurier.',
      'À votre tour vous bougez et pouvez attaquer un voisin : chacun pose une carte et lance un dé, et le mal se paie en cartes.',
      'Qui ne peut payer tombe. Les gladiateurs abattus, les lauriers, rester debout et le patron donnent des points.',
    ],
    it: [
      'Ognuno ha un gladiatore su 19 esagoni, una mano di carte, qualche moneta e un patrono segreto.',
      'In ogni round si può trattare, poi si offre in segreto per un alloro.',
      'Nel tuo turno muovi e puoi attaccare un vicino: ognuno posa una carta e tira un dado, e il male si paga in carte.',
      'Chi non può pagare cade. Gladiatori abbattuti, allori, restare in piedi e il patrono danno punti.',
    ],
  },
  credit: null,
  stone: 'ochre',
  figure: null,
};
