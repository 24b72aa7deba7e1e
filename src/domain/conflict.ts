import { flatten, isRecord, listOf, type RawRows } from './wire.ts';

/** The rows a 409 gives back: `dock`, `docks`, `task`, `order` (DSP-484). Empty when it names none. */
export function conflictRows(body: unknown): readonly RawRows[] {
  if (!isRecord(body)) return [];
  const one = (kind: 'dock' | 'task' | 'order') =>
    isRecord(body[kind]) ? flatten(kind, 'conflict', [body[kind]]) : [];
  return [...one('dock'), ...flatten('dock', 'conflict', listOf(body, 'docks') ?? []), ...one('task'), ...one('order')];
}
