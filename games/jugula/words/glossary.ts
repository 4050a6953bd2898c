// The words of Jugula, in three languages.

import { term } from '#games/shared/words/term.ts';

export const glossary = [
  term(
    'familia',
    'JU-1.1',
    ['Familia', 'The four gladiators that a player leads.'],
    ['Familia', 'Les quatre gladiateurs que mène un joueur.'],
    ['Familia', 'I quattro gladiatori guidati da un giocatore.'],
  ),
  term(
    'armatura',
    'JU-3.5',
    [
      'Armatura',
      'A kind of gladiator, light or heavy. Its numbers ATT and DEF are given against light / against heavy ones.',
    ],
    ['Armatura', 'Un type de gladiateur, léger ou lourd. Ses valeurs ATT et DEF valent contre léger / contre lourd.'],
    [
      'Armatura',
      'Un tipo di gladiatore, leggero o pesante. I suoi valori ATT e DEF valgono contro leggeri / contro pesanti.',
    ],
  ),
  term(
    'mp',
    'JU-10.1',
    [
      'MP',
      'Movement points. A step ahead costs 1, to another side 2; a turn at the end 1; leaving an enemy’s front zone 1 more.',
    ],
    [
      'PM',
      'Points de mouvement. Un pas en avant coûte 1, de côté 2 ; se tourner à la fin 1 ; quitter la zone avant d’un ennemi 1 de plus.',
    ],
    [
      'PM',
      'Punti movimento. Un passo avanti costa 1, di lato 2; girarsi alla fine 1; lasciare la zona frontale di un nemico 1 in più.',
    ],
  ),
  term(
    'damage',
    'JU-15.5',
    ['Damage', 'A wounded gladiator counts 1, one who bit the dust 2. With two players a familia with 4 loses.'],
    ['Dégâts', 'Un blessé compte 1, un homme dans la poussière 2. À deux joueurs, une familia à 4 perd.'],
    ['Danni', 'Un ferito vale 1, chi è nella polvere 2. In due giocatori una familia con 4 perde.'],
  ),
  term(
    'dust',
    'JU-14.5',
    ['Bites the dust', 'Out of the match: by a second wound, or by an attack of four times the defence.'],
    [
      'Mord la poussière',
      'Hors de la partie : par une seconde blessure, ou par une attaque de quatre fois la défense.',
    ],
    ['Nella polvere', 'Fuori dalla partita: per una seconda ferita, o per un attacco di quattro volte la difesa.'],
  ),
  term(
    'vox',
    'JU-7.3',
    ['Vox Populi', 'The crowd’s favour, from 0 to 10: it sets the hand limit and adds to every attack of yours.'],
    ['Vox Populi', 'La faveur de la foule, de 0 à 10 : elle fixe la main maximale et s’ajoute à vos attaques.'],
    ['Vox Populi', 'Il favore della folla, da 0 a 10: stabilisce la mano massima e si aggiunge a ogni tuo attacco.'],
  ),
  term(
    'combat',
    'JU-13.1',
    [
      'Combat value',
      'The number a card adds to an attack or a defence, from the hand or from the top of the draw pile.',
    ],
    [
      'Valeur de combat',
      'Le nombre qu’une carte ajoute à une attaque ou à une défense, de la main ou du dessus de la pioche.',
    ],
    [
      'Valore di lotta',
      'Il numero che una carta aggiunge a un attacco o a una difesa, dalla mano o dalla cima del mazzo.',
    ],
  ),
  term(
    'prima',
    'JU-9.5',
    [
      'Prima',
      'Twelve stronger cards that lie open. The Prima use takes some of them into your hand; they stay in your deck.',
    ],
    ['Prima', 'Douze cartes plus fortes, visibles. L’usage Prima en met en main ; elles restent dans votre paquet.'],
    ['Prima', 'Dodici carte più forti, scoperte. L’uso Prima ne porta in mano; restano nel tuo mazzo.'],
  ),
  term(
    'front',
    'JU-2.9',
    ['Front zone', 'The three squares before a gladiator: whom he can attack. Leaving it costs an enemy 1 MP more.'],
    [
      'Zone avant',
      'Les trois cases devant un gladiateur : qui il peut attaquer. En sortir coûte 1 PM de plus à un ennemi.',
    ],
    [
      'Zona frontale',
      'Le tre caselle davanti a un gladiatore: chi può attaccare. Uscirne costa a un nemico 1 PM in più.',
    ],
  ),
  term(
    'danger',
    'JU-11.1',
    ['Danger Zone', 'The square straight ahead. An enemy in it may only turn to that gladiator, then step back.'],
    [
      'Zone de danger',
      'La case droit devant. Un ennemi qui s’y trouve ne peut que se tourner vers ce gladiateur, puis reculer.',
    ],
    [
      'Zona di pericolo',
      'La casella dritta davanti. Un nemico che vi sta può solo girarsi verso quel gladiatore, poi arretrare.',
    ],
  ),
  term(
    'threat',
    'JU-13.14',
    [
      'Threatened',
      'He stands in the front zone of an enemy. In a combat it costs him 1 for each, but for the one he fights.',
    ],
    [
      'Menacé',
      'Il est dans la zone avant d’un ennemi. Au combat, cela lui coûte 1 pour chacun, sauf celui qu’il combat.',
    ],
    [
      'Minacciato',
      'Sta nella zona frontale di un nemico. In combattimento gli costa 1 per ciascuno, tranne quello che combatte.',
    ],
  ),
  term(
    'pushed',
    'JU-14.3',
    [
      'Pushed',
      'The attacker scored more: the defender steps back. Twice as much wounds him too; so does having no room.',
    ],
    [
      'Repoussé',
      'L’attaquant fait plus : le défenseur recule. Le double le blesse aussi, de même s’il n’a pas de place.',
    ],
    ['Respinto', 'L’attaccante fa di più: il difensore arretra. Il doppio lo ferisce pure, e così se non c’è posto.'],
  ),
  term(
    'range',
    'JU-16.1',
    [
      'Range',
      'He attacks the three squares before him and also, for each point of Range, the three that lie one square farther ahead. Men in between are no obstacle.',
    ],
    [
      'Portée',
      'Il attaque les trois cases devant lui et aussi, pour chaque point de Portée, les trois qui sont une case plus loin. Qui se trouve entre les deux ne gêne pas.',
    ],
    [
      'Portata',
      'Attacca le tre caselle davanti a sé e anche, per ogni punto di Portata, le tre che stanno una casella più avanti. Chi sta in mezzo non ostacola.',
    ],
  ),
  term(
    'hindrance',
    'JU-16.9',
    [
      'Hindrance',
      'He may throw a net instead: who is caught cannot move or attack, defends with 1 less, and frees himself by a movement.',
    ],
    [
      'Entrave',
      'Il peut jeter un filet à la place : pris, on ne bouge ni n’attaque, on défend avec 1 de moins, et l’on se libère par un déplacement.',
    ],
    [
      'Impedimento',
      'Può gettare invece una rete: chi è preso non si muove né attacca, difende con 1 in meno, e si libera con un movimento.',
    ],
  ),
  term(
    'bow',
    'JU-16.20',
    [
      'Bow',
      'He attacks nobody beside him and threatens nobody. Each square between him and his target adds 1 to its DEF.',
    ],
    [
      'Arc',
      'Il n’attaque aucun voisin et ne menace personne. Chaque case entre lui et sa cible ajoute 1 à la DEF de celle-ci.',
    ],
    [
      'Arco',
      'Non attacca chi gli è accanto e non minaccia nessuno. Ogni casella tra lui e il bersaglio ne aumenta la DEF di 1.',
    ],
  ),
  term(
    'harassment',
    'JU-16.23',
    ['Harassment', 'Anyone in his Danger Zone, friend or enemy, has 1 less ATT and 1 less DEF.'],
    ['Harcèlement', 'Quiconque est dans sa zone de danger, ami ou ennemi, a 1 de moins en ATT et en DEF.'],
    ['Assillo', 'Chiunque sia nella sua zona di pericolo, amico o nemico, ha 1 in meno in ATT e DEF.'],
  ),
  term(
    'massive',
    'JU-16.26',
    [
      'Massive',
      'He attacks and threatens only straight ahead, in his Danger Zone. Struck from outside his front zone he has 2 less DEF.',
    ],
    [
      'Massif',
      'Il n’attaque et ne menace que droit devant, dans sa zone de danger. Frappé de hors de sa zone avant, il a 2 de moins en DEF.',
    ],
    [
      'Massiccio',
      'Attacca e minaccia solo dritto davanti, nella sua zona di pericolo. Colpito da fuori della zona frontale, ha 2 in meno in DEF.',
    ],
  ),
  term(
    'stoic',
    'JU-16.29',
    ['Stoic', 'Nets do not hinder him, and enemies who threaten him take nothing off his score.'],
    ['Stoïque', 'Les filets ne l’entravent pas, et les ennemis qui le menacent n’ôtent rien à son score.'],
    ['Stoico', 'Le reti non lo impediscono, e i nemici che lo minacciano non gli tolgono nulla.'],
  ),
];
