// What a table that draws the game needs to know of it besides its cards: how acts are written, what things are called, how
// a die tells that it was rolled again, what an offer is good for, and the numbers that are printed on the board.

export { type Act, act, actOf, PASS, type Verb } from '#games/spartacus/acts.ts';
export { assetCalled, cardCalled } from '#games/spartacus/called.ts';
export { type Reason, reasonsOf } from '#games/spartacus/player/reasons.ts';
export { faceOf, isFresh } from '#games/spartacus/rules/09-dice.ts';
export { CORNERS, GOAL, handSize, SLOTS } from '#games/spartacus/state.ts';
