// The place on the stage where a beat says which scene of the turn it belongs to.

export const SCENE = 'scene';
