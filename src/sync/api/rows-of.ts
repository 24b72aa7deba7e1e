import type { Kind } from '../../domain/rows.ts';
import { flatten, isRecord, type RawRows } from '../../domain/wire.ts';

/**
 * The lists of rows an answer has under `keys`. A list that is missing or null is no part. A value that is no list, or
 * a missing list among `promised`, is a part that cannot be read. Null when the answer is no object or has none of
 * `promised`: then it is malformed as a whole (DSP-157).
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

/** Figures beside the lists, by window (E-23), and among the settings (E-09). */
const figures = {
  beside: ['packerstatiph', 'packerstatsordermoving', 'packerstatsbeforepicking', 'shipmentstats'],
  withSettings: ['loads_future', 'check_products', 'trolleys_occupation_rate', 'trolleys_space_occupation_rate'],
} as const;

/** The figures of the floor, one row per center. A missing figure is left out; without any there is no row. */
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
