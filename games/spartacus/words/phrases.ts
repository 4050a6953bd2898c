// What the words of the card language say, in every language: word ; English ; French ; Italian.
//
// {0} is the first argument, {0|card|cards} a form by its number, {a0} the filter that is the first argument with its
// article, {n1} as many as the first argument says of the filter that is the second, {p0} a pool, {s0} a set of dice.

export const PHRASES = `
T:react ; When {w}: ; Quand {w} : ; Quando {w}:
T:guardTry ; When a scheme is launched at your House: ; Quand un complot vise votre maison : ; Quando un piano riguarda la tua Casata:
T:intrigue ; On your Intrigue turn: ; À votre tour d’Intrigue : ; Nel tuo turno di Intrigo:
T:healFailed ; When your healing die shows 1–3: ; Quand votre dé de guérison montre 1–3 : ; Quando il tuo dado di guarigione mostra 1–3:
T:guardFailed ; When the die of your guard shows 1–3: ; Quand le dé de votre garde montre 1–3 : ; Quando il dado della tua guardia mostra 1–3:
T:tributeStep ; At the tribute: ; Au tribut : ; Al tributo:
T:preInit ; Before the initiative roll: ; Avant le jet d’initiative : ; Prima del tiro d’iniziativa:
T:oppTurn ; Before the opponent acts: ; Avant que l’adversaire agisse : ; Prima che l’avversario agisca:
T:attackDeclared ; Instead of a normal attack: ; Au lieu d’une attaque normale : ; Al posto di un attacco normale:
T:defenseDeclared ; When attacked, before the dice: ; Attaqué, avant les dés : ; Attaccato, prima dei dadi:
T:attackRolled ; After your attack roll: ; Après votre jet d’attaque : ; Dopo il tuo tiro d’attacco:
T:defenseRolled ; After your defense roll: ; Après votre jet de défense : ; Dopo il tuo tiro di difesa:
T:oppAttackRolled ; After the opponent’s attack roll: ; Après le jet d’attaque adverse : ; Dopo il tiro d’attacco avversario:
T:oppDefenseRolled ; After the opponent’s defense roll: ; Après le jet de défense adverse : ; Dopo il tiro di difesa avversario:
T:woundsDealt ; After your attack’s dice are compared: ; Après la comparaison de votre attaque : ; Dopo il confronto del tuo attacco:
T:woundsTaken ; When you are wounded: ; Quand vous êtes blessé : ; Quando sei ferito:
T:combatWon ; After a victory in the arena: ; Après une victoire dans l’arène : ; Dopo una vittoria nell’arena:
C:exhaustSelf ; exhaust this card ; épuiser cette carte ; esaurisci questa carta
C:exhaust ; exhaust {n1} ; épuiser {n1} ; esaurisci {n1}
C:pay ; pay {0} gold ; payer {0} or ; paga {0} oro
C:payEach ; pay {0} gold to each other player ; payer {0} or à chaque autre joueur ; paga {0} oro a ogni altro giocatore
C:payLauncher ; pay {0} gold to the launcher ; payer {0} or à l’auteur du complot ; paga {0} oro a chi ordisce il piano
C:discardHand ; discard {0} {0|card|cards} of your hand ; défausser {0} carte{0||s} de la main ; scarta {0} cart{0|a|e} della mano
IF:readyCount ; only with at least {0of1} ready ; seulement avec au moins {0of1} prêts ; solo con almeno {0of1} abili
IF:targetGoldZero ; only if it has no gold ; seulement s’il n’a plus d’or ; solo se non ha oro
IF:targetInfluenceAtMostMine ; only if its influence is not above yours ; seulement si son influence ne dépasse pas la vôtre ; solo se la sua influenza non supera la tua
IF:schemeTargetsMe ; only if it is aimed at you ; seulement s’il vous vise ; solo se riguarda te
IF:iBidThisRound ; only if you have bid ; seulement si vous avez misé ; solo se hai offerto
IF:iDeclined ; only if you have declined ; seulement si vous avez décliné ; solo se hai rifiutato
IF:iWonABet ; only if you have won a bet ; seulement si vous avez gagné un pari ; solo se hai vinto una scommessa
IF:iSupportIt ; only if you support the scheme ; seulement si vous soutenez le complot ; solo se sostieni il piano
IF:iGaveSupport ; only if you agreed to support that player ; seulement si vous avez accepté de soutenir ce joueur ; solo se hai accettato di sostenere quel giocatore
IF:supportedInVain ; only if it did not launch a scheme that you agreed to support ; seulement s’il n’a pas lancé un complot que vous aviez accepté de soutenir ; solo se non ha ordito un piano che avevi accettato di sostenere
IF:targetSupportsMe ; only if it agreed to support you this turn ; seulement s’il a accepté de vous soutenir ce tour-ci ; solo se ha accettato di sostenerti in questo turno
IF:notInvited ; only if you were not invited ; seulement si vous n’avez pas été invité ; solo se non sei stato invitato
IF:dealtAtLeast ; only if it inflicts at least {0} {0|wound|wounds} ; seulement si elle inflige au moins {0} blessure{0||s} ; solo se infligge almeno {0} ferit{0|a|e}
TG:rival ; a rival: ; un rival : ; un rivale:
TG:any ; any player: ; un joueur au choix : ; un giocatore a scelta:
TG:launcher ; the launcher: ; l’auteur du complot : ; chi ordisce il piano:
TG:active ; that player: ; ce joueur : ; quel giocatore:
TG:host ; the Host: ; l’hôte : ; l’ospite:
TG:participant ; one of the two in the arena: ; l’un des deux de l’arène : ; uno dei due nell’arena:
E:gold ; gold {+0} ; or {+0} ; oro {+0}
E:steal ; you take up to {0} gold ; vous prenez jusqu’à {0} or ; prendi fino a {0} oro
E:influence ; influence {+0} ; influence {+0} ; influenza {+0}
E:draw ; draw {0} Intrigue {0|card|cards} ; pioche de {0} carte{0||s} Intrigue ; pesca di {0} cart{0|a|e} Intrigo
E:peekCard ; you see {0} random {0|card|cards} of the hand ; vous voyez {0} carte{0||s} de la main au hasard ; vedi {0} cart{0|a|e} a caso della mano
E:peekHandDiscard ; you see the hand and discard {0} {0|card|cards} of it ; vous voyez la main et en défaussez {0} carte{0||s} ; vedi la mano e ne scarti {0} cart{0|a|e}
E:peekMarket ; see the top {0} Market cards and put up to {1} under the deck ; voir les {0} premières cartes du Marché, en mettre jusqu’à {1} sous la pioche ; guarda le prime {0} carte Mercato, mettine fino a {1} in fondo al mazzo
E:injure ; you injure {a0} ; vous blessez {a0} ; ferisci {a0}
E:kill ; you kill {a0} ; vous tuez {a0} ; uccidi {a0}
E:tap ; you exhaust {a0} ; vous épuisez {a0} ; esaurisci {a0}
E:take ; you take {a0} ; vous prenez {a0} ; prendi {a0}
E:lose ; discards {n1} of its choice ; défausse {n1} de son choix ; scarta {n1} a sua scelta
E:cure ; you cure {a0} ; vous guérissez {a0} ; guarisci {a0}
E:recall ; take back {a0}, the uppermost in the discard pile ; reprendre {a0}, le plus haut de la défausse ; riprendi {a0} dagli scarti, a partire dall’alto
E:addFavor ; a ready gladiator gets {0} Favor, {1} at most ; un gladiateur prêt reçoit {0} Faveur, {1} au plus ; un gladiatore abile riceve {0} Favore, al massimo {1}
E:schemeBonus ; influence {+0} for your next scheme this turn ; influence {+0} pour votre prochain complot ce tour-ci ; influenza {+0} per il tuo prossimo piano in questo turno
E:supportersGold ; each supporter of this scheme: gold {+0} ; chaque soutien de ce complot : or {+0} ; ogni sostenitore di questo piano: oro {+0}
E:supportersInfluence ; each supporter of this scheme: influence {+0} ; chaque soutien de ce complot : influence {+0} ; ogni sostenitore di questo piano: influenza {+0}
E:foil ; the scheme is foiled ; le complot est déjoué ; il piano è sventato
E:guardRoll ; roll a die: on {0} or more the scheme is foiled ; lancez un dé : à {0} ou plus le complot est déjoué ; lancia un dado: con {0} o più il piano è sventato
E:retryGuard ; roll it again ; relancez-le ; rilancialo
E:healRetry ; roll it again ; relancez-le ; rilancialo
E:income ; brings {0} gold in the ledgers instead of 1 ; rapporte {0} or aux comptes au lieu de 1 ; rende {0} oro nei conti invece di 1
E:noUpkeep ; costs nothing in the ledgers ; ne coûte rien aux comptes ; non costa nulla nei conti
E:tribute ; {0} gold more ; {0} or de plus ; {0} oro in più
E:addBid ; add 1 to {0} gold to your bid ; ajoutez 1 à {0} or à votre mise ; aggiungi da 1 a {0} oro alla tua offerta
E:excuse ; it costs no influence ; cela ne coûte pas d’influence ; non costa influenza
E:swapCombatant ; must send another ready combatant ; doit envoyer un autre combattant prêt ; deve mandare un altro combattente abile
E:openingWound ; the combatant gives up {0} {0|die|dice} before the fight ; le combattant perd {0} dé{0||s} avant le combat ; il combattente perde {0} dad{0|o|i} prima dello scontro
E:spare ; the condemned lives ; le condamné vit ; il condannato vive
P:ATK ; Attack ; d’Attaque ; Attacco
P:DEF ; Defense ; de Défense ; Difesa
P:SPD ; Speed ; de Vitesse ; Velocità
E:reroll ; roll {1} of your {p0} dice again ; relancez {1} de vos dés {p0} ; rilancia {1} dei tuoi dadi {p0}
E:forceReroll ; the opponent rolls {1} {p0} {1|die|dice} of your choice again ; l’adversaire relance {1} dé{1||s} {p0} de votre choix ; l’avversario rilancia {1} dad{1|o|i} {p0} a tua scelta
E:range ; attacks reach {0} hexes ; les attaques portent à {0} cases ; gli attacchi arrivano a {0} esagoni
E:speedAttack ; attack with the SPD dice, up to {0} hexes far ; attaque avec les dés SPD, jusqu’à {0} cases ; attacco con i dadi SPD, fino a {0} esagoni
E:ignoreWound ; cancel {0} {0|wound|wounds} ; annulez {0} blessure{0||s} ; annulla {0} ferit{0|a|e}
E:extraWound ; {0} {0|wound|wounds} more ; {0} blessure{0||s} de plus ; {0} ferit{0|a|e} in più
E:winInitiative ; win the initiative without a roll ; gagnez l’initiative sans jet ; vinci l’iniziativa senza tiro
E:initBonus ; initiative {+0} ; initiative {+0} ; iniziativa {+0}
E:moveBonus ; movement {+0} ; déplacement {+0} ; movimento {+0}
E:slow ; the opponent moves {0} hexes less ; l’adversaire se déplace de {0} cases de moins ; l’avversario si muove di {0} esagoni in meno
E:addDice ; {1} {p0} {1|die|dice} more in this roll ; {1} dé{1||s} {p0} de plus à ce jet ; {1} dad{1|o|i} {p0} in più in questo tiro
E:autoWoundPer ; one wound for each {s0} of your {p1} dice, whatever the opponent rolls ; une blessure par {s0} de vos dés {p1}, quoi que montre l’adversaire ; una ferita per ogni {s0} dei tuoi dadi {p1}, qualunque cosa mostri l’avversario
L:perTurn ; once a turn ; une fois par tour ; una volta per turno
L:perRoll ; once a roll ; une fois par jet ; una volta per tiro
L:perCombat ; once a fight ; une fois par combat ; una volta per scontro
S:double ; double ; double ; doppia
S:triple ; triple ; triple ; tripla
V:house ; {0} {0|gladiator|gladiators}, {1} {1|slave|slaves}, {2} {2|guard|guards}, {3} gold ; {0} gladiateur{0||s}, {1} esclave{1||s}, {2} garde{2||s}, {3} or ; {0} gladiator{0|e|i}, {1} schiav{1|o|i}, {2} guardi{2|a|e}, {3} oro
V:cash ; cash it in for {0} gold ; l’échanger contre {0} or ; scambiala per {0} oro
V:drop ; discard it, without gold ; la défausser, sans or ; scartala, senza oro
V:launch ; launch it at seat {0} ; lancer contre le siège {0} ; ordiscilo contro il posto {0}
V:ask ; ask for support ; demander du soutien ; chiedi sostegno
V:play ; play it ; la jouer ; giocala
V:playAt ; play it at seat {0} ; la jouer contre le siège {0} ; giocala contro il posto {0}
V:face ; roll a {0} again ; relancer un {0} ; rilancia un {0}
`;

/** The filters: with their article, and in the plural. */
export const FILTER_NAMES = `
gladiator ; a gladiator ; gladiators ; un gladiateur ; gladiateurs ; un gladiatore ; gladiatori
slave ; a slave ; slaves ; un esclave ; esclaves ; uno schiavo ; schiavi
combatant ; a gladiator or slave ; gladiators or slaves ; un gladiateur ou esclave ; gladiateurs ou esclaves ; un gladiatore o schiavo ; gladiatori o schiavi
nonChampion ; a gladiator or slave who is no champion ; gladiators or slaves who are no champions ; un gladiateur ou esclave qui n’est pas champion ; gladiateurs ou esclaves non champions ; un gladiatore o schiavo che non è campione ; gladiatori o schiavi non campioni
equipment ; a piece of equipment ; pieces of equipment ; un équipement ; équipements ; un equipaggiamento ; equipaggiamenti
guard ; a guard ; guards ; un garde ; gardes ; una guardia ; guardie
injured ; an injured card ; injured cards ; une carte blessée ; cartes blessées ; una carta ferita ; carte ferite
`;
