import * as z from 'zod/mini';
import { zoneCommand, zoneOf } from './zone-command.ts';

/** Locks a zone: while it is locked nobody can mark it as done or to do (PRP-495, PRP-496). */
export const lockZone = zoneCommand('zone.lock', {
  args: z.object({ ...zoneOf, isLocked: z.boolean() }),
  set: ({ isLocked }) => ({ is_locked: isLocked }),
  isSet: ({ isLocked }, zone) => (zone.is_locked ?? false) === isLocked,
  body: ({ isLocked }) => ({ is_locked: isLocked }),
  title: 'Verrou de zone',
  outcome: ({ isLocked }) => (isLocked ? 'verrouillée' : 'déverrouillée'),
});
