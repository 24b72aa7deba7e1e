import { describe, expect, it } from 'vitest';
import { planFeatures, pointFeatures, roundFeatures } from '../../../../../src/views/rooms/dispatch/map/features.ts';
import type { OrderPoint } from '../../../../../src/views/rooms/dispatch/map/points.ts';
import { lateColour, roundColour, shapes } from '../../../../../src/views/rooms/dispatch/map/shapes.ts';

const position = { latitude: 48.9, longitude: 2.35 };
const point: OrderPoint = {
  taskId: 1,
  orderId: 2,
  dockId: null,
  rank: null,
  place: 'toDispatch',
  isLate: false,
  isListed: true,
  position,
};

describe('what is drawn of the map', () => {
  it('is a picture of its own for each state and rank, longitude first', () => {
    const { features } = pointFeatures([point, { ...point, place: 'planned', rank: 3, isLate: true, dockId: 7 }]);
    expect(features[0]?.geometry.coordinates).toEqual([2.35, 48.9]);
    expect(features.map(({ properties }) => [properties.image, properties.late])).toEqual([
      ['point|toDispatch|||', 0],
      [`point|planned|late|3|${roundColour(7)}`, 1],
    ]);
  });

  const line = {
    dockId: 7,
    name: 'G7 · Ali | Dutour',
    isOnTheRoad: true,
    from: { ...position, latitude: 48.5 },
    way: [position, { ...position, latitude: 49 }],
  };

  it('OUR-215 is the way from the center, that from stop to stop, and a name, all in the colour of the round', () => {
    const { features } = roundFeatures([line, { ...line, way: [position] }, { ...line, way: [] }]);
    expect(features.map(({ geometry, properties }) => [geometry.type, properties.isApproach])).toEqual([
      ['LineString', true],
      ['LineString', false],
      ['Point', false],
      ['LineString', true],
      ['Point', false],
    ]);
    expect(features[2]?.properties.image).toBe(`round|${roundColour(7)}|G7 · Ali | Dutour`);
    expect(new Set(features.map(({ properties }) => properties.colour))).toEqual(new Set([roundColour(7)]));
  });

  it('OUR-215 colours are those of rounds alone, and many', () => {
    const colours = new Set(Array.from({ length: 60 }, (_, id) => roundColour(id)));
    expect(colours.size).toBe(8);
    expect(colours.has(shapes.toDispatch.colour) || colours.has(lateColour)).toBe(false);
  });

  it('OUR-211 is the way of what would be a round, there and back, with the numbers of its stops', () => {
    const { features } = planFeatures(line.from, line.way);
    expect(features[0]?.geometry.coordinates).toEqual([
      [2.35, 48.5],
      [2.35, 48.9],
      [2.35, 49],
      [2.35, 48.5],
    ]);
    expect(features.slice(1).map(({ properties }) => properties.image)).toEqual(['plan|1', 'plan|2']);
    expect(planFeatures(line.from, []).features).toEqual([]);
  });
});
