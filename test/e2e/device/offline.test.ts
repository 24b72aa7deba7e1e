import { expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { loseRequest } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { installed, newlyInstalled, test } from '../fixtures.ts';

test(
  'offline, bags and moves wait with a mark, survive a reload, and are delivered once',
  installed,
  async ({ scene, board, context, page }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    await context.setOffline(true);
    await expect(board.banner).toContainText('Hors ligne depuis');
    await board.setBags('A1', 8, 2);
    await board.moveTo('A2', round);
    await expect(board.row('A1')).toContainText('En attente');
    await expect(board.inDock(round, 'A2')).toContainText('En attente');
    await expect(board.actions).toHaveText('2 en attente');
    await page.reload();
    await expect(board.bags('A1')).toHaveText('8 + 2');
    await expect(board.inDock(round, 'A2')).toContainText('En attente');
    expect(await scene.ledger()).toEqual([]);
    await context.setOffline(false);
    await expect(board.actions).toHaveText('Actions');
    await expect(board.row('A1')).not.toContainText('En attente');
    expect((await scene.ledger()).map(({ method }) => method).sort()).toEqual(['PATCH', 'POST']);
  },
);

test(
  'offline, a new tab and a deep link show the board with its age and keep the address',
  installed,
  async ({ scene, board, context }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    await context.setOffline(true);
    const tab = new Board(await context.newPage());
    await tab.page.goto(`/dispatch?sub=light_creation1`);
    await expect(tab.row('A1')).toBeVisible();
    await expect(tab.inDock(round, 'B1')).toBeVisible();
    await expect(tab.banner).toContainText(/Hors ligne.*Dernière synchro : \d\d:\d\d:\d\d \(il y a \d+ s\)/);
    await expect(tab.page).toHaveURL('/dispatch?sub=light_creation1');
    await expect(tab.page.getByRole('heading', { level: 1 })).toHaveText('Dispatch création de tournée');
  },
);

test(
  'a dialog whose code never arrived says so and leaves the board; once it does, it opens, and gives the focus back',
  newlyInstalled,
  async ({ scene, board, page, network }) => {
    await aMorning(scene);
    const lost = network.intercept({ path: '/named-window-' }, loseRequest);
    await board.open();
    await board.bags('A1').click();
    await expect(board.dialog).toContainText('Fenêtre indisponible');
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
    await expect(board.row('A1')).toBeVisible();
    // Opened again it asks again, and says meanwhile what it knows: the press comes after that fetch.
    const lostAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/named-window-'));
    await board.bags('A1').click();
    await lostAgain;
    await expect(board.dialog).toContainText('Fenêtre indisponible');
    lost.stop();
    await board.dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(board.dialog.getByLabel('Sacs secs')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
    await expect(board.bags('A1')).toBeFocused();
  },
);

test(
  'a screen, or a part of one, whose code did not arrive says so in its place, and is there at the next try',
  newlyInstalled,
  async ({ scene, board, page, network }) => {
    await aMorning(scene);
    const lost = network.intercept({ path: '/assets/screen-' }, loseRequest);
    const lostPart = network.intercept({ path: '/driver-list-' }, loseRequest);
    await page.goto('/dispatch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Cet écran n'a pas pu être affiché");
    lost.stop();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(board.row('A1')).toBeVisible();
    const missing = page.getByRole('main').getByText("Une partie de la page n'a pas pu être chargée.");
    await expect(missing).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Livreurs/ })).toHaveCount(0);
    lostPart.stop();
    await missing.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { name: /^Livreurs/ })).toBeVisible();
    await expect(missing).toHaveCount(0);
  },
);

test(
  'a tip whose code did not arrive is the one of the browser',
  newlyInstalled,
  async ({ scene, board, page, network }) => {
    await aMorning(scene);
    network.intercept({ path: '/tip-parts-' }, loseRequest);
    await board.open();
    const user = page.getByRole('button', { name: /^Copier/ }).first();
    await user.hover();
    await expect(user).toHaveAttribute('title', /@/);
  },
);

test(
  'a menu whose code did not arrive says so, and opens at the next press once it does',
  newlyInstalled,
  async ({ scene, board, page, network }) => {
    await aMorning(scene);
    const lost = network.intercept({ path: '/task-entries-' }, loseRequest);
    await board.open();
    const dots = board.row('A1').getByRole('button', { name: /^Actions/ });
    await dots.click();
    await expect(board.dialog).toContainText('Fenêtre indisponible');
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
    lost.stop();
    await dots.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  },
);

test(
  'what an action came to is said, and taken back, also where the code of toasts did not arrive',
  newlyInstalled,
  async ({ scene, board, page, network }) => {
    const { round } = await aMorning(scene);
    network.intercept({ path: 'toast-list' }, loseRequest);
    await board.open();
    await board.moveTo('A2', round);
    const told = page.getByRole('alert').filter({ hasText: 'Déplacer la commande A2' });
    const back = told.getByRole('button', { name: 'Annuler' });
    await back.click();
    await expect(back).toHaveCount(0);
    await expect(board.row('A2')).toBeVisible();
  },
);

test(
  'an action whose code did not arrive says so and keeps what was typed; once it does, the next press records it',
  newlyInstalled,
  async ({ scene, board, network }) => {
    await aMorning(scene);
    const lost = network.intercept({ path: '/worker-command-code-' }, loseRequest);
    await board.open();
    await board.bags('A1').click();
    await board.dialog.getByLabel('Sacs secs').fill('8');
    const save = board.dialog.getByRole('button', { name: 'Enregistrer' });
    await save.click();
    await expect(board.page.getByText('Une erreur est survenue', { exact: true })).toBeVisible();
    await expect(board.dialog.getByLabel('Sacs secs')).toHaveValue('8');
    lost.stop();
    await save.click();
    await expect(board.dialog).toHaveCount(0);
    await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  },
);

test(
  'dialogs open without a network before the service worker has them',
  newlyInstalled,
  async ({ scene, board, context, network }) => {
    await aMorning(scene);
    network.intercept({ path: '/service-worker.js' }, loseRequest);
    const fetched = [/named-window.*\.js/, /worker-command-code.*\.js/].map((script) =>
      board.page.waitForResponse(script),
    );
    await board.open();
    for (const response of await Promise.all(fetched)) await response.finished();
    await context.setOffline(true);
    await board.setBags('A1', 8, 2);
    await expect(board.row('A1')).toContainText('En attente');
  },
);
