import type { Center } from '../../../domain/center/center.ts';
import type { FoundKind } from '../../../domain/search/searchable.ts';
import { rooms } from '../routes/rooms.ts';

/** Where in the console something of a center is looked at: in the first room that shows it; null where none does. */
export function placeOf(kind: FoundKind, id: number, center: Center | undefined): string | null {
  for (const room of rooms) {
    const place = room.placeOf?.(kind, id, center);
    if (place) return place;
  }
  return null;
}
