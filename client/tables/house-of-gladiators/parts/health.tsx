// Health as a row of stones: full ones, those that the last roll took, and those that were lost before.

import { type LudiProps as Props, sayOf } from '#client/tables/house-of-gladiators/props.ts';

interface HealthProps {
  props: Props;
  hp: number;
  most: number;
  /** How many the last roll took: hatched. */
  lost?: number;
  /** How many would be added: dashed. */
  planned?: number;
}

export const Health = ({ props, hp, most, lost = 0, planned = 0 }: HealthProps) => (
  <div class="hg-hp" role="img" aria-label={sayOf(props)('man.health', { hp, most })}>
    {Array.from({ length: most }, (_, i) => (
      <i key={i} class={i < hp ? 'f' : i < hp + planned ? 'plan' : i < hp + lost ? 'lost' : ''} />
    ))}
  </div>
);
