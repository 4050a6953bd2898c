// Everything a person reads of Jugula, in Italian, as ICU messages.

import type { Words } from '#engine/game.ts';
import type { Tongue } from '#games/jugula/words/tongue.ts';

export const it: Words = {
  round: 'giro',
  turn: 'tocca al posto',
  out: 'fuori',
  waiting: 'da schierare',
  wounded: 'ferito',
  hindered: 'impedito',
  netted: 'porta un segnalino',
  nets: 'reti',
  vox: 'Vox Populi',
  limit: 'mano massima',
  bonus: 'attacco',
  damage: 'danno',
  glory: 'gloria',
  hand: 'mano',
  deck: 'mazzo',
  discard: 'scarti',
  reserve: 'Prima',
  played: 'in gioco',
  points: 'punti',
  roster: 'Armaturae (classe; ATT e DEF contro Leggeri/Pesanti; punti movimento)',
  ready: 'Familiae già pronte',
  legend: 'M movimento · A attacco · V Vox Populi · D pesca · P Prima · C combattimento; poi il suo effetto speciale',
  sums: 'Prima di aggiungere le carte',
  'sums.dice': 'Prima di aggiungere i dadi',
  odds: 'Probabilità, se ognuno usa la prima carta del mazzo',
  'odds.held': 'resiste',
  'odds.even': 'pari',
  'odds.pushed': 'arretra',
  'odds.wounded': 'ferito',
  'odds.dust': 'morde la polvere',
  'hint.odds': 'resiste {held} %, pari {even} %, arretra {pushed} %, ferito {wounded} %, polvere {dust} %',
  'hint.netOdds': 'resiste {held} %, pari {even} %, impedito {netted} %',
  'hint.prospect': 'resiste {held} %, pari {even} %, arretra {pushed} %, ferito {wounded} %, polvere {dust} %',
  'hint.oddsWith': 'resiste {held} %, pari {even} %, arretra {pushed} %, ferito {wounded} %, polvere {dust} %',
  'hint.noTarget': 'nessuno è a portata',
  'hint.price': '{mp} PM',
  'hint.inReach':
    '{n, plural, =0 {nessuno è a portata} one {un attacco possibile} other {# attacchi possibili, uno per uomo}}',
  'hint.voxTo': 'Vox Populi {from} → {to}',
  'hint.handTo': 'mano {from} → {to}, limite {limit}{over, plural, =0 {} other {: scarta #}}',
  armatura: 'combattente',
  light: 'leggero',
  heavy: 'pesante',
  'col.att': 'ATT',
  'col.def': 'DEF',
  'col.mp': 'PM',
  'col.move': 'muovi',
  'col.attack': 'attacco',
  'col.vox': 'Vox',
  'col.draw': 'pesca',
  'col.prima': 'Prima',
  'col.combat': 'scontro',
  'trait.range': 'Portata {n}',
  'trait.hindrance': 'Impedimento {n}',
  'trait.bow': 'Arco',
  'trait.harassment': 'Assillo',
  'trait.massive': 'Massiccio',
  'trait.stoic': 'Stoico',
  'option.familiaSize': 'gladiatori per familia',
  'option.budget': 'punti per familia',
  'option.budget.standard': 'normale',
  'option.budget.none': 'senza limite',
  'option.roster': 'gladiatori tra cui scegliere',
  'option.roster.basic': 'i 12 di base',
  'option.roster.extended': 'tutti i 14',
  'option.roundLimit': 'giri al massimo',
  'option.combatSource': 'combattimento con',
  'option.combatSource.cards': 'carte',
  'option.combatSource.dice': 'dadi',
  'option.backingOut': 'dopo l’uscita da una zona di pericolo',
  'option.backingOut.goesOn': 'il movimento continua',
  'option.backingOut.ends': 'il movimento finisce',
  'option.pushRule': 'chi è respinto arretra',
  'option.pushRule.straight': 'dritto',
  'option.pushRule.fan': 'dritto o di lato',
  'choice.stop': 'basta così',
  'choice.top': 'la prima carta del mazzo',
  'choice.free': 'rinunciare al movimento e togliere il segnalino di impedimento',
  'choice.yes': 'sì',
  'part.ahead': 'dritto',
  'part.aside': 'di lato o indietro',
  'part.step back': 'passo indietro',
  'part.back': 'alle spalle',
  'part.front zone': 'uscita da una zona frontale',
  'part.turn': 'rotazione',
  'part.before': 'prima',
  'part.change': 'cambio',
  'part.lost': 'perso',
  'part.card': 'carta',
  'part.no card': 'nessuna carta',
  'part.die': 'dado',
  'part.ATT': 'ATT',
  'part.DEF': 'DEF',
  'part.boost': 'bonus',
  'part.harassment': 'Assillo',
  'part.ATT floor': 'ATT non sotto 0',
  'part.DEF floor': 'DEF non sotto 0',
  'part.side': 'dal fianco',
  'part.rear': 'da dietro',
  'part.vox': 'Vox Populi',
  'part.threats': 'minacce',
  'part.effect': 'effetto speciale',
  'part.bow': 'distanza',
  'part.massive': 'Massiccio',
  'part.hindered': 'impedito',
  'part.at least 1': 'almeno 1',
  'rule.attack': 'combattimento',
  'rule.attacks': 'attacchi',
  'rule.moves': 'movimenti',
  'rule.movement': 'movimento',
  'rule.charge': 'movimento e attacco',
  'rule.turn': 'turno',
  'rule.effect': 'effetto speciale',
  'rule.set-up': 'schieramento',
  'rule.boost': 'bonus',
  'rule.discarding': 'scarto',
  'rule.prima': 'Prima',
  'rule.recover': 'recupero',
  'rule.freeing': 'liberazione',
  'rule.shove': 'spinta',
  'rule.swap': 'scambio di posto',
  'rule.turning': 'rotazione',
  'scene.byGladiator': 'attaccante',
  'scene.onGladiator': 'bersaglio',
  'scene.gladiator': 'gladiatore',
  'scene.seat': 'mano di',
  'scene.n': 'numero',
  'scene.step': 'passo',
  'scene.left': 'restano',
  'scene.mp': 'PM in più',
  'scene.att': 'bonus',
  'scene.attack': 'attacco',
  'scene.defence': 'difesa',
  'scene.net': 'rete',
  'scene.card': 'carta',
  'scene.play': 'carta e uso',
  'scene.done': 'familiae nell’arena',
  'ask.JU-21.1': 'Quali gladiatori formano la tua familia?',
  'ask.JU-21.2': 'Dove schieri {gladiator}, e rivolto dove?',
  'ask.JU-21.3': 'Quale carta giochi, e per che cosa?',
  'ask.JU-21.4': 'Chi si muove?{left, plural, =0 {} one { Resta # movimento.} other { Restano # movimenti.}}',
  'ask.JU-21.5': 'Dove finisce il movimento {gladiator}, e rivolto dove?',
  'ask.JU-21.6': 'Chi attacca chi?{left, plural, =0 {} one { Resta # attacco.} other { Restano # attacchi.}}',
  'ask.JU-21.7': 'Quale carta usi nel combattimento di {byGladiator} contro {onGladiator}?',
  'ask.JU-21.8': 'Quali carte Prima prendi?',
  'ask.JU-21.9':
    '{n, plural, one {Quale carta della mano di {seat} si scarta} other {Quali # carte della mano di {seat} si scartano}}?',
  'ask.JU-21.10': 'Che cosa scarti? Superi il tuo limite di mano.',
  'command.concede': 'arrenditi',
  'command.concede.do': 'Abbandona la partita',
  'command.concede.about': 'In due l’altro vince subito. In più giocatori ti ritiri e gli altri continuano.',
  'ask.JU-21.11': 'Ti arrendi?',
  'ask.JU-21.15': 'Dove è respinto {onGladiator}?',
  'ask.JU-19.4': 'Chi si muove e attacca?',
  'ask.JU-19.5': 'Chi si gira, e verso dove?',
  'ask.JU-19.6': 'Chi spinge chi?',
  'ask.JU-19.7': 'Chi riceve il bonus?',
  'ask.JU-19.11': 'Quali carte riprendi dai tuoi scarti?',
  'ask.JU-19.13': 'Chi è liberato dal segnalino di impedimento?',
  'ask.JU-19.14': 'Quali due si scambiano di posto?',
  'ask.JU-19.16': 'Quale avversario?',
  'event.familiaChosen': '{seat} guida {armatura}, {cost, plural, one {# punto} other {# punti}}',
  'event.firstChosen': '{seat} schiera per primo e comincerà',
  'gladiator.own': 'il tuo',
  'event.deployed': '{gladiator} entra in {stance}',
  'event.drew': '{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}',
  'event.drew.JU-8.11':
    '{seat} pesca {count, plural, one {# carta} other {# carte}}{cards}: la folla è con la familia che ha subito più danni',
  'event.reshuffled': '{seat} mescola {count, plural, one {# carta} other {# carte}} in un nuovo mazzo',
  'event.exhausted': '{seat} non ha più carte da pescare',
  'event.turnBegan': 'Giro {round}: tocca a {seat}',
  'event.played':
    '{seat} gioca {card} {use, select, move {per muovere} attack {per attaccare} vox {per il Vox Populi} draw {per pescare} prima {per carte Prima} other {per l’effetto speciale}}',
  'event.voxChanged': 'Vox Populi di {seat}: {total}{parts}',
  'event.voxChanged.JU-7.6': 'La folla apprezza: Vox Populi di {seat} a {total}{parts}',
  'event.voxChanged.JU-18.9':
    'Tre giri senza attacchi: la folla toglie 1 Vox Populi, ne restano {total} a {seat}{parts}',
  'event.discarded': '{seat} scarta {cards}',
  'event.discarded.JU-17.1': '{seat} scarta {cards}, oltre il limite di mano',
  'event.discarded.JU-19.10': '{seat} deve scartare {cards}: effetto della carta appena giocata',
  'event.acquired': '{seat} acquisisce {cards}',
  'event.stayed': '{gladiator} resta dov’è',
  'event.moved': '{gladiator} {cells_count, plural, =0 {si gira in} other {va in}} {stance}, per {total} PM{parts}',
  'event.freed': '{gladiator} si libera del segnalino di impedimento',
  'event.foundNoTarget': 'Nessuno è a portata dei gladiatori di {seat}',
  'event.attacked': '{gladiator} attacca {onGladiator}',
  'event.netThrown': '{gladiator} lancia la rete contro {onGladiator} (attacco di impedimento)',
  'event.combatCardUsed': '{fromHand_any, select, yes {{seat} usa {card}} other {{seat} gira {card}, prima del mazzo}}',
  'event.attackScored': '{gladiator} attacca con {total}{parts}',
  'event.defenceScored': '{gladiator} si difende con {total}{parts}',
  'event.held': '{gladiator} resiste',
  'event.scoresTied': 'I punteggi sono pari: l’attacco non ha effetto',
  'event.netted': '{byGladiator} prende {gladiator} nella rete',
  'event.pushed': '{gladiator} è respinto in {cell}',
  'event.pinned': '{gladiator} non può arretrare',
  'event.wounded': '{gladiator} è ferito',
  'event.bitTheDust': '{gladiator} morde la polvere',
  'event.withdrew':
    'La familia di {seat} è battuta, con {damage, plural, one {# punto di danno} other {# punti di danno}}',
  'event.withdrew.JU-18.3': '{seat} si ritira: resta un solo uomo, o soli feriti',
  'event.conceded': '{seat} si arrende',
  'event.won': '{seat} vince',
  'event.roundEnded': 'Il giro {round} è finito',
  'event.timeRanOut': 'Il tempo è scaduto dopo il giro {round}',
  'event.peeked': '{seat} guarda la mano di {owner}{cards}',
  'event.boosted': 'Bonus di +{k} {stat} per {gladiators}',
  'event.recovered': '{seat} riprende {cards}',
  'event.turned': '{gladiator} si gira verso {facing}',
  'event.shoved': '{gladiator} spinge {onGladiator} in {cell}',
  'event.stoodFirm': '{gladiator} spinge {onGladiator} invano',
  'event.swapped': '{gladiator} e {withGladiator} si scambiano di posto',
};

const until = {
  endOfTurn: 'questo turno',
  ownNextTurnStart: 'fino al tuo prossimo turno',
  ownNextTurnEnd: 'fino alla fine del tuo prossimo turno',
};
const upTo = (n: number, one: string, many: string): string => (n === 1 ? one : `fino a ${n} ${many}`);

export const italian: Tongue = {
  colon: ': ',
  use: [
    (n) => upTo(n, 'un movimento', 'movimenti'),
    (n) => upTo(n, 'un attacco', 'attacchi'),
    (n) => `Vox Populi\u00a0+${n}`,
    (n) => `pescare ${n} carte`,
    (n) => `${upTo(n, 'una carta Prima', 'carte Prima')}, più forti, in mano`,
  ],
  unused: ['movimento', 'attacco', 'Vox Populi', 'pesca', 'carte Prima'],
  effect(step) {
    switch (step.op) {
      case 'MOVE':
        return `${upTo(step.n, 'un movimento', 'movimenti')}${step.mp > 0 ? ` con ${step.mp} PM in più` : ''}`;
      case 'ATTACK':
        return `${upTo(step.n, 'un attacco', 'attacchi')}${step.att > 0 ? ` a +${step.att}` : ''}`;
      case 'MOVE_ATTACK':
        return `un gladiatore si muove${step.mp > 0 ? ` con ${step.mp} PM in più` : ''} e attacca${step.att > 0 ? ` a +${step.att}` : ''}`;
      case 'TURN':
        return `${upTo(step.n, 'un gladiatore si gira', 'gladiatori si girano')} liberamente`;
      case 'SHOVE':
        return `spingere ${upTo(step.n, 'un nemico', 'nemici')}`;
      case 'BOOST':
        return `+${step.k} ${step.stat} per ${upTo(step.n, 'un gladiatore', 'gladiatori')}, ${until[step.until]}`;
      case 'VOX':
        return `Vox Populi\u00a0${step.k > 0 ? '+' : '−'}${Math.abs(step.k)}${step.who === 'target' ? ' per un avversario' : ''}`;
      case 'DRAW':
        return step.n === 1 ? 'pescare una carta' : `pescare ${step.n} carte`;
      case 'DISCARD':
        if (step.mode === 'choose') return step.n === 1 ? 'scartare una carta' : `scartare ${step.n} carte`;
        return step.mode === 'random'
          ? `un avversario ne scarta ${step.n} a caso`
          : `scartare ${step.n} delle carte viste`;
      case 'RECOVER':
        return `riprendere ${upTo(step.n, 'una carta scartata', 'carte scartate')}`;
      case 'PRIMA':
        return `prendere ${upTo(step.n, 'una carta Prima', 'carte Prima')} in mano`;
      case 'FREE':
        return `liberare ${upTo(step.n, 'un gladiatore', 'gladiatori')} dalla rete`;
      case 'SWAP':
        return 'due vicini si scambiano di posto';
      case 'PEEK':
        return 'guardare la mano di un avversario';
    }
  },
};
