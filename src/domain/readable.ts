import * as z from 'zod/mini';
import { fits, Id } from './schema.ts';

/** The readable part of a value from the wire. */
export interface Readable<Value> {
  /** The value without unreadable parts: such a field is null, which means unknown. */
  readonly value: Value;
  /**
   * Names of the fields that cannot be read, as `address.latitude`. They are names of the schema, so that none contains
   * data.
   */
  readonly unread: readonly string[];
}

type Path = readonly PropertyKey[];
type Holder = Record<PropertyKey, unknown>;

/** Other accepted forms, by the schema of the regular one: an entity in place of its id. */
const otherForms = new WeakMap<object, (value: unknown) => unknown>([[Id, (value) => isHolder(value) && value.id]]);

/** Makes values of exactly this `schema` readable from another form too: `read` returns the regular value. */
export function alsoReads<Schema extends z.ZodMiniType>(schema: Schema, read: (value: unknown) => unknown): Schema {
  otherForms.set(schema, read);
  return schema;
}

/** Marks an element of a list to be removed, until all of them are known. */
const gone = Symbol('gone');
const wholly: readonly string[] = [];

/**
 * Reads a value by its schema and leaves out the smallest pieces that cannot be read: one field of an object, one
 * element of a list. If a required field is left out, so is the object around it. Null when nothing is left: the value
 * is something else.
 *
 * ```
 * { id: 7, address: { street: 'rue de Rivoli', latitude: '48,85' }, crates: [{ code: '12-34' }] }
 *   ──▶ { id: 7, address: { street: 'rue de Rivoli', latitude: null }, crates: [] }   address.latitude, crates.id
 * ```
 *
 * Another accepted form, such as an entity in place of its id, is converted, also that of the whole value: a list under
 * a key (`listUnder`). A value that fits is returned as it is,
 * after one check.
 */
export function readable<Schema extends z.ZodMiniType>(schema: Schema, raw: unknown): Readable<z.infer<Schema>> | null {
  if (fits(schema, raw)) return { value: raw, unread: wholly };
  const names = new Set<string>();
  const value: unknown = structuredClone(otherForms.get(schema)?.(raw) ?? raw);
  // Each round removes something, so there is a last one.
  for (;;) {
    const issues = schema.safeParse(value).error?.issues ?? [];
    if (!new Cut(schema, value, names).takeAll(issues.map(({ path }) => path))) return null;
    if (fits(schema, value)) return { value, unread: [...names] };
  }
}

/** One round: removes the parts at some paths from a value, which it changes. */
class Cut {
  private readonly thinned = new Set<unknown[]>();

  constructor(
    private readonly schema: z.ZodMiniType,
    private readonly value: unknown,
    private readonly names: Set<string>,
  ) {}

  /** False when the value itself is one of them. */
  takeAll(paths: readonly Path[]): boolean {
    const isLeft = paths.every((path) => this.take(path));
    for (const list of this.thinned) list.splice(0, list.length, ...list.filter((it) => it !== gone));
    return isLeft;
  }

  private take(path: Path, isNamed = false): boolean {
    const key = path.at(-1);
    if (key === undefined) return false;
    const holder = this.holderOf(path);
    // It was removed with an element of this round.
    if (!holder) return true;
    const piece = holder[key];
    if (piece === gone) return true;
    const other = this.otherForm(path, piece);
    if (other !== undefined) holder[key] = other;
    else if (piece === null || piece === undefined) return this.takeEmpty(holder, key, path);
    else {
      if (!isNamed) this.names.add(this.nameOf(path));
      holder[key] = null;
    }
    return true;
  }

  /**
   * Null was not enough: an element is removed from its list, a field from its object. If the field was required, its
   * object is removed.
   */
  private takeEmpty(holder: Holder, key: PropertyKey, path: Path): boolean {
    if (Array.isArray(holder)) {
      // No JSON has undefined: it stands for an entity without an id (`flatten`), which counts as unreadable.
      if (holder[Number(key)] === undefined) this.names.add(this.nameOf(path));
      holder[Number(key)] = gone;
      this.thinned.add(holder);
      return true;
    }
    this.names.add(this.nameOf(path));
    if (key in holder) return delete holder[key];
    return this.take(path.slice(0, -1), true);
  }

  private holderOf(path: Path): Holder | null {
    let holder: unknown = this.value;
    for (const key of path.slice(0, -1)) holder = isHolder(holder) ? holder[key] : null;
    return isHolder(holder) ? holder : null;
  }

  /** The regular value of a part in another form; undefined where it has none. */
  private otherForm(path: Path, piece: unknown): unknown {
    const schema = bare(path.reduce<unknown>(partOf, this.schema));
    const other = schema instanceof z.ZodMiniType ? otherForms.get(schema)?.(piece) : undefined;
    return schema instanceof z.ZodMiniType && fits(schema, other) ? other : undefined;
  }

  /** Only names in the schema: a key of a record may be anything. */
  private nameOf(path: Path): string {
    const names: string[] = [];
    let schema: unknown = this.schema;
    for (const key of path) {
      if (bare(schema) instanceof z.ZodMiniObject) names.push(String(key));
      schema = partOf(schema, key);
    }
    return names.join('.');
  }
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The schema inside optional and nullable. */
function bare(schema: unknown): unknown {
  const isWrapped = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable;
  return isWrapped ? bare(schema._zod.def.innerType) : schema;
}

/** The schema of the part under a key; undefined where the schema has none. */
function partOf(schema: unknown, key: PropertyKey): unknown {
  const whole = bare(schema);
  if (whole instanceof z.ZodMiniObject) return whole._zod.def.shape[String(key)];
  if (whole instanceof z.ZodMiniArray) return whole._zod.def.element;
  return whole instanceof z.ZodMiniTuple ? whole._zod.def.items[Number(key)] : undefined;
}
