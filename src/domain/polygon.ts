/** A point of a drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a point lies within a closed outline, by the edges that a ray to its right crosses (OUR-208). */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  outline.forEach((to, at) => {
    const from = outline.at(at - 1) ?? to;
    const crosses = from.y > y !== to.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x;
    if (crosses) isIn = !isIn;
  });
  return isIn;
}

/** The outline of a rectangle between two of its corners. */
export const rectangleOf = (a: Point, b: Point): readonly Point[] => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
