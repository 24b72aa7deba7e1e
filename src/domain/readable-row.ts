import * as z from 'zod/mini';
import { type Readable, readable } from './readable.ts';
import { schemaOf } from './row-schemas.ts';
import type { Kind } from './rows.ts';
import type { RawRow } from './wire.ts';

/** A kind's schema with all fields optional, and the fields a row must have. */
interface Shape {
  readonly schema: z.ZodMiniType<RawRow>;
  readonly needed: readonly string[];
}

const shapes = new Map<Kind, Shape>();

function shapeOf(kind: Kind): Shape {
  const known = shapes.get(kind);
  if (known) return known;
  const fields: readonly (readonly [string, z.ZodMiniType])[] = Object.entries(schemaOf(kind).shape);
  const needed = fields.flatMap(([name, schema]) => (schema.safeParse(undefined).success ? [] : [name]));
  const loose = fields.map(([name, schema]) => [name, needed.includes(name) ? z.optional(schema) : schema] as const);
  const shape = { schema: z.object(Object.fromEntries(loose)), needed };
  shapes.set(kind, shape);
  return shape;
}

/** Rows with unreadable parts, with their readable form: the same object is not read twice. */
const readings = new WeakMap<RawRow, Readable<RawRow> | null>();

/**
 * The readable part of a row of an answer, complete or not (docs/adr/0029); null when a required field cannot be read.
 * Reading the result again gives the same.
 */
export function readRow(kind: Kind, raw: RawRow): Readable<RawRow> | null {
  const before = readings.get(raw);
  if (before !== undefined) return before;
  const { schema, needed } = shapeOf(kind);
  const read = readable(schema, raw);
  if (read?.value === raw) return read;
  const row = read && needed.every((field) => field in read.value || !(field in raw)) ? read : null;
  readings.set(raw, row);
  if (row) readings.set(row.value, row);
  return row;
}

/** The fields of a row that its kind has; an order in full has more, which belong to its sheet. */
export const knownFields = (kind: Kind, row: RawRow): RawRow => {
  const { shape } = schemaOf(kind);
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in shape));
};

/** Whether a row has its required fields: its id and, for a task, the id of its order. */
export const hasNeeded = (kind: Kind, row: RawRow): boolean =>
  shapeOf(kind).needed.every((field) => row[field] !== undefined && row[field] !== null);

/** Whether a row has a field, and all of it can be read. */
export const hasRead = (kind: Kind, row: RawRow, field: string): boolean =>
  field in row && !readRow(kind, row)?.unread.some((name) => fieldOf(name) === field);

/** The field of a row from the path of one of its parts. */
export const fieldOf = (name: string): string => name.split('.')[0] ?? name;
