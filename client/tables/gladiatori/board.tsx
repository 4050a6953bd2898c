// The middle of the table: the arena, or the scene that replaces it before and after the fight.

import { Arena } from '#client/tables/gladiatori/arena.tsx';
import { Creator } from '#client/tables/gladiatori/creator.tsx';
import { Ending } from '#client/tables/gladiatori/ending.tsx';
import { Fight } from '#client/tables/gladiatori/fight.tsx';
import { assignsItems, Items } from '#client/tables/gladiatori/items.tsx';
import { Steps } from '#client/tables/gladiatori/phases.tsx';
import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import { Split } from '#client/tables/gladiatori/split.tsx';

export function Board(props: Props) {
  const { request, outcome, replaying } = props;
  if (outcome !== null && !replaying) return <Ending {...props} />;
  if (!replaying && request?.clause === 'GL-4.1') return <Creator {...props} />;
  if (!replaying && request?.clause === 'GL-7.3') return <Split {...props} />;
  if (assignsItems(props)) return <Items {...props} />;
  return (
    <div class="gl-stage">
      <Arena {...props} />
      <Steps {...props} />
      <Fight {...props} />
    </div>
  );
}
