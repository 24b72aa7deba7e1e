import type { RequestSpec } from '../../src/domain/command.ts';
import { isRead } from '../engine/calls.ts';
import { askedBy } from '../engine/looked.ts';
import type { Fate } from '../engine/network.ts';
import type { Random } from '../engine/random.ts';
import type { Answer, FakeServer } from '../engine/server.ts';

/** The network's effect on calls: nothing when calm, a bit of everything when rough. */
export function weather(
  random: Random,
  isRough: () => boolean,
  server: Pick<FakeServer, 'retentionS' | 'now'>,
): (request: RequestSpec) => Fate {
  return (request) => (isRough() ? (random.chance(0.55) ? delayed(random) : mishap(random, request, server)) : {});
}

const delayed = (random: Random): Fate => ({
  reachMs: random.chance(0.5) ? random.int(0, 8_000) : 0,
  workMs: random.chance(0.3) ? random.int(0, 3_000) : 0,
  answerMs: random.chance(0.5) ? random.int(0, 15_000) : 0,
});

/** Nothing of the tables reads back whether these were done: a success is all there is. */
const unreadable =
  /driver-(statements|extra-costs)|depositdriver|redeliver|manually_|review|generate_|extract_all|addresses/;
const nothingSaid: readonly unknown[] = [undefined, {}, [], null, 'ok'];

function mishap(random: Random, request: RequestSpec, server: Pick<FakeServer, 'retentionS' | 'now'>): Fate {
  const late = { ...delayed(random) };
  if (askedBy(request) && random.chance(0.4)) return { ...late, ...random.pick(byKey) };
  const reads = isRead(request);
  return (
    random.weighted<Fate>([
      [3, { ...late, reachMs: null }],
      [3, { ...late, answerMs: null }],
      [1, { ...late, answerMs: 200_000 }],
      [1, { ...late, instead: { status: 500, body: { error: 'Panne' }, headers: {} } }],
      [1, { ...late, instead: { status: 502, body: '<html>502</html>', headers: {} } }],
      [1, { ...late, instead: { status: 429, body: {}, headers: { 'Retry-After': '7' } } }],
      [1, { ...late, instead: { status: 503, body: {}, headers: { 'Retry-After': askedWait(random, server.now()) } } }],
      // Something on the way answers; the server got nothing.
      [
        2,
        isProvable(request) ? { ...late, instead: { status: 200, body: random.pick(nothingSaid), headers: {} } } : late,
      ],
      [2, { ...late, spoil: (answer) => (reads || !isSuccess(answer) ? answer : withOtherId(answer)) }],
      // A reused connection died after the server had the request: the browser sends it again by itself.
      [2, server.retentionS === null ? late : { ...late, isTwice: true }],
      [1, { ...late, instead: { status: 403, body: { detail: 'Interdit' }, headers: {} } }],
      [2, { ...late, spoil: () => 'notJson' }],
      [1, { ...late, spoil: () => ({ status: 500, body: { error: 'Panne' }, headers: {} }) }],
      [2, { ...late, spoil: (answer) => (reads ? { ...answer, body: [] } : withoutRows(answer)) }],
      [2, { ...late, spoil: (answer) => withPart(random, answer) }],
      [4, { ...late, spoil: (answer) => withBrokenRow(random, answer) }],
      [1, { ...late, spoil: (answer) => withOtherVersion(answer) }],
      [6, late],
    ]) ?? {}
  );
}

/** Possible answers to reads by key, in the API's own form. */
const byKey: readonly Fate[] = [
  { instead: { status: 404, body: { detail: 'Introuvable' }, headers: {} } },
  { instead: { status: 410, body: { detail: 'Supprimée' }, headers: {} } },
  { instead: { status: 410, body: { detail: 'Fusionnée', merged_into: 5002 }, headers: {} } },
  { instead: { status: 403, body: { detail: 'Interdit' }, headers: {} } },
  { spoil: (answer) => withOtherCenter(answer) },
];

/** The order has moved since. */
const withOtherCenter = (answer: Answer): Answer =>
  isObject(answer.body) && typeof answer.body.center === 'number'
    ? { ...answer, body: { ...answer.body, center: 21 - answer.body.center, center_id: 21 - answer.body.center } }
    : answer;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

const isProvable = (request: RequestSpec) =>
  !isRead(request) && request.method !== 'DELETE' && !unreadable.test(request.path);

/** In seconds, as a date on the server's clock, or as nonsense. */
const askedWait = (random: Random, nowMs: number) =>
  random.pick([String(random.int(1, 90)), new Date(nowMs + 30_000).toUTCString(), '99999999', 'bientôt']) ?? '';

/** The answer to something else. */
const withOtherId = (answer: Answer): Answer =>
  isObject(answer.body) && typeof answer.body.id === 'number'
    ? { ...answer, body: { ...answer.body, id: answer.body.id + 70_000 } }
    : answer;

/** An empty answer; a `GO` keeps what proves it. */
function withoutRows(answer: Answer): Answer {
  if (!isSuccess(answer)) return answer;
  if (!isObject(answer.body)) return { ...answer, body: [] };
  const { id, locked_at } = answer.body;
  return { ...answer, body: locked_at === undefined ? undefined : { id, locked_at } };
}

/** An answer that lacks some fields of its entity; polls have whole rows. */
function withPart(random: Random, answer: Answer): Answer {
  const { body } = answer;
  if (!isSuccess(answer) || !isObject(body) || 'deliveries' in body || 'email' in body) return answer;
  const kept = Object.entries(body).filter(([name]) => name === 'id' || name === 'locked_at' || random.chance(0.5));
  return { ...answer, body: Object.fromEntries(kept) };
}

const breaks: readonly ((row: Record<string, unknown>) => void)[] = [
  (row) => {
    row.id = 'sans';
  },
  (row) => {
    delete row.id;
  },
  (row) => {
    row.number_of_bags = 'beaucoup';
  },
  (row) => {
    row.dock_rank = 'premier';
  },
  (row) => {
    row.current_status = 7;
  },
  (row) => {
    row.number_of_bags = -3;
  },
  (row) => {
    row.dock_rank = 0;
  },
  (row) => {
    row.latitude = 4_885.66;
  },
  // Another center would be believed, and a delta does not send the right one again.
  (row) => {
    row.ending_center = { id: row.ending_center ?? null, name: 'Lyon' };
  },
];

/** The field each of them breaks. */
const broken = [
  ...['id', 'id', 'number_of_bags', 'dock_rank', 'current_status'],
  ...['number_of_bags', 'dock_rank', 'street', 'tasks'],
];

/** One row of the answer, somewhere in it, has a field no schema allows, or a value that is none of the field. */
function withBrokenRow(random: Random, answer: Answer): Answer {
  if (!isSuccess(answer)) return answer;
  const rows = [...rowsIn(answer.body)];
  const row = random.pick(rows);
  const spoil = random.pick(breaks.filter((_, at) => fits(at, row)));
  if (row && spoil) spoil(row);
  return answer;
}

/** A broken field must be one that the row's kind has; an address or a job may do without its id. */
function fits(at: number, row: Record<string, unknown> | undefined): boolean {
  const hasNoId = breaks[at] === breaks[1];
  return row !== undefined && (broken[at] ?? '') in row && !(hasNoId && ('street' in row || 'transport_type' in row));
}

function* rowsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* rowsIn(item);
  if (!isObject(value)) return;
  if ('id' in value && !('email' in value)) yield value;
  // Settings are no list of rows.
  for (const [name, nested] of Object.entries(value)) if (name !== 'metas') yield* rowsIn(nested);
}

/** A poll answered for another request, for none, or not at all: its own version shows which. */
function withOtherVersion(answer: Answer): Answer {
  const { body, headers } = answer;
  if (answer.status === 304) return { ...answer, headers: { ...headers, 'X-Version': '' } };
  if (!isObject(body) || typeof body.version !== 'number') return answer;
  const { version, ...rest } = body;
  const others = [
    ...[{ ...body, version: 99 }, {}, rest, { version }],
    ...[{ ...body, version: 99 }, null, undefined, 'ok', { ...body, deliveries: null }, { ...body, docks: 'bientôt' }],
  ];
  return { ...answer, body: others[version % others.length] };
}
