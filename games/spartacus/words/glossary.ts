// The words of Spartacus, in three languages.

import { term } from '#games/shared/words/term.ts';

export const glossary = [
  term(
    'influence',
    'SP-11.2',
    [
      'Influence',
      'A House that alone has 12 at the end of a phase wins. It sets how many cards you hold and which schemes you may launch.',
    ],
    ['Influence', 'La maison seule à 12 à la fin d’une phase gagne. Elle fixe votre main et les complots possibles.'],
    ['Influenza', 'La Casata che da sola ha 12 alla fine di una fase vince. Stabilisce la mano e i piani possibili.'],
  ),
  term(
    'ready',
    'SP-3.21',
    ['Ready, exhausted', 'A face-up card is ready and can be used; face down it is exhausted until the next Upkeep.'],
    [
      'Prêt, épuisé',
      'Face visible, une carte est prête et utilisable ; face cachée, épuisée jusqu’au prochain entretien.',
    ],
    [
      'Abile, esausto',
      'A faccia in su una carta è abile e si può usare; a faccia in giù è esausta fino al prossimo Mantenimento.',
    ],
  ),
  term(
    'upkeep',
    'SP-4.19',
    ['Upkeep', 'Each ready slave earns 1 gold, each ready gladiator costs 1. What you cannot pay you must discard.'],
    [
      'Entretien',
      'Chaque esclave prêt rapporte 1 or, chaque gladiateur prêt en coûte 1. Ce qui reste impayé est défaussé.',
    ],
    [
      'Mantenimento, spese',
      'Ogni schiavo abile rende 1 oro, ogni gladiatore abile ne costa 1. Ciò che non paghi si scarta.',
    ],
  ),
  term(
    'scheme',
    'SP-1.11',
    ['Scheme', 'An Intrigue card that does something when you launch it. It needs influence but does not spend it.'],
    ['Complot', 'Une carte Intrigue qui agit quand on la lance. Elle demande de l’influence sans la dépenser.'],
    ['Piano', 'Una carta Intrigo che agisce quando la lanci. Chiede influenza senza spenderla.'],
  ),
  term(
    'reaction',
    'SP-6.1',
    ['Reaction', 'An Intrigue card played in answer to an event, on anybody’s turn.'],
    ['Réaction', 'Une carte Intrigue jouée en réponse à un événement, au tour de n’importe qui.'],
    ['Reazione', 'Una carta Intrigo giocata in risposta a un evento, nel turno di chiunque.'],
  ),
  term(
    'guard',
    'SP-6.12',
    ['Guard', 'Sent against a scheme aimed at you: on 4, 5 or 6 it is foiled. The guard is discarded either way.'],
    [
      'Garde',
      'Envoyé contre un complot qui vous vise : sur 4, 5 ou 6 il est déjoué. Le garde est défaussé de toute façon.',
    ],
    ['Guardia', 'Mandata contro un piano che ti riguarda: con 4, 5 o 6 è sventato. La guardia si scarta comunque.'],
  ),
  term(
    'cash',
    'SP-5.12',
    ['Cash in', 'On your Intrigue turn you give up a card of the hand for the gold printed on it.'],
    ['Monnayer', 'À votre tour d’Intrigue, vous échangez une carte de la main contre l’or imprimé.'],
    ['Incassare', 'Nel tuo turno di Intrigo cedi una carta della mano per l’oro stampato.'],
  ),
  term(
    'support',
    'SP-5.27',
    ['Support', 'Another House lends its influence for a scheme. It keeps it; the word given binds.'],
    ['Soutien', 'Une autre maison prête son influence à un complot. Elle la garde ; la parole donnée engage.'],
    ['Sostegno', 'Un’altra Casata presta la sua influenza per un piano. La conserva; la parola data vincola.'],
  ),
  term(
    'market',
    'SP-7.9',
    ['Open Market', 'The one time when men, slaves, guards and gear change hands, between Houses or with the bank.'],
    [
      'Marché libre',
      'Le seul moment où hommes, esclaves, gardes et équipement changent de main, entre maisons ou avec la banque.',
    ],
    [
      'Mercato libero',
      'L’unico momento in cui uomini, schiavi, guardie ed equipaggiamento cambiano mano, tra Casate o con la banca.',
    ],
  ),
  term(
    'host',
    'SP-8.2',
    ['Host', 'Bought in a sealed auction: gains 1 influence, invites both fighters, and decides who lives.'],
    ['Hôte', 'Acquis aux enchères scellées : gagne 1 d’influence, invite les deux combattants et décide qui vivra.'],
    ['Ospite', 'Si compra con un’asta sigillata: guadagna 1 di influenza, invita i due combattenti e decide chi vive.'],
  ),
  term(
    'tribute',
    'SP-8.18',
    ['Tribute', 'Before the bets each owner gets 2 gold for every Favor of his fighter.'],
    ['Tribut', 'Avant les paris, chaque propriétaire reçoit 2 or par Faveur de son combattant.'],
    ['Tributo', 'Prima delle puntate ogni proprietario riceve 2 oro per ogni Favore del suo combattente.'],
  ),
  term(
    'favor',
    'SP-10.2',
    ['Favor', 'The winner of a fight gets one. With enough of them a gladiator becomes a champion.'],
    ['Faveur', 'Le vainqueur d’un combat en reçoit une. Avec assez de Faveurs, un gladiateur devient champion.'],
    ['Favore', 'Chi vince un combattimento ne riceve uno. Con abbastanza Favori un gladiatore diventa campione.'],
  ),
  term(
    'champion',
    'SP-3.28',
    ['Champion', 'A House that gains one gains 1 influence, and loses it with him.'],
    ['Champion', 'En gagner un rapporte 1 d’influence ; le perdre la fait perdre.'],
    ['Campione', 'Guadagnarne uno dà 1 di influenza; perderlo la fa perdere.'],
  ),
  term(
    'initiative',
    'SP-9.5',
    ['Initiative', 'Each round both roll their Speed dice. The higher sum chooses who acts first.'],
    [
      'Initiative',
      'À chaque manche, les deux jettent leurs dés de vitesse. La plus haute somme choisit qui agit d’abord.',
    ],
    ['Iniziativa', 'A ogni round i due tirano i dadi di velocità. La somma più alta sceglie chi agisce per primo.'],
  ),
  term(
    'wound',
    'SP-9.15',
    [
      'Wound',
      'Each attack die above the defence die facing it takes one of the other’s dice: Attack, Defense or Speed.',
    ],
    [
      'Blessure',
      'Chaque dé d’attaque supérieur au dé de défense en face ôte un dé à l’autre : attaque, défense ou vitesse.',
    ],
    [
      'Ferita',
      'Ogni dado di attacco più alto di quello di difesa di fronte toglie un dado all’altro: attacco, difesa o velocità.',
    ],
  ),
  term(
    'yield',
    'SP-9.29',
    [
      'Yield, injury, decapitation',
      'One attribute without dice: the fighter yields. Two: he is injured. All three: he is dead.',
    ],
    [
      'Reddition, blessure grave, décapitation',
      'Un attribut sans dés : il se rend. Deux : il est blessé. Les trois : il est mort.',
    ],
    ['Resa, Ferita grave, Decapitazione', 'Un attributo senza dadi: si arrende. Due: è ferito. Tutti e tre: è morto.'],
  ),
  term(
    'thumb',
    'SP-10.9',
    ['Thumb', 'The Host decides whether the defeated fighter lives or dies.'],
    ['Pouce', 'L’Hôte décide si le vaincu vit ou meurt.'],
    ['Pollice', 'L’Ospite decide se lo sconfitto vive o muore.'],
  ),
];
