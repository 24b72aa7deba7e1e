/**
 * What a user must see, told a second time in plain code: no replay, diff, overlay, merge or settling of the engine is
 * imported here. Rows are plain records under `kind:id`; a function below shows what one command shows.
 */
export type Fields = Readonly<Record<string, unknown>>;
export type Rows = Map<string, Fields>;

/** A command as the outbox holds it, as far as the oracle looks at it. */
export interface Order {
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
  readonly state: string;
  readonly seq: number;
  readonly live: boolean;
  readonly lanes: readonly string[];
}

/** Fields of one row that a command sets. */
export interface Shown {
  readonly key: string;
  readonly fields: Fields;
}

export interface Sight {
  readonly rows: Rows;
  readonly inDoubt: ReadonlySet<string>;
}

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const orNull = (value: unknown) => value ?? null;

/** The sight of a center: what settled commands left, then what the waiting ones show, in order. */
export function sight(server: Rows, orders: readonly Order[], settled: ReadonlyMap<string, readonly Shown[]>): Sight {
  const rows: Rows = new Map(server);
  const inDoubt = new Set<string>();
  const inOrder = [...orders].sort((a, b) => a.seq - b.seq);
  for (const order of inOrder) if (order.state === 'settled') lay(rows, settled.get(order.id) ?? []);
  for (const order of inOrder) {
    const isWaiting = order.state === 'queued' || order.state === 'sending';
    if (!isWaiting || order.live || isTrue(order, rows)) continue;
    if (isAllowed(order, rows)) lay(rows, shows(order, rows));
    else inDoubt.add(order.id);
  }
  return { rows, inDoubt };
}

export function lay(rows: Rows, shown: readonly Shown[]): void {
  for (const { key, fields } of shown) {
    const row = rows.get(key);
    if (row) rows.set(key, { ...row, ...fields });
  }
}

/** What a command shows of each row it changes, read from the rows as they are. */
export function shows({ name, args }: Order, rows: Rows): Shown[] {
  const said = record(args);
  switch (name) {
    case 'order.bags': {
      const fields = {
        number_of_bags: Number(said.dry) + Number(said.isotherm),
        number_of_bags_dry: said.dry,
        number_of_bags_isotherm: said.isotherm,
      };
      return present(rows, [{ key: `order:${said.orderId}`, fields }]);
    }
    case 'task.move':
      return present(rows, showsMove(said, rows));
    case 'dock.assign':
      return present(rows, [{ key: `dock:${said.dockId}`, fields: { locked_at: said.at } }]);
    default:
      return [];
  }
}

const present = (rows: Rows, shown: readonly Shown[]) => shown.filter(({ key }) => rows.has(key));

function showsMove(said: Fields, rows: Rows): Shown[] {
  const others = (dock: unknown) => list(rows.get(`dock:${dock}`)?.tasks).filter((id) => id !== said.taskId);
  const ranks = [...list(said.ranks), ...list(said.left)].map(record);
  const docks = [
    { key: `dock:${said.from}`, fields: { tasks: others(said.from) } },
    { key: `dock:${said.to}`, fields: { tasks: [...others(said.to), said.taskId] } },
  ];
  return [
    ...(said.from === said.to ? [] : docks),
    ...ranks.map(({ taskId, rank }) => ({
      key: `task:${taskId}`,
      fields: taskId === said.taskId ? { dock_rank: rank, dock: said.to } : { dock_rank: rank },
    })),
  ];
}

/** Whether there is nothing left to do for a command. */
export function isTrue({ name, args }: Order, rows: Rows): boolean {
  const said = record(args);
  switch (name) {
    case 'order.bags': {
      const order = rows.get(`order:${said.orderId}`);
      const total = Number(said.dry) + Number(said.isotherm);
      return order?.number_of_bags === total && order.number_of_bags_isotherm === said.isotherm;
    }
    case 'task.move': {
      const task = rows.get(`task:${said.taskId}`);
      if (!task || orNull(task.dock) !== said.to) return false;
      const own = list(said.ranks)
        .map(record)
        .find((entry) => entry.taskId === said.taskId);
      return said.to === null || orNull(task.dock_rank) === orNull(own?.rank);
    }
    case 'dock.assign': {
      const lockedAt = orNull(rows.get(`dock:${said.dockId}`)?.locked_at);
      return lockedAt !== null && lockedAt !== said.lockedAt;
    }
    default:
      return false;
  }
}

function isAllowed({ name, args }: Order, rows: Rows): boolean {
  const said = record(args);
  if (name === 'order.bags')
    return rows.has(`order:${said.orderId}`) && Number(said.dry) + Number(said.isotherm) <= 999;
  return name === 'task.move' && mayMove(said, rows);
}

const dayMs = 86_400_000;

function mayMove(said: Fields, rows: Rows): boolean {
  const task = rows.get(`task:${said.taskId}`);
  const from = said.from === null ? null : rows.get(`dock:${said.from}`);
  const to = said.to === null ? null : rows.get(`dock:${said.to}`);
  if (!task || from === undefined || to === undefined) return false;
  if (orNull(task.dock) !== said.from || task.is_moving === true || task.is_dispatch_disabled === true) return false;
  for (const dock of [from, to]) if (dock && !isOpen(dock, rows, Number(said.atMs))) return false;
  if (to === null) return from !== null;
  if (said.from === said.to) return true;
  if (to.dock_type === 'NOCONFIG' && !to.defined_at) return true;
  const isDriven = (dock: Fields | null) => dock?.dock_type === 'DRIVER_HARD' || dock?.dock_type === 'DRIVER_SOFT';
  return isDriven(from) && isDriven(to);
}

function isOpen(dock: Fields, rows: Rows, atMs: number): boolean {
  const ageMs = typeof dock.created_at === 'string' ? atMs - Date.parse(dock.created_at) : 0;
  return !dock.locked_at && ageMs < 15 * dayMs && rows.get(`driver:${dock.target_driver}`)?.state !== 'returning';
}

/** The rows an answer tells, nested ones lifted out; those of an impossible shape count for nothing. */
export function told(name: string, status: number, body: unknown): Shown[] {
  if (status === 409) {
    const { dock, docks, task, order } = record(body);
    return [
      ...(dock ? tellsDock(dock) : []),
      ...list(docks).flatMap(tellsDock),
      ...(task ? tellsTask(task) : []),
      ...(order ? tells('order', order) : []),
    ];
  }
  if (status !== 200) return [];
  if (name === 'order.bags') return tells('order', body);
  if (name === 'dock.assign') return tellsDock(body);
  return list(body).flatMap((row) => ('dock_type' in record(row) ? tellsDock(row) : tellsTask(row)));
}

export function tellsDock(row: unknown): Shown[] {
  const { tasks, ...dock } = record(row);
  const ids = Array.isArray(tasks) ? { tasks: tasks.map((task) => record(task).id ?? task) } : {};
  return [...tells('dock', { ...dock, ...ids }), ...list(tasks).flatMap(tellsTask)];
}

export function tellsTask(row: unknown): Shown[] {
  if (typeof row === 'number') return [];
  const { linked_order, ...task } = record(row);
  const link = linked_order === undefined ? {} : { linked_order: record(linked_order).id };
  return [...tells('task', { ...task, ...link }), ...(linked_order === undefined ? [] : tells('order', linked_order))];
}

export function tells(kind: string, row: unknown): Shown[] {
  const fields = record(row);
  return isSound(fields) ? [{ key: `${kind}:${fields.id}`, fields }] : [];
}

/** The shapes that traces break: an id that is none, a count or a dock that is a text. */
function isSound(fields: Fields): boolean {
  const isNumber = (value: unknown) => value === undefined || value === null || typeof value === 'number';
  return (
    typeof fields.id === 'number' &&
    isNumber(fields.number_of_bags) &&
    isNumber(fields.dock_rank) &&
    (!('linked_order' in fields) || typeof fields.linked_order === 'number') &&
    list(fields.tasks).every((id) => typeof id === 'number') &&
    (fields.current_status === undefined || typeof fields.current_status === 'string')
  );
}
