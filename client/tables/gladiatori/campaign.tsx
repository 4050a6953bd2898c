// After a match: what it brought the gladiator in experience, and for which gladiator of the player's roster it counts
// (chapter 21). Nothing is counted unless the player asks for it, and no match twice.

import { useEffect, useState } from 'preact/hooks';
import { type Counted, type Gained, isLocal } from '#client/net/local.ts';
import { recordText } from '#client/net/matches.ts';
import { errand } from '#client/net/worker.ts';
import { NameField } from '#client/tables/gladiatori/name-field.tsx';
import { signed } from '#client/tables/gladiatori/planning.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { loadRoster, saveRoster } from '#client/tables/gladiatori/roster.ts';
import { Rule } from '#client/tables/rule.tsx';

const gain = ({ before, after }: Gained): string => signed(after.xp - before.xp);

export function Campaign(props: Props) {
  const { match, viewer, view } = props;
  const say = sayOf(props);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [name, setName] = useState('');
  const look = async (): Promise<void> => {
    const record = isLocal(match) ? null : await recordText(match);
    setCounted(await errand({ do: 'count', match, record, seat: viewer, gladiators: loadRoster() }));
  };
  useEffect(() => {
    look().catch((error: Error) => setFault(error.message));
  }, [match, viewer]);
  const keep = ({ before, after }: Gained): void => {
    const called = after.name === '' ? name.trim() : after.name;
    if (called === '') return;
    const others = loadRoster().filter((one) => one.name !== (before.name === '' ? called : before.name));
    saveRoster([...others, { ...after, name: called }]);
    void look();
  };
  return (
    <details class="gl-campaign" open={view.campaign}>
      <summary>{say('campaign.title')}</summary>
      {fault !== null && <p class="bad">{say('campaign.failed', { why: fault })}</p>}
      {counted === null && fault === null && <p>{say('campaign.wait')}</p>}
      {counted?.counted != null && <Now props={props} gained={counted.counted} />}
      {counted !== null && counted.counted === null && (
        <div class="gl-keep">
          {counted.may.map((one) => (
            <button key={one.before.name} type="button" class="gl-chip" data-count onClick={() => keep(one)}>
              {say('campaign.count', { name: one.before.name, xp: gain(one) })}
            </button>
          ))}
          <NameField props={props} name={name} change={setName} />
          <button
            type="button"
            class="gl-chip"
            data-keep
            aria-disabled={name.trim() === ''}
            onClick={() => keep(counted.fresh)}
          >
            {say('campaign.keep', { xp: gain(counted.fresh) })}
          </button>
          <Rule clause="GL-21.2" props={props} />
        </div>
      )}
    </details>
  );
}

/** His experience after all that was counted. */
function Now({ props, gained: { after, coins } }: { props: Props; gained: Gained }) {
  const say = sayOf(props);
  const { name, xp, games, dead } = after;
  return (
    <p role="status">
      {dead ? say('campaign.dead', { name, games }) : say('campaign.now', { name, xp, games, coins })}{' '}
      <Rule clause={dead ? 'GL-21.9' : 'GL-21.6'} props={props} />
    </p>
  );
}
