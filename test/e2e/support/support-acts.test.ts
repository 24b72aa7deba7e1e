import { expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { leavesBoard, orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';
import { makeBare } from '../hands/bare-api.ts';

test.use({ account: 'support' });

const orderPath = (order: { readonly id: number }) => `/api/processing-orders/${order.id}/`;

test('sheet and board of the same center, in two tabs: what one does the other shows in the same moment', async ({
  scene,
  makeScene,
  context,
  page,
}) => {
  const elsewhere = await makeScene();
  const { order } = await elsewhere.order('DEUX');
  const sheet = new Sheet(page);
  await sheet.open(order);
  const board = new Board(await context.newPage());
  await board.open(`/redirect/${elsewhere.center}?u=${encodeURIComponent('/dispatch')}`);
  await expect(board.row('DEUX')).toContainText('FINALISÉE');

  await page.bringToFront();
  await sheet.setStatus('À VÉRIF.');
  await expect(board.row('DEUX')).toContainText('À VÉRIF.', { timeout: 3_000 });
  await board.page.bringToFront();
  await board.setBags('DEUX', 7, 1);
  await expect(sheet.fact('Préparation', 'Sacs')).toHaveText('7 secs + 1 isotherme', { timeout: 3_000 });
  await expect.poll(async () => (await elsewhere.ledger()).length).toBe(2);
  expect(await scene.ledger()).toEqual([]);
});

test('on a server written from the tables alone, which answers actions with nothing, the sheet opens, acts and shows what was done; nothing is uncertain', async ({
  scene: _,
  makeScene,
  server,
  network,
  board,
  page,
}) => {
  const elsewhere = await makeScene({ crates_enabled: true });
  const { order } = await elsewhere.order('NU', {}, { status: 'received' });
  await orderedBy(server, order);
  await leavesBoard(server, order);
  await makeBare(network, server.url);
  const sheet = new Sheet(page);
  await sheet.open(order);
  await expect(sheet.block('Client')).toContainText('courriel.example');
  await sheet.takeBack('PAS LÀ');
  await sheet.fill('Sacs', { 'Sacs secs': '6' });
  await sheet.fill('Changer le téléphone', { Téléphone: '06 39 98 27 51' });
  await expect.poll(async () => (await elsewhere.ledger()).length).toBe(3);
  await sheet.action('Cagettes').click();
  await sheet.dialog.getByLabel('Code de la cagette').fill('12-34');
  await page.keyboard.press('Enter');
  await expect(sheet.dialog.getByRole('listitem')).toHaveText(['12-34']);
  await sheet.dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(board.actions).toHaveText('Actions');
  await page.reload();
  await expect(sheet.status).toHaveText('PAS LÀ');
  await expect(sheet.fact('Préparation', 'Sacs')).toHaveText('6 secs + 2 isothermes');
  await expect(sheet.fact('Préparation', 'Cagettes')).toHaveText('12-34');
  await expect(sheet.fact('Livraison et facturation', 'Pour')).toContainText('06 39 98 27 51');
  expect((await elsewhere.ledger()).map(({ path }) => path.replace(orderPath(order), ''))).toEqual([
    ...['change_status/', '?flat=1', 'address/', 'add_crate/'],
  ]);
});
