/** What a cell of an entity table says of a field. */
export interface Field {
  readonly name: string;
  /** What kind of value it is, as far as the table says so in words the parser knows; null where it does not. */
  readonly type: FieldType | null;
  readonly isList: boolean;
  /** An object from ids to values, written `id → …`. */
  readonly isKeyed: boolean;
  /** The names told in braces. */
  readonly fields: ReadonlyMap<string, Field>;
  /** The entities the cell refers to: `list of ENT-05`, `list of Order product`. */
  readonly entities: readonly string[];
  /** The words of the cell. */
  readonly text: string;
}

export type FieldType = 'boolean' | 'number' | 'text' | 'instant';

type Fields = ReadonlyMap<string, Field>;

const identifier = /^[A-Za-z_]\w*$/;

/** Reads what the rows of an entity table name; `titles` are the entities a cell may refer to by their titles. */
export function fieldsOf(rows: readonly (readonly string[])[], titles: readonly string[]): Fields {
  const told = rows.flatMap(([names = '', meaning = '']) => readRow(plain(names), plain(meaning), titles));
  return joined(told);
}

/** A cell, and the part of it that is of one of several names. */
interface Meaning {
  readonly text: string;
  readonly own: string;
}

const plain = (cell: string) => cell.replaceAll('`', '');

function readRow(names: string, meaning: string, titles: readonly string[]): Field[] {
  const parts = apart(names);
  const meanings = apart(meaning);
  return parts.flatMap((part, at) => {
    // `id, name | integer, text`: each its own type; what stands in braces is inside each of them.
    const own = parts.length > 1 && meanings.length >= parts.length ? (meanings[at] ?? meaning) : meaning;
    return namedBy(part, (name, inside) => read(name, { text: meaning, own }, inside, titles));
  });
}

/** `a`, `a.b`, `a (b, c)`, `dock_target / dock_target_id`, `driver or courier`; prose names nothing. */
function namedBy(part: string, make: (name: string, inside: Fields) => Field): Field[] {
  const nested = /^(\w+) \((.+)\)$/.exec(part);
  if (nested?.[1] && nested[2]) return [make(nested[1], joined(namesIn(nested[2])))];
  return part.split(/\s*\/\s*|\s+or\s+/).flatMap((each) => {
    const [first, ...rest] = each.replace(/^or\s+/, '').split('.');
    if (!first || ![first, ...rest].every((word) => identifier.test(word))) return [];
    if (rest.length === 0) return [make(first, new Map())];
    const inner = namedBy(rest.join('.'), make);
    return [{ ...bare(first), fields: joined(inner) }];
  });
}

function read(name: string, { text, own }: Meaning, inside: Fields, titles: readonly string[]): Field {
  const braces = outerBraces(text);
  return {
    name,
    text,
    type: inside.size > 0 || braces.length > 0 ? null : typeOf(own),
    isList: /^(?:\(D\) )?(?:lists?|array)\b|^[\w ]+, list of\b/.test(text),
    isKeyed: /^(?:\(D\) )?[\w ]+ → /.test(text),
    fields: joined([...inside.values(), ...braces.flatMap(namesIn)]),
    entities: entitiesIn(text, titles),
  };
}

/** A field of which nothing is told but its name and, where given, the entities it holds. */
export const named = (name: string, ...entities: readonly string[]): Field => ({ ...bare(name), entities });

const bare = (name: string): Field => ({
  ...{ name, text: '', type: null, isList: false, isKeyed: false, fields: new Map(), entities: [] },
});

/** The names of `id, done_by {id, name}, total (euros)`. */
function namesIn(list: string): Field[] {
  return apart(list).flatMap((part) => {
    const text = part.replace(/\s*\([^)]*\)/g, '');
    const entities = entityIds(part.replace(/\{.*\}/, ''));
    const name = /^(\w+)/.exec(text)?.[1];
    const rest = name ? text.slice(name.length).trim() : '';
    if (!name || !/^(?:$|\{|\[\]|→)/.test(rest)) return [];
    const fields = joined(outerBraces(rest).flatMap(namesIn));
    return [{ ...bare(name), isList: rest.startsWith('[]'), isKeyed: rest.startsWith('→'), fields, entities }];
  });
}

/** Parts between commas and semicolons that stand in no brackets. */
export function apart(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('({'.includes(sign)) depth += 1;
    if (')}'.includes(sign)) depth -= 1;
    if (depth === 0 && (sign === ',' || sign === ';')) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands in the outermost braces of a text. */
function outerBraces(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  [...text].forEach((sign, at, all) => {
    if (sign === '{' && depth++ === 0) from = at + 1;
    if (sign === '}' && --depth === 0) found.push(all.slice(from, at).join(''));
  });
  return found;
}

/** Only words that leave no doubt: `id, nullable`, `integer 0-999`, `text with Kg`. */
const types: readonly (readonly [RegExp, FieldType])[] = [
  [/^(?:\(D\) )?booleans?\b(?! or id)/, 'boolean'],
  [/^(?:\(D\) )?(?:ISO )?(?:date-times?|timestamps?)\b/, 'instant'],
  [/^(?:\(D\) )?(?:integers?|number)\b|^(?:\w+ )?id(?:, nullable| or null)?$/, 'number'],
  [/^(?:\(D\) )?texts?\b(?! or)/, 'text'],
];

const typeOf = (text: string) => types.find(([words]) => words.test(text))?.[1] ?? null;

const entityIds = (text: string): string[] => text.match(/\b(?:ENT|E)-\d+\b/g) ?? [];

function entitiesIn(text: string, titles: readonly string[]): string[] {
  const outside = outerBraces(text).reduce((rest, inside) => rest.replace(inside, ''), text);
  const lower = outside.toLowerCase();
  const told = titles.filter((title) =>
    [`list of ${title}`, `(${title})`].some((words) => lower.includes(words.toLowerCase())),
  );
  return [...new Set([...entityIds(outside), ...told])];
}

/** One field a name: what a second row says of it comes beside. */
export function joined(fields: readonly Field[]): Fields {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    const before = byName.get(field.name);
    byName.set(field.name, before ? both(before, field) : field);
  }
  return byName;
}

function both(one: Field, other: Field): Field {
  const fields = joined([...one.fields.values(), ...other.fields.values()]);
  const entities = [...new Set([...one.entities, ...other.entities])];
  const isWhole = fields.size > 0 || entities.length > 0;
  return {
    name: one.name,
    text: [one.text, other.text].filter(Boolean).join('; '),
    // Two tables that say different things of a value leave it open.
    type: isWhole ? null : sameOf(one.type, other.type),
    isList: one.isList || other.isList,
    isKeyed: one.isKeyed || other.isKeyed,
    fields,
    entities,
  };
}

const sameOf = (one: FieldType | null, other: FieldType | null) =>
  one === other || other === null ? one : one === null ? other : null;
