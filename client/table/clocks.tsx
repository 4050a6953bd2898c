// The clocks of the asked players, running between updates.

import hourglass from 'icon:hourglass';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#client/shell/icon.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
};

export function ClockFace({ sitting, names }: { sitting: Sitting; names: readonly string[] }) {
  const [now, setNow] = useState(Date.now());
  const told = sitting.clocks.value;
  const runs = told !== null && told.clocks.running.length > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (told === null) return null;
  const { running, left } = told.clocks;
  const seat = running.includes(sitting.viewer.value ?? -1) ? sitting.viewer.value! : running[0];
  const time = seat === undefined ? null : left[seat];
  if (seat === undefined || time === null || time === undefined) return null;
  const shown = Math.max(0, time - (now - told.at));
  return (
    <span class={`clock${shown < 30_000 ? ' short' : ''}`} data-about={say('clock.of', { name: names[seat]! })}>
      <Icon of={hourglass} />
      <span class="vh">{say('clock.of', { name: names[seat]! })} </span>
      {clockText(shown)}
    </span>
  );
}
