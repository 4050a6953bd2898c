// The arena as a stage: sand in the middle, four corners, the two fighters between them.

import type { ComponentChildren } from 'preact';
import { Corners } from '#client/tables/spartacus/arena/corners.tsx';
import { Fighter } from '#client/tables/spartacus/arena/fighters.tsx';
import { Ground, Paints } from '#client/tables/spartacus/arena/ground.tsx';
import type { SpartacusProps as Props } from '#client/tables/spartacus/props.ts';

export function ArenaStage({ props, children }: { props: Props; children?: ComponentChildren }) {
  return (
    <div class="sp-arena-stage">
      <Paints />
      <Corners {...props} />
      <Fighter props={props} slot={0} />
      <Fighter props={props} slot={1} />
      <div class="sp-sandbox">
        <Ground {...props} />
        {children}
      </div>
    </div>
  );
}
