import type { Looked } from '../../engine/looked.ts';
import type { Random } from '../../engine/random.ts';
import { isOnBoard } from '../../engine/server-records.ts';
import type { Tab, World } from '../../engine/world.ts';
import { type Intent, intend } from '../intents/screen.ts';
import { changeRecords } from './colleague.ts';
import { hasKeyedSources } from './keyed.ts';

type Step = readonly [weight: number, name: string, run: (() => Promise<unknown> | undefined) | undefined];

/** An action on something open, in its scope. */
export interface Acted {
  readonly intent: Intent;
  readonly center: number;
}

/** The extra steps of a story about records: things are opened and closed, acted on, and change elsewhere. */
export function recordSteps(world: World, random: Random, tab: Tab | undefined): readonly Step[] {
  const open = random.pick(tab?.looked ?? []);
  return [
    [6, 'open a sheet', tab && (() => openSheet(world, random, tab))],
    [2, 'open a customer', tab && (() => openCustomer(world, random, tab))],
    [4, 'close', tab && open && (() => tab.close(open))],
    [1, 'support alone', () => toSupport(world)],
    [5, 'records change', async () => changeRecords(world.server, random)],
    [1, 'wait half an hour', () => world.pass(1_900_000, 1_000_000)],
  ];
}

/** For any center and day; now and then with a center it is not in. */
function openSheet(world: World, random: Random, tab: Tab): Promise<void> {
  const [center, truth] = random.pick([...world.server.centers]) ?? [9, world.server.truth(9)];
  const isOld = random.chance(0.6);
  const orders = [...truth.orders.keys()].filter((id) => isOld !== isOnBoard(truth, id));
  return tab.open('order-sheet', random.chance(0.9) ? center : 21 - center, random.pick(orders) ?? 5001);
}

async function openCustomer(world: World, random: Random, tab: Tab): Promise<void> {
  const id = random.pick([...world.server.records.customers.keys()]) ?? 7001;
  await tab.open('customer', 0, id);
  await tab.open('customer-orders', 0, id);
}

/** No tab shows a board any more. */
async function toSupport(world: World): Promise<void> {
  for (const tab of world.tabs) if (!tab.life.isFrozen) await tab.set({ path: '/support' });
}

/** An action on an order whose sheet is open in this tab, where the device holds the order. */
export function actOnSheet(world: World, random: Random, tab: Tab): Acted | undefined {
  const sheet = random.pick(tab.looked.filter(({ endpoint }) => endpoint === 'order-sheet'));
  const order = sheet && heldOrder(world, tab, sheet);
  if (!sheet || !order) return undefined;
  const orderId = order.id;
  const intent = random.pick([
    intend('order.bags', { orderId, dry: random.int(0, 2), isotherm: random.int(0, 2) }),
    intend('order.deliveryName', { orderId, firstname: 'Léa', lastname: 'Roux', company: random.pick(['', 'Lumen']) }),
    intend('order.deliveryPhone', { orderId, phone: random.pick(['06 12 34 56 78', '0711223344']) }),
    intend('order.transitArea', { orderId, depot: { type: 1, name: random.pick(['F01', 'F02']), trolley: null } }),
    intend('order.addCrate', { orderId, center: sheet.center, code: '12-34' }),
    intend('order.status', {
      ...{ orderId, randomId: order.random_id, taskId: null, dockId: null, from: order.status ?? null },
      ...{ to: 'received', center: sheet.center, reason: null },
    }),
  ]);
  return intent && { intent, center: sheet.center };
}

const heldOrder = (world: World, tab: Tab, { center, subject }: Looked) =>
  world.shadow(tab.userKey).row('order', center, subject)?.row;

/** R2: anything on screen can be acted on; the order was held as it was issued. */
export function refusedOnScreen(world: World, tab: Tab, { center, intent }: Acted, issued: unknown): string | null {
  const { code } = { code: undefined, ...(typeof issued === 'object' ? issued : {}) };
  const isUnknown = code === 'gone' || code === 'filling';
  const { orderId } = { orderId: 0, ...(typeof intent.args === 'object' ? intent.args : {}) };
  const isHeld = heldOrder(world, tab, { endpoint: 'order-sheet', center, subject: Number(orderId) }) !== undefined;
  return hasKeyedSources && isUnknown && isHeld
    ? `${intent.name} of an order on the screen was refused: ${code}`
    : null;
}
