import { readFileSync } from 'node:fs';
import type { RoutingProblem } from '../../../server/src/routing/problem.ts';

// Six instances of the travelling salesman problem with time windows, from Y. Dumas, J. Desrosiers, E. Gelinas and
// M. M. Solomon, "An optimal algorithm for the traveling salesman problem with time windows", Operations Research 43
// (1995), in the form in which M. López-Ibáñez distributes them (https://lopez-ibanez.eu/tsptw-instances). The optima are
// those published with them; what counts is the time on the way, waiting is free.

export const optima: Readonly<Record<string, number>> = {
  'n20w20.001': 378,
  'n20w60.001': 335,
  'n20w100.001': 237,
  'n40w40.001': 465,
  'n40w100.001': 429,
  'n60w20.001': 551,
};

/** The first line is the number of places, with the depot first; then the matrix; then a window for each. */
export function instance(name: string): RoutingProblem {
  const text = readFileSync(new URL(`dumas/${name}.txt`, import.meta.url), 'utf8');
  const [places = 0, ...numbers] = text.trim().split(/\s+/).map(Number);
  const leg = (from: number, to: number) => numbers[(from % places) * places + (to % places)] ?? 0;
  const size = places + 1;
  const at = (node: number) => places * places + 2 * (node % places);
  return {
    size,
    legS: Array.from({ length: size * size }, (_, cell) => leg(Math.floor(cell / size), cell % size)),
    windows: Array.from({ length: size }, (_, node) => ({
      opensS: node === size - 1 ? 0 : (numbers[at(node)] ?? 0),
      closesS: numbers[at(node) + 1] ?? 0,
    })),
    serviceS: 0,
    waiting: 0,
  };
}
