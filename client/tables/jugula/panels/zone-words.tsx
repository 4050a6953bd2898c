// What the zones on the sand mean, below the fighters and below the odds of an attack.

import swords from 'icon:crossed-swords';
import { Icon } from '#client/shell/icon.tsx';
import type { JugulaProps as Props } from '#client/tables/jugula/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import { glossary } from '#games/jugula/words/glossary.ts';

const SHOWN = ['danger', 'front', 'threat'];

export const ZoneWords = ({ props }: { props: Props }) => (
  <dl class="ju-zone-words">
    {glossary
      .filter(({ id }) => SHOWN.includes(id))
      .map(({ id, clause, said }) => (
        <div key={id} class={id}>
          <dt>
            {id === 'threat' && (
              <span class="ju-threatened">
                <Icon of={swords} />
              </span>
            )}
            {said[props.language][0]}
          </dt>
          <dd>
            {said[props.language][1]} <Rule props={props} clause={clause} />
          </dd>
        </div>
      ))}
  </dl>
);
