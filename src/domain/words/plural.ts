/** The word that goes with a number in French, where none is singular as one is: `0 livreur libre`, `2 livreurs libres`. */
export const plural = <Word extends string>(count: number, one: Word, several: Word): Word =>
  Math.abs(count) < 2 ? one : several;
