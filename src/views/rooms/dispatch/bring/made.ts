import type { StoredCommand } from '../../../../db/schema.ts';

/** The round that an action made, once the server has named it; null before. A key is a kind and an id: `dock:7`. */
export function dockMadeBy(stored: StoredCommand | undefined): number | null {
  const id = /^dock:(\d+)$/.exec(stored?.reason?.made ?? '')?.[1];
  return id === undefined ? null : Number(id);
}
