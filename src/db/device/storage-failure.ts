/**
 * Why the device cannot store something.
 * - `full`: there is no space left;
 * - `refused`: the browser gives no database, as in some private windows or where site data are blocked;
 * - `broken`: there is a database, but it cannot be opened or written.
 */
export type StorageFailure = 'full' | 'refused' | 'broken';

const byName: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  MissingAPIError: 'refused',
  SecurityError: 'refused',
  InvalidStateError: 'broken',
  NotAllowedError: 'refused',
  NotReadableError: 'broken',
  UnknownError: 'broken',
  OpenFailedError: 'broken',
  TimeoutError: 'broken',
};

/** The storage failure in an error; null for any other error. Dexie wraps the browser's error, perhaps twice. */
export function storageFailureOf(thrown: unknown): StorageFailure | null {
  const { name, inner } = Object(thrown) as { readonly name?: unknown; readonly inner?: unknown };
  const ofInner = inner === undefined || inner === thrown ? null : storageFailureOf(inner);
  return ofInner ?? (typeof name === 'string' ? (byName[name] ?? null) : null);
}
