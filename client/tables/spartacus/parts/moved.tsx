// Gold or influence that has just moved, as a mark beside its House; it stays until the next act moves some.

import laurels from 'icon:laurels';
import coins from 'icon:two-coins';
import { Icon } from '#client/shell/icon.tsx';
import { isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import { type SpartacusProps as Props, sayOf, signed } from '#client/tables/spartacus/props.ts';

export function MovedMarks({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const moved = (lying(props.stage, 'moved') ?? []).filter((one) => one.seat === seat && one.by !== 0);
  return (
    <>
      {moved.map(({ what, by }) => (
        <span key={what} class={`sp-mark ${by > 0 ? 'up' : 'down'}${isMoving(props.stage, 'moved') ? ' new' : ''}`}>
          <Icon of={what === 'gold' ? coins : laurels} /> {say(`moved.${what}`, { by: signed(by) })}
        </span>
      ))}
    </>
  );
}
