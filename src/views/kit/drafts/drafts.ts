import { isEqual } from '../../../domain/equal.ts';
import { isRecord } from '../../../domain/wire.ts';
import { tabMemory, usersOwn } from '../../ui/memory.ts';

/** Where this tab keeps what is typed and not saved: it goes with the tab, and no other sees it. */
const draftsKey = usersOwn.drafts;

type Fields = Readonly<Record<string, unknown>>;

/** What is typed in a form and not saved. */
interface Draft {
  readonly atMs: number;
  /** The fields that differ from what the form started from. */
  readonly typed: Fields;
}

/** What is typed tells of customers: it is kept as long as what was read of them (docs/adr/0037). */
const keptForMs = 30 * 60_000;
let expiring: ReturnType<typeof setTimeout> | undefined;

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

/** Takes away what nobody has typed on for half an hour, now and whenever the next of it is that old. */
export function dropOldDrafts(): void {
  if (tabMemory.getItem(draftsKey)) write(readAll(Date.now()));
}

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

function write(drafts: Readonly<Record<string, Draft>>): void {
  const all = Object.values(drafts);
  tabMemory.setItem(draftsKey, all.length > 0 ? JSON.stringify(drafts) : '');
  clearTimeout(expiring);
  if (all.length === 0) return;
  const endMs = Math.min(...all.map(({ atMs }) => atMs)) + keptForMs;
  expiring = setTimeout(dropOldDrafts, Math.max(endMs - Date.now(), 1_000));
}
