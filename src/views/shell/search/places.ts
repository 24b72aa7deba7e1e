import type { Center } from '../../../domain/center/center.ts';
import type { FoundKind } from '../../../domain/search/searchable.ts';
import { rooms } from '../routes/rooms.ts';

/** Where the console shows a thing of a center: the first room that has a place for it; null where none does. */
export function placeOf(kind: FoundKind, id: number, center: Center | undefined): string | null {
  for (const room of rooms) {
    const place = room.placeOf?.(kind, id, center);
    if (place) return place;
  }
  return null;
}
