import { apart, type Field, joined, named } from './fields.ts';
import { catalogues, tablesOf } from './markdown.ts';
import { type EntityName, entityFields } from './tables.ts';

/** A call as the API tables tell it (section 28 of dispatch.md and its like). */
export interface ApiRow {
  readonly id: string;
  readonly method: string;
  /** Without brackets and query: `/docks/{id}/`. */
  readonly path: string;
  /** Every word of the column: it names what is sent among them. */
  readonly payload: ReadonlySet<string>;
  /** The keys of the answer, where the column lists them; for an entity its own word: `dock`, `order`. */
  readonly answer: readonly string[];
}

const apiId = /^API-[A-Z]?\d+$/;

/** The calls of the tables that have a column of its own for each part: all but those of preparation.md. */
export function apiRows(): ReadonlyMap<string, ApiRow> {
  const rows = catalogues.flatMap((catalogue) => tablesOf(catalogue).flatMap((table) => table.rows));
  return new Map(
    rows.flatMap(([id = '', method = '', path = '', payload = '', answer = '']) =>
      apiId.test(id) && /^[A-Z]+$/.test(method)
        ? [
            [
              id,
              {
                id,
                method,
                path: pathIn(path),
                payload: new Set(payload.match(/\w+/g) ?? []),
                answer: namesIn(answer),
              },
            ] as const,
          ]
        : [],
    ),
  );
}

const pathIn = (cell: string) => /\/[^\s`\]?]*/.exec(cell.replaceAll('`', ''))?.[0] ?? '';

/** `version, docks and more (D: also drivers)`: the words that stand alone between commas, those in brackets too. */
const namesIn = (cell: string): string[] =>
  apart(
    cell
      .replaceAll('`', '')
      .replaceAll(/\((?:P|D)\)|\band more\b/g, '')
      .replaceAll(/\((?:D: (?:also )?)?/g, ',')
      .replaceAll(')', ''),
  ).filter((part) => /^[A-Za-z_]\w*$/.test(part));

/** What the lists of the loads hold (API-001, API-007); the settings are one entity. */
export const loadKeys = {
  deliveries: 'ENT-01',
  late_orders: 'ENT-01',
  moving_tasks: 'ENT-01',
  not_delivered: 'ENT-01',
  canceled_deliveries: 'ENT-01',
  packings: 'ENT-01',
  nextconfigs: 'E-11',
  incoming_plannings_sessions: 'E-08',
  recurring_incomings: 'E-22',
  recurringtask_instances: 'E-22',
  docks: 'ENT-04',
  drivers: 'ENT-06',
  alerts: 'ENT-11',
  alert_notifications: 'ENT-11',
  metas: 'ENT-10',
  nexts: 'E-12',
  pseudo_zones: 'E-04',
  transit_areas: 'E-05',
  extra_cost_demands: 'Extra-cost demand',
} as const satisfies Readonly<Record<string, EntityName>>;

/** What the tables name in the answer to a call that has no entity of its own; lists of loads hold their entities. */
export function answerFields(api: string): ReadonlyMap<string, Field> {
  const row = apiRows().get(api);
  if (!row) throw new Error(`no row ${api} in docs/spec`);
  const figures = entityFields('E-23');
  return joined(
    row.answer.map((name) => figures.get(name) ?? named(name, ...(isLoadKey(name) ? [loadKeys[name]] : []))),
  );
}

const isLoadKey = (name: string): name is keyof typeof loadKeys => name in loadKeys;
