// A small match of Jugula, told in three languages.

export const en = {
  familia: 'Take the Murmillo and the Retiarius: 13 points, all you have.',
  'familia.why':
    'A familia has four different gladiators; for this first match two will do. The Murmillo is strong and slow, the Retiarius quick, with a net. Two points of damage on either side end the match.',
  murmillo: 'Place the Murmillo on d7, facing away from you, towards the enemy: touch the square, then the direction.',
  'murmillo.why':
    'He fights only what stands in the three squares before him. A man who comes from the side or from behind strikes harder, so where a man looks is half his defence.',
  retiarius: 'Place the Retiarius beside him on e7, also facing away from you.',
  'retiarius.why': 'His trident reaches one square further than other men’s weapons. Let him stand back and choose.',
  crowd: 'Play Clamor for the crowd: Vox Populi +3.',
  'crowd.why':
    'Each turn you play one card, for one of its uses. The crowd’s favour gives a larger hand, from 4 cards to 5, and +1 on every attack. It is never spent.',
  draw: 'The Thraex comes to d5. Do not hurry: play Palus to draw 3 cards.',
  'draw.why':
    'A card that is played or used in combat is gone until the pile is shuffled again. With an empty hand you attack with the top card of your pile.',
  strike: 'Now strike. Play Ictus for its special effect: one attack at +2.',
  'strike.why':
    'Every card has a use that is its own. Ictus could also be two plain attacks, but you have one man in reach.',
  net: 'Throw the net: the Retiarius attacks the Thraex, hindering.',
  'net.why':
    'If your score is higher, the net falls on him. He can neither move nor attack, defends at −1, and nobody fears his weapon any more. No wound, but he stays where you want him.',
  card: 'Use Harena in this combat. Its value is 2.',
  'card.why':
    'Both add a card in secret. 2 + 4 + 1 + 2 makes 9; {opponent} has 4 and a card, so only her two best would stop you. Keep Impetus and Furor for the blow that counts.',
  charge: 'Caught! Now play Impetus for its special effect: one gladiator moves and attacks.',
  'charge.why': 'Moving and striking are two turns otherwise, and in between she would answer.',
  who: 'The Murmillo goes.',
  'who.why': 'He is the stronger one, and the net has made the way safe.',
  behind: 'Go to d4, facing you: right behind the Thraex.',
  'behind.why':
    'A step straight ahead costs 1 movement point, any other 2. To leave the squares before an enemy costs 1 more, but not before one who lies in a net.',
  back: 'Attack the Thraex.',
  'back.why': 'From the side you have +1, from the rear +2, from straight behind +3.',
  furor: 'Use Furor, the best card you have: 6.',
  'furor.why':
    '6 + 5 + 3 + 1 is 15. With more than his score he is pushed back, with twice as much he is wounded, with four times he bites the dust at once.',
  last: 'Wounded! You hold one card, and the last card must be used to draw.',
  'last.why': 'The rules see to it that no hand stays empty. Doctor draws four: a whole new plan.',
  run: 'The Thraex was pushed to d6. Play Cursus to move.',
  'run.why': 'A wounded man has 1 less of everything. A second wound takes him out of the arena, and ends this match.',
  follow: 'Move the Murmillo.',
  'follow.why': 'He must stand behind the Thraex again; a netted man cannot turn round.',
  step: 'One square towards you, to d5.',
  'step.why': 'One step straight ahead, 1 of his 4 movement points. What is not used is lost.',
  stop: 'The Retiarius stays: end the movements.',
  'stop.why': 'From e7 he has the Thraex before him already. “Up to three” may also be one.',
  defend: '{opponent} throws a net at your Murmillo. Defend with the top card of your pile.',
  'defend.why':
    'It is a gamble, but your hand is needed for your own blow. If the defender’s score is higher, the crowd gives him a point of favour.',
  finish: 'Now he is caught, too. It does not matter: play Scutum for one attack.',
  'finish.why': 'A netted man cannot attack. But you have two.',
  target: 'The Retiarius attacks the Thraex.',
  'target.why': 'The Thraex defends with 3, less 1 for the net, and a card. You do not need much.',
  end: 'Use Lanista. Its value is 1.',
  'end.why':
    '{opponent} holds one card, and a last card cannot fight: she takes the top of her pile. 1 + 4 + 1 is 6; twice her score, and it is over.',
  over: 'The Thraex bites the dust: two points of damage, you win. With four men a side it takes four, and there are twelve Prima cards to earn, stronger than these. You know the rest.',
} as const;

type Words = { readonly [K in keyof typeof en]: string };

export const fr: Words = {
  familia: 'Prenez le Murmillo et le Retiarius : 13 points, tout ce que vous avez.',
  'familia.why':
    'Une familia compte quatre gladiateurs différents ; pour cette première partie, deux suffisent. Le Murmillo est fort et lent, le Retiarius rapide, avec un filet. Deux points de dégâts d’un côté ou de l’autre terminent la partie.',
  murmillo: 'Placez le Murmillo en d7, tourné vers le fond, vers l’ennemi : touchez la case, puis la direction.',
  'murmillo.why':
    'Il ne combat que ce qui se tient dans les trois cases devant lui. Qui vient de côté ou de dos frappe plus fort : le regard est la moitié de la défense.',
  retiarius: 'Placez le Retiarius à côté de lui, en e7, lui aussi vers le fond.',
  'retiarius.why': 'Son trident porte une case plus loin que les autres armes. Laissez-le en retrait, qu’il choisisse.',
  crowd: 'Jouez Clamor pour la foule : Vox Populi +3.',
  'crowd.why':
    'À chaque tour vous jouez une carte, pour un seul de ses usages. La faveur de la foule agrandit la main, de 4 cartes à 5, et donne +1 à chaque attaque. Elle ne se dépense jamais.',
  draw: 'Le Thraex vient en d5. Ne vous pressez pas : jouez Palus pour piocher 3 cartes.',
  'draw.why':
    'Une carte jouée ou employée au combat est partie jusqu’au prochain mélange. La main vide, on attaque avec la carte du dessus de sa pioche.',
  strike: 'Frappez maintenant. Jouez Ictus pour son effet spécial : une attaque à +2.',
  'strike.why':
    'Chaque carte a un usage qui n’est qu’à elle. Ictus pourrait aussi donner deux attaques simples, mais un seul homme est à portée.',
  net: 'Jetez le filet : le Retiarius attaque le Thraex, en l’entravant.',
  'net.why':
    'Si votre score est plus élevé, le filet tombe sur lui. Il ne peut ni bouger ni attaquer, se défend à −1, et personne ne craint plus son arme. Pas de blessure, mais il reste où vous voulez.',
  card: 'Employez Harena dans ce combat. Sa valeur est 2.',
  'card.why':
    'Chacun ajoute une carte en secret. 2 + 4 + 1 + 2 font 9 ; {opponent} a 4 et une carte : seules ses deux meilleures vous arrêteraient. Gardez Impetus et Furor pour le coup qui compte.',
  charge: 'Pris ! Jouez Impetus pour son effet spécial : un gladiateur bouge et attaque.',
  'charge.why': 'Bouger et frapper, ce sont deux tours autrement, et entre les deux elle répondrait.',
  who: 'Le Murmillo y va.',
  'who.why': 'C’est le plus fort, et le filet a rendu le chemin sûr.',
  behind: 'Allez en d4, tourné vers vous : juste derrière le Thraex.',
  'behind.why':
    'Un pas droit devant coûte 1 point de mouvement, tout autre 2. Quitter les cases devant un ennemi coûte 1 de plus, mais pas devant un homme pris au filet.',
  back: 'Attaquez le Thraex.',
  'back.why': 'De côté vous avez +1, de l’arrière +2, en plein dos +3.',
  furor: 'Employez Furor, votre meilleure carte : 6.',
  'furor.why':
    '6 + 5 + 3 + 1 font 15. Au-dessus de son score, il est repoussé ; au double, il est blessé ; au quadruple, il mord la poussière d’un coup.',
  last: 'Blessé ! Il vous reste une carte, et la dernière carte doit servir à piocher.',
  'last.why': 'Les règles veillent à ce qu’aucune main ne reste vide. Doctor pioche quatre cartes : un plan tout neuf.',
  run: 'Le Thraex a été repoussé en d6. Jouez Cursus pour bouger.',
  'run.why': 'Un blessé a 1 de moins en tout. Une seconde blessure le sort de l’arène et termine cette partie.',
  follow: 'Déplacez le Murmillo.',
  'follow.why': 'Il doit se retrouver derrière le Thraex ; un homme au filet ne peut pas se retourner.',
  step: 'Une case vers vous, en d5.',
  'step.why': 'Un pas droit devant, 1 de ses 4 points de mouvement. Ce qui n’est pas employé est perdu.',
  stop: 'Le Retiarius reste : finissez les mouvements.',
  'stop.why': 'Depuis e7, il a déjà le Thraex devant lui. « Jusqu’à trois » peut aussi être un seul.',
  defend: '{opponent} jette un filet sur votre Murmillo. Défendez-vous avec la carte du dessus de votre pioche.',
  'defend.why':
    'C’est un pari, mais votre main servira à votre propre coup. Si le score du défenseur est plus élevé, la foule lui donne un point de faveur.',
  finish: 'Le voilà pris, lui aussi. Peu importe : jouez Scutum pour une attaque.',
  'finish.why': 'Un homme au filet ne peut pas attaquer. Mais vous en avez deux.',
  target: 'Le Retiarius attaque le Thraex.',
  'target.why': 'Le Thraex se défend avec 3, moins 1 pour le filet, et une carte. Il ne vous faut pas grand-chose.',
  end: 'Employez Lanista. Sa valeur est 1.',
  'end.why':
    '{opponent} n’a qu’une carte en main, et la dernière ne peut pas combattre : elle prend celle du dessus. 1 + 4 + 1 font 6 ; le double de son score, et c’est fini.',
  over: 'Le Thraex mord la poussière : deux points de dégâts, vous gagnez. À quatre par camp il en faut quatre, et douze cartes Prima sont à gagner, plus fortes que celles-ci. Vous savez le reste.',
};

export const it: Words = {
  familia: 'Prendi il Murmillo e il Retiarius: 13 punti, tutto ciò che hai.',
  'familia.why':
    'Una familia ha quattro gladiatori diversi; per questa prima partita ne bastano due. Il Murmillo è forte e lento, il Retiarius veloce, con una rete. Due punti di danno da una parte o dall’altra chiudono la partita.',
  murmillo: 'Metti il Murmillo in d7, rivolto verso il fondo, verso il nemico: tocca la casella, poi la direzione.',
  'murmillo.why':
    'Combatte solo ciò che sta nelle tre caselle davanti a lui. Chi viene di lato o alle spalle colpisce più forte: dove un uomo guarda è metà della sua difesa.',
  retiarius: 'Metti il Retiarius accanto a lui in e7, anche lui rivolto verso il fondo.',
  'retiarius.why': 'Il suo tridente arriva una casella più in là delle altre armi. Lascialo indietro, che scelga.',
  crowd: 'Gioca Clamor per la folla: Vox Populi +3.',
  'crowd.why':
    'A ogni turno giochi una carta, per uno solo dei suoi usi. Il favore della folla dà una mano più grande, da 4 carte a 5, e +1 a ogni attacco. Non si spende mai.',
  draw: 'Il Thraex viene in d5. Non avere fretta: gioca Palus per pescare 3 carte.',
  'draw.why':
    'Una carta giocata o usata in combattimento è via fino al prossimo rimescolamento. A mano vuota si attacca con la prima carta del mazzo.',
  strike: 'Ora colpisci. Gioca Ictus per il suo effetto speciale: un attacco a +2.',
  'strike.why':
    'Ogni carta ha un uso tutto suo. Ictus potrebbe dare anche due attacchi semplici, ma a portata hai un uomo solo.',
  net: 'Getta la rete: il Retiarius attacca il Thraex con un attacco di impedimento.',
  'net.why':
    'Se il tuo punteggio è più alto, la rete cade su di lui. Non può muovere né attaccare, si difende a −1, e nessuno teme più la sua arma. Nessuna ferita, ma resta dove vuoi tu.',
  card: 'Usa Harena in questo combattimento. Vale 2.',
  'card.why':
    'Ognuno aggiunge una carta in segreto. 2 + 4 + 1 + 2 fanno 9; {opponent} ha 4 e una carta: solo le sue due migliori ti fermerebbero. Tieni Impetus e Furor per il colpo che conta.',
  charge: 'Preso! Ora gioca Impetus per il suo effetto speciale: un gladiatore muove e attacca.',
  'charge.why': 'Muovere e colpire altrimenti sono due turni, e nel mezzo lei risponderebbe.',
  who: 'Va il Murmillo.',
  'who.why': 'È il più forte, e la rete ha reso sicura la strada.',
  behind: 'Va’ in d4, rivolto verso di te: proprio dietro il Thraex.',
  'behind.why':
    'Un passo dritto costa 1 punto movimento, ogni altro 2. Lasciare le caselle davanti a un nemico costa 1 in più, ma non davanti a chi è nella rete.',
  back: 'Attacca il Thraex.',
  'back.why': 'Di lato hai +1, da dietro +2, in piena schiena +3.',
  furor: 'Usa Furor, la carta migliore che hai: 6.',
  'furor.why':
    '6 + 5 + 3 + 1 fanno 15. Sopra il suo punteggio è respinto, con il doppio è ferito, con il quadruplo morde la polvere subito.',
  last: 'Ferito! Ti resta una carta, e l’ultima carta deve servire a pescare.',
  'last.why': 'Le regole badano che nessuna mano resti vuota. Doctor pesca quattro carte: un piano tutto nuovo.',
  run: 'Il Thraex è stato respinto in d6. Gioca Cursus per muovere.',
  'run.why': 'Un ferito ha 1 in meno di tutto. Una seconda ferita lo toglie dall’arena e chiude questa partita.',
  follow: 'Muovi il Murmillo.',
  'follow.why': 'Deve stare di nuovo dietro il Thraex; chi è nella rete non può girarsi.',
  step: 'Una casella verso di te, in d5.',
  'step.why': 'Un passo dritto, 1 dei suoi 4 punti movimento. Ciò che non si usa è perso.',
  stop: 'Il Retiarius resta: termina i movimenti.',
  'stop.why': 'Da e7 ha già il Thraex davanti. «Fino a tre» può essere anche uno.',
  defend: '{opponent} getta una rete sul tuo Murmillo. Difenditi con la prima carta del tuo mazzo.',
  'defend.why':
    'È un azzardo, ma la mano ti serve per il tuo colpo. Se il punteggio del difensore è più alto, la folla gli dà un punto di favore.',
  finish: 'Ora è preso anche lui. Non importa: gioca Scutum per un attacco.',
  'finish.why': 'Chi è nella rete non può attaccare. Ma tu ne hai due.',
  target: 'Il Retiarius attacca il Thraex.',
  'target.why': 'Il Thraex si difende con 3, meno 1 per la rete, e una carta. Non ti serve molto.',
  end: 'Usa Lanista. Vale 1.',
  'end.why':
    '{opponent} ha una carta in mano, e l’ultima carta non può combattere: prende la prima del mazzo. 1 + 4 + 1 fanno 6; il doppio del suo punteggio, ed è finita.',
  over: 'Il Thraex morde la polvere: due punti di danno, hai vinto. Con quattro uomini per parte ne servono quattro, e ci sono dodici carte Prima da guadagnare, più forti di queste. Il resto lo sai.',
};
