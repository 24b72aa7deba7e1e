/** From so many minutes of lateness on, so many cents. */
export interface Step {
  readonly fromMinutes: number;
  readonly cents: number;
}

/** The steps as they apply, the shortest lateness first. */
export const stepsOf = (scale: readonly Step[]): readonly Step[] =>
  scale.toSorted((one, other) => one.fromMinutes - other.fromMinutes);

/** Cents for a lateness by the last step it reaches, at most `ceilingCents`; 0 below the first step (OUR-170). */
export function centsFor(minutes: number | null, scale: readonly Step[], ceilingCents: number): number {
  const step = stepsOf(scale).findLast(({ fromMinutes }) => (minutes ?? 0) >= fromMinutes);
  return Math.min(step?.cents ?? 0, ceilingCents);
}

/** `30 à 43 min`, `60 min et plus`. */
export function stepLabel(scale: readonly Step[], at: number): string {
  const step = scale[at];
  const next = scale[at + 1];
  if (!step) return '';
  return next ? `${step.fromMinutes} à ${next.fromMinutes - 1} min` : `${step.fromMinutes} min et plus`;
}
