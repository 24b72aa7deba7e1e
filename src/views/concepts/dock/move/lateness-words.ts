import type { PlaceCost } from '../../../../domain/route/best-place.ts';
import { placeTexts } from './place-text.ts';

/** What an estimate says of lateness: somebody is late, nobody is, only just nobody, or an hour is not known. */
export type Level = 'late' | 'none' | 'tight' | 'unknown';

export function levelOf({ late, isSure, isKnown }: Pick<PlaceCost, 'late' | 'isSure' | 'isKnown'>): Level {
  if (late.length > 0) return 'late';
  if (!isKnown) return 'unknown';
  return isSure ? 'none' : 'tight';
}

/** `aucun retard`, `2 retards`. */
export const latenessText = (level: Level, late: number): string =>
  level === 'late' ? placeTexts.lateCount(late) : placeTexts.lateness[level];
