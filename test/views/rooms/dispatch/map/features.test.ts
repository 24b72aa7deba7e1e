import { describe, expect, it } from 'vitest';
import { pointFeatures, roundFeatures } from '../../../../../src/views/rooms/dispatch/map/features.ts';
import type { OrderPoint } from '../../../../../src/views/rooms/dispatch/map/points.ts';

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
      ['point|toDispatch||', 0],
      ['point|planned|late|3', 1],
    ]);
  });

  it('is a line and a name for a round, and a name alone where one place of it is known', () => {
    const line = {
      dockId: 7,
      name: 'G7 · Ali | Dutour',
      isOnTheRoad: true,
      way: [position, { ...position, latitude: 49 }],
    };
    const { features } = roundFeatures([line, { ...line, way: [position] }, { ...line, way: [] }]);
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'Point', 'Point']);
    expect(features[1]?.properties.image).toBe('round|road|G7 · Ali | Dutour');
  });
});
