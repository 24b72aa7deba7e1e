import type { Kind } from '../../domain/rows.ts';
import { flatten, isRecord, type RawRows } from '../../domain/wire.ts';

/**
 * The lists of rows an answer carries under `keys`. One that is missing or null says nothing; something else in its place,
 * or one of `promised` that is missing, cannot be read and says nothing either. Null when the answer is no object or has
 * none of `promised`: then it is malformed as a whole (DSP-157).
 */
export function rowsOf(
  body: unknown,
  keys: Readonly<Record<string, Kind>>,
  promised: readonly string[],
): RawRows[] | null {
  if (!isRecord(body)) return null;
  if (!promised.some((key) => Array.isArray(body[key]))) return null;
  const parts: RawRows[] = [];
  for (const [key, kind] of Object.entries(keys)) {
    const rows = body[key];
    if (Array.isArray(rows)) parts.push(...flatten(kind, key, rows));
    else if (promised.includes(key) || (rows !== undefined && rows !== null))
      parts.push({ kind, list: key, rows: [], isUnread: true });
  }
  return parts;
}

/** The settings of a center, one row a center (ENT-10), with its preparation zones, which API-001 lists beside them. */
export function metasOf(body: unknown, center: number): RawRows[] {
  if (!isRecord(body) || !isRecord(body.metas)) return [];
  const zones = Array.isArray(body.pseudo_zones) ? { pseudo_zones: body.pseudo_zones } : {};
  return [{ kind: 'metas', list: 'metas', rows: [{ ...body.metas, ...zones, id: center }] }];
}

const figures = ['packerstatiph', 'packerstatsordermoving', 'packerstatsbeforepicking', 'shipmentstats'] as const;

/**
 * The figures of the floor, one row a center: those told beside the lists (E-23), and those told with the settings (E-09).
 * One that is missing says nothing.
 */
export function floorOf(body: unknown, center: number): RawRows[] {
  if (!isRecord(body)) return [];
  const told = figures.flatMap((name) => (isRecord(body[name]) ? [[name, body[name]] as const] : []));
  const ofMetas = isRecord(body.metas) ? body.metas : {};
  if (told.length === 0 && !isRecord(body.metas)) return [];
  return [{ kind: 'floor', list: 'floor', rows: [{ ...ofMetas, ...Object.fromEntries(told), id: center }] }];
}
