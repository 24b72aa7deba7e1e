import { isEqual } from '../../../domain/equal.ts';
import { isRecord } from '../../../domain/wire.ts';
import { tabMemory } from '../../shared/memory.ts';
import { draftsKey } from './draft-owner.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is typed in a form and not saved. */
interface Draft {
  readonly atMs: number;
  /** The fields that differ from what the form started from. */
  readonly typed: Fields;
}

/** A working day: what was left the evening before is nobody's intent any more. */
const keptForMs = 12 * 3_600_000;

function readAll(nowMs: number): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(tabMemory.getItem(draftsKey) || '{}');
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, Draft] => isFresh(entry[1], nowMs)));
  } catch {
    // Not what was written here: as if nothing had been typed.
    return {};
  }
}

const isFresh = (draft: unknown, nowMs: number): boolean =>
  isRecord(draft) && typeof draft.atMs === 'number' && nowMs - draft.atMs < keptForMs && isRecord(draft.typed);

/** What was typed in the form of this name; null where nothing was. */
export const readDraft = (name: string, nowMs: number): Draft | null => readAll(nowMs)[name] ?? null;

/** Keeps what differs from the start; what is as it started is forgotten. */
export function keepDraft(name: string, start: Fields, values: Fields, nowMs: number): void {
  const typed = Object.entries(values).filter(([field, value]) => !isEqual(value, start[field]));
  if (typed.length === 0) dropDraft(name, nowMs);
  else write({ ...readAll(nowMs), [name]: { atMs: nowMs, typed: Object.fromEntries(typed) } });
}

export function dropDraft(name: string, nowMs: number): void {
  const { [name]: dropped, ...others } = readAll(nowMs);
  if (dropped) write(others);
}

const write = (drafts: Readonly<Record<string, Draft>>) => tabMemory.setItem(draftsKey, JSON.stringify(drafts));
