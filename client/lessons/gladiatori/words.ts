// The first match of Gladiatori, told in three languages.

export const en = {
  create: 'Take the Hoplomachus among the ready-made gladiators and press the filled button.',
  'create.why': 'The ready-made are balanced, so this match is about fighting, not about buying.',
  item: 'Items are shared out one by one. Pick the Pilum.',
  'item.why': 'Items add to attack and defence, and one day they may pay for a wound.',
  helm: 'You picked first, so you pick last too. Take the Visored helm.',
  'helm.why': 'It protects: its points count whenever you defend.',
  place: 'Stand on D03 and look east.',
  'place.why':
    'Where you look matters: a gladiator struck from behind defends badly, and the crowd despises such a blow.',
  split: 'Your deck becomes two. The proposal leaves four cards to live on: seal it.',
  'split.why':
    'Cards in the hand fight; cards in the HP deck keep you alive. {opponent} shares his out in secret, at the same time.',
  walk: 'Walk to I06 and look south-east, straight at {opponent}. One click on the goal plans the whole way, a second one goes.',
  'walk.why': 'Every step costs a point of Speed. “Show me” takes it step by step.',
  arrived: 'You stand before him. End the movement.',
  'arrived.why': 'An attack from the front earns 2 victory points, whether it hurts or not; one from behind costs 3.',
  action: 'Play Berserk face down.',
  'action.why':
    'Each Action card fights in its own way, and nobody sees which one you chose. Berserk turns Blood into strength.',
  energy: 'Add two Energy 0 cards.',
  'energy.why':
    '{opponent} sees how many they are, not which. If you hit, the damage is 1 and half the number of your cards, the Action card among them.',
  declare: 'Attack {opponent}.',
  'declare.why': 'You look at each other, so the crowd gives you 2 victory points.',
  value: 'The cards are open; now fix your value. Use Offense and spend 3 Blood at 2 points each: 14 in all.',
  'value.why': 'Offense drops by 1, and Rest does not bring Blood back, so spend it where it counts.',
  feint: '14 against 13: you hit. Do not use a Feint.',
  'feint.why': 'With a Feint you could still take the attack back, as if it had not happened. You need none.',
  react: 'First Blood brought you 3 more points. Now {opponent} strikes back. React with Movement.',
  'react.why': 'A dodge halves his attack.',
  alone: 'You may add cards to a reaction. Add none.',
  'alone.why': 'Keep them for your own attack.',
  guard: 'Use Guard.',
  'guard.why': 'Speed would help a dodge, but you left yours on the way here: nothing is free in the arena.',
  pay: '7 against 4: he hits, for 2 points of damage. Pay with two Energy 0 cards of the HP deck, 1 point each.',
  'pay.why': 'They are gone for good. A gladiator who cannot pay falls.',
  over: 'That was a round: move, act, fight, pay. You lead 17 to 14. Two rounds make a turn, then comes Rest; after six turns the most victory points win. From here the match is yours.',
} as const;

type Words = { readonly [K in keyof typeof en]: string };

export const fr: Words = {
  create: 'Prenez l’Hoplomaque parmi les gladiateurs tout prêts et appuyez sur le bouton plein.',
  'create.why': 'Les tout prêts sont équilibrés : cette partie apprend à combattre, non à acheter.',
  item: 'Les Objets se prennent un par un. Prenez le Pilum.',
  'item.why': 'Les Objets comptent à l’attaque et à la défense, et un jour ils paieront peut-être une blessure.',
  helm: 'Vous avez choisi en premier, vous choisissez donc aussi en dernier. Prenez le Casque à visière.',
  'helm.why': 'Il protège : ses points comptent chaque fois que vous vous défendez.',
  place: 'Placez-vous en D03 et regardez vers l’est.',
  'place.why': 'Le regard compte : frappé dans le dos, on se défend mal, et la foule méprise qui frappe ainsi.',
  split: 'Votre paquet se partage. La proposition laisse quatre cartes pour vivre : scellez-la.',
  'split.why':
    'Les cartes en main combattent, celles du paquet de PS vous gardent en vie. {opponent} partage le sien en secret, au même moment.',
  walk: 'Marchez jusqu’en I06 et regardez vers le sud-est, droit sur {opponent}. Toucher le but trace le chemin, y toucher encore le parcourt.',
  'walk.why': 'Chaque pas coûte un point de Rapidité. « Montrez-moi » avance pas à pas.',
  arrived: 'Vous voilà devant lui. Terminez le mouvement.',
  'arrived.why':
    'Une attaque de face rapporte 2 points de victoire, qu’elle blesse ou non ; dans le dos elle en coûte 3.',
  action: 'Jouez Berserk face cachée.',
  'action.why':
    'Chaque carte Action combat à sa manière et personne ne voit laquelle vous prenez. Berserk change le Sang en force.',
  energy: 'Ajoutez deux cartes Énergie 0.',
  'energy.why':
    '{opponent} en voit le nombre, non la valeur. Si vous touchez, les dégâts sont de 1 plus la moitié du nombre de vos cartes, carte Action comprise.',
  declare: 'Attaquez {opponent}.',
  'declare.why': 'Vous vous faites face : la foule vous donne 2 points de victoire.',
  value:
    'Les cartes sont révélées ; fixez votre valeur. Utilisez l’Assaut et dépensez 3 Sang à 2 points chacun : 14 en tout.',
  'value.why': 'L’Assaut baisse de 1, et le Repos ne rend pas le Sang : dépensez-le là où il compte.',
  feint: '14 contre 13 : vous touchez. N’employez pas de Feinte.',
  'feint.why':
    'Une Feinte vous permettrait encore de reprendre l’attaque, comme si elle n’avait pas eu lieu. Vous n’en avez pas besoin.',
  react: 'Le Premier Sang vous a donné 3 points de plus. {opponent} riposte. Réagissez par Déplacement.',
  'react.why': 'Une esquive divise son attaque par deux.',
  alone: 'On peut ajouter des cartes à une réaction. N’en ajoutez pas.',
  'alone.why': 'Gardez-les pour votre attaque.',
  guard: 'Utilisez la Garde.',
  'guard.why':
    'La Rapidité aiderait une esquive, mais la vôtre est restée en chemin : rien n’est gratuit dans l’arène.',
  pay: '7 contre 4 : il touche, pour 2 points de dégâts. Payez avec deux cartes Énergie 0 du paquet de PS, 1 point chacune.',
  'pay.why': 'Elles sont perdues. Un gladiateur qui ne peut payer tombe.',
  over: 'Voilà un round : bouger, agir, combattre, payer. Vous menez 17 à 14. Deux rounds font un tour, puis vient le Repos ; après six tours, qui a le plus de points de victoire gagne. La suite est à vous.',
};

export const it: Words = {
  create: 'Prendi l’Oplomaco tra i gladiatori già pronti e premi il pulsante pieno.',
  'create.why': 'Quelli pronti sono equilibrati: questa partita insegna a combattere, non a comprare.',
  item: 'Gli oggetti si scelgono uno per volta. Prendi il Pilum.',
  'item.why': 'Gli oggetti contano in attacco e in difesa, e un giorno potranno pagare una ferita.',
  helm: 'Hai scelto per primo, quindi scegli anche per ultimo. Prendi l’Elmo con visiera.',
  'helm.why': 'Protegge: i suoi punti contano ogni volta che ti difendi.',
  place: 'Mettiti in D03 e guarda a est.',
  'place.why': 'Conta dove guardi: chi è colpito alle spalle si difende male, e la folla disprezza chi colpisce così.',
  split: 'Il tuo mazzo si divide. La proposta lascia quattro carte per vivere: sigillala.',
  'split.why':
    'Le carte in mano combattono, quelle del mazzo PF ti tengono in vita. {opponent} divide il suo in segreto, nello stesso momento.',
  walk: 'Cammina fino a I06 e guarda a sud-est, dritto verso {opponent}. Un tocco sulla meta traccia la via, un secondo la percorre.',
  'walk.why': 'Ogni passo costa un punto di Velocità. «Mostrami» va passo per passo.',
  arrived: 'Sei davanti a lui. Termina il movimento.',
  'arrived.why': 'Un attacco frontale dà 2 punti vittoria, che ferisca o no; uno alle spalle ne costa 3.',
  action: 'Gioca Berserk coperta.',
  'action.why':
    'Ogni carta Azione combatte a modo suo e nessuno vede quale hai scelto. Berserk muta il Sangue in forza.',
  energy: 'Aggiungi due carte Energia 0.',
  'energy.why':
    '{opponent} vede quante sono, non quali. Se colpisci, il danno è 1 più la metà del numero delle tue carte, carta Azione compresa.',
  declare: 'Attacca {opponent}.',
  'declare.why': 'Vi guardate in faccia: la folla ti dà 2 punti vittoria.',
  value: 'Le carte sono scoperte; fissa il tuo valore. Usa l’Offesa e spendi 3 Sangue a 2 punti l’uno: 14 in tutto.',
  'value.why': 'L’Offesa scende di 1, e il Riposo non restituisce il Sangue: spendilo dove conta.',
  feint: '14 contro 13: colpisci. Non usare una Finta.',
  'feint.why': 'Con una Finta potresti ancora ritirare l’attacco, come se non fosse avvenuto. Non ti serve.',
  react: 'Il Primo Sangue ti ha dato altri 3 punti. Ora {opponent} risponde. Reagisci con Movimento.',
  'react.why': 'Una schivata dimezza il suo attacco.',
  alone: 'A una reazione si possono aggiungere carte. Non aggiungerne.',
  'alone.why': 'Tienile per il tuo attacco.',
  guard: 'Usa la Guardia.',
  'guard.why': 'La Velocità aiuterebbe la schivata, ma la tua è rimasta per strada: nell’arena nulla è gratis.',
  pay: '7 contro 4: colpisce, per 2 punti di danno. Paga con due carte Energia 0 del mazzo PF, 1 punto l’una.',
  'pay.why': 'Sono perse per sempre. Un gladiatore che non può pagare cade.',
  over: 'Questo era un round: muovere, agire, combattere, pagare. Conduci per 17 a 14. Due round fanno un turno, poi viene il Riposo; dopo sei turni vince chi ha più punti vittoria. Da qui la partita è tua.',
};
