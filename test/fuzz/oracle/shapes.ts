import { testActions } from '../../actions/all.ts';
import type { Shape } from './shape.ts';

/**
 * The shape of every action, in its test object. Its effect is then taken from its declaration, by oracle and model
 * server alike, unless `oracle.ts` defines it again; the contract compares it with the server. Samples are drawn in the
 * story `shapes` alone: one more moves no seed of another.
 */
export const shapes: Readonly<Record<string, Shape>> = Object.fromEntries(
  testActions.map(({ name, shape }) => [name, shape]),
);

export function shapeOf(name: string): Shape {
  const shape = shapes[name];
  if (!shape) throw new Error(`Nobody says what shape ${name} has`);
  return shape;
}
