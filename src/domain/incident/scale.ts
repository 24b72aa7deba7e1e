/** From so many minutes of lateness on, so many cents. */
export interface Step {
  readonly fromMinutes: number;
  readonly cents: number;
}

/** The steps as they apply, the shortest lateness first. */
const stepsOf = (scale: readonly Step[]): readonly Step[] =>
  scale.toSorted((one, other) => one.fromMinutes - other.fromMinutes);

/** Cents for a lateness by the last step it reaches, at most `ceilingCents`; 0 below the first step (OUR-170). */
export function centsFor(minutes: number | null, scale: readonly Step[], ceilingCents: number): number {
  const step = stepsOf(scale).findLast(({ fromMinutes }) => (minutes ?? 0) >= fromMinutes);
  return Math.min(step?.cents ?? 0, ceilingCents);
}
