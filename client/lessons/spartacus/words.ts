// The first turn of Spartacus, told in three languages. What stands in braces is a name: a card's, or the opponent's.

export const en = {
  house: 'Touch House {tullius}. It is rich, and it has two guards.',
  'house.why':
    'Every House begins with its own gladiators, slaves, guards and gold, and has two abilities. A House that alone has 12 influence at the end of a phase wins; in a quick game all begin at 7.',
  scheme: 'Take up {accounts} in your hand, and launch it at {opponent}.',
  'scheme.why':
    'A scheme asks for influence, and you have enough. Influence is measured, never spent. The card says what it does: 4 gold change hands. {opponent} has one guard who may stop you.',
  lay: 'It worked: her guard threw a 1. Now lay your {guard} on the table.',
  'lay.why':
    'A guard foils a scheme against you on 4, 5 or 6. He can do it from the hand as well, but on the table everybody sees him, and thinks twice.',
  cash: 'Cash in {information} for 3 gold.',
  'cash.why':
    'Every card of the hand can be turned into the gold that is printed on it. Then it is gone. Gold wins the auctions that come next.',
  end: 'You hold nothing more. End your turn.',
  'end.why': 'After you {opponent} plays her cards, and she has a reason to be angry.',
  guard: '{opponent} sends a spy into your house. Use a guard from the table.',
  'guard.why':
    'The guard is thrown away whether he succeeds or not, and you may send another after him. A spy would look at your secrets; half the time you are spared that.',
  trade: 'Foiled! In the open market {opponent} offers you the {thracian} for 4 gold. Accept.',
  'trade.why':
    'Here everything may be traded, and only here: men, slaves, equipment, guards. He is quicker than your recruits, and who moves first often strikes first.',
  done: 'Collect your gold: you are done dealing.',
  'done.why': 'From now on nobody sees how much you have. That matters, for all bids are sealed.',
  bid: 'A {hand} is for sale. Seal a bid of 1.',
  'bid.why':
    'All bid in secret at the same moment. A House that is outbid takes all its gold back, so a small bid costs nothing.',
  javelin: 'She wanted him more. Now the {javelin}: seal 3.',
  'javelin.why':
    'The highest bid is paid in full, even where 2 would have done. The Javelin strikes a man three hexes away.',
  host: 'It is yours. Last, who is the Host of the games? Seal 5.',
  'host.why':
    'The Host gains 1 influence at once, chooses who fights, and decides at the end whether the beaten man lives. Nothing else on this evening is worth so much.',
  invite: 'You are the Host, with 8 influence. Invite yourself.',
  'invite.why': 'A victory in the arena brings 1 influence more. An invitation that is declined costs the decliner 1.',
  send: 'Send the {thracian}, and give him the {javelin}.',
  'send.why':
    'His dice are his strength and his health: 3 for attack, 2 for defence, 3 for speed. Equipment does not make him stronger, it gives him other ways to strike.',
  bet: 'Lay 2 gold on your own victory, and 1 on Injury.',
  'bet.why':
    'Victory pays the stake once, Injury and Decapitation pay it twice. Against your own man you may not bet. The seals break together.',
  first: 'Your speed dice win the initiative. Act first.',
  'first.why': 'The winner chooses. Who goes first strikes first; who goes second answers to what he has seen.',
  walk: 'Move three hexes towards him, to d4.',
  'walk.why': 'One hex for every speed die. From there the Javelin reaches him, and his sword does not reach you.',
  throw: 'Throw the {javelin}.',
  'throw.why':
    'It is thrown with the speed dice, three of them. It works once, then it is exhausted until the next Upkeep.',
  attack: 'Attack.',
  'attack.why':
    'Both throw, and sort their dice from high to low. Each of your dice that beats the one facing it wounds; equal dice do not. A die that faces nothing wounds with 3 or more.',
  stay: 'Stay where you are.',
  'stay.why': 'After an attack one may still move. You stand well: the next blow should be yours again.',
  dice: 'You are wounded once. Give up an Attack die.',
  'dice.why':
    'Each wound takes a die, and you choose which. No pool goes below one while another can still give. When all three are at one, the next wound is defeat.',
  thumb: 'He is down, and you are the Host. Thumb up: he lives.',
  'thumb.why':
    'Two empty pools: he is injured, and your bet on Injury is won too. Thumb down would kill him for good, and {opponent} would not forget it.',
  over: 'That was a turn: Upkeep, Intrigue, Market, Arena. You have 9 influence, {opponent} has 7, and your {thracian} has a Favor; with three he is a champion. From here the match is yours.',
} as const;

type Words = { readonly [K in keyof typeof en]: string };

export const fr: Words = {
  house: 'Touchez la maison {tullius}. Elle est riche, et elle a deux gardes.',
  'house.why':
    'Chaque maison commence avec ses gladiateurs, ses esclaves, ses gardes et son or, et possède deux pouvoirs. Qui est seul à 12 d’influence à la fin d’une phase gagne ; dans une partie rapide, tous commencent à 7.',
  scheme: 'Prenez {accounts} dans votre main et visez {opponent}.',
  'scheme.why':
    'Un complot demande de l’influence, et vous en avez assez. L’influence se mesure, elle ne se dépense pas. La carte dit ce qu’elle fait : 4 pièces d’or changent de main. {opponent} a un garde qui peut vous arrêter.',
  lay: 'C’est fait : son garde a lancé un 1. Posez maintenant votre {guard} sur la table.',
  'lay.why':
    'Un garde déjoue un complot contre vous sur 4, 5 ou 6. Il le peut aussi depuis la main, mais sur la table tout le monde le voit, et réfléchit.',
  cash: 'Monnayez {information} pour 3 pièces d’or.',
  'cash.why':
    'Toute carte de la main se change en l’or qui y est imprimé, puis elle est perdue. L’or gagne les enchères qui viennent.',
  end: 'Vous n’avez plus rien en main. Terminez votre tour.',
  'end.why': 'Après vous, {opponent} joue ses cartes, et elle a de quoi être fâchée.',
  guard: '{opponent} envoie un espion chez vous. Employez un garde de la table.',
  'guard.why':
    'Le garde est défaussé, qu’il réussisse ou non, et vous pouvez en envoyer un autre. Un espion verrait vos secrets ; une fois sur deux, cela vous est épargné.',
  trade: 'Déjoué ! Au marché libre, {opponent} vous offre le {thracian} pour 4 pièces d’or. Acceptez.',
  'trade.why':
    'Ici tout s’échange, et seulement ici : hommes, esclaves, équipement, gardes. Il est plus rapide que vos recrues, et qui bouge le premier frappe souvent le premier.',
  done: 'Ramassez votre or : vous avez fini de marchander.',
  'done.why': 'Dès maintenant, personne ne voit ce que vous avez. Cela compte, car toutes les mises sont scellées.',
  bid: 'Un {hand} est à vendre. Scellez une mise de 1.',
  'bid.why':
    'Tous misent en secret au même moment. Qui est dépassé reprend tout son or : une petite mise ne coûte rien.',
  javelin: 'Elle le voulait davantage. Maintenant le {javelin} : scellez 3.',
  'javelin.why':
    'La mise la plus haute est payée en entier, même si 2 auraient suffi. Le Javelot frappe un homme à trois hexagones.',
  host: 'Il est à vous. Enfin : qui est l’Hôte des jeux ? Scellez 5.',
  'host.why':
    'L’Hôte gagne aussitôt 1 d’influence, choisit qui combat et décide à la fin si le vaincu vivra. Rien ce soir ne vaut autant.',
  invite: 'Vous êtes l’Hôte, avec 8 d’influence. Invitez-vous.',
  'invite.why': 'Une victoire dans l’arène rapporte encore 1 d’influence. Refuser une invitation en coûte 1.',
  send: 'Envoyez le {thracian}, avec le {javelin}.',
  'send.why':
    'Ses dés sont sa force et sa santé : 3 d’attaque, 2 de défense, 3 de vitesse. L’équipement ne le rend pas plus fort, il lui donne d’autres coups.',
  bet: 'Posez 2 pièces sur votre victoire et 1 sur Blessure.',
  'bet.why':
    'La Victoire paie la mise une fois, Blessure et Décapitation la paient deux fois. On ne parie pas contre son propre homme. Les sceaux se brisent ensemble.',
  first: 'Vos dés de vitesse emportent l’initiative. Agissez le premier.',
  'first.why': 'Le gagnant choisit. Qui agit d’abord frappe d’abord ; qui agit ensuite répond à ce qu’il a vu.',
  walk: 'Avancez de trois hexagones vers lui, en d4.',
  'walk.why': 'Un hexagone par dé de vitesse. De là, le Javelot l’atteint, et son épée ne vous atteint pas.',
  throw: 'Lancez le {javelin}.',
  'throw.why':
    'On le lance avec les dés de vitesse, trois en tout. Il sert une fois, puis il est épuisé jusqu’au prochain Entretien.',
  attack: 'Attaquez.',
  'attack.why':
    'Les deux lancent et rangent leurs dés du plus haut au plus bas. Chacun de vos dés qui bat celui d’en face blesse ; à égalité, non. Un dé sans vis-à-vis blesse à partir de 3.',
  stay: 'Restez où vous êtes.',
  'stay.why': 'Après une attaque, on peut encore bouger. Vous êtes bien placé : le prochain coup doit être le vôtre.',
  dice: 'Vous êtes blessé une fois. Abandonnez un dé d’Attaque.',
  'dice.why':
    'Chaque blessure prend un dé, que vous choisissez. Aucune réserve ne descend sous un tant qu’une autre peut donner. Quand les trois sont à un, la blessure suivante est la défaite.',
  thumb: 'Il est à terre, et vous êtes l’Hôte. Pouce levé : qu’il vive.',
  'thumb.why':
    'Deux réserves vides : il est blessé, et votre pari sur Blessure est gagné aussi. Un pouce baissé le tuerait pour de bon, et {opponent} ne l’oublierait pas.',
  over: 'Voilà un tour : Entretien, Intrigue, Marché, Arène. Vous avez 9 d’influence, {opponent} en a 7, et votre {thracian} a une Faveur ; à trois, il est champion. La suite est à vous.',
};

export const it: Words = {
  house: 'Tocca la Casata {tullius}. È ricca e ha due guardie.',
  'house.why':
    'Ogni Casata comincia con i suoi gladiatori, schiavi, guardie e oro, e ha due abilità. Vince chi alla fine di una fase è il solo ad avere 12 di influenza; in una partita rapida tutti partono da 7.',
  scheme: 'Prendi {accounts} dalla mano e lancialo contro {opponent}.',
  'scheme.why':
    'Un piano chiede influenza, e tu ne hai abbastanza. L’influenza si misura, non si spende. La carta dice che cosa fa: 4 monete d’oro cambiano mano. {opponent} ha una guardia che può fermarti.',
  lay: 'È riuscito: la sua guardia ha tirato 1. Ora metti la tua {guard} sul tavolo.',
  'lay.why':
    'Una guardia sventa un piano contro di te con 4, 5 o 6. Può farlo anche dalla mano, ma sul tavolo tutti la vedono, e ci pensano due volte.',
  cash: 'Incassa 3 monete d’oro per {information}.',
  'cash.why':
    'Ogni carta della mano si può cambiare nell’oro che porta stampato; poi è perduta. L’oro vince le aste che vengono.',
  end: 'Non hai altro in mano. Termina il turno.',
  'end.why': 'Dopo di te {opponent} gioca le sue carte, e ha motivo di essere in collera.',
  guard: '{opponent} manda una spia nella tua Casata. Usa una guardia del tavolo.',
  'guard.why':
    'La guardia si scarta, che riesca o no, e dopo di lei puoi mandarne un’altra. Una spia vedrebbe i tuoi segreti; una volta su due ti è risparmiato.',
  trade: 'Sventato! Al mercato libero {opponent} ti offre il {thracian} per 4 monete d’oro. Accetta.',
  'trade.why':
    'Qui tutto si scambia, e soltanto qui: uomini, schiavi, equipaggiamento, guardie. È più veloce delle tue reclute, e chi si muove per primo spesso colpisce per primo.',
  done: 'Raccogli il tuo oro: hai finito di trattare.',
  'done.why': 'Da ora nessuno vede quanto hai. Conta, perché tutte le offerte sono sigillate.',
  bid: 'È in vendita un {hand}. Sigilla un’offerta di 1.',
  'bid.why':
    'Tutti offrono in segreto nello stesso momento. Chi è superato riprende tutto il suo oro: un’offerta piccola non costa nulla.',
  javelin: 'Lei lo voleva di più. Ora il {javelin}: sigilla 3.',
  'javelin.why':
    'L’offerta più alta si paga per intero, anche dove sarebbe bastato 2. Il Giavellotto colpisce un uomo a tre esagoni.',
  host: 'È tuo. Per ultimo: chi ospita i giochi? Sigilla 5.',
  'host.why':
    'L’Ospite guadagna subito 1 di influenza, sceglie chi combatte e alla fine decide se lo sconfitto vive. Stasera nulla vale tanto.',
  invite: 'Sei l’Ospite, con 8 di influenza. Invita te stesso.',
  'invite.why': 'Una vittoria nell’arena porta un altro punto di influenza. Rifiutare un invito ne costa 1.',
  send: 'Manda il {thracian} e dagli il {javelin}.',
  'send.why':
    'I suoi dadi sono la sua forza e la sua salute: 3 di attacco, 2 di difesa, 3 di velocità. L’equipaggiamento non lo rende più forte, gli dà altri modi di colpire.',
  bet: 'Punta 2 monete sulla tua vittoria e 1 su Ferita grave.',
  'bet.why':
    'La Vittoria paga la posta una volta, Ferita grave e Decapitazione la pagano due. Contro il tuo uomo non puoi puntare. I sigilli si rompono insieme.',
  first: 'I tuoi dadi di velocità vincono l’iniziativa. Agisci per primo.',
  'first.why':
    'Chi vince sceglie. Chi va per primo colpisce per primo; chi va per secondo risponde a ciò che ha visto.',
  walk: 'Avanza di tre esagoni verso di lui, fino a d4.',
  'walk.why':
    'Un esagono per ogni dado di velocità. Da lì il Giavellotto lo raggiunge, e la sua spada non raggiunge te.',
  throw: 'Lancia il {javelin}.',
  'throw.why':
    'Si lancia con i dadi di velocità, tre in tutto. Serve una volta, poi è esausto fino al prossimo Mantenimento.',
  attack: 'Attacca.',
  'attack.why':
    'Tirate entrambi e mettete in fila i dadi dal più alto al più basso. Ogni tuo dado che batte quello di fronte ferisce; alla pari no. Un dado senza avversario ferisce da 3 in su.',
  stay: 'Resta dove sei.',
  'stay.why': 'Dopo un attacco si può ancora muovere. Stai bene lì: anche il prossimo colpo deve essere tuo.',
  dice: 'Sei ferito una volta. Rinuncia a un dado di Attacco.',
  'dice.why':
    'Ogni ferita toglie un dado, e scegli tu quale. Nessuna riserva scende sotto uno finché un’altra può dare. Quando tutte e tre sono a uno, la ferita seguente è la sconfitta.',
  thumb: 'È a terra, e tu sei l’Ospite. Pollice in su: vive.',
  'thumb.why':
    'Due riserve vuote: è ferito gravemente, e anche la tua puntata su Ferita grave è vinta. Il pollice verso lo ucciderebbe per sempre, e {opponent} non lo dimenticherebbe.',
  over: 'Questo era un turno: Mantenimento, Intrigo, Mercato, Arena. Hai 9 di influenza, {opponent} ne ha 7, e il tuo {thracian} ha un Favore; con tre è campione. Da qui la partita è tua.',
};
