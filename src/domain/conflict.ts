import type { Kind } from './rows.ts';
import { flatten, isRecord, listOf, type RawRows } from './wire.ts';

const singles = ['dock', 'task', 'order', 'driver', 'next', 'customer'] as const satisfies readonly Kind[];
const lists = { docks: 'dock', orders: 'order', nextconfigs: 'nextConfig' } as const;

/**
 * The rows in a refusal: `dock`, `docks`, `task`, `order`, `orders`, `driver`, `next`, `customer`, `nextconfigs`
 * (DSP-484, PRP-239). Empty when it has none.
 */
export function conflictRows(body: unknown): readonly RawRows[] {
  if (!isRecord(body)) return [];
  return [
    ...singles.flatMap((kind) => (isRecord(body[kind]) ? flatten(kind, 'conflict', [body[kind]]) : [])),
    ...Object.entries(lists).flatMap(([key, kind]) => {
      const rows = listOf(body, key);
      return rows ? flatten(kind, 'conflict', rows) : [];
    }),
  ];
}
