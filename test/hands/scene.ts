import { eq } from 'drizzle-orm';
import { type FloorRow, writeFloor } from '../../server/src/db/center/floor.ts';
import { centers } from '../../server/src/db/schema/center.ts';
import { orders } from '../../server/src/db/schema/day.ts';
import { extraCostDemands } from '../../server/src/db/schema/drivers/extra-costs.ts';
import { auditEntries, auditRequests } from '../../server/src/db/schema/record.ts';
import { insertRows, lockCenter, type NewRow, writePatches } from '../../server/src/db/write.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { seedCenters } from '../../server/src/world/centers.ts';
import { makeMetas } from '../../server/src/world/metas.ts';
import { makeRandom } from '../../server/src/world/random.ts';
import type { Alert } from '../../src/domain/alert/alert.ts';
import type { Center } from '../../src/domain/center/center.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import type { Dock } from '../../src/domain/dock/dock.ts';
import type { Driver } from '../../src/domain/driver/driver.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { NextId } from '../../src/domain/preparation/next.ts';
import { Notice } from '../../src/domain/preparation/notice.ts';
import { PackingId } from '../../src/domain/preparation/packing.ts';
import { PlanningId } from '../../src/domain/preparation/planning.ts';
import type { BoardKind, RowOf } from '../../src/domain/rows.ts';
import type { Task } from '../../src/domain/task/task.ts';
import { aCenter, aDock, aDriver, anAlert, anOrder, aTask } from '../builders/rows.ts';

type Fields<Row> = Omit<Partial<Row>, 'id'>;

/** What makes the rows of a board. */
export interface Rows {
  /** An order with its task: by default prepared and to dispatch. `name` is its name on the board. */
  order(name: string, task?: Fields<Task>, order?: Fields<Order>): Promise<{ task: Task; order: Order }>;
  /** An open round, by default in creation. */
  dock(fields?: Fields<Dock>): Promise<Dock>;
  /** A driver, by default waiting. */
  driver(name: string, fields?: Fields<Driver>): Promise<Driver>;
  /** An unread alert, by default of the banner. */
  alert(label: string, kind?: 'alert' | 'notification', fields?: Fields<Notice>): Promise<Alert>;
}

/** A center of a test's own on the server: it holds only the test's rows. */
export interface Scene extends Rows {
  readonly center: CenterId;
  /** Server time, ISO 8601, so many minutes from now. */
  at(minutes: number): string;
  /**
   * Whatever `make` makes is written at once when it is over, as one change of the center: alone, an order costs as much
   * as twenty do together.
   */
  together<Made>(make: (rows: Rows) => Promise<Made>): Promise<Made>;
  /** The packing of an order: by default a normal one nobody has in hand. */
  packing(order: Order, fields?: Partial<PackingFields>): Promise<{ readonly id: number }>;
  /** A session of a packer that is to begin so many minutes from now. */
  session(packer: { readonly name: string | null; readonly email: string | null }, minutes: number): Promise<Session>;
  /** A driver's demand: by default 20 minutes, an hour ago, undecided. */
  demand(driver: Driver, fields?: Fields<WrittenDemand>): Promise<{ readonly id: number }>;
  /** Changes a row as a colleague or the day does. */
  change<K extends BoardKind>(kind: K, row: { readonly id: number }, set: Partial<RowOf<K>>): Promise<void>;
  /** The actions the server accepted on this center, in order. */
  ledger(): Promise<readonly Entry[]>;
}

type PackingFields = Pick<FloorRow<'packing'>, 'emergency_rank' | 'is_locked' | 'status_since'>;
type Session = Pick<FloorRow<'planning'>, 'id'>;
type WrittenDemand = typeof extraCostDemands.$inferInsert;

/** Below every id of the seeded world, so that none meets those its day will give. */
const firstCenter = 1_000;
const idsEach = 1_000;

const somewhere = {
  street_number: '4',
  street: 'Rue Pajol',
  postal_code: '75018',
  city: 'Paris',
  latitude: 48.8902,
  longitude: 2.3631,
};

/** Makes centers on a server, each with its own range of ids. */
export function sceneMaker(
  { db }: Pick<RunningServer, 'db'>,
  now: () => number,
): (fields?: Fields<Center>) => Promise<Scene> {
  let made = 0;
  return async (fields = {}) => {
    made += 1;
    const first = firstCenter + made;
    let lastId = first * idsEach;
    const nextId = () => ++lastId;
    const center = aCenter(first, {
      name: `Essai ${made}`,
      color: '#1f7a4d',
      stock_type: 1,
      is_shadow_groupment_enabled: true,
      ...fields,
    });
    const { id: _, ...data } = center;
    await db.insert(centers).values({ id: center.id, revision: 0, data });

    const write = (rows: readonly NewRow[], patches: Parameters<typeof writePatches>[3] = []) =>
      db.transaction(async (tx) => {
        const rev = ((await lockCenter(tx, center.id)) ?? 0) + 1;
        await insertRows(tx, rev, rows);
        await writePatches(tx, center.id, rev, patches);
      });
    const row = (kind: NewRow['kind'], fields: NewRow['row']): NewRow => ({ kind, center: center.id, row: fields });
    const at = (minutes: number) => new Date(now() + minutes * 60_000).toISOString();

    const rowsTo = (add: (...rows: readonly NewRow[]) => Promise<void>): Rows => ({
      order: async (name, taskFields, orderFields) => {
        const slot = { shipping_time: at(180), max_shipping_time: at(300), estimated_travel_departure_at: at(160) };
        const order = anOrder(nextId(), {
          random_id: name,
          status: 'prepared',
          center_id: center.id,
          number_of_bags: 5,
          number_of_bags_dry: 3,
          number_of_bags_isotherm: 2,
          ...slot,
          ...orderFields,
        });
        const task = aTask(nextId(), {
          linked_order: order.id,
          status: 'todo',
          address: somewhere,
          client: { id: 1, name: `Client ${name}` },
          ...slot,
          ...taskFields,
        });
        await add(row('order', order), row('task', task));
        return { task, order };
      },
      dock: async (dockFields) => {
        const dock = aDock(nextId(), {
          dock_type: 'NOCONFIG',
          current_status: 'draft',
          center: center.id,
          created_at: at(-60),
          departure: at(120),
          ...dockFields,
        });
        await add(row('dock', dock));
        return dock;
      },
      driver: async (name, driverFields) => {
        const driver = aDriver(nextId(), { name, state: 'wait', vehicle: 'CAR', center: center.id, ...driverFields });
        await add(row('driver', driver));
        return driver;
      },
      alert: async (label, kind = 'alert', alertFields = {}) => {
        // A notification has a type, a banner none.
        const type = kind === 'notification' ? 'preparation' : null;
        const fields = { label, type, is_read: false, created_at: at(-1), ...alertFields };
        const alert = kind === 'alert' ? anAlert(nextId(), fields) : Notice.parse({ id: nextId(), ...fields });
        await add(row(kind, alert));
        return alert;
      },
    });

    const known = [center, ...seedCenters.map((seeded) => seeded.center)];
    await write([row('metas', makeMetas(center, known, makeRandom(1)))]);
    return {
      ...rowsTo((...rows) => write(rows)),
      center: center.id,
      at,
      together: async (make) => {
        const added: NewRow[] = [];
        const made = await make(
          rowsTo(async (...rows) => {
            added.push(...rows);
          }),
        );
        await write(added);
        return made;
      },
      packing: async (order, packingFields) => {
        const insert: FloorRow<'packing'> = {
          id: PackingId.parse(nextId()),
          linked_order: order.id,
          emergency_rank: null,
          is_locked: false,
          next_id: null,
          status_since: at(-10),
          ...packingFields,
        };
        await db.transaction(async (tx) => {
          const rev = ((await lockCenter(tx, center.id)) ?? 0) + 1;
          await writeFloor(tx, center.id, rev, [{ kind: 'packing', insert }]);
          await writePatches(tx, center.id, rev, []);
        });
        return insert;
      },
      session: async ({ name, email }, minutes) => {
        const next: FloorRow<'next'> = {
          ...{ id: NextId.parse(nextId()), user_id: nextId(), name, email, grants: [] },
          ...{ is_working: false, has_planning: true, stopped: false, is_test: false, comment_count: 0 },
          ...{ legal_status: null, trying_until: null, lock_on_at: null, leaves_at: null },
          ...{ current_task_type: null, current_external_id: null, last_task_type: null, last_external_id: null },
          ...{ next_task_type: null, last_started_at: null, last_ended_at: null },
        };
        const planning: FloorRow<'planning'> = {
          ...{ id: PlanningId.parse(nextId()), next_id: next.id, has_begun: false },
          ...{ started_at: at(minutes), ends_at: at(minutes + 240) },
        };
        await db.transaction(async (tx) => {
          const rev = ((await lockCenter(tx, center.id)) ?? 0) + 1;
          await writeFloor(tx, center.id, rev, [
            { kind: 'next', insert: next },
            { kind: 'planning', insert: planning },
          ]);
          await writePatches(tx, center.id, rev, []);
        });
        return planning;
      },
      demand: async (driver, demandFields) => {
        const [written] = await db
          .insert(extraCostDemands)
          .values({
            center_id: center.id,
            driver: driver.id,
            created_at: at(-60),
            minutes: 20,
            comment: 'Pont fermé',
            ...demandFields,
          })
          .returning({ id: extraCostDemands.id });
        if (!written) throw new Error('a row that is written is told');
        return written;
      },
      change: async (kind, { id }, set) => write([], [{ kind, id, set }]),
      ledger: () => ledgerOf({ db }, center.id),
    };
  };
}

type Entry = typeof auditEntries.$inferSelect & { readonly body: unknown };

/** Actions a server accepted on a center, in order, with their arguments: `path` with its query. */
export async function ledgerOf({ db }: Pick<RunningServer, 'db'>, center: number): Promise<readonly Entry[]> {
  const rows = await db
    .select({ entry: auditEntries, query: auditRequests.query, body: auditRequests.body })
    .from(auditEntries)
    .leftJoin(auditRequests, eq(auditRequests.entry_id, auditEntries.id))
    .where(eq(auditEntries.center_id, center))
    .orderBy(auditEntries.id);
  return rows.map(({ entry, query, body }) => ({
    ...entry,
    path: query === null ? entry.path : `${entry.path}?${query}`,
    body,
  }));
}

/** The orders of a center: the name of each on the board, and its status. */
export async function ordersOf({ db }: Pick<RunningServer, 'db'>, center: number) {
  const rows = await db
    .select({ name: orders.random_id, status: orders.status })
    .from(orders)
    .where(eq(orders.center_id, CenterId.parse(center)));
  return rows.map(({ name, status }) => ({ name: name ?? '', status: status ?? '' }));
}
