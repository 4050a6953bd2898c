// The first round of House of Gladiators, told in three languages. What stands in braces is a name.

export const en = {
  man: 'Take Seuthes.',
  'man.why':
    'Five men stand there, and you choose by turns. In a bout a die is added to speed, strength or endurance. Seuthes has 3, 3 and 1, and 11 health: two things he does well.',
  second: 'Take Florus as your second man.',
  'second.why':
    'While one rests, another can fight. A man who stays out of the arena for a round is healed completely.',
  task: 'Keep {barracks}: five gladiators of your own.',
  'task.why':
    'The first House to complete three tasks wins. Nobody sees yours. Five men are a matter of coins, two victories without equipment a matter of luck.',
  bid: 'The market opens with a Blessing. Bid 1 coin.',
  'bid.why':
    'You see the back, not the card: Blessing, Combat or Special. The first bid is 1 at least, every later one higher than the last.',
  raise: '{opponent} bids 2. Bid 3.',
  'raise.why': 'A card for 3 coins is cheap. A House that passes is out of this lot for good.',
  pass: 'Yours: {whisper}. For the next Blessing pass.',
  'pass.why': 'Two coins later a gladiator may be for sale. A House that buys everything has nothing left in round 2.',
  cheap: 'A Combat card, and you open. Bid 1.',
  'cheap.why': 'Combat cards arm a man for a bout. If {opponent} passes, it is yours for a coin.',
  full: 'An eighth card: one must go. Throw away {sica}.',
  'full.why':
    'Seven is the most a hand holds. The practice weapons are the weakest. Your new card, {limbs}, gives +2 on speed.',
  save: 'Pass. You have what you need.',
  'save.why': 'Coins are saved for the Catasta, the market of men, in the next round.',
  training: 'Nobody is hurt. End the training.',
  'training.why':
    'Here rations heal, one health for each, Blessings are played, and a man who has won often enough goes up a class. All Houses do it at the same time.',
  assign: 'Lay Seuthes on the Morning, with {pommel} as his Combat card, and seal it.',
  'assign.why':
    'In round 1 there is one bout, later three in a day. Who fights, and with what, stays hidden until he enters. {pommel} gives +2 on strength.',
  wheel: 'You choose where the wheel starts: Strength.',
  'wheel.why':
    'Three rolls in the Morning, one for each attribute in a fixed order. With Strength first you strike with 3 + 2 while both are fresh. A man who falls to 0 in the first roll dies.',
  catasta:
    'Seuthes wins, 11 health to 1: 3 Glory, 3 coins, 1 ration. Now the Catasta: {opponent} passes on Paetus. Bid 5: nobody sells a man for less.',
  'catasta.why': 'Even rounds sell men. Your task wants five, and this will be the third.',
  over: 'That was a round: market, training, the Games, the duties of the House. From round 3 on there are three bouts a day; the Evening pays most. Two men are missing for your task. From here the match is yours.',
} as const;

type Words = { readonly [K in keyof typeof en]: string };

export const fr: Words = {
  man: 'Prenez Seuthes.',
  'man.why':
    'Cinq hommes attendent, et l’on choisit tour à tour. Dans un combat, un dé s’ajoute à la vitesse, à la force ou à l’endurance. Seuthes a 3, 3 et 1, et 11 de santé : deux choses qu’il fait bien.',
  second: 'Prenez Florus comme second.',
  'second.why':
    'Pendant que l’un se repose, l’autre combat. Qui reste une manche hors de l’arène est entièrement guéri.',
  task: 'Gardez {barracks} : cinq gladiateurs à vous.',
  'task.why':
    'Qui accomplit le premier trois tâches gagne. Personne ne voit la vôtre. Cinq hommes, c’est une affaire de pièces ; deux victoires sans équipement, une affaire de chance.',
  bid: 'Le marché s’ouvre sur une Bénédiction. Misez 1 pièce.',
  'bid.why':
    'Vous voyez le dos, pas la carte : Bénédiction, Combat ou Spéciale. La première mise est de 1 au moins, chaque suivante plus haute que la dernière.',
  raise: '{opponent} mise 2. Misez 3.',
  'raise.why': 'Une carte pour 3 pièces n’est pas chère. Qui passe est hors jeu pour ce lot.',
  pass: 'À vous : {whisper}. Pour la Bénédiction suivante, passez.',
  'pass.why':
    'Avec deux pièces de plus, on achète peut-être un gladiateur. Qui achète tout n’a plus rien à la manche 2.',
  cheap: 'Une carte de Combat, et vous ouvrez. Misez 1.',
  'cheap.why':
    'Les cartes de Combat arment un homme pour un combat. Si {opponent} passe, elle est à vous pour une pièce.',
  full: 'Une huitième carte : il faut en jeter une. Jetez {sica}.',
  'full.why':
    'Une main tient sept cartes au plus. Les armes d’exercice sont les plus faibles. Votre nouvelle carte, {limbs}, donne +2 de vitesse.',
  save: 'Passez. Vous avez ce qu’il vous faut.',
  'save.why': 'Gardez vos pièces pour la Catasta, le marché aux hommes, à la manche suivante.',
  training: 'Personne n’est blessé. Terminez l’entraînement.',
  'training.why':
    'Ici les rations soignent, une santé chacune, on joue les Bénédictions, et qui a gagné assez souvent monte d’une classe. Toutes les maisons le font en même temps.',
  assign: 'Posez Seuthes sur le Matin, avec {pommel} comme carte de Combat, et scellez.',
  'assign.why':
    'À la manche 1 il y a un combat, plus tard trois par jour. Qui combat, et avec quoi, reste caché jusqu’à son entrée. {pommel} donne +2 de force.',
  wheel: 'Vous choisissez où la roue commence : Force.',
  'wheel.why':
    'Trois jets le Matin, un par attribut, dans un ordre fixe. La Force d’abord : vous frappez avec 3 + 2 quand tous deux sont frais. Qui tombe à 0 au premier jet meurt.',
  catasta:
    'Seuthes gagne, 11 de santé contre 1 : 3 de gloire, 3 pièces, 1 ration. Voici la Catasta : {opponent} passe pour Paetus. Misez 5 : aucun homme ne part à moins.',
  'catasta.why': 'Aux manches paires on vend des hommes. Votre tâche en veut cinq, et celui-ci sera le troisième.',
  over: 'Voilà une manche : marché, entraînement, Jeux, devoirs de la maison. Dès la manche 3 il y a trois combats par jour ; le Soir paie le mieux. Il manque deux hommes à votre tâche. La suite est à vous.',
};

export const it: Words = {
  man: 'Prendi Seuthes.',
  'man.why':
    'Ci sono cinque uomini, e si sceglie a turno. In uno scontro un dado si somma a velocità, forza o resistenza. Seuthes ha 3, 3 e 1, e 11 di salute: due cose che fa bene.',
  second: 'Prendi Florus come secondo.',
  'second.why': 'Mentre uno riposa, l’altro combatte. Chi resta un turno fuori dall’arena guarisce del tutto.',
  task: 'Tieni {barracks}: cinque gladiatori tuoi.',
  'task.why':
    'Vince chi per primo porta a termine tre compiti. Nessuno vede il tuo. Cinque uomini sono questione di monete, due vittorie senza equipaggiamento questione di fortuna.',
  bid: 'Il mercato si apre con una Benedizione. Offri 1 moneta.',
  'bid.why':
    'Vedi il dorso, non la carta: Benedizione, Combattimento o Speciale. La prima offerta è almeno 1, ogni altra più alta dell’ultima.',
  raise: '{opponent} offre 2. Offri 3.',
  'raise.why': 'Una carta per 3 monete non è cara. Chi passa è fuori da questo lotto per sempre.',
  pass: 'È tua: {whisper}. Per la prossima Benedizione passa.',
  'pass.why': 'Con due monete in più forse compri un gladiatore. Chi compra tutto nel turno 2 non ha più nulla.',
  cheap: 'Una carta Combattimento, e apri tu. Offri 1.',
  'cheap.why': 'Le carte Combattimento armano un uomo per uno scontro. Se {opponent} passa, è tua per una moneta.',
  full: 'Un’ottava carta: una deve andare. Butta {sica}.',
  'full.why':
    'Una mano tiene al massimo sette carte. Le armi da allenamento sono le più deboli. La tua nuova carta, {limbs}, dà +2 alla velocità.',
  save: 'Passa. Hai ciò che ti serve.',
  'save.why': 'Le monete si tengono per la Catasta, il mercato degli uomini, nel prossimo turno.',
  training: 'Nessuno è ferito. Termina l’addestramento.',
  'training.why':
    'Qui le razioni curano, una salute ciascuna, si giocano le Benedizioni, e chi ha vinto abbastanza sale di classe. Tutte le case lo fanno insieme.',
  assign: 'Metti Seuthes al Mattino, con {pommel} come carta Combattimento, e sigilla.',
  'assign.why':
    'Nel turno 1 c’è uno scontro, più avanti tre al giorno. Chi combatte, e con che cosa, resta nascosto finché non entra. {pommel} dà +2 alla forza.',
  wheel: 'Scegli tu da dove parte la ruota: Forza.',
  'wheel.why':
    'Tre tiri al Mattino, uno per attributo, in ordine fisso. Con la Forza per prima colpisci con 3 + 2 quando entrambi sono freschi. Chi cade a 0 al primo tiro muore.',
  catasta:
    'Seuthes vince, 11 di salute contro 1: 3 di gloria, 3 monete, 1 razione. Ora la Catasta: {opponent} passa su Paetus. Offri 5: nessun uomo si vende per meno.',
  'catasta.why': 'Nei turni pari si vendono uomini. Il tuo compito ne vuole cinque, e questo sarà il terzo.',
  over: 'Questo era un turno: mercato, addestramento, Giochi, doveri della casa. Dal turno 3 ci sono tre scontri al giorno; la Sera paga di più. Al tuo compito mancano due uomini. Da qui la partita è tua.',
};
