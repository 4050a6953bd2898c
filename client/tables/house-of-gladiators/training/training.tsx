// Training (HG-25.6): every gladiator is a card with what he may do; Blessings for no gladiator are played from the hand.

import { useEdges } from '#client/tables/edges.ts';
import { leadsTo } from '#client/tables/house-of-gladiators/parts/man-card.tsx';
import { HouseRows } from '#client/tables/house-of-gladiators/parts/rows.tsx';
import {
  type Chip,
  capital,
  cardAbout,
  cardName,
  frameOf,
  handOf,
  homeOf,
  isPhone,
  type LudiSceneParts,
  manName,
  type Pile,
  type LudiProps as Props,
  sayOf,
  sharedBy,
  touch,
} from '#client/tables/house-of-gladiators/props.ts';
import {
  askedBy,
  blessed,
  blessing,
  blessings,
  fed,
  housesFor,
  isThrown,
  isTraining,
  mayExchange,
  mayThrow,
  mostRations,
  part,
  throwing,
  thrown,
  upgradePrice,
  upgrades,
} from '#client/tables/house-of-gladiators/training/acts.ts';
import { ManInTraining } from '#client/tables/house-of-gladiators/training/man.tsx';
import { Secrets } from '#client/tables/house-of-gladiators/training/secrets.tsx';
import { whyShut } from '#client/tables/house-of-gladiators/training/shut.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Beside, Plan } from '#client/tables/table.ts';
import { isStarter } from '#games/house-of-gladiators/cards.ts';
import { saleValue } from '#games/house-of-gladiators/table-things.ts';

function TrainingStage(props: Props) {
  const strip = useEdges<HTMLUListElement>(props.request?.id ?? null);
  return (
    <ul ref={strip} class="hg-training" tabIndex={0}>
      {props.view.houses[homeOf(props)]!.ludus.map((man) => (
        <ManInTraining key={man.tiro} props={props} man={man} />
      ))}
    </ul>
  );
}

/** The drafted Blessing that is played on a House; null: none. */
function aimed(props: Props): number | null {
  const card = isTraining(props) ? blessed(props) : null;
  return card !== null && askedBy(props, card) === 'house' ? card : null;
}

/** Who is still training; where a card needs a House, it is touched here. */
function TrainingLedger(props: Props) {
  const say = sayOf(props);
  const { view } = props;
  const open = frameOf(view, 'training')?.['open'];
  const card = aimed(props);
  const seats = view.houses.flatMap((house, seat) => (house.out ? [] : [seat]));
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('train.others')}</h2>
        <Rule props={props} clause="HG-10.2" />
      </header>
      <HouseRows
        props={props}
        seats={seats}
        about={(seat) => say('train.stock', { coins: view.houses[seat]!.coins, rations: view.houses[seat]!.rations })}
        mark={(seat) =>
          card !== null && housesFor(props).includes(seat) ? (
            <button
              type="button"
              class="btn"
              aria-pressed={part(props, 'house') === seat}
              onClick={() => touch(props, { do: 'bless', card, house: seat })}
            >
              {cardName(props, card)}
            </button>
          ) : (
            say(Array.isArray(open) && open.includes(seat) ? 'train.open' : 'train.locked')
          )
        }
      />
      <Secrets props={props} />
    </section>
  );
}

/** Cards are thrown away once the pile beside the hand was touched, or by dragging them there. */
function pile(props: Props): Pile | null {
  if (!isTraining(props) || !mayThrow(props)) return null;
  const { isThrowing } = sharedBy(props);
  const isOpen = isThrowing.value || thrown(props).length > 0;
  return {
    isOpen,
    toggle: () => {
      isThrowing.value = !isOpen;
      props.draft.value = null;
    },
  };
}

/** A Blessing is touched in the hand, unless it is for a gladiator: then it is offered on him. */
function card(props: Props, which: number, copy: number): Chip {
  if (!isTraining(props)) return {};
  const toss = (): void => {
    sharedBy(props).isThrowing.value = true;
    props.draft.value = throwing(props, which, copy);
  };
  if (pile(props)?.isOpen) {
    const isGone = isThrown(props, which, copy);
    return {
      state: isGone ? 'laid' : 'can',
      ...(isGone ? { note: sayOf(props)('train.throw') } : {}),
      touch: toss,
      drag: () => !isGone && toss(),
    };
  }
  const asks = askedBy(props, which);
  if (asks === null || asks === 'man') {
    const why = whyShut(props, which);
    return { ...(why === null ? {} : { shut: why }), ...(mayThrow(props) ? { drag: toss } : {}) };
  }
  const { blessed } = sharedBy(props);
  const isChosen = part(props, 'card') === which;
  // Of equal cards the one that was touched is played: another one only takes its place.
  const isOther = isChosen && blessed.value !== copy;
  return {
    state: isChosen && !isOther ? 'chosen' : 'can',
    touch: () => {
      blessed.value = copy;
      if (!isOther) touch(props, { do: 'bless', card: which });
    },
    drag: toss,
  };
}

/** Nobody can be healed, blessed or upgraded. */
const areMenIdle = (props: Props): boolean =>
  props.view.houses[props.viewer]!.ludus.every(
    ({ tiro }) =>
      mostRations(props, tiro) === 0 && upgrades(props, tiro).length === 0 && blessings(props, tiro).length === 0,
  );

/** What can be trained: nothing, Blessings of the hand alone, men alone, or both. */
function open(props: Props): 'none' | 'cards' | 'men' | 'both' {
  const plays = playsHand(props);
  return areMenIdle(props) ? (plays ? 'cards' : 'none') : plays ? 'both' : 'men';
}

/** Which of the men may be upgraded. */
function asks(props: Props): string | null {
  if (!isTraining(props)) return null;
  const say = sayOf(props);
  const men = props.view.houses[props.viewer]!.ludus.filter(({ tiro }) => upgrades(props, tiro).length > 0);
  const [man] = men;
  const which = open(props);
  if (man === undefined)
    return say(which === 'none' ? 'train.asks.none' : which === 'cards' ? 'train.asks.cards' : 'train.asks');
  const rise = say('train.asks.rise', { man: manName(man.tiro), sort: leadsTo(props, man.tiro) });
  return `${say('train.asks')} ${men.length === 1 ? rise : say('train.asks.some', { n: men.length })}`;
}

function says(props: Props): Plan | null {
  if (!isTraining(props)) return null;
  const say = sayOf(props);
  const { view, viewer } = props;
  const house = view.houses[viewer]!;
  const man = house.ludus.find(({ tiro }) =>
    ['patient', 'trainee', 'on', 'gladiator'].some((name) => part(props, name) === tiro),
  );
  const name = man === undefined ? '' : manName(man.tiro);
  const what = part(props, 'do');
  const n = man === undefined ? 0 : fed(props, man.tiro);
  if (what === 'heal' && man !== undefined && n > 0)
    return {
      text: say('train.says.heal', {
        man: name,
        n,
        from: man.hp,
        to: man.hp + n,
        have: house.rations,
        left: house.rations - n,
      }),
      label: say('train.do.heal', { man: name, n }),
    };
  if (what === 'upgrade' && man !== undefined) {
    const price = upgradePrice(man.tiro, String(part(props, 'aid') ?? 'none'));
    return {
      text: say('train.says.upgrade', { man: name, sort: leadsTo(props, man.tiro), ...price }),
      notes: [{ text: say('train.note.upgrade'), clause: 'HG-11.4', tone: 'plain' }],
      label: say('train.do.upgrade', { man: name, ...price }),
    };
  }
  const which = blessed(props);
  if (which !== null) {
    const called = cardName(props, which);
    const isAiming = aimed(props) !== null && part(props, 'house') === undefined;
    const house = part(props, 'house');
    const healed = healedBy(props);
    return {
      text: isAiming
        ? say(isPhone() ? 'train.says.bless.tab' : 'train.says.bless.house', { card: called })
        : healed !== ''
          ? say('train.says.bless.heals', { card: called, list: healed })
          : man !== undefined
            ? say('train.says.bless.on', { card: called, man: name })
            : typeof house === 'number'
              ? say('train.says.bless.at', { card: called, name: props.names[house]! })
              : say('train.says.bless', { card: called }),
      notes: [{ text: capital(cardAbout(props, which)), clause: 'HG-10.7', tone: 'plain' }],
      label: say('train.do.bless', { card: called }),
      // What is still to be chosen lies elsewhere: no tip hides it.
      instead: isAiming,
    };
  }
  if (what === 'manage' && man !== undefined) {
    const isSale = part(props, 'how') === 'sell';
    return isSale
      ? {
          text: say('train.says.sell', { man: name, n: saleValue(man), glory: man.glory }),
          label: say('train.do.sell', { man: name, n: saleValue(man) }),
        }
      : { text: say('train.says.free', { man: name, n: man.glory }), label: say('train.do.free', { man: name }) };
  }
  const gone = thrown(props);
  if (gone.length > 0)
    return {
      text: say(gone.some(isStarter) ? 'train.says.throw.starter' : 'train.says.throw', {
        list: new Intl.ListFormat(props.language).format(gone.map((one) => cardName(props, one))),
      }),
      notes: [{ text: say('train.throw.note'), clause: 'HG-6.7', tone: 'cost' }],
      label: say('train.do.throw', { n: gone.length }),
    };
  return {
    text: say(
      pile(props)?.isOpen
        ? 'train.throw.choose'
        : (
            {
              none: 'train.choose.none',
              cards: 'train.choose.cards',
              men: 'train.choose.men',
              both: 'train.choose',
            } as const
          )[open(props)],
    ),
  };
}

/** Whom the drafted Blessing heals, from what to what; empty: nobody. */
function healedBy(props: Props): string {
  const say = sayOf(props);
  const men = props.view.houses[props.viewer]!.ludus.flatMap((man) => {
    const n = blessing(props, man);
    return n === 0 ? [] : [say('train.says.bless.man', { man: manName(man.tiro), from: man.hp, to: man.hp + n })];
  });
  return new Intl.ListFormat(props.language, { type: 'unit' }).format(men);
}

/** Whether a card of the hand can be touched there: one for a gladiator is offered on him. */
const playsHand = (props: Props): boolean =>
  handOf(props.view.houses[props.viewer]!).some((one) => ['house', 'nothing'].includes(askedBy(props, one) ?? ''));

function beside(props: Props): Beside[] {
  if (!isTraining(props)) return [];
  const say = sayOf(props);
  const exchange = mayExchange(props) ? [{ choice: { do: 'exchange' }, label: say('train.exchange') }] : [];
  return [...exchange, { choice: { do: 'lock' }, label: say('train.close') }];
}

export const training: LudiSceneParts = {
  Stage: TrainingStage,
  Ledger: TrainingLedger,
  tab: 'training',
  card,
  isHandWhole: true,
  pile,
  asks,
  says,
  beside,
  asksHouses: (props) => aimed(props) !== null,
};
