// The emblem of each award.

import cards from 'icon:card-draw';
import dagger from 'icon:cloak-dagger';
import swords from 'icon:crossed-swords';
import net from 'icon:fishing-net';
import boots from 'icon:footsteps';
import gladius from 'icon:gladius';
import guards from 'icon:guards';
import laurels from 'icon:laurels';
import palm from 'icon:magic-palm';
import push from 'icon:push';
import wall from 'icon:stone-wall';
import wound from 'icon:sword-wound';
import friends from 'icon:three-friends';
import thumb from 'icon:thumb-up';
import trumpet from 'icon:trumpet-flag';
import coins from 'icon:two-coins';
import type { AwardKey } from '#client/end/ending.ts';

export const AWARD_EMBLEMS: { readonly [K in AwardKey]: string } = {
  schemes: dagger,
  guards,
  host: laurels,
  bets: coins,
  hits: wound,
  powers: palm,
  steps: boots,
  pushes: push,
  nets: net,
  held: wall,
  attacks: gladius,
  primas: cards,
  favour: trumpet,
  bouts: swords,
  mercy: thumb,
  men: friends,
};
