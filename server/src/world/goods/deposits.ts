import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Driver, DriverId } from '../../../../src/domain/driver/driver.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { hourMs, iso, minuteMs } from '../clock.ts';
import { publicNumber } from '../orders/orders.ts';
import { drawName, shortName } from '../people/names.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { depositProducts } from './deposit-products.ts';

/** A deposit a client paid with an order, which may be deleted already. */
export interface UserDeposit {
  readonly id: number;
  readonly center_id: CenterId;
  readonly product_id: number;
  readonly user_id: number;
  readonly user_name: string | null;
  readonly order_id: number;
  readonly order_random_id: string;
  readonly quantity: number;
  readonly created_at: string;
}

/** A driver's receipt, return or correction; for a correction, `cancels` is the movement and `quantity` is negative. */
export interface WorldDeposit {
  readonly id: number;
  readonly center_id: CenterId;
  readonly driver_id: DriverId;
  readonly product_id: number;
  readonly movement: 'receipt' | 'return';
  readonly quantity: number;
  readonly cancels: number | null;
  readonly deposit_user_id: number | null;
  readonly done_by: string | null;
  readonly created_at: string;
}

export interface Deposits {
  readonly userDeposits: UserDeposit[];
  readonly driverDeposits: WorldDeposit[];
}

interface Buyer {
  readonly id: number;
  readonly name: string | null;
}

interface Crew {
  readonly drivers: readonly Driver[];
  readonly tasks: readonly Task[];
}

/**
 * Habits of drivers, in this order, again and again: some never had deposits, some returned all, one has had very many.
 */
const habits = ['many', 'none', 'owes', 'settled', 'corrected', 'none', 'owes', 'settled'] as const;
type Habit = (typeof habits)[number];

const receiptsOf: Readonly<Record<Habit, readonly [number, number]>> = {
  none: [0, 0],
  many: [14, 22],
  owes: [2, 5],
  settled: [1, 3],
  corrected: [3, 5],
};

/** The deposits of a center in the last two weeks. */
export function makeDeposits(scene: Scene, { drivers, tasks }: Crew): Deposits {
  const clients = clientsOf(tasks);
  if (clients.length === 0) return { userDeposits: [], driverDeposits: [] };
  const userDeposits: UserDeposit[] = [];
  const driverDeposits: WorldDeposit[] = [];
  drivers.forEach((driver, at) => {
    const habit = habits[at % habits.length] ?? 'none';
    const [fewest, most] = receiptsOf[habit];
    for (let left = scene.random.int(fewest, most); left > 0; left--) {
      const sold = sellDeposit(scene, pastOrder(scene, scene.random.pick(clients)));
      userDeposits.push(sold);
      driverDeposits.push(...collect(scene, { driver, sold, habit }));
    }
  });
  // Most sold products are still with clients.
  for (const client of clients.slice(0, Math.ceil(clients.length / 4))) {
    const order = pastOrder(scene, client);
    for (let left = scene.random.int(1, 3); left > 0; left--) userDeposits.push(sellDeposit(scene, order));
  }
  return { userDeposits, driverDeposits };
}

/** Clients with purchases, without duplicates. */
function clientsOf(tasks: readonly Task[]): Buyer[] {
  const byId = new Map<number, Buyer>();
  for (const { client } of tasks) if (client?.id) byId.set(client.id, { id: client.id, name: client.name ?? null });
  return [...byId.values()];
}

type PastOrder = Pick<UserDeposit, 'user_id' | 'user_name' | 'order_id' | 'order_random_id' | 'created_at'>;

/** An order a client had before the drivers collected: its id is below those of the day. */
const pastOrder = ({ random, nowMs }: Scene, client: Buyer): PastOrder => ({
  user_id: client.id,
  user_name: client.name,
  order_id: random.int(46_000_000, 48_000_000),
  order_random_id: publicNumber(random),
  created_at: iso(nowMs - random.int(15, 40) * 24 * hourMs),
});

const sellDeposit = ({ center, nextId, random }: Scene, order: PastOrder): UserDeposit => ({
  ...order,
  id: nextId('userDeposit'),
  center_id: center.id,
  product_id: random.weighted(depositProducts.map(({ product, share }) => [product.id, share] as const)),
  quantity: random.int(1, 6),
});

interface Collected {
  readonly driver: Driver;
  readonly sold: UserDeposit;
  readonly habit: Habit;
}

/** A receipt of one client's products, and what followed by the driver's habit. */
function collect(scene: Scene, { driver, sold, habit }: Collected): WorldDeposit[] {
  const { random, nowMs } = scene;
  const atMs = nowMs - random.int(90, 14 * 24 * 60) * minuteMs;
  const move = movements(scene, driver, sold);
  const received = move('receipt', random.int(1, sold.quantity), atMs, null);
  const rows = [received];
  const correct = (of: WorldDeposit, quantity: number) => {
    if (quantity > 0) rows.push(move(of.movement, -quantity, Date.parse(of.created_at) + 10 * minuteMs, of.id));
  };
  if (habit === 'corrected' || (habit === 'many' && random.chance(0.15)))
    correct(received, random.int(1, received.quantity));
  const kept = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const given = givenBack(habit, kept, random);
  if (given === 0) return rows;
  const returned = move('return', given, Math.min(atMs + random.int(1, 40) * hourMs, nowMs - 20 * minuteMs), null);
  rows.push(returned);
  if (habit !== 'settled' && random.chance(0.25)) correct(returned, random.int(1, given));
  return rows;
}

function givenBack(habit: Habit, kept: number, random: Random): number {
  if (habit === 'settled' || kept === 0) return kept;
  return habit === 'many' && random.chance(0.8) ? kept : random.int(0, Math.floor(kept / 2));
}

const movements =
  ({ center, nextId, random }: Scene, driver: Driver, sold: UserDeposit) =>
  (movement: WorldDeposit['movement'], quantity: number, atMs: number, cancels: number | null): WorldDeposit => ({
    id: nextId('driverDeposit'),
    center_id: center.id,
    driver_id: driver.id,
    product_id: sold.product_id,
    movement,
    quantity,
    cancels,
    deposit_user_id: movement === 'receipt' ? sold.id : null,
    done_by: shortName(drawName(random)),
    created_at: iso(atMs),
  });
