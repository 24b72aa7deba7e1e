import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Section, sections } from '../../../../domain/preparation/board.ts';
import { type SeenOrder, seenNow, withoutLeft } from '../../../../domain/preparation/since.ts';
import { Id } from '../../../../domain/schema.ts';
import { deviceMemory } from '../../../ui/memory.ts';
import { useLatest } from '../../../ui/use-latest.ts';

/** The orders of a board by who tells since when they are where they are. */
export interface Times {
  /** Those the server tells a time for. */
  readonly timed: ReadonlySet<number>;
  readonly untimed: readonly { readonly order: number; readonly section: Section }[];
}

export const noTimes: Times = { timed: new Set(), untimed: [] };

const SeenOrders = z.array(z.tuple([Id, z.enum(sections), z.number()]));

const keyOf = (center: number) => `packingSeen@${center}`;

/** A list by another version or by hand cannot be read: orders count as seen from now on. */
function readSeen(center: number): ReadonlyMap<number, SeenOrder> {
  try {
    const kept = SeenOrders.safeParse(JSON.parse(deviceMemory.getItem(keyOf(center)) ?? '[]'));
    return new Map(kept.success ? kept.data.map(([order, section, atMs]) => [order, { section, atMs }]) : []);
  } catch {
    return new Map();
  }
}

/**
 * Since when this device has seen orders where they are, by order, epoch ms of its clock: for a server that does not
 * send it (OUR-001). All tabs of the device share it, and it outlives a reload.
 */
export function useSeenOrders(center: number, { timed, untimed }: Times): ReadonlyMap<number, number> {
  const elsewhere = useLatest(timed);
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map());
  const listed = JSON.stringify(untimed.map(({ order, section }) => [order, section]));
  useEffect(() => {
    const now = (JSON.parse(listed) as [number, Section][]).map(([order, section]) => ({ order, section }));
    const next =
      now.length === 0
        ? new Map<number, SeenOrder>()
        : seenNow(withoutLeft(readSeen(center), elsewhere.current), now, Date.now());
    if (next.size > 0)
      deviceMemory.setItem(
        keyOf(center),
        JSON.stringify([...next].map(([order, { section, atMs }]) => [order, section, atMs])),
      );
    setSeen(new Map([...next].map(([order, { atMs }]) => [order, atMs])));
  }, [center, listed, elsewhere]);
  return seen;
}
