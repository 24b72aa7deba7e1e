import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../../server/src/serve.ts';
import { freshZone } from '../../server/src/world/goods/pseudo-zones.ts';
import { frameTexts } from '../../src/views/kit/room/text.ts';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { consoleDir, startAt } from '../e2e/fixtures.ts';
import { Board } from '../hands/board.ts';
import { startProxy } from '../hands/proxy.ts';
import { sceneMaker } from '../hands/scene.ts';
import { anHour } from '../hands/sendings.ts';
import { aTruck } from '../hands/truck.ts';
import { type Ids, type Shot, shots } from './shots.ts';

// `npm run screenshots -- [--only TEXT,TEXT] [--at 1280x800-light] [--folder F]`: every screen, dialog and state, light and
// dark, at three sizes, by touch at the smallest.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    at: { type: 'string', default: '' },
    folder: { type: 'string', default: 'screenshots' },
  },
});

const sizes = [
  { width: 1024, height: 768, isTouch: true },
  { width: 1280, height: 800, isTouch: false },
  { width: 1920, height: 1080, isTouch: false },
];
const schemes = ['light', 'dark'] as const;

/** The busiest hour of the day, whatever the hour: everything there is to picture is there. */
const aheadMs = Date.parse(`${new Date().toISOString().slice(0, 10)}T17:30:00Z`) - Date.now();
const clock = () => Date.now() + aheadMs;

const server = await startServer({ size: 150, clock, config: { consoleDir } });
const browser = await chromium.launch({
  args: chromiumFlags,
  executablePath: ensureChromium(console.log),
});
const makeScene = sceneMaker(server, clock);
const ids = await findIds();
const only = values.only.split(',');
const wanted = shots.filter(({ name }) => only.some((part) => name.includes(part)));
rmSync(values.folder, { recursive: true, force: true });

let failed = 0;
let done = 0;
for (const isTouch of [true, false]) {
  const looks = looksOf(isTouch);
  if (looks.length === 0) continue;
  for (const shot of wanted) {
    const count = await taken(shot, isTouch, looks);
    done += count;
    failed += looks.length - count;
  }
}
await browser.close();
await server.close();
console.log(`${done} pictures in ${values.folder}, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

interface Look {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: (typeof schemes)[number];
  readonly folder: string;
}

/** The wanted sizes and themes of one kind of pointer. */
function looksOf(isTouch: boolean): Look[] {
  return sizes
    .filter((size) => size.isTouch === isTouch)
    .flatMap(({ width, height }) =>
      schemes.map((colorScheme) => ({ place: `${width}x${height}-${colorScheme}`, colorScheme, width, height })),
    )
    .filter(({ place }) => place.includes(values.at))
    .map(({ place, colorScheme, width, height }) => {
      const folder = join(values.folder, place);
      mkdirSync(folder, { recursive: true });
      return { viewport: { width, height }, colorScheme, folder };
    });
}

/** Takes a shot once and pictures it in every look; says how many pictures there are. */
async function taken(shot: Shot, isTouch: boolean, looks: readonly Look[]): Promise<number> {
  const [first] = looks;
  if (!first) return 0;
  const network = await startProxy(server.url);
  const context = await browser.newContext({
    viewport: first.viewport,
    hasTouch: isTouch,
    isMobile: isTouch,
    colorScheme: first.colorScheme,
    baseURL: network.url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  const signInAs = async (account: string) => {
    const value = encodeURIComponent(await signIn(server.url, account));
    await context.addCookies([{ name: 'api_token', value, url: network.url }]);
  };
  let count = 0;
  try {
    if (!shot.isSignedOut) await signInAs('superadmin');
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const board = new Board(page);
    const standOn = async (center: number) => void (await startAt(context, center));
    await shot.take({ page, board, network, ids, signInAs, standOn });
    await framed(page);
    for (const { viewport, colorScheme, folder } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await page.screenshot({ path: join(folder, `${shot.name}.png`) });
      count += 1;
    }
  } catch (error) {
    console.log(
      `${looks[count]?.folder}/${shot.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
  } finally {
    await context.close();
    await network.close();
  }
  return count;
}

/** What follows a change of size has been drawn, in its own letters. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

/** The line of numbers and the bar of sections come after the rows of a room that has them; a wall screen has no frame. */
async function framed(page: Page) {
  if ((await page.locator('html[data-bar="true"]:has([data-screen] header)').count()) === 0) return;
  await page.locator(`nav[aria-label="${frameTexts.sections}"]`).waitFor();
}

/** Rows of the seeded world that have what the pictures show, and centers of other kinds. */
async function findIds(): Promise<Ids> {
  const [empty, off] = [await makeScene(), await makeScene({ is_shadow_groupment_enabled: false })];
  const api = new Client(`${server.url}/api`, await signIn(server.url, 'superadmin'));
  const { deliveries, docks, drivers } = (await api.get('/dispatch/loadstate/?center=9')).body as LoadState;
  const ready = deliveries.filter((it) => it.dock === null && it.linked_order.status === 'prepared');
  const zone = freshZone(9);
  const hasZone = ({ linked_order: { pseudo_zones_status: zones } }: Delivery) =>
    zones.some(({ pseudozone_id }) => pseudozone_id === zone);
  const task = required(ready.find(hasZone));
  const notDelivered = required(deliveries.find((it) => it.linked_order.status === 'undeliveredclient'));
  return {
    onTheRoad: await paidOf(
      api,
      deliveries.filter((it) => it.linked_order.status === 'shipping').map((it) => it.linked_order.id),
    ),
    truckCenter: await truckCenter(),
    sentCenter: await sentCenter(),
    center: 9,
    emptyCenter: empty.center,
    offCenter: off.center,
    order: task.linked_order.id,
    orders: [task, ...ready.filter((it) => it !== task)].slice(0, 6).map((it) => it.linked_order.id),
    zone,
    orderName: task.linked_order.random_id,
    canteenOrder: (deliveries.find((it) => it.linked_order.canteen_id) ?? task).linked_order.id,
    notDelivered: notDelivered.linked_order.id,
    toRestock: (deliveries.find((it) => it.linked_order.status === 'waiting_restock') ?? notDelivered).linked_order.id,
    lateOrder: required(deliveries.find((it) => it.late_order)).linked_order.id,
    client: task.client.id,
    task: task.id,
    round: required(docks.find((it) => it.current_status === 'draft' && it.tasks.length > 0)).id,
    driverRound: required(docks.find((it) => it.target_driver !== null && it.locked_at === null)).id,
    driver: required(drivers.find((it) => it.state === 'wait')).id,
  };
}

/** The first order that was bought: of a redelivery or a crossdocking there is little to tell. */
async function paidOf(api: Client, orders: readonly number[]): Promise<number> {
  for (const order of orders) {
    const { amount } = (await api.get(`/processing-orders/${order}/`)).body as { readonly amount: number | null };
    if (amount) return order;
  }
  throw new Error('Invariant: an order that was bought is on the road');
}

async function truckCenter(): Promise<number> {
  const here = await makeScene({ stock_type: 2 });
  const { orders } = await aTruck(await makeScene(), here, { names: ['A1', 'B2', 'C3'] });
  const arrivals = orders.slice(0, 1).map(({ id }) => ({
    ...{ order_id: id, is_received: true, is_not_received: false, new_area: 'S12' },
  }));
  const api = new Client(`${server.url}/api`, await signIn(server.url, 'superadmin'));
  await api.post('/arrivals/', { center: here.center, arrivals });
  return here.center;
}

async function sentCenter(): Promise<number> {
  const scene = await makeScene();
  await anHour(server, scene, ['Karim', 50], ['Lina', 40], ['Inès', 30]);
  return scene.center;
}

interface Delivery {
  readonly id: number;
  readonly dock: number | null;
  readonly client: { readonly id: number };
  readonly late_order?: object | null;
  readonly linked_order: {
    readonly id: number;
    readonly random_id: string;
    readonly status: string;
    readonly pseudo_zones_status: readonly { readonly pseudozone_id: number }[];
    readonly canteen_id?: number | null;
  };
}

interface LoadState {
  readonly deliveries: readonly Delivery[];
  readonly docks: readonly {
    readonly id: number;
    readonly current_status: string;
    readonly target_driver: number | null;
    readonly locked_at: string | null;
    readonly tasks: readonly unknown[];
  }[];
  readonly drivers: readonly { readonly id: number; readonly state: string }[];
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('Invariant: the world has one of each');
  return found;
}
