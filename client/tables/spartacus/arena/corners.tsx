// The four corners of the arena, where gold is staked. While bets are placed each has three places for a coin. Then the
// stakes are shown with their owners, and at the end the winning ones are lit.

import head from 'icon:decapitation';
import drop from 'icon:drop';
import laurels from 'icon:laurels';
import lock from 'icon:padlock';
import { Icon } from '#client/shell/icon.tsx';
import { NUMERALS, seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { glossed, meaningOf } from '#client/tables/glossed.ts';
import { Rule } from '#client/tables/rule.tsx';
import { fighterName, fighterTold } from '#client/tables/spartacus/arena/ground.tsx';
import { Stack } from '#client/tables/spartacus/parts/coins.tsx';
import { lying } from '#client/tables/spartacus/pictures.ts';
import { type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import type { Form, FormChoice } from '#engine/requests/request.ts';
import { CORNERS } from '#games/spartacus/table-things.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

const ICONS = [laurels, laurels, drop, head];
const PLACES = ['tl', 'tr', 'bl', 'br'];
/** What a winning stake brings besides itself. */
export const ODDS: readonly number[] = [1, 1, 2, 2];

export const isBetting = ({ request }: Props): boolean => request?.clause === 'SP-8.22';

export const stakesOf = ({ draft, answered }: Props): FormChoice => (draft.value ?? answered ?? {}) as FormChoice;

export const stakeOn = (props: Props, corner: number): number => Number(stakesOf(props)[CORNERS[corner]!] ?? 0);

export function Corners(props: Props) {
  return (
    <>
      {CORNERS.map((name, corner) => (
        <Corner key={name} props={props} corner={corner} />
      ))}
    </>
  );
}

function Corner({ props, corner }: { props: Props; corner: number }) {
  const say = sayOf(props);
  const { view, names, viewer } = props;
  const settled = lying(props.stage, 'settled');
  const isOpen = isBetting(props) && (props.request as Form).fields.some(({ name }) => name === CORNERS[corner]);
  const state =
    settled !== null
      ? isWon(settled, corner)
        ? ' win'
        : ' lose'
      : isBetting(props)
        ? isOpen
          ? ' can'
          : ' shut'
        : '';
  const fight = view.fight!;
  const whose =
    corner > 1
      ? say('corner.either')
      : say('corner.whose', {
          fighter: fighterName(props, corner),
          name: fight.seats[corner] === viewer ? say('fig.yours') : (names[fight.seats[corner] ?? 0] ?? ''),
        });
  return (
    <section
      class={`sp-corner ${PLACES[corner]}${state}`}
      aria-label={props.telling.words[`field.${CORNERS[corner]!}`]}
    >
      <h3 {...(corner > 1 ? glossed(glossary, 'yield', props.language) : {})}>
        <Icon of={ICONS[corner]!} />
        <span>
          {props.telling.words[`field.${CORNERS[corner]!}`]}
          <small>{whose}</small>
        </span>
        {corner < 2 && <em class="who">{calledTo(props, fight.seats[corner] ?? 0)}</em>}
      </h3>
      {isOpen ? (
        <Coins props={props} corner={corner} />
      ) : isBetting(props) ? (
        <p class="no">
          <Icon of={lock} /> {say('corner.own')} <Rule props={props} clause="SP-8.26" />
        </p>
      ) : (
        <Stakes props={props} corner={corner} bets={settled?.bets ?? view.bets} />
      )}
      {state !== ' shut' && (
        <span class="pay">
          {state === ' lose'
            ? say('corner.lost')
            : state === ' win'
              ? say('corner.paid', { gold: paidOn(settled!.bets, corner) })
              : say('corner.pays', { n: ODDS[corner]! })}
        </span>
      )}
    </section>
  );
}

/** A corner with the fighter whose victory it is: his number is not that of his House's seat. */
export function cornerName(props: Props, corner: number): string {
  const name = props.telling.words[`field.${CORNERS[corner]!}`]!;
  return corner > 1 ? name : sayOf(props)('corner.named', { corner: name, fighter: fighterTold(props, corner) });
}

const isWon = ({ winner, degree }: { winner: number; degree: number }, corner: number): boolean =>
  corner < 2 ? winner === corner : degree === corner;

const paidOn = (bets: readonly number[], corner: number): number =>
  bets.reduce((sum, gold, i) => sum + (i % 4 === corner ? gold * (ODDS[corner]! + 1) : 0), 0);

/** Three places: touching one stakes up to it, touching the last coin takes it back. */
function Coins({ props, corner }: { props: Props; corner: number }) {
  const say = sayOf(props);
  const form = props.request as Form;
  const field = form.fields.find(({ name }) => name === CORNERS[corner])!;
  const most = field.request.kind === 'amount' ? field.request.max : 0;
  const staked = stakeOn(props, corner);
  const put = (gold: number): void => {
    const stakes = stakesOf(props);
    const all = Object.fromEntries(form.fields.map(({ name }) => [name, Number(stakes[name] ?? 0)]));
    props.draft.value = { ...all, [CORNERS[corner]!]: gold };
  };
  const name = cornerName(props, corner);
  const degrees = meaningOf(glossary, 'yield', props.language);
  return (
    <>
      <div class="sp-slots">
        {[1, 2, 3].map((gold) => (
          <button
            key={gold}
            type="button"
            class={`sp-slot${gold <= staked ? ' on' : ''}${gold === staked + 1 && gold <= most ? ' next' : ''}`}
            aria-pressed={gold <= staked}
            aria-disabled={gold > most || props.replaying}
            aria-label={say('corner.stake', { gold, corner: name })}
            // Its place reaches over the name of the corner, which would explain it.
            data-about={[say('corner.stake', { gold, corner: name }), corner > 1 ? degrees : '']
              .filter(Boolean)
              .join('\n')}
            onClick={() => {
              if (gold <= most) put(gold === staked ? gold - 1 : gold);
            }}
          />
        ))}
      </div>
      <b class="gold">{say('corner.gold', { gold: staked })}</b>
    </>
  );
}

function Stakes({ props, corner, bets }: { props: Props; corner: number; bets: readonly number[] }) {
  const say = sayOf(props);
  return (
    <ul class="sp-stakes">
      {props.view.houses.map((_, seat) => {
        const gold = bets[seat * 4 + corner] ?? 0;
        return gold === 0 ? null : (
          <li key={seat} class={seatClass(seat)} aria-label={say('corner.has', { name: props.names[seat]!, gold })}>
            <Stack count={gold} />
            <b class="sp-token">
              <i>{NUMERALS[seat % 4]}</i>
            </b>
          </li>
        );
      })}
    </ul>
  );
}
