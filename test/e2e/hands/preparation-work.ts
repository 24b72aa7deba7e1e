import type { BrowserContext } from '@playwright/test';
import { readPackings } from '../../../server/src/db/center/floor.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { Client } from '../../contract/client.ts';
import { signIn } from '../../contract/target.ts';
import { ordersOf } from '../../hands/scene.ts';
import { until } from '../days/evening.ts';
import type { PreparationMorning } from '../days/preparation-morning.ts';
import type { TestFixtures, WorkerFixtures } from '../fixtures.ts';
import { type Dispatcher, deedOf, expect } from './dispatcher.ts';
import { type Lead, Priorities } from './lead.ts';

export interface MorningWork extends Pick<TestFixtures, 'scene' | 'board'>, Pick<WorkerFixtures, 'server'> {
  readonly morning: PreparationMorning;
  readonly lead: Lead;
  readonly dispatcher: Dispatcher;
  readonly context: BrowserContext;
}

const bulks = { packings: '/tasks/packing/simple_bulk/', types: '/nextconfigs/bulk/' };
const deed = (path: string) => `POST /api${path}`;

/**
 * From the sign-in to the first round that is ready: the calls the server should have, of the lead and of his
 * colleagues.
 */
export async function workThroughMorning(work: MorningWork): Promise<readonly string[]> {
  const { morning, lead, dispatcher, board, context } = work;
  const { toPack, packers, session, types } = morning;
  const [pain, lait, oeufs, riz, the, cafe] = toPack;
  const did: string[] = [];

  // A new day on a device nobody is signed in on.
  await context.clearCookies();
  await lead.signIn('superadmin');
  await expect(lead.section('now').getByRole('heading', { level: 2 })).toHaveText('A preparer maintenant (6)');
  await board.serviceWorker();

  // Urgent orders, by tap and by mouse.
  await lead.put(oeufs, 'last');
  await expect.poll(lead.urgent).toEqual(['OEUFS']);
  await lead.settled();
  await lead.carry(riz, oeufs);
  await expect.poll(lead.urgent).toEqual(['RIZ', 'OEUFS']);
  await lead.settled();

  // Beside it, in another tab, the order of the types of task.
  const priorities = new Priorities(await context.newPage());
  await priorities.open();
  const { check, picking, inventory, trolleys } = types;
  const inOrder = (...of: readonly { readonly name: string }[]) =>
    expect
      .poll(async () => (await priorities.names.allTextContents()).slice(0, of.length))
      .toEqual(of.map(({ name }) => name));
  await inOrder(check, picking, inventory, trolleys);
  await priorities.carry(picking, check);
  await priorities.save().click();
  await expect(priorities.save()).toHaveCount(0);
  await inOrder(picking, check, inventory, trolleys);
  did.push(deed(bulks.types));

  // A draft, and then no network for ten minutes: the board goes on, the priorities can be read.
  await priorities.lower(inventory);
  await context.setOffline(true);
  await expect(priorities.page.getByRole('alert')).toHaveText('Hors ligne : dernière liste connue, en lecture seule');
  await board.page.bringToFront();
  await lead.put(oeufs, { before: riz });
  await expect.poll(lead.urgent).toEqual(['OEUFS', 'RIZ']);
  await lead.put(the, 'last');
  await expect.poll(lead.urgent).toEqual(['OEUFS', 'RIZ', 'THE']);
  await expect(board.actions).toContainText('en attente');
  await reorderMeanwhile(work);
  did.push(deed(bulks.packings), deed(bulks.types));
  await morning.pass(10);
  await context.setOffline(false);
  await lead.settled();

  // On the board the last order holds, without a notice.
  await board.refresh();
  await expect.poll(lead.urgent).toEqual(await urgentOnServer(work));
  expect((await lead.urgent()).filter((name) => name !== lait.name)).toEqual(['OEUFS', 'RIZ', 'THE']);

  // The priorities show somebody else's order, and the draft stays.
  await priorities.page.bringToFront();
  const told = priorities.page.getByRole('alert');
  await expect(told).toContainText("L'ordre des priorités a changé entre-temps");
  await expect(told).toContainText(`Ordre du serveur : ${inventory.name}, ${picking.name}, ${check.name}`);
  await priorities.page.getByRole('button', { name: 'Rétablir' }).click();
  await inOrder(inventory, picking, check, trolleys);
  await priorities.lower(inventory);
  await priorities.save().click();
  await expect(priorities.save()).toHaveCount(0);
  await inOrder(picking, inventory, check, trolleys);
  did.push(deed(bulks.types));
  await priorities.page.close();

  // People.
  await lead.begin(session, packers.lina);
  await lead.permit(packers.karim, picking.name);
  await lead.settled();
  await lead.force(packers.lina, picking.name);
  await lead.settled();

  // All six are packed, the urgent ones first; then the first round is made and put on its trolley.
  await until(morning, lead, async () => (await packingsLeft(work)).length === 0);
  await board.page.getByRole('link', { name: 'Dispatch', exact: true }).click();
  for (const { name } of toPack) await expect(board.row(name)).toContainText('FINALISÉE');
  const round = await dispatcher.create(pain, lait);
  await dispatcher.move(cafe, round, 'En dernier');
  await dispatcher.validate(round);
  await dispatcher.define(round);
  await dispatcher.ready(round, 'Voiture');
  await dispatcher.settled();
  await expect(dispatcher.in('Tournées Prêtes à livrer', round)).toBeVisible();
  return [...did, ...lead.did, ...dispatcher.did];
}

/** Another lead puts another order first, and a third one has another order of the same types of task. */
async function reorderMeanwhile({ morning, server }: MorningWork): Promise<void> {
  const [, lait, oeufs, riz] = morning.toPack;
  const { check, picking, inventory } = morning.types;
  const as = async (account: string) => new Client(`${server.url}/api`, await signIn(server.url, account));
  const ranks = [lait, riz, oeufs].map(({ packing }, at) => ({ id: packing, emergency_rank: at + 1 }));
  const types = [inventory, picking, check].map(({ id }, at) => ({ id, rank: at + 1 }));
  expect((await (await as('manager')).post(bulks.packings, ranks)).status).toBe(200);
  expect((await (await as('superadmin')).post(bulks.types, types)).status).toBe(200);
}

/** The packings of the center that are not over, on the server. */
async function packingsLeft({ morning, scene, server }: MorningWork) {
  const rows = await readPackings(server.db, { center: scene.center, since: 0 });
  const statuses = new Map((await ordersOf(server, scene.center)).map(({ name, status }) => [name, status]));
  return morning.toPack.flatMap((order) => {
    const row = rows.find(({ id }) => id === order.packing);
    return row && statuses.get(order.name) !== 'prepared' ? [{ name: order.name, rank: row.emergency_rank ?? 0 }] : [];
  });
}

/** The orders that are urgent, as the server has them. */
const urgentOnServer = async (work: MorningWork): Promise<string[]> =>
  (await packingsLeft(work))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name);

/** Each deed was done once, by the one who did it. */
export async function isMorningDoneOnce({ scene }: MorningWork, did: readonly string[]): Promise<void> {
  const ledger = async () => (await scene.ledger()).filter(({ path }) => !path.includes('auto_create'));
  await expect.poll(async () => (await ledger()).map(deedOf).toSorted()).toEqual(did.toSorted());
  const manager = seedUsers.find(({ email }) => email.startsWith('manager@'));
  const his = (await ledger()).filter(({ user_id }) => user_id === manager?.id);
  expect(his.map(deedOf)).toEqual([deed(bulks.packings)]);
}
