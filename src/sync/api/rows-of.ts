import type { Kind } from '../../domain/rows.ts';
import { flatten, isRecord, type RawRows } from '../../domain/wire.ts';

/**
 * The lists of rows an answer carries under `keys`; null when it is no object, lacks one of `required`, or holds
 * something else than a list where rows belong: then it is malformed as a whole.
 */
export function rowsOf(
  body: unknown,
  keys: Readonly<Record<string, Kind>>,
  required: readonly string[],
): RawRows[] | null {
  if (!isRecord(body)) return null;
  if (required.some((key) => !Array.isArray(body[key]))) return null;
  const parts: RawRows[] = [];
  for (const [key, kind] of Object.entries(keys)) {
    const rows = body[key];
    if (rows === undefined || rows === null) continue;
    if (!Array.isArray(rows)) return null;
    parts.push(...flatten(kind, key, rows));
  }
  return parts;
}

/** The settings of a center, one row a center (ENT-10). */
export function metasOf(body: unknown, center: number): RawRows[] {
  const metas = isRecord(body) && isRecord(body.metas) ? body.metas : null;
  return metas ? [{ kind: 'metas', list: 'metas', rows: [{ ...metas, id: center }] }] : [];
}
