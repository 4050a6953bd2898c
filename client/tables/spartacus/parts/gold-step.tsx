// Gold that is given or asked for, coin by coin.

import { Sign } from '#client/shell/icon.tsx';

interface GoldStepProps {
  gold: number;
  least?: number;
  most: number;
  /** What stands behind the number. */
  unit: string;
  less: string;
  more: string;
  put(gold: number): void;
}

export const GoldStep = ({ gold, least = 0, most, unit, less, more, put }: GoldStepProps) => (
  <span class="sp-step">
    <button type="button" aria-label={less} aria-disabled={gold <= least} onClick={() => put(gold - 1)}>
      <Sign of="minus" />
    </button>
    <b>{gold}</b> {unit}
    <button type="button" class="sp-thing" aria-label={more} aria-disabled={gold >= most} onClick={() => put(gold + 1)}>
      <Sign of="plus" />
    </button>
  </span>
);
