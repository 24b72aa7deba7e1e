import { heldUntilMs, nextTryMs } from '../../../db/hold.ts';
import type { SourceState, StoredCommand } from '../../../db/schema.ts';
import { isStale } from '../../../domain/refresh/staleness.ts';

export type SyncKind = 'first' | 'upToDate' | 'late' | 'paused' | 'offline' | 'failing' | 'held' | 'full';

/** Whether the data are in sync, and since when (DSP-166). All by the server's clock, as all else on the screen. */
export interface SyncStatus {
  readonly kind: SyncKind;
  readonly lastSyncMs: number | null;
  readonly lastRequestMs: number | null;
  /** When this page saw the network go, else the last sync; null when neither is known. */
  readonly offlineSinceMs: number | null;
  /** Failures of the server or the way to it: not of requests without a network. */
  readonly failures: number;
  readonly skipped: number;
  readonly setAside: number;
  /** Fields and lists that could not be read, by name, with their rows. */
  readonly unread: readonly (readonly [name: string, count: number])[];
  /** When the first held request is tried again; null where the server holds none back. */
  readonly nextTryMs: number | null;
  /** The server's text for the last failure (DSP-944). */
  readonly error: string | null;
  /** The last success is 60 s old or more (DSP-080). */
  readonly isStale: boolean;
}

export interface SyncFacts {
  readonly source: SourceState | undefined;
  /** The actions whose outcome is open. */
  readonly actions: readonly StoredCommand[];
  readonly isPaused: boolean;
  /** The device has no space left for what the server tells. */
  readonly isStorageFull: boolean;
  readonly isOnline: boolean;
  /** When this page saw the network go or come, device clock as all below; null if unchanged since the page started. */
  readonly networkSinceMs: number | null;
  /** Before the first success the age counts from here. */
  readonly pageStartMs: number;
  readonly nowMs: number;
  /** Server clock minus device clock, ms. */
  readonly clockOffsetMs: number;
}

export function syncStatus(facts: SyncFacts): SyncStatus {
  const { source, actions, isOnline, networkSinceMs, pageStartMs, nowMs, clockOffsetMs } = facts;
  const told = (deviceMs: number | null) => deviceMs && deviceMs + clockOffsetMs;
  const tries = [nextTryMs(actions, nowMs), source ? heldUntilMs(source, nowMs) : null].filter((it) => it !== null);
  const lastSyncMs = source?.appliedAtMs ?? null;
  const isOld = isStale(lastSyncMs ?? pageStartMs, nowMs);
  const failures = failuresOnline(facts);
  return {
    kind: kindOf(facts, failures, lastSyncMs, isOld, tries.length > 0),
    lastSyncMs: told(lastSyncMs),
    lastRequestMs: told(source?.poll ? source.startedAtMs : null),
    offlineSinceMs: told((isOnline ? null : networkSinceMs) ?? lastSyncMs),
    failures,
    skipped: source?.skipped ?? 0,
    setAside: source?.setAside ?? 0,
    unread: Object.entries(source?.unread ?? {}).sort(([a], [b]) => a.localeCompare(b)),
    nextTryMs: told(tries.length > 0 ? Math.min(...tries) : null),
    error: source?.error ?? null,
    isStale: isOld,
  };
}

/** A poll from before the network was back proves nothing of the server. */
function failuresOnline({ source, isOnline, networkSinceMs }: SyncFacts): number {
  if (!source || !isOnline || source.startedAtMs < (networkSinceMs ?? 0)) return 0;
  return source.failures;
}

/** Why no data arrive comes first, then how old the present data are. */
function kindOf(
  { isPaused, isOnline, isStorageFull }: SyncFacts,
  failures: number,
  lastSyncMs: number | null,
  isOld: boolean,
  isHeld: boolean,
): SyncKind {
  if (!isOnline) return 'offline';
  if (isPaused) return 'paused';
  if (isStorageFull) return 'full';
  if (failures > 0) return 'failing';
  if (lastSyncMs === null) return 'first';
  if (isOld) return 'late';
  return isHeld ? 'held' : 'upToDate';
}
