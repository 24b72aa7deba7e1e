import { expect, type Locator } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { tablet, test } from '../fixtures.ts';
import { reaches } from '../hands/reaches.ts';

test.use(tablet);

test('DSP-530 a tap on the handle lists the targets; refused ones say why', async ({ scene, board }) => {
  const { round, ready } = await aMorning(scene);
  await board.open();
  await board.handle('A1').tap();
  await expect(board.dialog.getByRole('button', { name: board.code(ready) })).toHaveCount(0);
  await board.dialog.getByText('Destinations refusées').tap();
  const refused = board.dialog.getByRole('listitem').filter({ hasText: board.code(ready) });
  await expect(refused).toContainText("rien n'y entre depuis la liste");
  await expect(refused).toContainText('Utilisez Dispatch');
  await board.dialog.getByRole('button', { name: board.code(round) }).tap();
  await expect(board.inDock(round, 'A1')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('several ticked tasks move together', async ({ scene, board, page }) => {
  const { empty } = await aMorning(scene);
  await board.open();
  for (const name of ['A1', 'A3']) await board.row(name).getByRole('checkbox').tap();
  await page.getByRole('button', { name: 'Déplacer la sélection (2)' }).tap();
  await board.dialog.getByRole('button', { name: board.code(empty) }).tap();
  await expect(board.dock(empty).getByRole('listitem').getByRole('link')).toHaveText(['A1', 'A3']);
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  await expect(board.actions).toHaveText('Actions');
});

test('OUR-043 what a finger touches is at least 44 px high or wide, a call kept open and its cross both', async ({
  scene,
  board,
  page,
}) => {
  const { a1 } = await aMorning(scene);
  await board.open();
  const controls = page.getByRole('main').locator('button:visible, input[type=checkbox]:visible');
  const small = async () => {
    const reached = await controls.evaluateAll(reaches);
    return reached.filter(({ width, height }) => Math.max(width, height) < 44);
  };
  // Asked again: an element may be replaced before it is measured, while its menu's code arrives.
  await expect.poll(small).toEqual([]);
  await page.goto(`/support/order/${a1.order.id}/`);
  const calls = page.getByRole('navigation', { name: 'Appels ouverts' });
  const [call, cross, next] = [
    calls.getByRole('listitem').getByRole('link'),
    calls.getByRole('button'),
    calls.getByRole('link').last(),
  ];
  await expect(call).toHaveText(/A1$/);
  const sizeOf = (control: Locator) => control.evaluate((it) => [it.clientWidth, it.clientHeight]);
  expect(Math.min(...(await sizeOf(cross)))).toBeGreaterThanOrEqual(44);
  for (const link of [call, next]) expect((await sizeOf(link))[1]).toBeGreaterThanOrEqual(44);
});

test('DSP-203 DSP-274 what sets the list stands in its menu, so that the room is for orders', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await scene.order('ATTEND', { status: 'waiting' }, { status: 'prep' });
  await board.open();
  await expect(board.row('ATTEND')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Masquer les non finalisées' })).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Réglages de la liste' });
  await menu.tap();
  await board.entry('Masquer les non finalisées').tap();
  await expect(board.row('ATTEND')).toHaveCount(0);
  await expect(board.list).toContainText('1 hors du filtre');
  await menu.tap();
  await expect(board.entry(/^Autoriser le dispatch des commandes non finalisées/)).toContainText('désactivé');
});
