// The emblems of Gladiatori: one for each character, card, Power, kind of Item and animal.

import acrobatic from 'icon:acrobatic';
import backForth from 'icon:back-forth';
import barbute from 'icon:barbute';
import bear from 'icon:bear-head';
import bleeding from 'icon:bleeding-wound';
import beast from 'icon:boar';
import exchange from 'icon:card-exchange';
import cardPlay from 'icon:card-play';
import centurion from 'icon:centurion-helmet';
import crested from 'icon:crested-helmet';
import swords from 'icon:crossed-swords';
import skull from 'icon:death-skull';
import masks from 'icon:drama-masks';
import drop from 'icon:drop';
import enrage from 'icon:enrage';
import falling from 'icon:falling';
import net from 'icon:fishing-net';
import fist from 'icon:fist';
import galea from 'icon:galea';
import gauntlet from 'icon:gauntlet';
import gladius from 'icon:gladius';
import grab from 'icon:grab';
import heart from 'icon:heart-drop';
import column from 'icon:ionic-column';
import leap from 'icon:jump-across';
import laurels from 'icon:laurels';
import lion from 'icon:lion';
import moon from 'icon:moon';
import muscle from 'icon:muscle-up';
import wound from 'icon:open-wound';
import person from 'icon:person';
import shield from 'icon:roman-shield';
import run from 'icon:run';
import sands from 'icon:sands-of-time';
import shattered from 'icon:shattered-sword';
import dog from 'icon:sitting-dog';
import spartan from 'icon:spartan-helmet';
import sprint from 'icon:sprint';
import stiletto from 'icon:stiletto';
import spear from 'icon:stone-spear';
import sun from 'icon:sun';
import spin from 'icon:sword-spin';
import friends from 'icon:three-friends';
import thumbDown from 'icon:thumb-down';
import thumbUp from 'icon:thumb-up';
import trident from 'icon:trident';
import coins from 'icon:two-coins';
import wolf from 'icon:wolf-head';

/** By the character's place in the table of ready-made ones; the last is an own one. */
export const OF_CHARACTER: readonly string[] = [barbute, galea, crested, spartan, trident, centurion];
/** By kind of card. */
export const OF_CARD: readonly string[] = [
  fist,
  gladius,
  bleeding,
  run,
  moon,
  sun,
  masks,
  spin,
  heart,
  acrobatic,
  muscle,
  enrage,
  shattered,
  backForth,
  sprint,
];
/** By Power. */
export const OF_POWER: readonly string[] = [stiletto, person, laurels, leap, wound, grab, exchange, sands, column];
export const OF_TYPE: { readonly [type: string]: string } = {
  sword: gladius,
  shield,
  helmet: galea,
  'iron-arm': gauntlet,
  spear,
  trident,
  net,
};
/** By species; the last is the players' own. */
export const OF_SPECIES: readonly string[] = [dog, wolf, lion, bear, beast];

export const SIGNS = {
  blood: drop,
  coins,
  dead: skull,
  fallen: falling,
  fight: swords,
  hand: cardPlay,
  help: friends,
  hp: heart,
  net,
  shame: thumbDown,
  honour: thumbUp,
  speed: sprint,
  throw: spear,
  vp: laurels,
  wait: sands,
} as const;
/** Drawn for Harena, in the same field of 512 by 512. */
export const GLYPHS = {
  lock: 'M128 224v-56a128 128 0 0 1 256 0v56h24v248H104V224zm52 0h152v-56a76 76 0 0 0-152 0z',
  fit: 'M48 48h160v52H100v108H48zm256 0h160v160h-52V100H304zM48 304h52v108h108v52H48zm364 0h52v160H304v-52h108z',
  left: 'M230 90L60 210l170 120v-76h70a90 90 0 0 1 0 180H160v52h140a142 142 0 0 0 0-284h-70z',
  right: 'M282 90l170 120-170 120v-76h-70a90 90 0 0 0 0 180h140v52H212a142 142 0 0 1 0-284h70z',
  threat: 'M256 40l208 360H48zm-26 128v120h52V168zm0 150v52h52v-52z',
  sight:
    'M256 112c104 0 176 76 216 144-40 68-112 144-216 144S80 324 40 256c40-68 112-144 216-144zm0 56a88 88 0 1 0 0 176 88 88 0 0 0 0-176zm0 48a40 40 0 1 1 0 80 40 40 0 0 1 0-80z',
  plus: 'M226 96h60v130h130v60H286v130h-60V286H96v-60h130z',
  minus: 'M96 226h320v60H96z',
} as const;
