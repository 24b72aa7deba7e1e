import { describe, expect, it } from 'vitest';
import { isInside, rectangleOf } from '../../src/domain/polygon.ts';

describe('what lies within an outline', () => {
  const corner = { x: 10, y: 20 };
  const box = rectangleOf(corner, { x: 40, y: 60 });

  it('OUR-208 is within a rectangle, whichever corner it was begun at', () => {
    for (const outline of [
      box,
      rectangleOf({ x: 40, y: 60 }, corner),
      rectangleOf({ x: 10, y: 60 }, { x: 40, y: 20 }),
    ]) {
      expect(isInside(outline, { x: 11, y: 59 })).toBe(true);
      expect(isInside(outline, { x: 9, y: 40 })).toBe(false);
      expect(isInside(outline, { x: 41, y: 40 })).toBe(false);
      expect(isInside(outline, { x: 20, y: 19 })).toBe(false);
      expect(isInside(outline, { x: 20, y: 61 })).toBe(false);
    }
  });

  it('OUR-208 is not in the bay of a lasso', () => {
    const bay = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 30 },
      { x: 15, y: 10 },
      { x: 0, y: 30 },
    ];
    expect(isInside(bay, { x: 15, y: 5 })).toBe(true);
    expect(isInside(bay, { x: 15, y: 20 })).toBe(false);
    expect(isInside(bay, { x: 4, y: 20 })).toBe(true);
  });

  it('OUR-208 is nothing where the outline is a line or a point', () => {
    expect(isInside([], corner)).toBe(false);
    expect(isInside([corner], corner)).toBe(false);
    expect(isInside([corner, { x: 40, y: 20 }], { x: 20, y: 20 })).toBe(false);
  });
});
