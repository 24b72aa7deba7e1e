import * as z from 'zod/mini';
import { answerShapes } from '../../spec/shapes.ts';
import { type Finding, findingsIn } from '../../spec/values.ts';
import type { Client } from '../client.ts';
import { details, type Known, loads, type Read } from './calls.ts';

/** What was found in the answer to one read; `status` when it was not answered at all. */
export interface Checked {
  readonly read: Read;
  readonly status: number;
  readonly findings: readonly Finding[];
}

/** Holds what an address answers for a center against the tables: the loads, then details of rows they tell. */
export async function conformanceOf(api: Client, center: number): Promise<Checked[]> {
  const told: unknown[] = [];
  const checked: Checked[] = [];
  for (const read of loads(center)) {
    const { body, ...result } = await check(api, read);
    told.push(body);
    // Without its loads nothing is shown at all.
    const missing: Finding = { kind: 'missing', path: read.path, says: `status ${result.status}` };
    checked.push(result.status === 200 ? result : { ...result, findings: [missing] });
  }
  checked.push(...(await checkAll(api, details(knownIn(told[2], center)))));
  return checked;
}

async function checkAll(api: Client, reads: readonly Read[]): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const read of reads) {
    const { body, ...result } = await check(api, read);
    checked.push(result, ...(await checkAll(api, result.status === 200 ? (read.leadsTo?.(body) ?? []) : [])));
  }
  return checked;
}

async function check(api: Client, read: Read): Promise<Checked & { readonly body: unknown }> {
  const { status, body } = await api.get(read.path, read.query ? { query: read.query } : {});
  const findings = status === 200 ? findingsOf(read, body) : [];
  return { read, status, findings, body };
}

/** Each finding once, however many rows have it. */
export function findingsOf({ answer, needs = [] }: Read, body: unknown): Finding[] {
  const fields = answerShapes[answer];
  if (!fields) throw new Error(`no tables of ${answer}`);
  const missing = [body].flat().flatMap((row) => lacking(row, needs));
  const all = [...missing, ...withoutId(body), ...findingsIn(body, fields)];
  return [...new Map(all.map((it) => [`${it.kind} ${it.path}`, it])).values()];
}

const lacking = (row: unknown, needs: readonly string[]): Finding[] =>
  needs.filter((key) => field(row, key) == null).map((path) => ({ kind: 'missing', path, says: 'it has to be there' }));

/** Lists of a load whose rows are nothing without an id (docs/spec/README.md), and the orders of tasks. */
const listed = [
  'deliveries',
  'docks',
  'drivers',
  'alerts',
  'alert_notifications',
  'canceled_deliveries',
  'transit_areas',
];

const withoutId = (body: unknown): Finding[] =>
  listed.flatMap((list) =>
    rowsOf(body, list).flatMap((row) => [
      ...lacking(row, ['id']).map((it) => ({ ...it, path: `${list}[].id` })),
      ...(list === 'deliveries' ? lacking(field(row, 'linked_order'), ['id']) : []).map((it) => ({
        ...{ ...it, path: `${list}[].linked_order.id` },
      })),
    ]),
  );

const field = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Object.entries(row).find(([key]) => key === name)?.[1] : undefined;

function rowsOf(body: unknown, list: string): readonly unknown[] {
  const rows = field(body, list);
  return Array.isArray(rows) ? rows : [];
}

const Id = z.number();
const idOf = (row: unknown, name = 'id') => Id.safeParse(field(row, name)).data;

/** The first rows of a load that have what a detail is asked by. */
function knownIn(load: unknown, center: number): Known {
  const tasks = rowsOf(load, 'deliveries');
  const orders = tasks.map((task) => field(task, 'linked_order'));
  const late = orders.find((order, at) => field(order, 'late_order') ?? field(tasks[at], 'late_order'));
  const settings = field(load, 'metas');
  return {
    center,
    task: idOf(tasks[0]),
    order: idOf(orders[0]),
    late: idOf(late),
    dock: idOf(rowsOf(load, 'docks').find((dock) => rowsOf(dock, 'tasks').length > 0)),
    driver: idOf(rowsOf(load, 'drivers')[0]),
    client: idOf(
      field(
        tasks.find((task) => field(task, 'client')),
        'client',
      ),
    ),
    postalCode: z.string().safeParse(field(field(tasks[0], 'address'), 'postal_code')).data,
    trolley: idOf(rowsOf(settings, 'trolleys')[0]),
  };
}
