import type { Locator, Page } from '@playwright/test';
import type { CommandName } from '../../../src/domain/commands.ts';
import { windows } from '../../../src/views/shell/windows/all.tsx';
import { samples } from '../../actions/samples.ts';
import { aCost, aPresence, karim, logsAnswer } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import type { Board } from '../../hands/board.ts';
import { oil } from '../../hands/bought.ts';
import { bottle, handBack, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import { paidOrder } from '../../hands/paid-order.ts';
import { floorOf } from '../../hands/people.ts';
import { Sheet } from '../../hands/sheet.ts';
import { aTruck } from '../../hands/truck.ts';
import { type Fixtures, startAt } from '../fixtures.ts';

export type Hands = Pick<Fixtures, 'scene' | 'server' | 'page' | 'network' | 'makeScene'> & { readonly board: Board };

/** The place of an action: the world where it stands, and how it is opened there. */
export interface Place {
  /** The arguments that say what it is about, in this world. */
  readonly args: object;
  /** Opens it as anew, as after a reload; what a press of `send` would begin. */
  open(): Promise<void>;
  readonly send: () => Locator;
  /** The path of its call, where a press of `send` is all it takes and the very action is lost. */
  readonly loses?: string;
}

type Laid = (hands: Hands) => Promise<Place>;

/** The window that does the action again by its declaration, else the one named, over this screen. */
async function windowAt(page: Page, path: string, name: CommandName, args: object, dialog?: string): Promise<void> {
  const sample = samples.find((it) => it.name === name);
  const about = { ...(sample?.args as object), ...args };
  const query = windows
    .flatMap(({ again }) => again.filter((it) => it.command === name).map((it) => it.query(about as never, 'none')))
    .find((it) => it !== null);
  if (!query && !dialog) throw new Error(`No window declares ${name}`);
  const said = Object.entries(query ?? {}).filter(([key, value]) => value !== null && key !== 'replaces');
  await page.goto(`${path}?${new URLSearchParams(query ? (said as [string, string][]) : dialog)}`);
}

const submit = (page: Page) => page.getByRole('dialog').locator('[type="submit"]');

/** A window of an order that was paid and delivered, over its sheet. */
const ofPaidOrder =
  (name: CommandName, { method = 'stripe' } = {}): Laid =>
  async ({ scene, server, page }) => {
    const { id } = await paidOrder(scene, server, 'PAYEE', { method });
    const args = { orderId: id };
    return { args, open: () => windowAt(page, `/support/order/${id}/`, name, args), send: () => submit(page) };
  };

const inPanel = (page: Page, name: RegExp | string) => () => page.getByRole('button', { name }).first();

/** The file of a customer, on a tab; his answers are canned. */
const ofCustomer =
  (tab: string, answers: Readonly<Record<string, unknown>>, button: RegExp | string, args: object = {}): Laid =>
  async ({ page, network }) => {
    const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
    network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
    network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
    for (const [path, body] of Object.entries(answers)) network.intercept({ path, method: 'GET' }, refusal(200, body));
    return {
      args: { userId: 77, ...args },
      async open() {
        await page.goto('/support/user/77/g%40courriel.example/');
        await page.getByRole('tab', { name: tab }).click();
      },
      send: inPanel(page, button),
    };
  };

const danger = (button: string) => ofCustomer('Divers', {}, button);

/** Deposits of a driver: what he took, what he gave back. */
async function deposits({ scene, server }: Hands) {
  const ali = await scene.driver('Ali Dutour');
  const first = await someDeposits(
    server,
    scene,
    [bottle.id],
    [receipt(ali.id, bottle.id, 6), handBack(ali.id, bottle.id, 2)],
  );
  const round = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: ali.id });
  await scene.order('RONDE1', { dock: round.id, dock_rank: 1, client: { id: scene.center, name: 'Léa Roux' } });
  return { driver: ali.id, movements: [first, first + 1], client: scene.center, sold: first };
}

const ofDriverDeposits =
  (args: (of: Awaited<ReturnType<typeof deposits>>) => object, name: RegExp | string, tab?: string): Laid =>
  async (hands) => {
    const of = await deposits(hands);
    const { page } = hands;
    return {
      args: { driverId: of.driver, ...args(of) },
      async open() {
        await page.goto(`/dispatch?dialog=driverDeposits&driver=${of.driver}`);
        if (tab) await page.getByRole('tab', { name: tab }).click();
        if (tab !== 'Remise par un client') return;
        await page.getByRole('combobox', { name: 'Client' }).click();
        await page.getByRole('option', { name: 'Léa Roux' }).click();
      },
      send: inPanel(page, name),
    };
  };

const ofClientDeposits =
  (args: (of: Awaited<ReturnType<typeof deposits>>) => object, name: RegExp | string, show?: string): Laid =>
  async (hands) => {
    const of = await deposits(hands);
    const { page } = hands;
    return {
      args: { driverId: of.driver, userId: of.client, ...args(of) },
      async open() {
        await page.goto(`/dispatch?dialog=clientDeposits&client=${of.client}&driver=${of.driver}`);
        if (show) await page.getByRole('button', { name: show }).first().click();
      },
      send: inPanel(page, name),
    };
  };

/** The deposits of a customer in his file. */
const ofFileDeposits =
  (args: (of: Awaited<ReturnType<typeof deposits>>) => object, name: RegExp | string, show?: string): Laid =>
  async (hands) => {
    const of = await deposits(hands);
    const { page, network, scene } = hands;
    const email = 'lea@courriel.example';
    const customer = { id: scene.center, first_name: 'Léa', last_name: 'Roux', email };
    network.intercept({ path: `/users/${scene.center}/support-info/` }, refusal(200, customer));
    network.intercept({ path: `/processing-orders/?user_id=${scene.center}` }, refusal(200, []));
    return {
      args: { userId: scene.center, ...args(of) },
      async open() {
        await page.goto(`/support/user/${scene.center}/${encodeURIComponent(email)}/`);
        await page.getByRole('tab', { name: 'Consignes' }).click();
        if (show) await page.getByRole('button', { name: show }).click();
      },
      send: inPanel(page, name),
    };
  };

/** The month of a driver, as the logs room shows it. */
const ofMonth =
  (month: object, args: object, button: RegExp | string, send: (page: Page) => Locator): Laid =>
  async ({ page, network }) => {
    network.intercept(
      { path: '/driver-logs/', method: 'GET' },
      refusal(200, logsAnswer([aPresence(1, { date: '2026-10-08' }), aCost(50_310, { date: '2026-10-09' })])),
    );
    network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months: [aMonth(month)] }));
    return {
      args: { driverId: karim.id, driverName: karim.name, month: '2026-10', ...args },
      async open() {
        await page.goto('/logs/driver/71/month/2026-10');
        await page.getByRole('button', { name: button }).first().click();
      },
      send: () => send(page),
    };
  };

/** An order of the dispatch board, in the window of this address. */
const ofTask =
  (name: CommandName, dialog: string, button: RegExp): Laid =>
  async ({ scene, page }) => {
    const { order, task } = await scene.order('PONT');
    const args = { orderId: order.id, taskId: task.id };
    const query = dialog.replaceAll('{order}', String(order.id)).replaceAll('{task}', String(task.id));
    return {
      args,
      open: () => windowAt(page, '/dispatch', name, args, query),
      send: () => page.getByRole('dialog').getByRole('button', { name: button }).first(),
    };
  };

const demand: Laid = async ({ scene, page }) => {
  const ali = await scene.driver('Ali Dutour', { hourly_rate: 15 });
  const { id } = await scene.demand(ali, { demand_type: 3 });
  const args = { demandId: id, driverId: ali.id };
  return {
    args,
    open: () => page.goto('/driver_extra_cost_demands').then(() => undefined),
    send: () =>
      page
        .getByRole('row')
        .getByRole('button', { name: /^Refusé/ })
        .first(),
  };
};

const lateOrder =
  (name: CommandName, task: object, order: object): Laid =>
  async ({ scene, page }) => {
    const slot = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30), eta: null };
    const made = await scene.order('TARD', { ...slot, ...task }, order);
    const args = { orderId: made.order.id, taskId: made.task.id };
    return { args, open: () => windowAt(page, '/dispatch', name, args), send: () => submit(page).last() };
  };

const cameBack = async ({ scene }: Hands, status: string) => {
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-90), locked_at: scene.at(-95) });
  return scene.order('RETOUR', { status: 'shipping', dock: round.id, dock_rank: 1 }, { status });
};

const returned =
  (status: string, button: string): Laid =>
  async (hands) => {
    const { order, task } = await cameBack(hands, status);
    const { page } = hands;
    return {
      args: { orderId: order.id, taskId: task.id },
      open: () => page.goto(`/dispatch?dialog=returned&order=${order.id}`).then(() => undefined),
      send: () => page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${button}`) }),
    };
  };

/** A round with one order on the board, which its courier has in hand or not. */
const ofRound =
  ({
    dock = {},
    send,
    query,
  }: {
    dock?: object;
    send: (page: Page) => Locator;
    query?: (dock: number) => string;
  }): Laid =>
  async ({ scene, page }) => {
    const round = await scene.dock(dock);
    const { task } = await scene.order('PONT', { dock: round.id, dock_rank: 1 });
    return {
      args: { dockId: round.id, taskIds: [task.id] },
      open: () => page.goto(`/dispatch${query ? `?${query(round.id)}` : ''}`).then(() => undefined),
      send: () => send(page),
    };
  };

/** The sheet of a paid order whose answer has more: a refund nobody knows of, a proposal. */
const ofSheet =
  (more: (id: number) => object, args: object, button: RegExp, radio: RegExp): Laid =>
  async ({ scene, server, page, network }) => {
    const { id } = await paidOrder(scene, server, 'PAYEE');
    const path = new RegExp(`/processing-orders/${id}/(\\?|$)`);
    network.intercept(
      { path, method: 'GET' },
      rewritten((json) => ({ ...(json as object), ...more(id) })),
    );
    return {
      args: { orderId: id, ...args },
      async open() {
        await page.goto(`/support/order/${id}/`);
        await page.getByRole('button', { name: button }).first().click();
        await page.getByRole('radio', { name: radio }).click();
      },
      send: () => submit(page),
    };
  };

const unknownPart = { id: 91, type: 'stripe', amount: 12, status: 'unknown', looks: 157, next_look_at: null };
const aRefund = { id: 4, amount: 12, type_label: 'Autre', created_at: '2026-03-09T10:00:00Z', parts: [unknownPart] };
const proposed = () => ({
  ...{ id: 51, kind: 'credit', amount: 64, type_label: 'Autre', notes: '', status: 'proposed' },
  ...{ created_at: new Date().toISOString(), expires_at: new Date(Date.now() + 80_000_000).toISOString() },
  ...{ done_by: { id: 99, first_name: 'Ana', last_name: 'Roux' }, seen_refunded: 0, seen_recredited: 0 },
});

const limit: Laid = async ({ scene, page }) => ({
  args: { center: scene.center, basis: { value: null } },
  async open() {
    startAt(scene);
    await page.goto('/support/money/propositions');
    await page.getByRole('button', { name: 'Changer la limite' }).click();
  },
  send: () => submit(page),
});

const incidentId = '7d3f3a52-6c8e-4d0e-9b6a-0a4b6a6f7d11';
const anIncident = (center: number) => ({
  ...{ id: incidentId, center_id: center, cause: 'round', about: 'tournée G104', why: 'Pont', type_label: 'Retard' },
  ...{ status: 'suspended', stops_at_refusal: true, customer_ceiling: 10, ceiling: 100 },
  ...{ prepared_at: '2026-03-09T10:00:00Z', prepared_by: { id: 99, first_name: 'Ana', last_name: 'Roux' } },
  items: [{ id: 31, order: { id: 1001, random_id: 'A12' }, customer_name: 'Léa', credit: 5.5, status: 'waiting' }],
});
const incidentToDecide: Laid = async ({ scene, page, network }) => {
  network.intercept({ path: `/incidents/${incidentId}/`, method: 'GET' }, refusal(200, anIncident(scene.center)));
  return {
    args: { id: incidentId },
    open: () => page.goto(`/support/incident/${incidentId}`).then(() => undefined),
    send: inPanel(page, /^Envoyer 1 crédit/),
  };
};
const incidentToPrepare: Laid = async ({ scene, page, network }) => {
  network.intercept({ path: '/incident-orders/' }, refusal(200, { orders: [] }));
  return {
    args: { center: scene.center },
    async open() {
      startAt(scene);
      await page.goto('/support/incident/nouveau');
    },
    send: inPanel(page, /^Préparer/),
  };
};

const address = { id: 78, user_id: 77, street_number: '9', street: 'Rue Bayen', postal_code: '75001', city: 'Paris' };

/** The correction of an address of whoever ordered, from the window of the order's address. */
const addressOfOrder: Laid = async ({ scene, page, network }) => {
  const client = { id: scene.center, name: 'Léa Roux' };
  const { order } = await scene.order('PONT', { client }, { shipping_address: address });
  network.intercept({ path: '/admin-addresses/', method: 'GET' }, refusal(200, [address]));
  return {
    args: { orderId: order.id, addressId: 78 },
    async open() {
      await page.goto(`/dispatch?dialog=address&order=${order.id}`);
      await page.getByRole('radio').first().click();
      await page.getByRole('button', { name: "Corriger l'adresse choisie" }).click();
    },
    send: () => page.getByRole('button', { name: /^Corriger et livrer ici/ }),
  };
};

const stores: Laid = async ({ scene, page, network }) => {
  const store = { store_id: 's-1', store_name: 'Épicerie', store_type: 'GROCERY_STORE', status: 'ONLINE' };
  network.intercept({ path: '/uber-eats/store_statuses/' }, refusal(200, { store_statuses: [store] }));
  return {
    args: { storeId: 's-1', center: scene.center },
    open: () => page.goto('/uber-eats/orders/').then(() => undefined),
    send: () => page.getByRole('article', { name: 'Épicerie' }).getByRole('button', { name: /PAUSE/ }),
  };
};
const marketOrder: Laid = async ({ scene, page, network }) => {
  const order = { id: 1_001, random_id: 'A1', status: 'prepared', location: 'S06', bags: '2 + 1', fullname: 'Quentin' };
  const open = [{ id: 5_001, uber_type: 'uber_eats', pickup_time: '2026-03-10T10:45:00+01:00', order }];
  network.intercept(
    { path: '/api/uber-eats/orders/' },
    refusal(200, { current_orders: [], orders_to_regularize: open }),
  );
  return {
    args: { orderId: 1_001, center: scene.center },
    open: () => page.goto('/uber-eats/orders/').then(() => undefined),
    send: () => page.getByRole('row').getByRole('button', { name: /^Livrer/ }),
  };
};

const packer: Laid = async ({ server, scene, page }) => {
  const row = await floorOf(server, scene).packer('Adèle G.', {
    current_task_type: 21,
    last_started_at: scene.at(-10),
  });
  return {
    args: { nextId: row.id, center: scene.center },
    open: () => page.goto('/').then(() => undefined),
    send: inPanel(page, /^Arrêter la tâche d'Adèle/),
  };
};

const grouped =
  (button: string): Laid =>
  async ({ makeScene, page }) => {
    const home = {
      street: 'Rue de la Chapelle',
      postal_code: '75018',
      city: 'Paris',
      latitude: 48.8955,
      longitude: 2.36,
    };
    const scene = await makeScene({ address: home });
    return {
      args: { center: scene.center },
      open: () => page.goto(`/redirect/${scene.center}?u=/dispatch`).then(() => undefined),
      send: inPanel(page, button),
    };
  };

/** A courier's round, whose job has come so far. */
const ofJob = (status: string, button: RegExp) =>
  ofRound({
    dock: { dock_type: 'STUART', external_shipping_jobs: [{ id: 4, uuid: 'j4', status }] },
    send: (page) => page.getByRole('button', { name: button }).first(),
  });

const bags: Laid = async ({ scene, page }) => {
  const ali = await scene.driver('Ali Dutour');
  const args = { driverId: ali.id, driverName: 'Ali Dutour' };
  return { args, open: () => windowAt(page, '/dispatch', 'driver.moveBags', args), send: () => submit(page) };
};

/** An order whose crates have codes. */
const crates =
  (name: CommandName, send: (page: Page) => Locator): Laid =>
  async ({ makeScene, page }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    const { order } = await scene.order('PONT', {}, { crates: [{ id: 8, code: '12-34' }] });
    const args = { orderId: order.id, center: scene.center };
    return {
      args,
      open: () => windowAt(page, '/dispatch', name, args, `dialog=crates&order=${order.id}`),
      send: () => send(page),
    };
  };

/** The stock of a zone of an order, in the popover of its badge. */
const zoneStock: Laid = async ({ scene, page }) => {
  const zoneId = 902;
  const pseudo_zones = [{ id: zoneId, name: 'Sec', is_active: true, bag_apart: false }];
  await scene.change('metas', { id: scene.center }, { pseudo_zones });
  const status = { pseudozone_id: zoneId, is_done: false, count_item_match: 8 };
  const { order } = await scene.order('PONT', { logstock_pz: [] }, { pseudo_zones_status: [status] });
  return {
    args: { orderId: order.id, zoneId },
    async open() {
      await page.goto(`/dispatch?info=${order.id}`);
      await page.getByRole('list', { name: 'Zones de préparation' }).getByRole('button').click();
    },
    send: inPanel(page, 'Déstocker'),
    loses: `/processing-orders/${order.id}/alter_stock/`,
  };
};

const crateCheck: Laid = async ({ scene, server, page }) => {
  const truck = await aTruck(
    scene,
    { center: scene.center },
    {
      names: ['A1'],
      order: () => ({ status: 'xd-to-check', number_of_crates: 2 }),
      dock: {
        cross_docking_target_center: 9 as typeof scene.center,
        ...{ gone_at: null, loaded_at: null, current_status: 'ready_to_load', driver_name: null },
      },
    },
  );
  const order = truck.orders[0];
  const task = await server.db.query.tasks.findFirst({
    where: (row, { eq }) => eq(row.linked_order, order?.id as never),
  });
  return {
    args: { orderId: order?.id, taskId: task?.id },
    async open() {
      await page.goto('/loadings/');
      await page.getByRole('button', { name: 'Valider A1', exact: true }).click();
    },
    send: () => page.getByRole('dialog').getByRole('button', { name: /^Valider le nombre/ }),
  };
};

const redelivery: Laid = async (hands) => {
  const { order, task } = await cameBack(hands, 'undeliveredclient');
  const args = { orderId: order.id, taskId: task.id };
  const { page } = hands;
  return { args, open: () => windowAt(page, '/dispatch', 'order.redeliver', args), send: () => submit(page) };
};

/** Products of a delivered order are prepared again, in a second step. */
const repreparation: Laid = async ({ scene, server, page }) => {
  const { id } = await paidOrder(scene, server, 'PAYEE');
  let isTyped = false;
  return {
    args: { orderId: id },
    async open() {
      const sheet = new Sheet(page);
      await sheet.open({ id });
      await sheet.action('Re-préparer').click();
      // Opened again, it stands where it was left.
      if (isTyped) return;
      isTyped = true;
      await sheet.dialog.getByRole('checkbox', { name: oil.name, exact: true }).click();
      await page.getByRole('button', { name: 'Continuer' }).click();
    },
    send: () => submit(page),
  };
};

/** A block is left for a cancel that refunds. */
const refundingCancel: Laid = async ({ scene, page }) => {
  const { order, task } = await scene.order('PONT', {}, { status: 'blocked' });
  return {
    args: { orderId: order.id, taskId: task.id, center: scene.center },
    open: () => page.goto(`/dispatch?dialog=orderStatus&order=${order.id}`).then(() => undefined),
    send: () => submit(page),
  };
};

const extraCost: Laid = async ({ scene, page }) => {
  const driver = await scene.driver('Ali Dutour', { hourly_rate: 15 });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  const { order } = await scene.order('PONT', { dock: dock.id, dock_rank: 1 });
  const args = { orderId: order.id, driverId: driver.id, dockId: dock.id };
  return { args, open: () => windowAt(page, '/dispatch', 'extraCost.add', args), send: () => submit(page) };
};

const grantedDemand: Laid = async (hands) => {
  const { args } = await demand(hands);
  const { page } = hands;
  return {
    args,
    async open() {
      await page.goto('/driver_extra_cost_demands');
      await page
        .getByRole('row')
        .getByRole('button', { name: /^Validé/ })
        .click();
    },
    send: () => submit(page),
  };
};

const deletedCost: Laid = async ({ page, network }) => {
  const path = '/driver-logs/';
  network.intercept({ path, method: 'GET' }, refusal(200, logsAnswer([aCost(50_310, { date: '2026-11-26' })])));
  network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months: [] }));
  return {
    args: { driverId: karim.id, extraCostId: 50_310 },
    open: () => page.goto('/logs/driver/71/date/2026-11-26').then(() => undefined),
    send: inPanel(page, /^Supprimer le surcoût/),
  };
};

const cancelledCredit = ofCustomer(
  'Crédits',
  {
    '/users/77/credits/': [
      { id: 41, order: { id: 1_001, random_id: 'A12' }, day: '09/03/2026', amount: 12.5, usage: 'Crédit donné' },
    ],
  },
  /^Annuler le crédit de 12,50/,
  { entryId: 41 },
);

/** A credit in the file of a customer, with the window that cancels it. */
const creditToCancel: Laid = async (hands) => {
  const { page } = hands;
  const place = await cancelledCredit(hands);
  return {
    ...place,
    async open() {
      await place.open();
      await page.getByRole('button', { name: /^Annuler le crédit de 12,50/ }).click();
    },
    send: () => submit(page),
  };
};

/** A saved address of a customer, in his file. */
const savedAddress: Laid = async (hands) => {
  const { page } = hands;
  const place = await ofCustomer('Adresses', { '/admin-addresses/?user_id=77': [address] }, '', { addressId: 78 })(
    hands,
  );
  return {
    ...place,
    async open() {
      await place.open();
      await page.getByRole('button', { name: /^Modifier 9 Rue Bayen/ }).click();
    },
    send: () => submit(page),
  };
};

/** `GO` on a round's card. */
const go: Laid = async ({ scene, page, board }) => {
  const ali = await scene.driver('Ali Dutour');
  const round = await scene.dock({ current_status: 'loaded', dock_type: 'DRIVER_SOFT', target_driver: ali.id });
  await scene.order('PONT', { dock: round.id, dock_rank: 1 });
  const args = { dockId: round.id, driverId: ali.id };
  return {
    args,
    open: () => page.goto('/dispatch').then(() => undefined),
    send: () => board.go(round),
    // Its card knows what is in doubt by its marks, which come with the action alone.
    loses: `/docks/${round.id}/assign/`,
  };
};

const dialogSubmit = (page: Page) => submit(page);

/** Every action that is sent now or not at all, by its name: where it is sent from. */
export const doubtPlaces: Readonly<Partial<Record<CommandName, Laid>>> = {
  'credit.order': ofPaidOrder('credit.order'),
  'credit.products': ofPaidOrder('credit.products'),
  'credit.shippingFee': ofPaidOrder('credit.shippingFee'),
  'credit.cancel': creditToCancel,
  'refund.order': ofPaidOrder('refund.order'),
  'refund.product': ofPaidOrder('refund.product'),
  'refund.products': ofPaidOrder('refund.products'),
  'refund.shippingFee': ofPaidOrder('refund.shippingFee'),
  'refund.check': ofSheet(() => ({ refunds: [aRefund] }), { partId: 91 }, /^J'ai vérifié/, /^Pas remboursé/),
  'proposal.decide': ofSheet(() => ({ proposals: [proposed()] }), { proposalId: 51 }, /^Décider/, /^Envoyer/),
  'money.limit': limit,
  'incident.prepare': incidentToPrepare,
  'incident.decide': incidentToDecide,
  'late.sms': lateOrder('late.sms', {}, {}),
  'late.validate': lateOrder('late.validate', {}, { late_order: { needs_review: true } }),
  'extraCost.add': extraCost,
  'extraCost.delete': deletedCost,
  'demand.validate': grantedDemand,
  'demand.refuse': demand,
  'month.close': ofMonth({}, {}, /^Clôturer le mois de/, (page) =>
    page.getByRole('dialog').getByRole('button', { name: /^Clôturer/ }),
  ),
  'month.reopen': ofMonth({ closing: aClosing() }, {}, /^Rouvrir le mois de/, dialogSubmit),
  'month.correct': ofMonth(
    { closing: aClosing(), corrects_into: '2026-11' },
    { day: '2026-10-08', into: '2026-11' },
    /^Corriger dans novembre 2026/,
    dialogSubmit,
  ),
  'paygreen.cancel': ofCustomer(
    'Paygreen',
    {
      '/users/77/paygreen-transactions/': [
        {
          ...{ id: 'tr_8b97', payment_order_id: 'po_8b97', amount: 1840, status: 'payment_order.pending' },
          ...{ created_at: '2025-12-31T22:31:05Z', updated_at: '2025-12-31T22:31:05Z' },
        },
      ],
    },
    /^Annuler la transaction tr_8b97/,
  ),
  'customer.anonymise': danger('Anonymiser'),
  'customer.delete': danger('Supprimer'),
  'customer.fixCenters': danger('Forcer le centre'),
  'customer.disconnectEdenred': danger('Déconnecter Edenred'),
  'deposit.return': ofDriverDeposits(() => ({}), /^Enregistrer le retour/),
  'deposit.receive': ofDriverDeposits(
    (of) => ({ userId: of.client }),
    /^Enregistrer la remise/,
    'Remise par un client',
  ),
  'deposit.cancelReturn': ofDriverDeposits(
    (of) => ({ movementId: of.movements[1] }),
    /^Annuler le retour/,
    'Historique',
  ),
  'deposit.cancelReceipt': ofDriverDeposits(
    (of) => ({ movementId: of.movements[0] }),
    /^Annuler la remise/,
    'Historique',
  ),
  'deposit.handBack': ofClientDeposits(() => ({}), /^Enregistrer la reprise/, 'Reprise par un livreur…'),
  'deposit.handBackOrder': ofClientDeposits((of) => ({ orderId: of.sold }), /^Retour de la commande/),
  'deposit.customerHandBack': ofFileDeposits(() => ({}), /^Enregistrer la remise/, 'Remise à un livreur…'),
  'deposit.customerCancel': ofFileDeposits((of) => ({ movementId: of.movements[0] }), /^Annuler la remise/),
  'driver.moveBags': bags,
  'courier.call': ofTask('courier.call', 'dialog=call&tasks={task}', /^Appeler/),
  'dock.callCourier': ofRound({
    query: (dock) => `dialog=callForDock&dock=${dock}`,
    send: (page) => page.getByRole('dialog').getByRole('button', { name: /^Appeler/ }),
  }),
  'dock.cancelJob': ofJob('scheduled', /^Annuler/),
  'dock.regularize': ofJob('expired', /^Régulariser/),
  'dock.assign': go,
  'courierOrder.setStatus': marketOrder,
  'store.setStatus': stores,
  'center.generateDispatch': grouped('Générer le dispatch auto'),
  'center.extractFinalized': grouped('Extraire toutes les commandes finalisées'),
  'packer.stop': packer,
  'order.status': refundingCancel,
  'order.restock': returned('undeliveredclient', 'Restocker'),
  'order.restocked': returned('waiting_restock', 'La commande a été restockée'),
  'order.redeliver': redelivery,
  'order.prepareAgain': repreparation,
  'order.addCrate': crates('order.addCrate', (page) => page.getByRole('button', { name: /^Ajouter/ }).first()),
  'order.deleteCrate': crates('order.deleteCrate', (page) => page.getByRole('button', { name: /^Retirer/ }).first()),
  'task.loadCrossDock': crateCheck,
  'zone.stock': zoneStock,
  'address.edit': addressOfOrder,
  'address.correct': savedAddress,
};
