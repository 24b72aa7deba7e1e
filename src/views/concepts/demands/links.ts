import { msOf } from '../../../domain/time/instant.ts';
import { parisDay } from '../../../domain/time/paris-time.ts';

/** The logs of a driver on the day of an instant in Paris (LOG-138); today's without one. */
export function logsPath(driverId: number, at: string | null | undefined): string {
  const ms = msOf(at);
  return `/logs/driver/${encodeURIComponent(driverId)}/date/${ms === null ? 0 : parisDay(ms)}`;
}
