// The emblem of every card: Intrigue cards have one each, the others use that of their sketch.

import chain from 'icon:chained-heart';
import dagger from 'icon:cloak-dagger';
import purse from 'icon:coins-pile';
import talk from 'icon:conversation';
import masks from 'icon:drama-masks';
import cuffs from 'icon:handcuffs';
import cure from 'icon:heart-plus';
import hood from 'icon:hood';
import crown from 'icon:laurel-crown';
import meal from 'icon:meal';
import book from 'icon:open-book';
import wine from 'icon:poison-bottle';
import cup from 'icon:pouring-chalice';
import speaker from 'icon:public-speaker';
import rat from 'icon:rat';
import robber from 'icon:robber';
import run from 'icon:run';
import deed from 'icon:scroll-quill';
import hands from 'icon:shaking-hands';
import spy from 'icon:spy';
import guard from 'icon:static-guard';
import swap from 'icon:swap-bag';
import thumb from 'icon:thumb-up';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { emblemOf } from '#games/spartacus/table-cards.ts';

const EMBLEMS: { readonly [slug: string]: string } = {
  'inside-information': talk,
  'black-market-profits': purse,
  'a-visitor-from-rome': speaker,
  'grand-feast': meal,
  'petty-theft': robber,
  'forged-accounts': deed,
  'poisoned-tongues': rat,
  'disgrace-in-the-forum': speaker,
  'gift-to-the-aedile': hands,
  'household-of-note': chain,
  'tainted-cup': cup,
  'knife-after-dark': dagger,
  runaway: run,
  'bribed-sentries': purse,
  'spy-in-the-household': spy,
  'healing-balm': cure,
  'back-from-the-mines': cuffs,
  'darling-of-the-crowd': crown,
  'common-cause': hands,
  'sworn-brothers': hands,
  'an-ally-sold': dagger,
  triumvirate: crown,
  'seized-by-decree': deed,
  'whispered-rumors': masks,
  forewarned: hood,
  'exposed-plot': book,
  'price-of-silence': purse,
  'late-substitution': swap,
  'drugged-wine': wine,
  'roar-of-the-crowd': thumb,
  turncoat: dagger,
  'debt-of-honor': purse,
  'broken-word': talk,
  'slighted-guest': masks,
  'wrath-of-the-crowd': speaker,
  guard,
  'night-watch': guard,
};

export const cardEmblem = (kind: number): string => EMBLEMS[CARDS[kind]!.slug] ?? emblem(emblemOf(kind));
