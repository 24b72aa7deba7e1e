import { expect } from '@playwright/test';
import { vi } from 'vitest';
import { dateTimeText, hourText, secondText } from '../../../src/domain/time/paris-time.ts';
import { texts } from '../../../src/views/kit/text.ts';
import { SessionHost } from '../../../src/worker/host.ts';
import { clockBehind, loseRequest, refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { paidOrder } from '../../hands/paid-order.ts';
import { wordsOf } from '../../hands/reading.ts';
import { Sheet } from '../../hands/sheet.ts';
import { leapingClock, stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

/** Its code may not come: false then. */
const lists = SessionHost.prototype as unknown as { askForLists(): Promise<boolean> };

test('DSP-951 offline, GO is disabled and says why', async ({ scene, board, network }) => {
  const { ready } = await aMorning(scene);
  await board.open();
  network.setOffline(true);
  await expect(board.go(ready)).toHaveAttribute('aria-disabled', 'true');
  await expect(board.go(ready)).toHaveAccessibleDescription(/^Hors ligne/);
  await board.go(ready).click({ force: true });
  network.setOffline(false);
  await expect(board.go(ready)).not.toHaveAttribute('aria-disabled', 'true');
  expect(network.seen('/assign/')).toEqual([]);
});

test('DSP-045 DSP-081 on a device whose clock is ten minutes fast each room tells its age by the clock of the server', async ({
  scene,
  server,
  page,
  board,
  network,
}) => {
  stopClock();
  const behindMs = 10 * 60_000;
  network.intercept({ path: '/' }, clockBehind(behindMs));
  const order = await paidOrder(scene, server, 'AVANCE');
  const now = Date.now() - behindMs;
  const at = secondText(now);
  await board.open();
  await expect(board.banner).toContainText(`Dernière synchro : ${at} (il y a 0 s)`);
  const sheet = new Sheet(page);
  await sheet.open(order);
  await expect(page.getByText(`Lue à ${at}`)).toHaveCount(2);
  await page.goto('/support/');
  await expect(page.getByText(`dispatch lu à ${at}, il y a 0 s`)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Ouvertes récemment/ }).getByRole('time')).toHaveText(
    dateTimeText(now),
  );
  await page.goto('/uber-eats/orders/');
  await expect(page.getByText(`Actualisé à ${at}, toutes les 10 s`)).toBeVisible();
  await page.goto('/assign/prio/');
  await expect(page.getByText(`Lue à ${at}`)).toBeVisible();
  network.setOffline(true);
  await expect(page.getByText(`Hors ligne depuis ${hourText(now)}`)).toBeVisible();
});

test('a round with an action that waits gives no GO', async ({ scene, board, network }) => {
  const { ready, round } = await aMorning(scene);
  const other = await scene.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving' });
  await scene.order('D1', { dock: other.id, dock_rank: 1 });
  await board.open();
  network.setOffline(true);
  await board.moveTo('D1', ready);
  await expect(board.go(ready)).toHaveAttribute('aria-disabled', 'true');
  await expect(board.inDock(ready, 'D1')).toBeVisible();
  await expect(board.dock(round)).toBeVisible();
});

test('a server nobody reaches is told from a network that is off: the board stays and actions wait', async ({
  scene,
  board,
  network,
}) => {
  await aMorning(scene);
  await board.open();
  const refusing = network.intercept({ path: '/' }, loseRequest);
  await board.setBags('A1', 8, 2);
  await board.refresh();
  await expect(board.banner).toContainText('Serveur injoignable');
  await expect(board.row('A1')).toContainText('En attente');
  refusing.stop();
  await board.refresh();
  await expect(board.banner).toContainText('À jour');
  await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
  expect(await scene.ledger()).toHaveLength(1);
});

test('a board whose lists come late is shown from the device, also where nobody reaches the server', async ({
  scene,
  board,
  page,
  network,
}) => {
  const leap = leapingClock();
  await scene.order('A1');
  await board.open();
  await expect(board.row('A1')).toBeVisible();
  const { askForLists } = lists;
  let mayCome = false;
  const asked = vi
    .spyOn(lists, 'askForLists')
    .mockImplementation(async (...of) => mayCome && (await Reflect.apply(askForLists, asked.mock.contexts.at(-1), of)));
  const refusing = network.intercept({ path: '/' }, loseRequest);
  await page.reload();
  await expect(page.getByText(texts.unreachable.title)).toBeVisible();
  mayCome = true;
  await leap(5_000);
  await expect(board.row('A1')).toBeVisible();
  refusing.stop();
  asked.mockRestore();
});

/** The device stores nothing more, until the returned function is called. */
function fillStorage(): () => void {
  const spies = (['add', 'put'] as const).map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

test('DSP-166 a device without space left says so, for what the server tells and for actions, until there is some', async ({
  scene,
  board,
  page,
}) => {
  const { order } = await scene.order('A1');
  await board.open();
  await expect(board.row('A1')).toBeVisible();
  const free = fillStorage();
  try {
    await scene.change('order', order, { lastname: 'Nouveau' });
    await expect(board.banner).toContainText("Stockage de l'appareil plein : rien de nouveau n'est gardé", {
      timeout: 25_000,
    });
    await expect(board.banner).not.toContainText('À jour');

    await board.bags('A1').click();
    await board.dialog.getByLabel('Sacs secs').fill('8');
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText("L'espace de stockage de cet appareil est plein").first()).toBeVisible();
  } finally {
    free();
  }
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog).toBeHidden();
  await board.refresh();
  await expect(board.banner).toContainText('À jour');
  await expect(board.banner).not.toContainText('plein');
});

test('offline, a center never loaded on this device says so', async ({ network, board }) => {
  await board.open();
  network.setOffline(true);
  await board.choose('Montreuil');
  await expect(board.page.getByText("Hors ligne : ce centre n'a encore jamais été chargé")).toBeVisible();
  network.setOffline(false);
  await board.refresh();
  await expect(board.list).toBeVisible();
});

test('offline, what was never loaded on this device says so in each room instead of loading for ever', async ({
  network,
  board,
  page,
  scene,
}) => {
  const { order } = await scene.order('JAMAIS');
  // What all rooms share is known: who is signed in, and the centers.
  await page.goto('/support');
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
  network.setOffline(true);
  const never = "Hors ligne : ces données n'ont encore jamais été chargées sur cet appareil.";
  for (const path of ['/', '/loadings', `/support/order/${order.id}/`, '/support/user/12/a%40b.example/']) {
    await page.goto(path);
    await expect(page.getByText(never).first()).toBeVisible();
    await expect(page.getByText(/^Chargement(?: des données)?\.\.\.$/)).toHaveCount(0);
  }
  await page.goto('/support/money/propositions');
  await expect(page.getByText(never)).toBeVisible();
  // Nor is a limit denied that nobody read.
  await expect(page.getByText("Ce centre n'a pas de limite")).toHaveCount(0);
  await page.goto('/dispatch/tournees');
  await expect(page.getByText("Hors ligne : ce centre n'a encore jamais été chargé sur cet appareil.")).toBeVisible();
  await expect(page.getByText('0 tournée')).toHaveCount(0);
  network.setOffline(false);
  await board.open();
});

test('OUR-271 the list of actions says of which center one is, by its name, where that is not the one of the tab', async ({
  makeScene,
  page,
  board,
  network,
}) => {
  const [here, there] = [await makeScene({ name: 'Vincennes Fort' }), await makeScene({ name: 'Ivry' })];
  for (const scene of [here, there]) await scene.order(`A${scene.center}`);
  const customer = { id: 77, first_name: 'Zoé', last_name: 'Lacombrade', email: 'zoe@courriel.example' };
  const note = { id: 16, content: 'Sonner' };
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, { ...customer, internal_note: note }));
  for (const lost of ['/processing-orders/', '/internal-notes/']) network.intercept({ path: lost }, loseRequest);
  for (const scene of [here, there]) {
    await page.goto(`/redirect/${scene.center}?u=/dispatch`);
    await board.setBags(`A${scene.center}`, scene === here ? 8 : 6, 2);
  }
  await page.goto(`/support/user/77/${encodeURIComponent(customer.email)}/`);
  const card = page.getByRole('region', { name: 'Note interne', exact: true });
  await card.getByRole('textbox', { name: 'Contenu de la note' }).fill('Sonner deux fois');
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await board.actions.click();
  const facts = async () =>
    (await wordsOf(board.dialog.getByRole('listitem'))).map((words) => /centre \S+( Fort)?/.exec(words)?.[0] ?? null);
  await expect.poll(facts).toEqual(['centre Vincennes Fort', null, null]);
});
