// Why a Blessing cannot be touched in the hand during Training, although that is its time: it is played on a man, with his
// rise, or nobody needs it.
import { type LudiProps as Props, sayOf } from '#client/tables/house-of-gladiators/props.ts';
import { askedBy, isTraining } from '#client/tables/house-of-gladiators/training/acts.ts';
import { effectOf } from '#games/house-of-gladiators/cards.ts';

/** Null: its time has not come, as for all cards that are no Blessings. */
export function whyShut(props: Props, card: number): string | null {
  if (!isTraining(props)) return null;
  const say = sayOf(props);
  if (askedBy(props, card) === 'man') return say('train.bless.man');
  if (effectOf(card, 'HEAL') !== null) return say('train.bless.unhurt');
  return effectOf(card, 'UPGRADE_DISCOUNT') === null ? null : say('train.bless.rise');
}
