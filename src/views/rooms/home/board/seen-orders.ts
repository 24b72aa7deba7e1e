import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Section, sections } from '../../../../domain/preparation/board.ts';
import { type SeenOrder, seenNow } from '../../../../domain/preparation/since.ts';
import { Id } from '../../../../domain/schema.ts';
import { deviceMemory } from '../../../ui/memory.ts';

/** An order without a time from the server, and its section. */
export interface Untimed {
  readonly order: number;
  readonly section: Section;
}

const Kept = z.array(z.tuple([Id, z.enum(sections), z.number()]));

const keyOf = (center: number) => `packingSeen@${center}`;

/** A list by another version or by hand cannot be read: orders count as seen from now on. */
function readSeen(center: number): ReadonlyMap<number, SeenOrder> {
  try {
    const kept = Kept.safeParse(JSON.parse(deviceMemory.getItem(keyOf(center)) ?? '[]'));
    return new Map(kept.success ? kept.data.map(([order, section, atMs]) => [order, { section, atMs }]) : []);
  } catch {
    return new Map();
  }
}

/**
 * Since when this device has seen orders where they are, by order, epoch ms of its clock: for a server that does not
 * send it (OUR-001). All tabs of the device share it, and it outlives a reload.
 */
export function useSeenOrders(center: number, untimed: readonly Untimed[]): ReadonlyMap<number, number> {
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map());
  const listed = JSON.stringify(untimed.map(({ order, section }) => [order, section]));
  useEffect(() => {
    const now = (JSON.parse(listed) as [number, Section][]).map(([order, section]) => ({ order, section }));
    const next = now.length === 0 ? new Map<number, SeenOrder>() : seenNow(readSeen(center), now, Date.now());
    if (next.size > 0)
      deviceMemory.setItem(
        keyOf(center),
        JSON.stringify([...next].map(([order, { section, atMs }]) => [order, section, atMs])),
      );
    setSeen(new Map([...next].map(([order, { atMs }]) => [order, atMs])));
  }, [center, listed]);
  return seen;
}
