import type { Memory } from '../../ui/memory.ts';
import type { OutboxMark } from './start-worker.ts';

const key = 'quai:outbox';

/** With the actions open when a page last looked, in words; undefined if none has looked. */
interface KeptMark extends OutboxMark {
  readonly open?: readonly string[];
}

/** The outbox's identity and last number, stored on this device outside the database, so that a loss shows. */
export function readOutboxMark(memory: Memory): KeptMark | null {
  try {
    const stored: unknown = JSON.parse(memory.getItem(key) ?? 'null');
    return isMark(stored) ? stored : null;
  } catch {
    // Not our own text: as if nothing were stored; the next action writes it anew.
    return null;
  }
}

/** Several tabs write: a lower number of the same outbox is older. */
export function keepOutboxMark(memory: Memory, mark: OutboxMark): void {
  const known = readOutboxMark(memory);
  if (known?.identity === mark.identity && known.lastSeq >= mark.lastSeq) return;
  const open = known?.identity === mark.identity ? known.open : [];
  memory.setItem(key, JSON.stringify({ ...mark, open }));
}

/** Stores the open actions of this outbox; an outbox without a mark is another one, or has had no action. */
export function keepOpenActions(memory: Memory, identity: string, open: readonly string[]): void {
  const known = readOutboxMark(memory);
  if (known?.identity === identity) memory.setItem(key, JSON.stringify({ ...known, open }));
}

/** The open actions of a lost outbox; null when it had none. */
export function lostActions(memory: Memory): readonly string[] | null {
  const open = readOutboxMark(memory)?.open;
  return open?.length === 0 ? null : (open ?? []);
}

function isMark(value: unknown): value is KeptMark {
  if (typeof value !== 'object' || value === null) return false;
  const { userKey, identity, lastSeq, open } = value as Partial<Record<keyof KeptMark, unknown>>;
  const isOpen = open === undefined || (Array.isArray(open) && open.every((label) => typeof label === 'string'));
  return typeof userKey === 'string' && typeof identity === 'string' && typeof lastSeq === 'number' && isOpen;
}
