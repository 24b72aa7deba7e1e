/** The French word for a number; zero is singular, like one: `0 livreur libre`, `2 livreurs libres`. */
export const plural = <Word extends string>(count: number, one: Word, several: Word): Word =>
  Math.abs(count) < 2 ? one : several;
