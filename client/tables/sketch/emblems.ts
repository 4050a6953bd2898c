// The emblems that games name in their sketches, as drawings.

import arena from 'icon:arena';
import barbute from 'icon:barbute';
import axe from 'icon:battle-axe';
import armour from 'icon:breastplate';
import pile from 'icon:card-draw';
import hand from 'icon:card-pickup';
import centurion from 'icon:centurion-helmet';
import chariot from 'icon:chariot';
import scheme from 'icon:cloak-dagger';
import crest from 'icon:crested-helmet';
import swords from 'icon:crossed-swords';
import reaction from 'icon:drama-masks';
import drop from 'icon:drop';
import eagle from 'icon:eagle-emblem';
import net from 'icon:fishing-net';
import galea from 'icon:galea';
import sword from 'icon:gladius';
import greaves from 'icon:greaves';
import house from 'icon:greek-temple';
import guard from 'icon:guards';
import bow from 'icon:high-shot';
import horse from 'icon:horse-head';
import lasso from 'icon:lasso';
import laurel from 'icon:laurels';
import lion from 'icon:lion';
import muscle from 'icon:muscle-up';
import hidden from 'icon:padlock';
import person from 'icon:person';
import temple from 'icon:prayer';
import shield from 'icon:roman-shield';
import run from 'icon:run';
import scroll from 'icon:scroll-unfurled';
import helmet from 'icon:spartan-helmet';
import javelin from 'icon:spears';
import dagger from 'icon:stiletto';
import spear from 'icon:stone-spear';
import people from 'icon:three-friends';
import thumb from 'icon:thumb-up';
import trident from 'icon:trident';
import trumpet from 'icon:trumpet-flag';
import coins from 'icon:two-coins';
import visor from 'icon:visored-helm';
import bread from 'icon:wheat';

const EMBLEMS: { readonly [name: string]: string } = {
  ...{ arena, armour, axe, barbute, bow, bread, centurion, chariot, coins, crest, dagger, drop, eagle, galea, greaves },
  ...{ guard, hand, helmet, hidden, horse, house, javelin, lasso, laurel, lion, muscle, net, people, person, pile },
  ...{ reaction, run, scheme, scroll, shield, spear, sword, swords, temple, thumb, trident, trumpet, visor },
  spartan: helmet,
};

/** A name without a drawing is a scroll. */
export const emblem = (name: string): string => EMBLEMS[name] ?? scroll;
