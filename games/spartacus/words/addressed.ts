// What the log says to the player who reads it.

import type { Addressed } from '#games/shared/words/addressed.ts';
import { stakes, TRADES } from '#games/spartacus/words/goods.ts';

const GOLD_FR = '{gold, plural, one {# pièce d’or} other {# pièces d’or}}';
const GOLD_IT = '{gold, plural, one {# moneta d’oro} other {# monete d’oro}}';
const BY = '{total, number, ::sign-except-zero}';

export const addressed: Addressed = {
  you: {
    accepted: [
      'You accept and send {card} as fighter {slot}{cards}',
      'Vous acceptez et envoyez {card}, combattant {slot}{cards}',
      'Accetti e mandi {card}, combattente {slot}{cards}',
    ],
    asked: [
      'You ask {seats} for support{gold, plural, =0 {} other { and offer # gold for it}}{card}',
      'Vous demandez du soutien à {seats}{gold, plural, =0 {} other { contre # or}}{card}',
      'Chiedi sostegno a {seats}{gold, plural, =0 {} other { per # oro}}{card}',
    ],
    attacked: ['You attack {target}', 'Vous attaquez {target}', 'Attacchi {target}'],
    struckBack: [
      'Your dice strike back: {wounds, plural, one {# wound} other {# wounds}}',
      'Vos dés ripostent : {wounds, plural, one {# blessure} other {# blessures}}',
      'I tuoi dadi colpiscono: {wounds, plural, one {# ferita} other {# ferite}}',
    ],
    balanced: [
      `You balance the ledgers: ${BY} gold{parts}, now {gold}`,
      `Vous faites vos comptes : ${BY} or{parts}, désormais {gold}`,
      `Fai quadrare i conti: ${BY} oro{parts}, ora {gold}`,
    ],
    bet: [
      `You bet ${stakes('nothing', ['# on Victory I', '# on Victory II', '# on Injury', '# on Decapitation'])}`,
      `Vous ${stakes('ne pariez rien', ['# sur Victoire I', '# sur Victoire II', '# sur Blessure', '# sur Décapitation'], 'pariez ')}`,
      stakes(
        'Non scommetti niente',
        ['# su Vittoria I', '# su Vittoria II', '# su Ferita grave', '# su Decapitazione'],
        'Scommetti ',
      ),
    ],
    betSettled: [
      'You staked {staked} and get {back}',
      'Vous avez misé {staked} et recevez {back}',
      'Hai puntato {staked} e ricevi {back}',
    ],
    bonusGained: [
      'You have a bonus of {total} for the next scheme',
      'Vous avez un bonus de {total} pour le prochain complot',
      'Hai un bonus di {total} per il prossimo piano',
    ],
    bought: ['You buy {card} for {gold} gold', `Vous achetez {card} pour ${GOLD_FR}`, `Compri {card} per ${GOLD_IT}`],
    buried: [
      'You put {count, plural, =0 {nothing} one {# card} other {# cards}} under the deck{cards}',
      'Vous mettez {count, plural, =0 {rien} one {# carte} other {# cartes}} sous la pioche{cards}',
      'Metti {count, plural, =0 {nulla} one {# carta} other {# carte}} in fondo al mazzo{cards}',
    ],
    cashed: [
      'You cash in {card} for {gold} gold',
      `Vous monnayez {card} pour ${GOLD_FR}`,
      `Incassi ${GOLD_IT} per {card}`,
    ],
    chose: ['You choose House {house}', 'Vous choisissez la Maison {house}', 'Scegli la Casata {house}'],
    crowned: ['Your {card} is crowned champion', 'Votre {card} devient champion', 'Il tuo {card} diventa campione'],
    cured: ['Your {card} is cured', 'Votre {card} est soigné', 'Il tuo {card} è curato'],
    dealt: ['You get {card}', 'Vous recevez {card}', 'Ricevi {card}'],
    declined: ['You decline', 'Vous refusez', 'Rifiuti'],
    defeated: [
      'You are defeated with {wounds, plural, one {# wound} other {# wounds}}: {degree, select, yield {your fighter yields} injury {your fighter is injured} other {your fighter loses his head}}',
      'Vous êtes vaincu avec {wounds, plural, one {# blessure} other {# blessures}} : {degree, select, yield {votre combattant se rend} injury {votre combattant est blessé} other {votre combattant est décapité}}',
      'Sei sconfitto con {wounds, plural, one {# ferita} other {# ferite}}: {degree, select, yield {il tuo combattente si arrende} injury {il tuo combattente è ferito gravemente} other {il tuo combattente è decapitato}}',
    ],
    died: [
      'Your {card} dies of his wounds',
      'Votre {card} meurt de ses blessures',
      'Il tuo {card} muore per le ferite',
    ],
    discarded: ['You discard {cards}', 'Vous défaussez {cards}', 'Scarti {cards}'],
    doneTrading: [
      'You close the market and hide your gold',
      'Vous fermez votre marché et cachez votre or',
      'Chiudi il mercato e nascondi l’oro',
    ],
    drew: [
      'You draw {count, plural, one {# card} other {# cards}}{cards}',
      'Vous piochez {count, plural, one {# carte} other {# cartes}}{cards}',
      'Peschi {count, plural, one {# carta} other {# carte}}{cards}',
    ],
    excused: ['You have an excuse', 'Vous avez une excuse', 'Hai una scusa'],
    executed: ['Your {card} is executed', 'Votre {card} est exécuté', 'Il tuo {card} è giustiziato'],
    exhausted: ['Your {card} is exhausted', 'Votre {card} est épuisé', 'Il tuo {card} è esausto'],
    favored: [
      'Your {card} now has {favor, plural, one {# Favor} other {# Favors}}',
      'Votre {card} a maintenant {favor, plural, one {# Faveur} other {# Faveurs}}',
      'Il tuo {card} ha ora {favor, plural, one {# Favore} other {# Favori}}',
    ],
    foiled: ['You foil the scheme', 'Vous déjouez le complot', 'Sventi il piano'],
    forfeited: ['You win without a fight', 'Vous gagnez sans combattre', 'Vinci senza combattere'],
    gave: ['You give {to} {gold} gold', `Vous donnez à {to} ${GOLD_FR}`, `Dai a {to} ${GOLD_IT}`],
    goldChanged: [`You: ${BY} gold{cause}{parts}`, `Vous : ${BY} or{cause}{parts}`, `Tu: ${BY} oro{cause}{parts}`],
    guardRolled: [
      'Your guard rolls {die} and {outcome, select, foils {foils the scheme} other {fails}}',
      'Votre garde lance {die} et {outcome, select, foils {déjoue le complot} other {échoue}}',
      'La tua guardia tira {die} e {outcome, select, foils {sventa il piano} other {fallisce}}',
    ],
    guarded: [
      'You use a guard from the {place, select, hand {hand} other {table}}',
      'Vous employez un garde {place, select, hand {de la main} other {de la table}}',
      'Usi una guardia {place, select, hand {dalla mano} other {dal tavolo}}',
    ],
    guardsReceived: [
      'You start with {count, plural, one {# guard} other {# guards}}',
      'Vous commencez avec {count, plural, one {# garde} other {# gardes}}',
      'Cominci con {count, plural, one {# guardia} other {# guardie}}',
    ],
    healingRolled: ['You roll {die} for {card}', 'Vous lancez {die} pour {card}', 'Tiri {die} per {card}'],
    healed: ['Your {card} is healed', 'Votre {card} est guéri', 'Il tuo {card} è guarito'],
    hit: [
      'You inflict {total, plural, =0 {no wound} one {# wound} other {# wounds}}{parts}: {dice} against {against}',
      '{total, plural, =0 {Vous n’infligez aucune blessure} one {Vous infligez # blessure} other {Vous infligez # blessures}}{parts} : {dice} contre {against}',
      '{total, plural, =0 {Non infliggi ferite} one {Infliggi # ferita} other {Infliggi # ferite}}{parts}: {dice} contro {against}',
    ],
    hostChosen: [
      'You take the marker of the Host',
      'Vous prenez le marqueur d’Hôte',
      'Prendi il segnalino dell’Ospite',
    ],
    hosted: [
      'You host the games for {gold} gold',
      `Vous êtes l’Hôte des jeux pour ${GOLD_FR}`,
      `Ospiti i giochi per ${GOLD_IT}`,
    ],
    influenceChanged: [
      `You: {total, plural, =0 {influence stays at {influence}{cause}} other {${BY} influence{cause}{parts}, now {influence}}}`,
      `Vous : {total, plural, =0 {l’influence reste à {influence}{cause}} other {${BY} d’influence{cause}{parts}, soit {influence}}}`,
      `Tu: {total, plural, =0 {l’influenza resta a {influence}{cause}} other {${BY} influenza{cause}{parts}, ora {influence}}}`,
    ],
    initiativeWon: ['You win the initiative', 'Vous gagnez l’initiative', 'Vinci l’iniziativa'],
    injured: ['Your {card} is injured', 'Votre {card} est blessé', 'Il tuo {card} è ferito'],
    intrigueTurnBegan: ['Your Intrigue turn begins', 'Votre tour d’Intrigue', 'Il tuo turno di Intrigo'],
    invited: [
      '{guest_own, select, yes {As Host you take one of the two places} other {You invite {guest}}}',
      '{guest_own, select, yes {En tant qu’Hôte, vous prenez une des deux places} other {Vous invitez {guest}}}',
      '{guest_own, select, yes {Da Ospite prendi uno dei due posti} other {Inviti {guest}}}',
    ],
    killed: ['Your {card} is dead', 'Votre {card} est mort', 'Il tuo {card} è morto'],
    laid: ['You lay a guard on the table', 'Vous posez un garde sur la table', 'Metti una guardia sul tavolo'],
    launched: [
      'You launch {card}{target_own, select, yes {} other { at {target}}} with influence {total}{parts}',
      'Vous lancez {card}{target_own, select, yes {} other { contre {target}}} avec {total} d’influence{parts}',
      'Lanci {card}{target_own, select, yes {} other { contro {target}}} con influenza {total}{parts}',
    ],
    lost: ['You lose {card}', 'Vous perdez {card}', 'Perdi {card}'],
    'lost.SP-4.22': [
      'You cannot pay the Upkeep of {card} and lose it',
      'Vous ne pouvez pas payer l’entretien de {card} et le perdez',
      'Non puoi pagare le spese per {card} e lo perdi',
    ],
    moved: [
      'You move {cells_count, plural, one {# hex} other {# hexes}}',
      'Vous avancez de {cells_count, plural, one {# hexagone} other {# hexagones}}',
      'Ti muovi di {cells_count, plural, one {# esagono} other {# esagoni}}',
    ],
    orderChosen: [
      '{leader_own, select, yes {You decide to act first} other {You decide: {leader} acts first}}',
      '{leader_own, select, yes {Vous décidez d’agir en premier} other {Vous décidez : {leader} agit le premier}}',
      '{leader_own, select, yes {Decidi di agire per primo} other {Decidi: {leader} agisce per primo}}',
    ],
    paid: ['You pay {gold} gold', `Vous payez ${GOLD_FR}`, `Paghi ${GOLD_IT}`],
    paidEach: [
      'You pay {gold} gold to each of the others',
      `Vous payez ${GOLD_FR} à chacun des autres`,
      `Paghi ${GOLD_IT} a ciascuno degli altri`,
    ],
    paidTo: ['You pay {to} {gold} gold', `Vous payez à {to} ${GOLD_FR}`, `Paghi a {to} ${GOLD_IT}`],
    peeked: [
      'You look at {count, plural, =0 {no card} one {# card} other {# cards}} of {target}{cards}',
      'Vous regardez {count, plural, =0 {aucune carte} one {# carte} other {# cartes}} de {target}{cards}',
      'Sbirci {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} di {target}{cards}',
    ],
    played: [
      'You play {card}{target_any, select, yes {{target_own, select, yes {} other { against {target}}}} other {}}',
      'Vous jouez {card}{target_any, select, yes {{target_own, select, yes {} other { contre {target}}}} other {}}',
      'Giochi {card}{target_any, select, yes {{target_own, select, yes {} other { contro {target}}}} other {}}',
    ],
    raised: ['You add {gold} gold: {bid}', `Vous ajoutez ${GOLD_FR} : {bid}`, `Aggiungi ${GOLD_IT}: {bid}`],
    recalled: [
      'You take {card} back from the discard pile',
      'Vous reprenez {card} de la défausse',
      'Riprendi {card} dagli scarti',
    ],
    refreshed: ['You refresh {cards}', 'Vous redressez {cards}', 'Rendi abili {cards}'],
    rerolled: [
      'You have a {die} rolled again with {card}: {now}',
      'Vous faites relancer un {die} avec {card} : {now}',
      'Fai ritirare un {die} con {card}: {now}',
    ],
    rolled: [
      'You roll {dice} against {against}',
      'Vous lancez {dice} contre {against}',
      'Tiri {dice} contro {against}',
    ],
    initiativeRolled: [
      'You roll for initiative: {total}{parts}',
      'Vous lancez pour l’initiative : {total}{parts}',
      'Tiri per l’iniziativa: {total}{parts}',
    ],
    schemeFoiled: [
      'Your scheme comes to nothing: {card}',
      'Votre complot échoue : {card}',
      'Il tuo piano è sventato: {card}',
    ],
    scouted: [
      'You look at the top {count, plural, one {card} other {# cards}} of the Market deck{cards}',
      'Vous regardez {count, plural, one {la première carte} other {les # premières cartes}} du Marché{cards}',
      'Guardi {count, plural, one {la prima carta} other {le prime # carte}} del mazzo Mercato{cards}',
    ],
    slowed: [
      'You move {steps, plural, one {# hex} other {# hexes}} less in this round',
      'Vous avancez de {steps, plural, one {# hexagone} other {# hexagones}} de moins dans cette manche',
      'Ti muovi di {steps, plural, one {# esagono} other {# esagoni}} in meno in questo round',
    ],
    sold: [
      'You sell {card} to the bank for {gold} gold',
      `Vous vendez {card} à la banque pour ${GOLD_FR}`,
      `Vendi {card} alla banca per ${GOLD_IT}`,
    ],
    spared: ['You save the condemned', 'Vous sauvez le condamné', 'Salvi il condannato'],
    stayedInjured: ['Your {card} stays injured', 'Votre {card} reste blessé', 'Il tuo {card} resta ferito'],
    stole: ['You take {gold} gold from {from}', `Vous prenez ${GOLD_FR} à {from}`, `Prendi ${GOLD_IT} a {from}`],
    substituted: ['You send {card} instead', 'Vous envoyez {card} à la place', 'Mandi invece {card}'],
    supported: [
      'You support {by} with influence {influence} for {gold} gold',
      `Vous soutenez {by} avec {influence} d’influence pour ${GOLD_FR}`,
      `Dai sostegno a {by} con influenza {influence} per ${GOLD_IT}`,
    ],
    took: ['You take {card} from {from}', 'Vous prenez {card} à {from}', 'Prendi {card} a {from}'],
    valuesCounted: ['You have a total of {total}', 'Vous avez un total de {total}', 'Hai un totale di {total}'],
    traded: [
      `You and {to} trade: ${TRADES.en}`,
      `Vous et {to} faites un échange : ${TRADES.fr}`,
      `Tu e {to} fate uno scambio: ${TRADES.it}`,
    ],
    tributeReceived: [
      'You receive a tribute of {total} gold for {card}',
      'Vous recevez un tribut de {total, plural, one {# pièce d’or} other {# pièces d’or}} pour {card}',
      'Ricevi un tributo di {total, plural, one {# moneta d’oro} other {# monete d’oro}} per {card}',
    ],
    turnBegan: [
      'Turn {turn}: you begin as Host',
      'Tour {turn} : vous commencez en Hôte',
      'Turno {turn}: cominci tu da Ospite',
    ],
    intrigueTurnEnded: [
      'Your Intrigue turn ends',
      'Votre tour d’Intrigue se termine',
      'Il tuo turno di Intrigo finisce',
    ],
    unsupported: ['You refuse to support {by}', 'Vous refusez de soutenir {by}', 'Neghi il sostegno a {by}'],
    verdictGiven: [
      'You give the thumb {verdict, select, up {up} other {down}}',
      'Vous {verdict, select, up {levez} other {baissez}} le pouce',
      'Mostri il pollice {verdict, select, up {su} other {verso}}',
    ],
    schemeVoided: [
      'Your scheme has no effect: {card}',
      'Votre complot est sans effet : {card}',
      'Il tuo piano non ha effetto: {card}',
    ],
    waited: ['You wait', 'Vous attendez', 'Aspetti'],
    whispered: [
      `{what, select, offered {You offer {to}: ${TRADES.en}} refused {{to} refuses what you offered: ${TRADES.en}} withdrawn {You take back the offer to {to}: ${TRADES.en}} other {There is bargaining}}`,
      `{what, select, offered {Vous proposez à {to} : ${TRADES.fr}} refused {{to} refuse votre offre : ${TRADES.fr}} withdrawn {Vous retirez votre offre à {to} : ${TRADES.fr}} other {On marchande}}`,
      `{what, select, offered {Proponi a {to}: ${TRADES.it}} refused {{to} rifiuta la tua offerta: ${TRADES.it}} withdrawn {Ritiri l’offerta a {to}: ${TRADES.it}} other {Si contratta}}`,
    ],
    withdrew: [
      'You withdraw the request for support',
      'Vous retirez votre demande de soutien',
      'Ritiri la richiesta di sostegno',
    ],
    won: ['You win the game', 'Vous gagnez la partie', 'Vinci la partita'],
    wounded: [
      'You give up {pools}; Attack, Defense and Speed are now {left}',
      'Vous abandonnez {pools} ; Attaque, Défense et Vitesse : {left}',
      'Perdi {pools}; Attacco, Difesa e Velocità ora: {left}',
    ],
  },
  atYou: {
    asked: [
      '{seat} asks you{seats_count, plural, one {} other { and others}} for support{gold, plural, =0 {} other { and offers # gold for it}}{card}',
      '{seat} vous demande du soutien{seats_count, plural, one {} other {, à d’autres aussi}}{gold, plural, =0 {} other { contre # or}}{card}',
      '{seat} ti chiede sostegno{seats_count, plural, one {} other {, e ad altri}}{gold, plural, =0 {} other { per # oro}}{card}',
    ],
    attacked: ['{seat} attacks you', '{seat} vous attaque', '{seat} ti attacca'],
    gave: ['{seat} gives you {gold} gold', `{seat} vous donne ${GOLD_FR}`, `{seat} ti dà ${GOLD_IT}`],
    hit: [
      '{seat} inflicts {total, plural, =0 {no wound} one {# wound} other {# wounds}} on you{parts}: {dice} against {against}',
      '{seat} {total, plural, =0 {ne vous inflige aucune blessure} one {vous inflige # blessure} other {vous inflige # blessures}}{parts} : {dice} contre {against}',
      '{seat} {total, plural, =0 {non ti infligge ferite} one {ti infligge # ferita} other {ti infligge # ferite}}{parts}: {dice} contro {against}',
    ],
    invited: ['{seat} invites you', '{seat} vous invite', '{seat} ti invita'],
    launched: [
      '{seat} launches {card} at you with influence {total}{parts}',
      '{seat} lance {card} contre vous avec {total} d’influence{parts}',
      '{seat} lancia {card} contro di te con influenza {total}{parts}',
    ],
    orderChosen: [
      '{seat} decides: you act first',
      '{seat} décide : vous agissez en premier',
      '{seat} decide: agisci tu per primo',
    ],
    paidTo: ['{seat} pays you {gold} gold', `{seat} vous paie ${GOLD_FR}`, `{seat} ti paga ${GOLD_IT}`],
    peeked: [
      '{seat} looks at {count, plural, =0 {no card} one {# card} other {# cards}} of yours{cards}',
      '{seat} regarde {count, plural, =0 {aucune carte} one {# carte} other {# cartes}} chez vous{cards}',
      '{seat} sbircia {count, plural, =0 {nessuna carta} one {# carta} other {# carte}} da te{cards}',
    ],
    played: ['{seat} plays {card} against you', '{seat} joue {card} contre vous', '{seat} gioca {card} contro di te'],
    rolledOff: [
      'A roll-off of {seats}: {rolls}',
      'Lancent les dés, {seats} : {rolls}',
      'Tirano i dadi, {seats}: {rolls}',
    ],
    tied: [
      'A tie: {seats} bid again, on top of what you have bid',
      'Égalité : {seats} misez encore, en plus de vos mises',
      'Parità: {seats} offrite ancora, oltre a quanto già offerto',
    ],
    stole: ['{seat} takes {gold} gold from you', `{seat} vous prend ${GOLD_FR}`, `{seat} ti prende ${GOLD_IT}`],
    supported: [
      '{seat} supports you with influence {influence} for {gold} gold',
      `{seat} vous soutient avec {influence} d’influence pour ${GOLD_FR}`,
      `{seat} ti dà sostegno con influenza {influence} per ${GOLD_IT}`,
    ],
    took: ['{seat} takes {card} from you', '{seat} vous prend {card}', '{seat} ti prende {card}'],
    traded: [
      `{seat} and you trade: ${TRADES.en}`,
      `{seat} et vous faites un échange : ${TRADES.fr}`,
      `{seat} e tu fate uno scambio: ${TRADES.it}`,
    ],
    unsupported: ['{seat} refuses to support you', '{seat} refuse de vous soutenir', '{seat} ti nega il sostegno'],
    verdictGiven: [
      '{seat} gives your fighter the thumb {verdict, select, up {up} other {down}}',
      '{seat} {verdict, select, up {lève} other {baisse}} le pouce pour votre combattant',
      '{seat} mostra il pollice {verdict, select, up {su} other {verso}} al tuo combattente',
    ],
    whispered: [
      `{what, select, offered {{seat} offers you: ${TRADES.en}} refused {You refuse what {seat} offered: ${TRADES.en}} withdrawn {{seat} takes back the offer to you: ${TRADES.en}} other {There is bargaining}}`,
      `{what, select, offered {{seat} vous propose : ${TRADES.fr}} refused {Vous refusez l’offre de {seat} : ${TRADES.fr}} withdrawn {{seat} retire son offre : ${TRADES.fr}} other {On marchande}}`,
      `{what, select, offered {{seat} ti propone: ${TRADES.it}} refused {Rifiuti l’offerta di {seat}: ${TRADES.it}} withdrawn {{seat} ritira l’offerta: ${TRADES.it}} other {Si contratta}}`,
    ],
  },
};
