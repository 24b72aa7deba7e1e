import { isEqual } from '../../../domain/equal.ts';
import { timerMs } from '../../../domain/time/timer.ts';
import { isRecord } from '../../../domain/wire.ts';
import { tabMemory, usersOwn } from '../../ui/memory.ts';

/** This tab's unsaved input: it is deleted with the tab, and no other tab reads it. */
const draftsKey = usersOwn.drafts;

type Fields = Readonly<Record<string, unknown>>;

/** Unsaved input of a form. */
interface Draft {
  readonly atMs: number;
  /** The fields that differ from what the form started from. */
  readonly typed: Fields;
  /** The action it was sent as: until that is known to have done nothing, the input is not offered again (SUP-376). */
  readonly sentAs?: string | null;
}

/** Input holds customers' data: it is kept as long as their details (docs/adr/0037). */
const keptForMs = 30 * 60_000;
let expiring: ReturnType<typeof setTimeout> | undefined;

function readAll(nowMs: number): Record<string, Draft> {
  try {
    const stored: unknown = JSON.parse(tabMemory.getItem(draftsKey) || '{}');
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.flatMap(([name, draft]) => (isFresh(draft, nowMs) ? [[name, notAhead(draft, nowMs)]] : [])),
    );
  } catch {
    // Not our own text: as if nothing were typed.
    return {};
  }
}

const isFresh = (draft: unknown, nowMs: number): draft is Draft =>
  isRecord(draft) && typeof draft.atMs === 'number' && nowMs - draft.atMs < keptForMs && isRecord(draft.typed);

/** The clock was set back since: its half hour begins now, else it would last for as long as the clock was wrong. */
const notAhead = (draft: Draft, nowMs: number): Draft => ({ ...draft, atMs: Math.min(draft.atMs, nowMs) });

/** Drops drafts unchanged for half an hour, now and whenever the next one is that old. */
export function dropOldDrafts(): void {
  if (tabMemory.getItem(draftsKey)) write(readAll(Date.now()));
}

/** The draft of the form of this name; null without one, and for one that was sent. */
export function readDraft(name: string, nowMs: number): Draft | null {
  const draft = readAll(nowMs)[name];
  return draft && !draft.sentAs ? draft : null;
}

/** The action that the draft of this name was sent as; null without one. */
export const draftSentAs = (name: string, nowMs: number): string | null => readAll(nowMs)[name]?.sentAs ?? null;

/** The draft was sent as an action; null: which has done nothing. */
export function markDraft(name: string, sentAs: string | null, nowMs: number): void {
  const all = readAll(nowMs);
  const draft = all[name];
  if (draft) write({ ...all, [name]: { ...draft, sentAs } });
}

/** Keeps the fields that differ from the start; without any, no draft. */
export function keepDraft(
  name: string,
  start: Fields,
  values: Fields,
  nowMs: number,
  sentAs: string | null = null,
): void {
  const typed = Object.entries(values).filter(([field, value]) => !isEqual(value, start[field]));
  if (typed.length === 0) dropDraft(name, nowMs);
  else write({ ...readAll(nowMs), [name]: { atMs: nowMs, typed: Object.fromEntries(typed), sentAs } });
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
  expiring = setTimeout(dropOldDrafts, timerMs(Math.max(endMs - Date.now(), 1_000)));
}
