import { isRecord } from './actions/outcome.ts';

/*
 * Deltas of the reference model, made by comparing two whole answers as texts: without revisions or notes of changes.
 */

type Content = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const taskLists = ['deliveries', 'late_orders', 'moving_tasks', 'not_delivered', 'canceled_deliveries'];
const wholeLists = ['drivers', 'alerts', 'alert_notifications'];

const list = (value: unknown): readonly (number | Row)[] => (Array.isArray(value) ? value : []);
const idOf = (entry: number | Row) => (typeof entry === 'number' ? entry : entry.id);
const rows = (value: unknown): readonly Row[] => list(value).filter((entry) => typeof entry !== 'number');

/** All texts of each task, order and dock in an answer. */
function sayings(content: Content): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const say = (key: string, where: string, what: unknown) =>
    said.set(key, `${said.get(key) ?? ''}${where}=${JSON.stringify(what)};`);
  const sayTask = (where: string, entry: number | Row) => {
    say(`tasks:${idOf(entry)}`, where, entry);
    const order = typeof entry === 'number' ? null : entry.linked_order;
    if (isRecord(order)) say(`orders:${order.id}`, where, order);
  };
  for (const name of taskLists) for (const entry of list(content[name])) sayTask(name, entry);
  for (const { tasks, ...dock } of rows(content.docks)) {
    say(`docks:${dock.id}`, 'docks', { ...dock, tasks: list(tasks).map(idOf) });
    for (const entry of list(tasks)) sayTask(`docks of ${dock.id}`, entry);
  }
  return said;
}

/** The delta between two whole answers to the same question. */
export function deltaBetween(before: Content, now: Content): Content {
  const [was, is] = [sayings(before), sayings(now)];
  const differ = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
  const idsOf = (kind: string) =>
    new Set(differ.flatMap((key) => (key.startsWith(`${kind}:`) ? Number(key.split(':')[1]) : [])));
  const [tasks, orders, docks] = [idsOf('tasks'), idsOf('orders'), idsOf('docks')];
  const holding = rows(now.docks).filter((dock) => list(dock.tasks).some((entry) => tasks.has(idOf(entry))));
  const told = rows(now.docks).filter((dock) => docks.has(dock.id) || holding.includes(dock));
  const cut: Record<string, unknown> = { ...now };
  for (const name of taskLists) if (name in now) cut[name] = list(now[name]).filter((entry) => tasks.has(idOf(entry)));
  cut.docks = told.map((dock) => ({
    ...(docks.has(dock.id) ? dock : { id: dock.id }),
    tasks: list(dock.tasks).map((entry) => (tasks.has(idOf(entry)) ? entry : idOf(entry))),
  }));
  for (const name of wholeLists) if (name in now) cut[name] = list(now[name]).map(asBefore(before[name]));
  if (JSON.stringify(before.metas) === JSON.stringify(now.metas)) cut.metas = null;
  cut.changed = {
    tasks: [...tasks],
    orders: [...orders],
    docks: [...new Set([...docks, ...holding.map(({ id }) => id)])],
  };
  return cut;
}

/** An unchanged row stands by its id alone. */
function asBefore(before: unknown): (entry: number | Row) => number | Row {
  const texts = new Map(list(before).map((entry) => [idOf(entry), JSON.stringify(entry)]));
  return (entry) => (texts.get(idOf(entry)) === JSON.stringify(entry) ? idOf(entry) : entry);
}
