import { useState } from 'react';

/** A row as it is shown; `isGone` when it left the list while its place was held. */
export interface HeldRow<Row> {
  readonly row: Row;
  readonly isGone: boolean;
}

/**
 * Rows in the places they had when the pointer came: changed ones stay put, those that left keep their place, new ones
 * come last. Nothing moves under a finger.
 */
export function inHeldPlaces<Row extends { readonly id: number }>(
  held: readonly Row[],
  fresh: readonly Row[],
): readonly HeldRow<Row>[] {
  const now = new Map(fresh.map((row) => [row.id, row]));
  const places = new Set(held.map((row) => row.id));
  return [
    ...held.map((row) => ({ row: now.get(row.id) ?? row, isGone: !now.has(row.id) })),
    ...fresh.filter((row) => !places.has(row.id)).map((row) => ({ row, isGone: false })),
  ];
}

interface Held<Row> {
  readonly rows: readonly Row[];
  readonly released: number;
}

/**
 * The rows to show while `isHeld` (pointer over the list, or a drag). `released` counts the user's own actions: they
 * show at once, and the list stays free until the pointer leaves and comes back.
 */
export function useHeldRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  isHeld: boolean,
  released: number,
): readonly HeldRow<Row>[] {
  const [held, setHeld] = useState<Held<Row> | null>(null);
  if (isHeld && held === null) setHeld({ rows, released });
  if (!isHeld && held !== null) setHeld(null);
  const isFree = held === null || held.released !== released;
  return isFree ? rows.map((row) => ({ row, isGone: false })) : inHeldPlaces(held.rows, rows);
}
