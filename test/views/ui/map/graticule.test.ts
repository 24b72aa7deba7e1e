import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceM } from '../../../../src/domain/geo.ts';
import { graticule } from '../../../../src/views/ui/map/graticule.ts';

const boundsOf = (west: number, south: number, span: number) => ({
  getWest: () => west,
  getSouth: () => south,
  getEast: () => west + span,
  getNorth: () => south + span,
});

const linesOf = (west: number, south: number, span: number, px = 800) => {
  const { coordinates } = graticule(boundsOf(west, south, span), px).geometry;
  const ends = coordinates.map(([from, to]) => ({ from: from ?? [], to: to ?? [] }));
  return {
    meridians: ends.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0] ?? Number.NaN),
    parallels: ends.filter(({ from, to }) => from[1] === to[1]).map(({ from }) => from[1] ?? Number.NaN),
  };
};

it('OUR-214 the grid is of whole kilometres, and stays where it is while the map is dragged', () => {
  const { meridians, parallels } = linesOf(2.3, 48.85, 0.1);
  const [south = 0, north = 0] = parallels;
  const [west = 0, east = 0] = meridians;
  const metres = distanceM({ latitude: south, longitude: 2.35 }, { latitude: north, longitude: 2.35 });
  expect(Math.round(metres / 10) * 10).toBe(1_000);
  // The width of a degree is that of the whole degree of latitude: within two in a hundred of a kilometre.
  const across = distanceM({ latitude: 49, longitude: west }, { latitude: 49, longitude: east });
  expect(Math.abs(across - 1_000)).toBeLessThan(20);
  const dragged = linesOf(2.31, 48.86, 0.1).meridians;
  expect(dragged.filter((it) => meridians.some((other) => Math.abs(other - it) < 1e-9)).length).toBeGreaterThan(20);
});

it('OUR-214 no view has more lines than anybody can tell apart', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -170, max: 170, noNaN: true }),
      fc.double({ min: -70, max: 70, noNaN: true }),
      fc.double({ min: 0.001, max: 20, noNaN: true }),
      (west, south, span) => {
        const { meridians, parallels } = linesOf(west, south, span);
        expect(meridians.length).toBeLessThanOrEqual(120);
        expect(parallels.length).toBeLessThanOrEqual(120);
      },
    ),
  );
});
