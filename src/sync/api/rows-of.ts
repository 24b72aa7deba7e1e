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

/** Told beside the lists, by window (E-23), and with the settings (E-09). */
const figures = {
  beside: ['packerstatiph', 'packerstatsordermoving', 'packerstatsbeforepicking', 'shipmentstats'],
  withSettings: ['loads_future', 'check_products', 'trolleys_occupation_rate', 'trolleys_space_occupation_rate'],
} as const;

/** The figures of the floor, one row a center; one that is missing says nothing, and without any there is no row. */
export function floorOf(body: unknown, center: number): RawRows[] {
  if (!isRecord(body)) return [];
  const told = (of: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    names.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]] as const]));
  const metas = isRecord(body.metas) ? body.metas : {};
  const fields = [...told(body, figures.beside), ...told(metas, figures.withSettings)];
  return fields.length === 0
    ? []
    : [{ kind: 'floor', list: 'floor', rows: [{ ...Object.fromEntries(fields), id: center }] }];
}
