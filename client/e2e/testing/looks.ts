// What the pictures show: the pages, and moments of matches that show each game at its best and at its fullest.

import type { Moment } from '#client/e2e/testing/planted.ts';
import { MOMENTS as GLADIATORI } from '#client/tables/gladiatori/testing/moments.ts';
import { MOMENTS as DECISIONS } from '#client/tables/spartacus/testing/moments.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';
import type { JugulaView } from '#games/jugula/view.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** Name and address. */
export const PAGES: readonly [string, string][] = [
  ['new-gladiatori', 'new/gladiatori'],
  ['new-spartacus', 'new/spartacus'],
  ['new-jugula', 'new/jugula'],
  ['new-house-of-gladiators', 'new/house-of-gladiators'],
  ['learn', 'learn'],
  ['rules', 'rules/gladiatori#GL-11.39'],
  ['settings', 'settings'],
  ['credits', 'credits'],
  ['nowhere', 'nowhere'],
];

/** A moment, and what is clicked before the picture is taken. */
export interface Look extends Moment {
  opens?: string;
}

/** The moments of Gladiatori that a visitor should see, under the names of its pictures. */
const SHOWN: { readonly [moment: string]: string } = {
  creation: 'creator',
  auction: 'auction',
  draft: 'draft',
  placement: 'placement',
  split: 'cards',
  movement: 'arena',
  reacting: 'reaction',
  'attack-value': 'fight',
  payment: 'wounds',
  team: 'team',
  animals: 'animals',
  over: 'end',
};

const gladiatori: Look[] = GLADIATORI.filter(({ name }) => Object.hasOwn(SHOWN, name)).map(
  ({ name, ...moment }) => ({ ...moment, name: `gladiatori-${SHOWN[name]}`, game: 'gladiatori' }) as Look,
);

const rules = ({ flow }: { flow: SpartacusView['flow'] }): string[] => flow.scenes.map(({ rule }) => rule);
const held = ({ hand }: HouseView | SpartacusView['houses'][number]): number =>
  typeof hand === 'number' ? hand : hand.length;

const spartacus: Look[] = [
  { name: 'houses', clause: 'SP-2.4' },
  {
    name: 'intrigue',
    clause: 'SP-5.12',
    when: (view: SpartacusView) => view.turn >= 3 && held(view.houses[0]!) >= 4,
    opens: '.sp-hand .can',
  },
  { name: 'reaction', clause: 'SP-16.10', when: (view: SpartacusView) => view.turn >= 2 && view.played.length > 0 },
  { name: 'market', clause: 'SP-7.3', when: (view: SpartacusView) => view.turn >= 3 },
  { name: 'auction', clause: 'SP-7.17', when: (view: SpartacusView) => view.turn >= 3 && view.houses[0]!.gold! >= 2 },
  {
    name: 'tie',
    clause: 'SP-7.17',
    when: ({ flow }: SpartacusView) => (flow.scenes.at(-1)!['stacks'] as number[]).some((stack) => stack > 0),
  },
  { name: 'hosting', clause: 'SP-7.28', when: (view: SpartacusView) => view.turn >= 2 },
  { name: 'refresh', clause: 'SP-4.6' },
  { name: 'unpaid', clause: 'SP-4.21', options: { length: 'advanced' }, tries: 400 },
  { name: 'inviting', clause: 'SP-8.13', when: (view: SpartacusView) => view.turn >= 2 },
  { name: 'invited', clause: 'SP-8.5', when: (view: SpartacusView) => view.turn >= 2, opens: '.sp-hand .can' },
  { name: 'bets', clause: 'SP-8.22' },
  { name: 'verdict', clause: 'SP-10.9' },
  { name: 'arena', clause: 'SP-9.9', when: (view: SpartacusView) => view.fight!.round >= 2 },
  { name: 'end', clause: null },
].map((look) => ({ ...look, name: `spartacus-${look.name}`, game: 'spartacus', seats: 4 }) as Look);

/** Scenes that come seldom: from the moments of every decision. */
const SELDOM: { readonly [decision: string]: string } = { 'D-04': 'healing', 'D-09': 'guard', 'D-30': 'tournament' };
const seldom: Look[] = DECISIONS.filter(({ name }) => Object.hasOwn(SELDOM, name)).map(
  ({ name, ...moment }) => ({ ...moment, name: `spartacus-${SELDOM[name]}`, match: name }) as Look,
);

const jugula: Look[] = [
  { name: 'familia', clause: 'JU-21.1', opens: '.ju-ready button >> nth=2' },
  { name: 'deployment', clause: 'JU-21.2', opens: '.ju-arena .sk-spot >> nth=3' },
  {
    name: 'card',
    clause: 'JU-21.3',
    when: (view: JugulaView) => view.round >= 3 && view.lanistae[0]!.hand >= 3,
    opens: '.ju-hand .can',
  },
  {
    name: 'move',
    clause: 'JU-21.5',
    when: (view: JugulaView) => view.round >= 3,
    opens: '.ju-arena .sk-spot >> nth=4',
  },
  { name: 'aim', clause: 'JU-21.6', when: (view: JugulaView) => view.round >= 4, opens: '.ju-arena .sk-spot.foe' },
  {
    name: 'combat',
    clause: 'JU-21.7',
    when: (view: JugulaView) => rules(view).includes('attack'),
    opens: '.ju-hand .can',
  },
  { name: 'fought', clause: 'JU-21.3', when: (view: JugulaView) => view.round >= 4 && view.fought },
  { name: 'prima', clause: 'JU-21.8', opens: '.ju-shelf .can' },
  { name: 'end', clause: null },
].map((look) => ({ ...look, name: `jugula-${look.name}`, game: 'jugula', seats: 2 }) as Look);

const ludi: Look[] = [
  { name: 'gladiators', clause: 'HG-2.9' },
  { name: 'market', clause: 'HG-5.4', when: (view: LudiView) => view.round >= 2 && view.shown.length > 0 },
  { name: 'training', clause: 'HG-10.1', when: (view: LudiView) => view.round >= 3 },
  { name: 'hypogeum', clause: 'HG-12.5', when: (view: LudiView) => view.round >= 3 },
  { name: 'bout', clause: 'HG-14.16', when: (view: LudiView) => view.round >= 2 },
  { name: 'mercy', clause: 'HG-17.2' },
  { name: 'end', clause: null },
].map((look) => ({ ...look, name: `house-of-gladiators-${look.name}`, game: 'house-of-gladiators', seats: 3 }) as Look);

/** What the game's creation, and the menu of any table, hold besides. */
const besides: Look[] = [
  {
    ...gladiatori.find(({ name }) => name === 'gladiatori-creator')!,
    name: 'gladiatori-build',
    opens: '.gl-switch button >> nth=1',
  },
  {
    ...gladiatori.find(({ name }) => name === 'gladiatori-arena')!,
    name: 'menu',
    opens: '.top [aria-haspopup=dialog]',
  },
];

export const LOOKS: readonly Look[] = [...gladiatori, ...besides, ...spartacus, ...seldom, ...jugula, ...ludi];
