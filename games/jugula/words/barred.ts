// Why something cannot be chosen now, by the clause that forbids it. English is the reason that the rules give, with its
// numbers.

import type { Words } from '#engine/game.ts';

export const reasons: { readonly fr: Words; readonly it: Words } = {
  fr: {
    'barred.JU-3.2': 'il n’est pas de la liste de base',
    'barred.JU-5.11': 'un gladiateur s’y tient',
    'barred.JU-8.5': 'ce nombre de la carte est 0',
    'barred.JU-8.6': 'la dernière carte d’une main sert à piocher',
    'barred.JU-10.1': 'cela coûte plus que ses points de mouvement',
    'barred.JU-10.15': 'un gladiateur s’y tient',
    'barred.JU-10.19': 'il a fait son mouvement avec cette carte',
    'barred.JU-11.1': 'dans une zone de danger il ne peut que faire face à cet ennemi et reculer tout droit',
    'barred.JU-12.1': 'la cible n’est pas dans sa zone frontale',
    'barred.JU-12.3': 'il a attaqué ce tour-ci',
    'barred.JU-12.4': 'un gladiateur entravé n’attaque pas',
    'barred.JU-12.5': 'il a été blessé ce tour-ci et ne risque plus rien jusqu’à la fin du tour',
    'barred.JU-12.8': 'on n’attaque pas les siens',
    'barred.JU-16.6': 'il n’a pas de marqueur d’entrave à poser',
    'barred.JU-16.11': 'un gladiateur entravé ne bouge ni ne se tourne',
    'barred.JU-16.17': 'la cible porte déjà un marqueur d’entrave',
    'barred.JU-16.20': 'un archer n’attaque jamais un voisin',
    'barred.JU-16.26': 'un gladiateur massif n’attaque que dans sa zone de danger',
    'barred.JU-19.18': 'il n’y a pas assez de Vox Populi',
  },
  it: {
    'barred.JU-3.2': 'non è nella lista di base',
    'barred.JU-5.11': 'vi sta un gladiatore',
    'barred.JU-8.5': 'questo numero della carta è 0',
    'barred.JU-8.6': 'l’ultima carta di una mano serve a pescare',
    'barred.JU-10.1': 'costa più dei suoi punti movimento',
    'barred.JU-10.15': 'vi sta un gladiatore',
    'barred.JU-10.19': 'ha fatto il suo movimento con questa carta',
    'barred.JU-11.1': 'in una zona di pericolo può solo volgersi a quel nemico e arretrare dritto',
    'barred.JU-12.1': 'il bersaglio non è nella sua zona frontale',
    'barred.JU-12.3': 'ha già attaccato in questo turno',
    'barred.JU-12.4': 'un gladiatore impedito non attacca',
    'barred.JU-12.5': 'è stato ferito in questo turno ed è al sicuro fino alla sua fine',
    'barred.JU-12.8': 'non si attaccano i propri',
    'barred.JU-16.6': 'non ha segnalini di impedimento da posare',
    'barred.JU-16.11': 'un gladiatore impedito non si muove e non si gira',
    'barred.JU-16.17': 'il bersaglio porta già un segnalino di impedimento',
    'barred.JU-16.20': 'un arciere non attacca mai un vicino',
    'barred.JU-16.26': 'un gladiatore massiccio attacca solo nella sua zona di pericolo',
    'barred.JU-19.18': 'non c’è abbastanza Vox Populi',
  },
};
