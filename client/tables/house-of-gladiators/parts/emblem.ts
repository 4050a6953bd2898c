// The drawing on a card of the hand: by what it does.

import again from 'icon:anticlockwise-rotation';
import crossed from 'icon:broken-shield';
import caduceus from 'icon:caduceus';
import card from 'icon:card-pickup';
import wheel from 'icon:cartwheel';
import masks from 'icon:drama-masks';
import drop from 'icon:drop';
import greaves from 'icon:greaves';
import heart from 'icon:heart-plus';
import laurels from 'icon:laurels';
import owl from 'icon:owl';
import dice from 'icon:rolling-dices';
import spy from 'icon:spy';
import thumb from 'icon:thumb-up';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import { ATTRIBUTE_ICONS, type Attribute } from '#client/tables/house-of-gladiators/props.ts';
import { ATTRIBUTES, EFFECTS, FOE_STATS, SELF_STATS } from '#games/house-of-gladiators/cards.ts';

type Op = (typeof EFFECTS)[number][number]['op'];

const BY_OP: { readonly [op in Op]?: string } = {
  PICK_START: wheel,
  REVERSE_CYCLE: again,
  CANCEL: crossed,
  DICE: dice,
  REROLL: masks,
  TAKEN: greaves,
  DEALT: drop,
  SURVIVE: heart,
  DEATH: thumb,
  HEAL: caduceus,
  UPGRADE_DISCOUNT: owl,
  LOOK: spy,
  REIMBURSE: coins,
};

const statIcon = (which: number): string | null => {
  const all = ATTRIBUTES.map((_, i) => Math.abs(SELF_STATS[which]![i]!) + Math.abs(FOE_STATS[which]![i]!));
  const most = Math.max(...all);
  return most === 0 ? null : ATTRIBUTE_ICONS[ATTRIBUTES[all.indexOf(most)] as Attribute];
};

export function cardIcon(which: number): string {
  for (const effect of EFFECTS[which]!) {
    if (effect.op === 'GAIN') return effect.coins ? coins : effect.rations ? wheat : laurels;
    const icon = effect.op === 'STAT' ? statIcon(which) : BY_OP[effect.op];
    if (icon) return icon;
  }
  return card;
}
