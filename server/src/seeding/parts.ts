import { insertCourierJobs, startJobIds } from '../couriers/records.ts';
import { insertFloor, startFloorIds } from '../db/center/floor.ts';
import { insertTrolleyMoves } from '../db/center/trolleys.ts';
import { insertStatements } from '../db/connection/statements.ts';
import { insertClientele } from '../db/customers/clientele.ts';
import { insertTransactions } from '../db/customers/transactions.ts';
import { insertMessaging } from '../db/customers/write-contacts.ts';
import { insertCustomers } from '../db/customers/write-customers.ts';
import { insertDemands } from '../db/demands/write-demands.ts';
import { insertDeposits } from '../db/deposits/write-deposits.ts';
import { insertYesterday } from '../db/past-day/write-yesterday.ts';
import { insertLatestPresences, insertPresentNow, insertRates } from '../db/presences/past-presences.ts';
import { products } from '../db/schema/sheets.ts';
import { insertSheets } from '../db/sheets/write-sheets.ts';
import { insertStores } from '../stores/records.ts';
import { makeDemands } from '../world/demands.ts';
import { catalogue } from '../world/goods/catalogue.ts';
import { depositProducts } from '../world/goods/deposit-products.ts';
import { makeDeposits } from '../world/goods/deposits.ts';
import { makeFloor } from '../world/goods/floor.ts';
import { makeTrolleyMoves } from '../world/goods/trolleys.ts';
import { countIds } from '../world/ids.ts';
import { sheetsOf } from '../world/orders/sheets.ts';
import { bagsTaken } from '../world/orders/statements.ts';
import { transactionsOf } from '../world/orders/transactions.ts';
import { customersOf } from '../world/people/customers.ts';
import { makeStores } from '../world/stores.ts';
import { centerPart, type WorldPart } from './part.ts';

const deposits = centerPart({
  name: 'deposits',
  begin: (random) => {
    const nextId = countIds(random.fork('deposit ids'));
    return (place, day) => makeDeposits({ ...place, nextId }, day);
  },
  store: (tx, made) =>
    insertDeposits(tx, {
      depositProducts: depositProducts.map(({ product }) => product),
      userDeposits: made.flatMap(({ userDeposits }) => userDeposits),
      driverDeposits: made.flatMap(({ driverDeposits }) => driverDeposits),
    }),
});

const demands = centerPart({
  name: 'demands',
  begin: (random) => {
    const nextId = countIds(random.fork('demand ids'));
    return (place, day) => makeDemands({ ...place, nextId }, day);
  },
  store: (tx, made) =>
    insertDemands(tx, {
      extraCosts: made.flatMap(({ extraCosts }) => extraCosts),
      extraCostDemands: made.flatMap(({ extraCostDemands }) => extraCostDemands),
    }),
});

const trolleyMoves = centerPart({
  name: 'trolleys',
  begin: () => (place) => makeTrolleyMoves(place),
  store: (tx, made) => insertTrolleyMoves(tx, made.flat()),
});

const stores = centerPart({
  name: 'stores',
  begin: () => (place, day) => makeStores(place, day),
  store: async (tx, made) => {
    for (const each of made) await insertStores(tx, each);
  },
});

const floor = centerPart({
  name: 'floor',
  begin: (random) => {
    const nextId = countIds(random.fork('floor ids'));
    return (place, day) => makeFloor({ ...place, nextId }, day);
  },
  store: async (tx, made) => {
    for (const each of made) await insertFloor(tx, each);
    await startFloorIds(tx);
  },
});

const customers: WorldPart = { seed: (tx, { world, nowMs }) => insertCustomers(tx, customersOf(world.tasks, nowMs)) };

const sheets: WorldPart = {
  seed: async (tx, { world, nowMs }) => {
    await tx.insert(products).values([...catalogue]);
    const made = sheetsOf(world.tasks, world.orders, world.pastOrders);
    await insertSheets(tx, made);
    await insertTransactions(tx, transactionsOf(made, nowMs));
  },
};

const messaging: WorldPart = { seed: (tx, { world }) => insertMessaging(tx, world) };

const bags: WorldPart = { seed: (tx, { world }) => insertStatements(tx, bagsTaken(world)) };

const couriers: WorldPart = {
  seed: async (tx, { world }) => {
    await insertCourierJobs(tx, world.docks);
    await startJobIds(tx);
  },
};

/** The other customers, who are on no board of today: a few thousand, fewer in a small world. */
const clientele: WorldPart = {
  seed: (tx, { world, nowMs }) =>
    insertClientele(tx, { seed: world.seed, nowMs, count: Math.min(2_000, world.orders.length * 8) }),
};

/** Presences of the last days, of which the earlier ones follow while the world runs, and who is present now. */
const presences: WorldPart = {
  seed: async (tx, { world: { seed }, nowMs }) => {
    await insertRates(tx, nowMs);
    await insertLatestPresences(tx, { seed, nowMs, days: 45 });
    await insertPresentNow(tx);
  },
};

/** The evening before, as a server that was up then has it. */
const yesterday: WorldPart = { seed: (tx, { world }) => insertYesterday(tx, world.pastRounds, world) };

/**
 * All data of a world beside its boards, in the order in which they are stored: customers come before their payments.
 */
export const worldParts: readonly WorldPart[] = [
  deposits,
  demands,
  customers,
  sheets,
  messaging,
  bags,
  trolleyMoves,
  couriers,
  stores,
  floor,
  clientele,
  presences,
  yesterday,
];
