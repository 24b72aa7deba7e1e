import type { OutboxMark } from './start-worker.ts';

const key = 'quai:outbox';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** The outbox's identity and last number as this device remembers them outside the database, so that a loss shows. */
export function readOutboxMark(memory: Memory): OutboxMark | null {
  try {
    const stored: unknown = JSON.parse(memory.getItem(key) ?? 'null');
    return isMark(stored) ? stored : null;
  } catch {
    // Not what was written here: as if nothing were remembered, and the next action writes it anew.
    return null;
  }
}

/** Several tabs write: a lower number of the same outbox is an older word. */
export function keepOutboxMark(memory: Memory, mark: OutboxMark): void {
  const known = readOutboxMark(memory);
  if (known?.identity === mark.identity && known.lastSeq >= mark.lastSeq) return;
  memory.setItem(key, JSON.stringify(mark));
}

function isMark(value: unknown): value is OutboxMark {
  if (typeof value !== 'object' || value === null) return false;
  const { userKey, identity, lastSeq } = value as Partial<Record<keyof OutboxMark, unknown>>;
  return typeof userKey === 'string' && typeof identity === 'string' && typeof lastSeq === 'number';
}
