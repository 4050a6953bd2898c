// What the log says to the player who reads it.

import { told as en } from '#games/gladiatori/words/en-told.ts';
import { told as fr } from '#games/gladiatori/words/fr-told.ts';
import { told as it } from '#games/gladiatori/words/it-told.ts';
import type { Addressed } from '#games/shared/words/addressed.ts';

/** A message that chooses its text by the Power, in another person: the verb with which each begins, and of one a second. */
const personal = (
  message: string,
  subject: string,
  verb: string,
  own: string,
  second: readonly [string, string],
): string =>
  message
    .replace('{seat} ', subject)
    .replaceAll(`{${verb} `, `{${own} `)
    .replace(...second);

const CARDS_EN = '{count, plural, one {# card} other {# cards}}';
const CARDS_FR = '{count, plural, one {# carte} other {# cartes}}';
const CARDS_IT = '{count, plural, one {# carta} other {# carte}}';
const BLOOD_EN = '{blood, plural, =0 {} other { for # Blood}}';
const BLOOD_FR = '{blood, plural, =0 {} other { pour # de Sang}}';
const BLOOD_IT = '{blood, plural, =0 {} other { per # di Sangue}}';

export const addressed: Addressed = {
  you: {
    characterChosen: [
      'You play {who} with {cards} cards',
      'Vous jouez {who} avec {cards} cartes',
      'Giochi {who} con {cards} carte',
    ],
    bought: [
      `You buy ${CARDS_EN} above the limit{cards}`,
      `Vous achetez ${CARDS_FR} au-delà de la limite{cards}`,
      `Compri ${CARDS_IT} oltre il limite{cards}`,
    ],
    bid: [
      'You bid {cards}, energy {energy}',
      'Vous misez {cards}, énergie {energy}',
      'Offri {cards}, energia {energy}',
    ],
    itemWon: ['You win {item}', 'Vous gagnez {item}', 'Vinci {item}'],
    firstChosen: ['You pick first', 'Vous choisissez en premier', 'Scegli per primo'],
    picked: ['You take {item}', 'Vous prenez {item}', 'Prendi {item}'],
    wished: ['You want {items}', 'Vous souhaitez {items}', 'Desideri {items}'],
    kept: ['You keep {items}', 'Vous gardez {items}', 'Tieni {items}'],
    placed: [
      'You start at {cell}, facing {facing}',
      'Vous commencez en {cell}, tourné vers {facing}',
      'Cominci in {cell}, rivolto verso {facing}',
    ],
    split: [
      'You take {hand, plural, one {# card} other {# cards}} in hand{cards} and leave {hp} in the HP deck',
      'Vous prenez {hand, plural, one {# carte} other {# cartes}} en main{cards} et en laissez {hp} dans le paquet de PS',
      'Prendi {hand, plural, one {# carta} other {# carte}} in mano{cards} e ne lasci {hp} nel mazzo PF',
    ],
    delayed: [
      'You use Delay to act {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}; the order now: {seats}',
      'Vous utilisez Décalage et agissez en position {place}, dans cet ordre : {seats}',
      'Usi Ritardo e agisci al posto {place}, in quest’ordine: {seats}',
    ],
    activationBegan: ['You act', 'À vous d’agir', 'Tocca a te'],
    moved: [
      'You now stand on {cell}, facing {facing}',
      'Vous êtes maintenant en {cell}, tourné vers {facing}',
      'Ora sei in {cell}, rivolto verso {facing}',
    ],
    surrendered: ['You surrender', 'Vous abandonnez', 'Ti arrendi'],
    acted: [
      `You take an Action{card}${BLOOD_EN}`,
      `Vous faites une Action{card}${BLOOD_FR}`,
      `Compi un’Azione{card}${BLOOD_IT}`,
    ],
    stoodBy: ['You stand by{card}', 'Vous vous mettez en Attente{card}', 'Ti metti in Attesa{card}'],
    passed: ['You pass', 'Vous passez', 'Passi'],
    added: [`You add ${CARDS_EN}{cards}`, `Vous ajoutez ${CARDS_FR}{cards}`, `Aggiungi ${CARDS_IT}{cards}`],
    declared: [
      '{how, select, sweep {You sweep {targets}} break {You strike at {item} of {owner}} throw {You throw {weapon} at {targets}} net {You cast for {targets} with {weapon} in hand} cast {You throw {weapon} over {targets}} help {You help {partner} against {targets}} other {You attack {targets}}}',
      '{how, select, sweep {Vous balayez {targets}} break {Vous visez {item} de {owner}} throw {Vous lancez {weapon} sur {targets}} net {Vous voulez prendre {targets} dans {weapon}, filet en main} cast {Vous jetez {weapon} sur {targets}} help {Vous aidez {partner} contre {targets}} other {Vous attaquez {targets}}}',
      '{how, select, sweep {Spazzi {targets}} break {Miri a {item} di {owner}} throw {Lanci {weapon} contro {targets}} net {Vuoi prendere {targets} con {weapon} in mano} cast {Getti {weapon} su {targets}} help {Aiuti {partner} contro {targets}} other {Attacchi {targets}}}',
    ],
    stayedPassive: ['You are Passive', 'Vous êtes Passif', 'Sei Passivo'],
    reacted: [`You react{card}${BLOOD_EN}`, `Vous réagissez{card}${BLOOD_FR}`, `Reagisci{card}${BLOOD_IT}`],
    revealed: ['You reveal {card}{cards}', 'Vous révélez {card}{cards}', 'Riveli {card}{cards}'],
    attackValued: [
      'You attack {target} with {total}{parts}',
      'Vous attaquez {target} avec {total}{parts}',
      'Attacchi {target} con {total}{parts}',
    ],
    defenceValued: [
      'You defend against {against} with {total}{parts}',
      'Vous vous défendez contre {against} avec {total}{parts}',
      'Ti difendi da {against} con {total}{parts}',
    ],
    attackNullified: ['Your attack is null', 'Votre attaque est nulle', 'Il tuo attacco è nullo'],
    powerUsed: [
      personal(en['event.powerUsed']!, 'You ', 'uses', 'use', [' and recovers ', ' and recover ']),
      personal(fr['event.powerUsed']!, 'Vous ', 'utilise', 'utilisez', [' et récupère ', ' et récupérez ']),
      personal(it['event.powerUsed']!, '', 'usa', 'Usi', [' e recupera ', ' e recuperi ']),
    ],
    usedForTwo: [
      'You use {things} for +2 each',
      'Vous utilisez {things} pour +2 chacun',
      'Usi {things} per +2 ciascuno',
    ],
    raged: ['You bring in {card} with Rage', 'Vous faites venir {card} avec la Rage', 'Porti {card} con la Rabbia'],
    sacrificed: ['You sacrifice {card}', 'Vous sacrifiez {card}', 'Sacrifichi {card}'],
    overskilled: [
      '{gain, plural, =0 {You boost no Skill} other {You boost {skill} by #}}',
      '{gain, plural, =0 {Vous n’augmentez aucune Compétence} other {Vous augmentez {skill} de #}}',
      '{gain, plural, =0 {Non potenzi nessuna Abilità} other {Potenzi {skill} di #}}',
    ],
    spent: [
      en['event.spent']!.replace('{seat} spends', 'You spend'),
      fr['event.spent']!.replace('{seat} dépense', 'Vous dépensez'),
      it['event.spent']!.replace('{seat} spende', 'Spendi'),
    ],
    recovered: [
      en['event.recovered']!.replace('{seat} recovers', 'You recover'),
      fr['event.recovered']!.replace('{seat} récupère', 'Vous récupérez'),
      it['event.recovered']!.replace('{seat} recupera', 'Recuperi'),
    ],
    feinted: ['You feint', 'Vous faites une Feinte', 'Fai una Finta'],
    hit: [
      'You hit {target}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}',
      'Vous touchez {target} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}',
      'Colpisci {target}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}',
    ],
    missed: [
      'You miss {target}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}',
      'Vous manquez {target} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}',
      'Manchi {target}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}',
    ],
    damaged: [
      'You take {total} damage{parts}',
      'Vous subissez {total, plural, one {# dégât} other {# dégâts}}{parts}',
      'Subisci {total, plural, one {# danno} other {# danni}}{parts}',
    ],
    paid: ['You pay {damage} with {things}', 'Vous payez {damage} avec {things}', 'Paghi {damage} con {things}'],
    killed: ['You are killed', 'Vous êtes tué', 'Sei ucciso'],
    unbeatable: [
      'You are Unbeatable and fight on',
      'Vous êtes Imbattable et combattez encore',
      'Sei Imbattibile e combatti ancora',
    ],
    leftArena: ['You leave the arena', 'Vous quittez l’arène', 'Lasci l’arena'],
    trapped: ['You are caught in {item}', 'Vous êtes pris dans {item}', 'Sei preso in {item}'],
    itemBroken: ['Your {item} breaks', 'Votre {item} se brise', 'Un tuo oggetto si rompe: {item}'],
    itemDamaged: ['Your {item} is damaged', 'Votre {item} est endommagé', 'Un tuo oggetto è danneggiato: {item}'],
    itemLost: ['You lose {item}', 'Vous perdez {item}', 'Perdi {item}'],
    wrestled: ['You throw {target} to {cell}', 'Vous projetez {target} en {cell}', 'Proietti {target} in {cell}'],
    unbalanced: [
      en['event.unbalanced']!.replace('{seat} gets', 'You get'),
      fr['event.unbalanced']!.replace('{seat} aura', 'Vous aurez'),
      it['event.unbalanced']!.replace('{seat} avrà', 'Avrai'),
    ],
    statusChanged: [
      en['event.statusChanged']!.replace('{seat} ', 'You ')
        .replaceAll('has no', 'have no')
        .replaceAll('now has', 'now have'),
      fr['event.statusChanged']!.replace('{seat} ', 'Vous ')
        .replaceAll('n’a plus', 'n’avez plus')
        .replaceAll('a maintenant', 'avez maintenant'),
      it['event.statusChanged']!.replace('{seat} ', '')
        .replaceAll('non ha più', 'Non hai più')
        .replaceAll('ha ora', 'Ora hai'),
    ],
    freed: [
      en['event.freed']!.replace('{seat} removes', 'You remove'),
      fr['event.freed']!.replace('{seat} retire', 'Vous retirez'),
      it['event.freed']!.replace('{seat} toglie', 'Togli'),
    ],
    stoodUp: ['You stand up', 'Vous vous relevez', 'Ti alzi'],
    adapted: [
      'You move {toHand, plural, =0 {} one {# card to the hand} other {# cards to the hand}}{toHand, plural, =0 {} other {{toHp, plural, =0 {} other { and }}}}{toHp, plural, =0 {} one {# card to the HP deck} other {# cards to the HP deck}}{things}',
      'Vous mettez {toHand, plural, =0 {} one {# carte en main} other {# cartes en main}}{toHand, plural, =0 {} other {{toHp, plural, =0 {} other { et }}}}{toHp, plural, =0 {} one {# carte dans le paquet de PS} other {# cartes dans le paquet de PS}}{things}',
      'Metti {toHand, plural, =0 {} one {# carta in mano} other {# carte in mano}}{toHand, plural, =0 {} other {{toHp, plural, =0 {} other { e }}}}{toHp, plural, =0 {} one {# carta nel mazzo PF} other {# carte nel mazzo PF}}{things}',
    ],
    discarded: ['You discard {cards}', 'Vous défaussez {cards}', 'Scarti {cards}'],
    helped: [
      'You help {partner} against {target}: +{points}',
      'Vous aidez {partner} contre {target} : +{points}',
      'Aiuti {partner} contro {target}: +{points}',
    ],
    vpChanged: [
      en['event.vpChanged']!.replace('{seat}:', 'You:'),
      fr['event.vpChanged']!.replace('{seat} :', 'Vous :'),
      it['event.vpChanged']!.replace('{seat}:', 'Tu:'),
    ],
    movesJoined: [
      'Your Special Moves join the deck',
      'Vos Coups spéciaux rejoignent le paquet',
      'Le tue mosse speciali entrano nel mazzo',
    ],
    scored: ['You end with {total} VP{parts}', 'Vous finissez avec {total} PV{parts}', 'Finisci con {total} PV{parts}'],
    animalAttacked: [
      '{animal} attacks you with {total}{parts}',
      '{animal} vous attaque avec {total}{parts}',
      '{animal} ti attacca con {total}{parts}',
    ],
    animalKilled: ['You kill {animal}', 'Vous tuez {animal}', 'Uccidi {animal}'],
    steppedBack: ['You step back to {cell}', 'Vous reculez en {cell}', 'Indietreggi in {cell}'],
    mauled: [
      '{animal} wounds you: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}, {damage} damage',
      '{animal} vous blesse : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}, {damage, plural, one {# dégât} other {# dégâts}}',
      '{animal} ti ferisce: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}, {damage, plural, one {# danno} other {# danni}}',
    ],
    fendedOff: [
      'You fend off {animal}: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}',
      'Vous repoussez {animal} : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}',
      'Respingi {animal}: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}',
    ],
    clawed: ['You lose {thing} to the bear', 'Vous perdez {thing} à cause de l’ours', 'Perdi {thing} per l’orso'],
  },
  atYou: {
    attackValued: [
      '{seat} attacks you with {total}{parts}',
      '{seat} vous attaque avec {total}{parts}',
      '{seat} ti attacca con {total}{parts}',
    ],
    declared: [
      '{how, select, sweep {{seat} sweeps {targets}} break {{seat} strikes at your {item}} throw {{seat} throws {weapon} at you} net {{seat} casts for you with {weapon} in hand} cast {{seat} throws {weapon} over you} help {{seat} helps {partner} against {targets}} other {{seat} attacks you}}',
      '{how, select, sweep {{seat} balaie : {targets}} break {{seat} vise votre {item}} throw {{seat} vous lance {weapon}} net {{seat} veut vous prendre dans {weapon}, filet en main} cast {{seat} jette {weapon} sur vous} help {{seat} vient en aide à {partner} contre {targets}} other {{seat} vous attaque}}',
      '{how, select, sweep {{seat} spazza: {targets}} break {{seat} mira a un tuo oggetto: {item}} throw {{seat} ti lancia {weapon}} net {{seat} vuole prenderti con {weapon} in mano} cast {{seat} getta {weapon} su di te} help {Alleati: {seat} e {partner}; bersaglio: {targets}} other {{seat} ti attacca}}',
    ],
    defenceValued: [
      '{seat} defends against you with {total}{parts}',
      '{seat} se défend contre vous avec {total}{parts}',
      '{seat} si difende da te con {total}{parts}',
    ],
    hit: [
      '{seat} hits you: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}',
      '{seat} vous touche : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}',
      '{seat} ti colpisce: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}',
    ],
    missed: [
      '{seat} misses you: {fav}{halved, plural, =0 {} other { (# halved by a Dodge)}} against {fdv}',
      '{seat} vous manque : {fav}{halved, plural, =0 {} other { (#, réduit de moitié par une Esquive)}} contre {fdv}',
      '{seat} ti manca: {fav}{halved, plural, =0 {} other { (# dimezzato da una Schivata)}} contro {fdv}',
    ],
    orderSet: [
      'The order of the first turn: {seats}',
      'L’ordre du premier tour : {seats}',
      'L’ordine del primo turno: {seats}',
    ],
    delayed: [en['event.delayed']!, fr['event.delayed']!, it['event.delayed']!],
    roundBegan: [
      'Turn {turn}, round {round}, in this order: {seats}',
      'Tour {turn}, round {round}, dans cet ordre : {seats}',
      'Turno {turn}, round {round}, in quest’ordine: {seats}',
    ],
    wrestled: ['{seat} throws you to {cell}', '{seat} vous projette en {cell}', '{seat} ti proietta in {cell}'],
  },
};
