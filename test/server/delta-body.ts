/*
 * What a client makes of a delta, told in plain code from its description in the OpenAPI document alone: nothing of the
 * console is imported here.
 */

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
type Entry = number | Row;
interface Changed {
  readonly tasks: readonly number[];
  readonly orders: readonly number[];
  readonly docks: readonly number[];
}

export interface Body {
  readonly changed?: Changed;
  readonly metas: unknown;
  readonly [part: string]: unknown;
  readonly deliveries?: readonly Entry[];
}

const taskLists = ['deliveries', 'late_orders', 'moving_tasks', 'not_delivered', 'canceled_deliveries'];
const wholeLists = [
  ...['drivers', 'alerts', 'alert_notifications', 'packings', 'nexts', 'nextconfigs'],
  ...['recurring_incomings', 'recurringtask_instances', 'incoming_plannings_sessions'],
];

const entries = (value: unknown) => (Array.isArray(value) ? (value as Entry[]) : []);
const idOf = (entry: Entry) => (typeof entry === 'number' ? entry : entry.id);

/** The answer that a delta stands for, where `base` is the answer it goes on from. */
export function applied(base: Body, { changed, ...delta }: Body): Body {
  if (!changed) throw new Error('no delta');
  const isTaskChanged = new Set(changed.tasks);
  const isDockChanged = new Set(changed.docks);
  const result: Record<string, unknown> = { ...delta };
  for (const name of taskLists) {
    if (!(name in delta)) continue;
    const kept = entries(base[name]).filter((entry) => !isTaskChanged.has(idOf(entry)));
    result[name] = [...kept, ...entries(delta[name])];
  }
  for (const name of wholeLists) {
    if (!(name in delta)) continue;
    const before = new Map(entries(base[name]).map((entry) => [idOf(entry), entry]));
    result[name] = entries(delta[name]).map((entry) => (typeof entry === 'number' ? before.get(entry) : entry));
  }
  // A task of a dock given by its id alone, unchanged, is told there as it was told there.
  const nested = new Map(
    entries(base.docks).flatMap((dock) =>
      typeof dock === 'number' ? [] : entries(dock.tasks).map((entry) => [idOf(entry), entry] as const),
    ),
  );
  const resolve = (entry: Entry) =>
    typeof entry === 'number' && !isTaskChanged.has(entry) ? (nested.get(entry) ?? 'unknown') : entry;
  const docksBefore = new Map(entries(base.docks).map((dock) => [idOf(dock), dock]));
  const told = entries(delta.docks).map((dock) => {
    if (typeof dock === 'number') return dock;
    // Told by its id and its tasks alone, the rest of it is as it was.
    const before = Object.keys(dock).length === 2 ? docksBefore.get(dock.id) : undefined;
    return { ...(typeof before === 'number' ? {} : before), ...dock, tasks: entries(dock.tasks).map(resolve) };
  });
  const untold = entries(base.docks).filter((dock) => !isDockChanged.has(idOf(dock)));
  for (const dock of untold) {
    if (typeof dock !== 'number' && entries(dock.tasks).some((entry) => isTaskChanged.has(idOf(entry))))
      throw new Error(`dock ${dock.id} holds a changed task and is not told`);
  }
  result.docks = [...untold, ...told];
  result.metas = delta.metas ?? base.metas;
  return result as Body;
}

/** Lists in one order: only that of the tasks of a dock means something. */
export function normal(body: Body): unknown {
  const lists = Object.entries(body).map(([name, value]) => [
    name,
    Array.isArray(value) ? (value as Entry[]).toSorted((one, other) => idOf(one) - idOf(other)) : value,
  ]);
  return Object.fromEntries(lists);
}

/** Where two values first differ, for a message that can be read. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isPlain(one) || !isPlain(other)) return `${path}: ${say(one)} is not ${say(other)}`;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const found = firstDifference(left.get(key), right.get(key), `${path}/${key}`);
    if (found) return found;
  }
  return null;
}

const say = (value: unknown) => String(JSON.stringify(value)).slice(0, 80);
