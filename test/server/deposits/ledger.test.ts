import { asc, desc, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { insertDeposits } from '../../../server/src/db/deposits/write-deposits.ts';
import { depositEntries, depositMovements, driverDeposits } from '../../../server/src/db/schema/deposits.ts';
import { depositProducts } from '../../../server/src/world/goods/deposit-products.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { ClientDebt, DepositSummary, DriverDeposit } from '../../../src/domain/deposit/deposit.ts';
import { possessedQuantity } from '../../../src/domain/deposit/quantities.ts';
import { readBoard } from '../../contract/board.ts';
import type { Answer, Client } from '../../contract/client.ts';
import { wholeOr } from '../../setup/whole.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { ledgerFaults, movementCount } from './ledger.ts';
import { type Account, type Call, Model } from './model.ts';

// Whatever is asked of the ledger, over HTTP: on the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
const place = DATABASE_URL ? 'PostgreSQL' : 'the embedded database';
const centers = [9, 12].map((id) => CenterId.parse(id));
const products = depositProducts.slice(0, 2).map(({ product }) => product);

let server: OwnServer;
let api: Client;
/** Who never had deposits: one here, two there, so that what they move may come from either center. */
let drivers: readonly number[];
let model: Model;
const accounts: Account[] = [];
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL });
  api = await server.as('superadmin');
  const known = await server.db.selectDistinct({ id: driverDeposits.driver_id }).from(driverDeposits);
  const had = new Set<number>(known.map(({ id }) => id));
  const boards = await Promise.all(centers.map((center) => readBoard(api, center)));
  drivers = boards.flatMap(({ load }, at) =>
    (load.drivers ?? [])
      .filter(({ id, processing, updating }) => !had.has(id) && !processing && !updating)
      .slice(0, at + 1)
      .map(({ id }) => id),
  );
  expect(drivers.length).toBe(3);
  model = new Model(accounts);
});
afterAll(() => server.close());

let lastId = 5_000_000;

/** Two clients more, who paid deposits on orders in both centers. */
async function someClients(): Promise<readonly number[]> {
  lastId += 100;
  const users = [lastId, lastId + 1];
  const theirs = users.flatMap((user, at) =>
    products.flatMap(({ id: product }) =>
      centers.map((center, place): Account => {
        lastId += 1;
        return { ...{ deposit: lastId, user, product, center }, order: user * 10 + place, bought: 2 + at + place };
      }),
    ),
  );
  const userDeposits = theirs.map(({ deposit, user, product, center, order, bought }) => ({
    ...{ id: deposit, center_id: CenterId.parse(center), product_id: product, user_id: user, order_id: order },
    ...{ quantity: bought, created_at: '2026-03-01T10:00:00Z' },
  }));
  await server.db.transaction((tx) => insertDeposits(tx, { depositProducts: [], userDeposits, driverDeposits: [] }));
  accounts.push(...theirs);
  return users;
}

/** A call on the third driver, the second client and so on, whoever they are. */
type Pick = { readonly [K in 'driver' | 'user' | 'product' | 'other' | 'at' | 'quantity']: number };

const aCall = fc.record({
  kind: fc.constantFrom<Call['kind']>(
    ...(['receive', 'receive', 'receive', 'handBack', 'handBack', 'return', 'return'] as const),
    ...(['returnOrder', 'cancelReturned', 'cancelReceived'] as const),
  ),
  driver: fc.nat({ max: 2 }),
  user: fc.nat({ max: 1 }),
  product: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: -3, max: 5 }),
  other: fc.integer({ min: -1, max: 3 }),
  at: fc.nat({ max: 5 }),
});

const idAt = (ids: readonly number[], at: number) => ids[at] ?? 0;

function callOf(drawn: Pick & { readonly kind: Call['kind'] }, users: readonly number[]): Call {
  const { kind, at, quantity, other } = drawn;
  const driver = idAt(drivers, drawn.driver);
  const user = idAt(users, drawn.user);
  const product = products[drawn.product]?.id ?? 0;
  switch (kind) {
    case 'receive':
    case 'handBack':
      return { kind, driver, user, product, quantity };
    case 'return':
      return {
        kind,
        driver,
        quantities: { [product]: quantity, ...(other >= 0 ? { [products[0]?.id ?? 0]: other } : {}) },
      };
    case 'returnOrder':
      return { kind, driver, order: user * 10 + (at % 2) };
    default:
      return { kind, at };
  }
}

const services = {
  ...{ receive: 'receive_from', handBack: 'return_to', return: 'bulk_return_to', returnOrder: 'return_order_to' },
  ...{ cancelReturned: 'cancel_returned', cancelReceived: 'cancel_received' },
} as const;

const labelOf = (id: number) => products.find((product) => product.id === id)?.deposit_label ?? '';

/** The body of a call; null for a cancellation of what there is not yet. */
function bodyOf(call: Call): object | null {
  switch (call.kind) {
    case 'receive':
    case 'handBack':
      return { driver_id: call.driver, user_id: call.user, product_id: call.product, quantity: call.quantity };
    case 'return': {
      const labels = Object.entries(call.quantities).map(([id, quantity]) => [labelOf(Number(id)), quantity]);
      return { driver_id: call.driver, returned_by_label: Object.fromEntries(labels) };
    }
    case 'returnOrder':
      return { driver_id: call.driver, order_id: call.order };
    default: {
      const it = model.aimed(call);
      if (!it) return null;
      const which = { deposit_driver_id: it.id, center_id: it.center };
      return call.kind === 'cancelReceived' ? { ...which, deposit_user_id: it.deposit } : which;
    }
  }
}

const send = (kind: Call['kind'], body: object): Promise<Answer> => api.post(`/depositdriver/${services[kind]}/`, body);

/** The movements of drivers entered after this one. */
const enteredAfter = (last: number) =>
  server.db
    .select({
      ...{ id: driverDeposits.id, driver: driverDeposits.driver_id, product: driverDeposits.product_id },
      ...{ center: driverDeposits.center_id, deposit: driverDeposits.deposit_user_id, cancels: driverDeposits.cancels },
      ...{ movement: driverDeposits.movement, quantity: driverDeposits.quantity, by: driverDeposits.done_by },
    })
    .from(driverDeposits)
    .where(gt(driverDeposits.id, last))
    .orderBy(asc(driverDeposits.id));

async function lastMovement(): Promise<number> {
  const [last] = await server.db
    .select({ id: depositMovements.id })
    .from(depositMovements)
    .orderBy(desc(depositMovements.id))
    .limit(1);
  return last?.id ?? 0;
}

describe(`the ledger of deposits on ${place}`, { timeout: 180_000 }, () => {
  it('DSP-784 DSP-798 DSP-912 moves what there is and no more, and adds up, whatever is asked', async () => {
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(aCall, { minLength: 8, maxLength: 30 }), async (drawn) => {
        const users = await someClients();
        for (const one of drawn) {
          const call = callOf(one, users);
          const body = bodyOf(call);
          if (!body) continue;
          const [isAllowed, moves] = [model.allows(call), model.moves(call)];
          const last = await lastMovement();
          const { status, body: answer } = await send(call.kind, body);
          const entered = await enteredAfter(last);
          expect({ call, status }).toEqual({ call, status: isAllowed ? 200 : 400 });
          expect(model.enter(entered)).toBe(isAllowed ? moves : 0);
          if (isAllowed)
            expect(
              z
                .array(DriverDeposit)
                .parse(answer)
                .map(({ id }) => id),
            ).toEqual(entered.map(({ id }) => id));
          else expect(entered.length, 'of what was refused nothing is written').toBe(0);
          expect(isAllowed ? '' : z.object({ error: z.string() }).parse(answer).error).toMatch(isAllowed ? /^$/ : /\S/);
          done.set(`${call.kind} ${status}`, (done.get(`${call.kind} ${status}`) ?? 0) + 1);
        }
        expect(await ledgerFaults(server.db)).toEqual([]);
        await tellsTheSame(users);
      }),
      // Drawn once for all, so that each call comes to be accepted and refused; the next test draws anew.
      { numRuns: 8, endOnFailure: true, seed: 7 },
    );
    // Every call was accepted now and then, and refused.
    for (const kind of Object.keys(services))
      expect([done.get(`${kind} 200`), done.get(`${kind} 400`)]).not.toContain(undefined);
  });

  it('DSP-784 DSP-912 keeps to it when several are asked at once, of both centers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aCall, { minLength: 12, maxLength: 24 }), async (drawn) => {
        const users = await someClients();
        for (let from = 0; from < drawn.length; from += 4) {
          const last = await lastMovement();
          const asked = drawn.slice(from, from + 4).flatMap((one) => {
            const call = callOf(one, users);
            const body = bodyOf(call);
            // Each twice: the second finds what the first left.
            return body
              ? [
                  { kind: call.kind, body },
                  { kind: call.kind, body },
                ]
              : [];
          });
          const answers = await Promise.all(asked.map(({ kind, body }) => send(kind, body)));
          expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
          model.enter(await enteredAfter(last));
        }
        expect(await ledgerFaults(server.db)).toEqual([]);
        await tellsTheSame(users);
      }),
      { numRuns: wholeOr(4, 2), endOnFailure: true },
    );
  });

  /** The reads tell what the paper does: of drivers, and of clients. */
  async function tellsTheSame(users: readonly number[]) {
    for (const center of centers) {
      const { body } = await api.get('/depositdriver/by_driver/', { query: { center_id: center } });
      for (const { nb_deposit, ...counted } of z.array(DepositSummary).parse(body)) {
        expect(nb_deposit).toBe(possessedQuantity(counted));
        if (!drivers.includes(counted.id)) continue;
        expect(nb_deposit).toBe(products.reduce((sum, { id }) => sum + model.driverHas(counted.id, id, center), 0));
      }
    }
    for (const user of users) {
      const { body } = await api.get('/deposituser/current/', { query: { user_id: user } });
      const told = z.array(ClientDebt).parse(body);
      for (const { id, deposit_unit_price_cents: cents } of products) {
        const held = accounts.filter((it) => it.user === user && it.product === id).map(model.clientHas);
        const quantity = held.reduce((sum, it) => sum + it, 0);
        const debt = told.find(({ product_id }) => product_id === id);
        expect(debt?.quantity ?? 0).toBe(quantity);
        expect(Math.round((debt?.amount ?? 0) * 100)).toBe(quantity * cents);
        expect(debt?.orders?.length ?? 0).toBe(held.filter((it) => it > 0).length);
      }
    }
  }

  it('is only ever added to, and takes no movement that does not add up', async () => {
    const before = await movementCount(server.db);
    const id = await lastMovement();
    await expect(server.db.delete(depositEntries)).rejects.toThrow();
    await expect(server.db.update(depositMovements).set({ author_id: null })).rejects.toThrow();
    await expect(
      server.db
        .insert(depositEntries)
        .values({ movement_id: id, driver_id: null, stock_center_id: centers[0] ?? null, quantity: 1 }),
    ).rejects.toThrow();
    expect(await movementCount(server.db)).toBe(before);
    expect(await ledgerFaults(server.db)).toEqual([]);
  });
});
