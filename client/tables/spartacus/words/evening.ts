// The evening: choice of a House, Upkeep, invitations, the tournament.

import type { Trio } from '#client/tables/spartacus/words.ts';

export const evening = {
  'upkeep.title': ['Healing', 'Guérison', 'Guarigione'],
  'upkeep.together': ['all Houses together', 'toutes les maisons ensemble', 'tutte le case insieme'],
  'upkeep.note': [
    'One die for each injured card; the ledgers follow when all are done.',
    'Un dé par carte blessée ; les comptes suivent quand tous ont fini.',
    'Un dado per ogni carta ferita; poi seguono i conti.',
  ],
  'upkeep.quiet': [
    'Cards are refreshed, the injured heal, the ledgers are balanced.',
    'Les cartes se redressent, les blessés guérissent, on fait les comptes.',
    'Le carte si rialzano, i feriti guariscono, si fanno i conti.',
  ],
  'upkeep.earns': ['earns +1', 'gagne +1', 'rende +1'],
  'upkeep.costs': ['costs −1', 'coûte −1', 'costa −1'],
  'upkeep.keep': ['Click to leave it exhausted.', 'Cliquez pour la laisser épuisée.', 'Clicca per lasciarla esausta.'],
  'upkeep.throw': ['Click to throw for it next.', 'Cliquez pour lancer son dé.', 'Clicca per lanciare il suo dado.'],
  'upkeep.lose': [
    'Click to discard it for an unpaid coin.',
    'Cliquez pour la défausser faute d’or.',
    'Clicca per scartarla in mancanza d’oro.',
  ],
  'upkeep.all': ['Refresh all', 'Tout redresser', 'Rialza tutto'],
  'upkeep.says.refresh': [
    'All exhausted cards are refreshed. Touch one that is to stay exhausted.',
    'Toutes les cartes épuisées se redressent. Touchez celle qui doit le rester.',
    'Tutte le carte esauste si rialzano. Tocca quella che deve restarlo.',
  ],
  'upkeep.says.keep': [
    '{cards}: exhausted also in this turn.',
    '{cards} : épuisée aussi ce tour.',
    '{cards}: esausta anche in questo turno.',
  ],
  'upkeep.do.keep': ['Leave {cards} exhausted', 'Laisser {cards} épuisée', 'Lascia {cards} esausta'],
  'upkeep.says.heal': [
    'Touch the card you throw for first.',
    'Touchez la carte dont vous lancez le dé.',
    'Tocca la carta per cui lanci per prima.',
  ],
  'upkeep.do.heal': ['Throw for {cards}', 'Lancer pour {cards}', 'Lancia per {cards}'],
  'upkeep.says.unpaid': [
    '{count, plural, one {One coin is missing: a gladiator must go.} other {# coins are missing: so many gladiators must go.}} ({gold})',
    '{count, plural, one {Il manque une pièce : un gladiateur doit partir.} other {Il manque # pièces : autant de gladiateurs partent.}} ({gold})',
    '{count, plural, one {Manca una moneta: un gladiatore deve andarsene.} other {Mancano # monete: altrettanti gladiatori se ne vanno.}} ({gold})',
  ],
  'upkeep.unpaid.note': [
    'They go to the Market discard pile',
    'Ils vont à la défausse du marché',
    'Vanno negli scarti del mercato',
  ],
  'upkeep.do.lose': ['Discard {cards}', 'Défausser {cards}', 'Scarta {cards}'],
  'heal.open': ['injured', 'blessé', 'ferito'],
  'heal.heals': ['heals', 'guérit', 'guarisce'],
  'heal.stays': ['stays injured', 'reste blessé', 'resta ferito'],
  'heal.dies': ['dies', 'meurt', 'muore'],
  'heal.nobody': ['nobody injured', 'aucun blessé', 'nessun ferito'],
  'heal.none': ['no throw before', 'aucun jet avant', 'nessun lancio prima'],
  'heal.first': ['Your throws', 'Vos jets', 'I tuoi lanci'],
  'heal.rule': ['Three faces heal', 'Trois faces guérissent', 'Tre facce guariscono'],
  'heal.rule.about': [
    'two change nothing, one kills. Each die is thrown again at most once.',
    'deux ne changent rien, une tue. Chaque dé ne se relance qu’une fois.',
    'due non cambiano nulla, una uccide. Ogni dado si rilancia al massimo una volta.',
  ],
  'heal.again': [
    'Throw again: the new number stands.',
    'Relancer : le nouveau chiffre reste.',
    'Rilancia: vale il nuovo numero.',
  ],
  'heal.stand': ['Let it stand', 'Laisser le dé', 'Lascia il dado'],
  'heal.stand.dies': ['The card dies.', 'La carte meurt.', 'La carta muore.'],
  'heal.stand.stays': [
    'The card stays injured, no risk.',
    'La carte reste blessée, sans risque.',
    'La carta resta ferita, senza rischio.',
  ],
  'heal.once': [
    'Each die is thrown again at most once',
    'Chaque dé ne se relance qu’une fois',
    'Ogni dado si rilancia al massimo una volta',
  ],
  'heal.says': [
    'Three faces heal, two change nothing, one kills.',
    'Trois faces guérissent, deux ne changent rien, une tue.',
    'Tre facce guariscono, due non cambiano nulla, una uccide.',
  ],
  'heal.says.again': [
    '{card} lets you throw again; three faces heal, one kills.',
    '{card} permet de relancer ; trois faces guérissent, une tue.',
    '{card} ti fa rilanciare; tre facce guariscono, una uccide.',
  ],
  'heal.says.keep': ['The die stays as it is.', 'Le dé reste tel quel.', 'Il dado resta com’è.'],
  'heal.do.again': ['Throw again with {card}', 'Relancer avec {card}', 'Rilancia con {card}'],
} satisfies { [key: string]: Trio };
