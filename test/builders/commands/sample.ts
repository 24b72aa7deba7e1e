import type { World } from '../world.ts';

/** An action as the outbox keeps it, in a world where its guard allows it. */
export interface Sample {
  readonly name: string;
  readonly when: string;
  readonly args: unknown;
  readonly world: World;
}

export const sample =
  (command: { readonly name: string }) =>
  (when: string, world: World, args: unknown): Sample => ({ name: command.name, when, args, world });

/** Monday noon in Paris. */
export const noon = '2025-03-03T12:00:00+01:00';
export const noonMs = Date.parse(noon);
export const thisMorning = '2025-03-03T08:00:00+01:00';

export const center = 9;
