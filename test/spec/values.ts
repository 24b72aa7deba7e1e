import type { Field, FieldType } from './fields.ts';
import { fieldsWithin } from './tables.ts';

type Fields = ReadonlyMap<string, Field>;
type Value = Readonly<Record<string, unknown>>;

/** What an answer has that the tables do not, or what it breaks of their rows; the path is that of the field. */
export interface Finding {
  readonly kind: 'unnamed' | 'wrong' | 'missing';
  readonly path: string;
  readonly says: string;
}

/** Holds a value against what the tables name: each entity in it, however deep. */
export function findingsIn(value: unknown, fields: Fields, path = ''): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each) => findingsIn(each, fields, `${path}[]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const field = fields.get(name);
    return field ? ofField(inside, field, at) : [{ kind: 'unnamed', path: at, says: 'no table has it' }];
  });
}

/** What the tables name of a value, each entity in it, however deep: all that `findingsIn` would call unnamed is gone. */
export function named(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, fields));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) => {
      const field = fields.get(name);
      return field ? [[name, namedIn(inside, field)]] : [];
    }),
  );
}

function namedIn(value: unknown, field: Field): unknown {
  const fields = fieldsWithin(field);
  if (!field.isKeyed || !isObject(value) || Array.isArray(value)) return named(value, fields);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each, fields)]));
}

function ofField(value: unknown, field: Field, path: string): Finding[] {
  if (value === null) return [];
  if (field.isList && !Array.isArray(value)) return [wrong(path, 'a list', value)];
  const type = typeOf(field);
  if (type) return valuesOf(value).flatMap((each) => (types[type](each) ? [] : [wrong(path, words[type], each)]));
  if (field.isKeyed && isObject(value))
    return Object.values(value).flatMap((each) => findingsIn(each, fieldsWithin(field), path));
  return findingsIn(value, fieldsWithin(field), path);
}

const wrong = (path: string, wanted: string, value: unknown): Finding => ({
  ...{ kind: 'wrong', path, says: `${wanted} by the tables, not ${JSON.stringify(value)?.slice(0, 60)}` },
});

/** A type of a list is that of what it holds. */
const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** As its table says, else as section 27 has it for all: ids are positive integers, booleans JSON booleans. */
function typeOf({ name, type, text, fields, entities }: Field): keyof typeof types | null {
  if (type) return name === 'id' && type === 'number' ? 'id' : type;
  if (fields.size > 0 || entities.length > 0 || /\(text\)|^\d/.test(text) || othersByName.test(name)) return null;
  if (/^id$|_id$/.test(name)) return text === '' ? 'number' : 'id';
  return /^(?:is|has)_/.test(name) ? 'boolean' : /_at$/.test(name) ? 'instant' : null;
}

/** Public numbers and written dates, named like ids and instants. */
const othersByName = /random_id$|^formated_/;

const types: Readonly<Record<FieldType | 'id', (value: unknown) => boolean>> = {
  id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  instant: (value) =>
    typeof value === 'string' && /T.*(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
};
const words = {
  id: 'a positive integer',
  boolean: 'a boolean',
  number: 'a number',
  text: 'a text',
  instant: 'a timestamp',
};

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;
