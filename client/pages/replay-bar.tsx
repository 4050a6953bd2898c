// The bar of a replay: steps, tens and rounds, the slider, the speed and the viewer.

import type { ReplayInfo } from '#client/net/local.ts';
import { Sign } from '#client/shell/icon.tsx';
import { at } from '#client/shell/router.ts';
import { say } from '#client/words.ts';
import { SPECTATOR } from '#engine/seat.ts';

const SPEEDS = [0.5, 1, 2, 4];
export const TENS = 10;

export const roundBefore = (film: ReplayInfo, step: number): number => film.rounds.findLast((one) => one < step) ?? 0;
export const roundAfter = (film: ReplayInfo, step: number): number =>
  film.rounds.find((one) => one > step) ?? film.steps;

interface ReplayBarProps {
  match: string;
  film: ReplayInfo;
  /** The requested step, and the one that is shown. */
  step: number;
  shown: number;
  viewer: number;
  speed: number;
  setSpeed(speed: number): void;
  playing: boolean;
  setPlaying(playing: boolean): void;
  to(step: number, seat?: number): void;
}

export function ReplayBar(props: ReplayBarProps) {
  const { match, film, step, shown, viewer, speed, setSpeed, playing, setPlaying, to } = props;
  return (
    <section class="bar replay-bar" aria-label={say('replay.title')} data-step={shown}>
      <div class="steps">
        <Step name={say('replay.first')} sign="first" go={() => to(0)} />
        <Leap name={say('replay.round.back')} text="⟪" go={() => to(roundBefore(film, step))} />
        <Leap wide name={say('replay.ten.back')} text={`−${TENS}`} go={() => to(step - TENS)} />
        <Step name={say('replay.back')} sign="left" go={() => to(step - 1)} />
        <button
          type="button"
          class="btn go"
          aria-label={playing ? say('replay.pause') : say('replay.play')}
          onClick={() => setPlaying(!playing)}
        >
          <Sign of={playing ? 'pause' : 'play'} />
        </button>
        <Step name={say('replay.on')} sign="right" go={() => to(step + 1)} />
        <Leap wide name={say('replay.ten.on')} text={`+${TENS}`} go={() => to(step + TENS)} />
        <Leap name={say('replay.round.on')} text="⟫" go={() => to(roundAfter(film, step))} />
        <Step name={say('replay.last')} sign="last" go={() => to(film.steps)} />
      </div>
      <input
        type="range"
        class="slider"
        aria-label={say('replay.slider')}
        min={0}
        max={film.steps}
        value={step}
        onInput={({ currentTarget }) => to(currentTarget.valueAsNumber)}
      />
      <output aria-live="off">{say('replay.step', { step, steps: film.steps })}</output>
      <select
        aria-label={say('replay.speed')}
        value={speed}
        onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            ×{one}
          </option>
        ))}
      </select>
      {film.over && (
        <select
          aria-label={say('replay.viewer')}
          value={viewer}
          onChange={({ currentTarget }) => to(step, Number(currentTarget.value))}
        >
          <option value={SPECTATOR}>{say('replay.gallery')}</option>
          {film.names.map((name, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
        </select>
      )}
      <a class="btn" href={at(`m/${match}`)}>
        {say('replay.leave')}
      </a>
    </section>
  );
}

/** A longer jump. */
const Leap = ({ name, text, go: leap, wide }: { name: string; text: string; go(): void; wide?: boolean }) => (
  <button
    type="button"
    class={`btn leap${wide ? ' wide' : ''}`}
    aria-label={`${text} ${name}`}
    data-about={name}
    onClick={leap}
  >
    {text}
  </button>
);

function Step({ name, sign, go: step }: { name: string; sign: 'first' | 'left' | 'right' | 'last'; go(): void }) {
  return (
    <button type="button" class="btn" aria-label={name} onClick={step}>
      <Sign of={sign} />
    </button>
  );
}
