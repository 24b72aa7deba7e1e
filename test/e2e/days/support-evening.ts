import { customers } from '../../../server/src/db/schema/customers.ts';
import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import { orderLines, orderSheets, products } from '../../../server/src/db/schema/sheets.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { Scene } from '../../hands/scene.ts';
import type { WorkerFixtures } from '../fixtures.ts';
import type { Named } from '../hands/dispatcher.ts';

const place = { street: 'Rue Marcadet', postal_code: '75018', city: 'Paris', latitude: 48.891, longitude: 2.349 };

/** Who calls: as the search finds him. */
export interface Caller {
  readonly id: CustomerId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly order: Named;
}

export type SupportEvening = Awaited<ReturnType<typeof aSupportEvening>>;

/** Ten customers of one center, each with the order he calls for. */
export async function aSupportEvening(scene: Scene, { db }: WorkerFixtures['server']) {
  const first = scene.center * 1_000 + 900;
  let called = 0;

  const caller = async (
    [first_name, last_name]: readonly [string, string],
    orderName: string,
    fields: Parameters<Scene['order']>[2],
    task: Parameters<Scene['order']>[1] = {},
  ): Promise<Caller> => {
    called += 1;
    const id = CustomerId.parse(first + called);
    const name = `${first_name} ${last_name}`;
    const email = `${last_name.toLowerCase()}.${id}@courriel.example`;
    // Four figures of the center, so that nobody else has the number.
    const phone = `07 8${called % 10} 55 ${String(scene.center).replace(/(\d\d)(?=\d\d$)/, '$1 ')}`;
    await db.insert(customers).values({ id, first_name, last_name, email, phone_number: phone, data: {} });
    await db.insert(clientContacts).values({ client_id: id, phone });
    const address = { id, street_number: String(called), ...place };
    const { order } = await scene.order(
      orderName,
      { client: { id, name }, address, ...task },
      { shipping_address: address, ...fields },
    );
    await db.insert(orderSheets).values({ order_id: OrderId.parse(order.id), customer_id: id, data: {} });
    return { id, name, email, phone, order: { id: order.id, name: orderName } };
  };

  const buys = async ({ order }: Caller, selling_name: string, status: string) => {
    const id = order.id + 50;
    await db.insert(products).values({
      ...{ id, selling_name, logistic_title: selling_name, pack: '1', pack_size: 1, stock: 12 },
      ...{ price_cents: 240, weight_grams: 500, selling_method: 'unit', area: 'Frais', shelf: 'A', tier: '1' },
    });
    await db.insert(orderLines).values({
      ...{ order_id: OrderId.parse(order.id), product_id: id, quantity: 2, unit_price_cents: 240, status },
    });
  };

  const tardy = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) };
  const crates = { crates: [{ id: 1, code: '12-34' }], number_of_crates: 1 };
  const callers = {
    known: await caller(['Apolline', 'Vasseur'], 'CONNUE', { status: 'received' }),
    late: await caller(['Basile', 'Quentin'], 'RETARD', tardy, tardy),
    moved: await caller(['Capucine', 'Thibault'], 'ADRESSE', {}),
    forgot: await caller(['Damien', 'Ollivier'], 'OUBLI', { status: 'received' }),
    damaged: await caller(['Eugénie', 'Lhermitte'], 'CAGETTE', { status: 'prep', ...crates }),
    again: await caller(['Firmin', 'Delcourt'], 'REFAIRE', { status: 'received' }),
    tonight: await caller(['Gaspard', 'Noirot'], 'MINUIT', {}),
    blocked: await caller(['Honorine', 'Pasquet'], 'BLOQUEE', { status: 'blocked' }),
    leaving: await caller(['Isidore', 'Rambaud'], 'EFFACER', { status: 'received' }),
    back: await caller(['Joséphine', 'Carlier'], 'RAPPEL', {}),
  };
  await buys(callers.damaged, 'Yaourt nature', 'todo');
  await buys(callers.again, 'Beurre demi-sel', 'done');
  return callers;
}
