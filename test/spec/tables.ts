import { type Field, fieldsOf, joined } from './fields.ts';
import { catalogues, headingsBetween, ours, tablesOf } from './markdown.ts';

/**
 * An entity by its id (`ENT-02`, `E-02`) or, in support.md, by its title (`Order (support)`). A table that tells of several
 * has them behind: `ENT-08 Summary`, `Deposit (customer side) history`.
 */
export type EntityName = string;

export interface Entity {
  readonly name: EntityName;
  readonly fields: ReadonlyMap<string, Field>;
}

const entityHeading = /^((?:ENT|E)-O?\d+)\b/;
/** `Summary: name, quantity_received`: the names of another entity of the same table. */
const aside = /^(?:([A-Za-z][\w -]*): )/;

/** The sections of support.md that hold entities. */
const supportSections = ['Entities', 'API'] as const;

/** Every entity of the three catalogues, and ours, as its table tells it. */
export function entityTables(): ReadonlyMap<EntityName, Entity> {
  const tables = [...catalogues, ours].flatMap((catalogue) =>
    tablesOf(catalogue).flatMap(({ heading, rows }) => {
      const name = catalogue === 'support.md' ? supportEntity(heading) : entityHeading.exec(heading)?.[1];
      return name ? [{ name, rows }] : [];
    }),
  );
  const titles = tables.map(({ name }) => name);
  const parts = tables.flatMap(({ name, rows }) => partsOf(name, rows));
  return new Map(parts.map(({ name, rows }) => [name, { name, fields: fieldsOf(rows, titles) }]));
}

type Rows = readonly (readonly string[])[];

/** The rows of a table by the entity they tell of. */
function partsOf(name: EntityName, rows: Rows): { name: EntityName; rows: Rows }[] {
  const byName = new Map<EntityName, (readonly string[])[]>([[name, []]]);
  for (const [names = '', ...rest] of rows) {
    const part = aside.exec(names)?.[1];
    const key = part ? `${name} ${part}` : name;
    byName.set(key, [...(byName.get(key) ?? []), [names.replace(aside, ''), ...rest]]);
  }
  return [...byName].map(([key, its]) => ({ name: key, rows: its }));
}

const entities = headingsBetween(...supportSections);

const supportEntity = (heading: string) => (entities.has(heading) ? heading : undefined);

/**
 * Tables that tell of one thing, from the point of view of one area each (docs/spec/README.md: there is one implementation):
 * on the wire it has the fields of all of them.
 */
const sameThing: readonly (readonly EntityName[])[] = [
  ['ENT-01', 'E-01', 'E-15', 'E-O2'],
  ['ENT-02', 'E-02', 'Order (support)'],
  ['ENT-03', 'E-03'],
  ['ENT-03 Pseudo-zone', 'E-04'],
  ['ENT-04', 'E-14'],
  ['ENT-05', 'External delivery job'],
  ['ENT-10', 'E-09', 'E-16', 'Repreparation reasons, blocking-exit reasons, other metadata'],
  ['ENT-11', 'E-07', 'Alert'],
  ['ENT-12', 'E-21'],
  ['ENT-07', 'E-20'],
];

/** Fields of ours beside those a catalogue names of the same thing: a server written from the catalogues tells none. */
export const ourFields = (): ReadonlySet<string> =>
  new Set(['E-O2', 'E-O3'].flatMap((name) => [...(known().get(name)?.fields.keys() ?? [])]));

/** What the tables together tell of an entity and of those that are the same thing. */
export function entityFields(...names: readonly EntityName[]): ReadonlyMap<string, Field> {
  const tables = known();
  const wanted = names.flatMap((name) => sameThing.find((group) => group.includes(name)) ?? [name]);
  return joined(
    [...new Set(wanted)].flatMap((name) => {
      const entity = tables.get(name);
      if (!entity) throw new Error(`no table of ${name} in docs/spec`);
      return [...entity.fields.values()];
    }),
  );
}

/** The names a field's value may have inside: those of its own cell and those of the entities it refers to. */
export const fieldsWithin = (field: Field): ReadonlyMap<string, Field> =>
  joined([...field.fields.values(), ...field.entities.flatMap((name) => [...entityFields(name).values()])]);

let tables: ReadonlyMap<EntityName, Entity> | undefined;
function known() {
  tables ??= entityTables();
  return tables;
}
