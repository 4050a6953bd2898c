// Answers as plates of one size: cards that can be used now, or two alternatives.

import { Icon } from '#client/shell/icon.tsx';
import { isDrafted, type SpartacusProps as Props, touch } from '#client/tables/spartacus/props.ts';
import type { Choice } from '#engine/requests/request.ts';

export interface Plate {
  choice: Choice;
  icon: string;
  name: string;
  about: string;
}

export function Plates({ props, title, plates }: { props: Props; title: string; plates: readonly Plate[] }) {
  return (
    <div class="sp-plates" role="group" aria-label={title}>
      <p class="eyebrow">{title}</p>
      <ul>
        {plates.map(({ choice, icon, name, about }) => (
          <li key={name}>
            <button
              type="button"
              class={`sp-plate${isDrafted(props, choice) ? ' chosen' : ''}`}
              aria-pressed={isDrafted(props, choice)}
              onClick={() => touch(props, choice)}
            >
              <Icon of={icon} />
              <span>
                <b>{name}</b>
                <small>{about}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
