import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';

const cellsOf = (row: Locator) => row.getByRole('cell');

test('DSP-240 DSP-241 DSP-211 orders to redeliver or to restock: who had them last, their sms, a list that folds', async ({
  scene,
  board,
  page,
}) => {
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-30), locked_at: scene.at(-40) });
  const { order, task } = await scene.order(
    'ABSENT',
    { status: 'shipping', dock: round.id, dock_rank: 1, last_driver_name: 'Zoé Pont' },
    { status: 'undeliveredclient' },
  );
  await board.open();
  const block = page.getByRole('region', { name: /^Commandes à relivrer ou à restocker/ });
  await expect(block.getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : 1');
  const fold = block.getByRole('button', { name: 'À relivrer', exact: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(block).toContainText('premier créneau à tenir : avant');
  await fold.click();
  await expect(block.getByRole('columnheader')).toHaveText([
    ...['Nom', 'Sacs', 'Zone', 'Client', 'Adresse', 'Livreur', 'État', 'SMS', 'Retour'],
  ]);
  const line = block.locator('tbody').getByRole('row');
  await expect(cellsOf(line).nth(4)).toHaveText('Zoé Pont');
  await expect(line.getByRole('link', { name: 'SMS de la commande ABSENT' })).toHaveAttribute(
    'href',
    new RegExp(`/queue/list_sms\\?order_id=${order.id}$`),
  );
  await expect(line.getByRole('button', { name: /^Déplacer la commande ABSENT\. / })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('heading', { name: 'Commandes en retard : AUCUNE' })).toBeVisible();

  await fold.click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(block.getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : 1');
  await fold.click();

  await scene.change('order', order, { status: 'restock' });
  await scene.change('task', task, { status: 'shipping' });
  await board.refresh();
  await expect(block.getByRole('heading')).toHaveText('Commandes à relivrer ou à restocker : AUCUNE');
});

test('DSP-211 orders to redeliver open by themselves once a slot that can be kept ends within an hour', async ({
  scene,
  board,
  page,
}) => {
  const ends = { shipping_time: scene.at(-30), max_shipping_time: scene.at(45) };
  for (const name of ['PRESSE', 'AUTRE', 'ENCORE'])
    await scene.order(
      name,
      { status: 'shipping', last_driver_name: 'Zoé Pont', ...ends },
      { status: 'undeliveredclient', ...ends },
    );
  await board.open();
  const block = page.getByRole('region', { name: /^Commandes à relivrer/ });
  const lines = block.locator('tbody').getByRole('row');
  await expect(block).toContainText(/[12] sur 3/);
  await block.getByRole('button', { name: 'Tout afficher : À relivrer' }).click();
  await expect(lines).toHaveCount(3);
  await block.getByRole('button', { name: 'À relivrer', exact: true }).click();
  await expect(lines).toHaveCount(0);
  await page.reload();
  await expect(block).toContainText('premier créneau à tenir');
  await expect(lines).toHaveCount(0);
});

test('DSP-764 the last driver of an order whose row does not tell him is asked for', async ({ scene, board, page }) => {
  const driver = await scene.driver('Karim Diallo');
  await scene.order('SANS-NOM', { status: 'shipping', delivery_man_id: driver.id }, { status: 'waiting_restock' });
  await board.open();
  const block = page.getByRole('region', { name: /^Commandes à relivrer/ });
  await block.getByRole('button', { name: 'À relivrer', exact: true }).click();
  const line = block.locator('tbody').getByRole('row');
  await expect(line).toContainText('SANS-NOM');
  await expect(cellsOf(line).nth(4)).toHaveText('Karim Diallo');
});

test('DSP-712 DSP-713 DSP-256 late orders: the oldest 35 not dealt with yet, all counted', async ({
  scene,
  board,
  page,
}) => {
  const round = await scene.dock();
  const late = (minutes: number) => ({ shipping_time: scene.at(-120), max_shipping_time: scene.at(minutes) });
  const at = scene.at(-5);
  await scene.together(async (rows) => {
    for (let nth = 0; nth < 36; nth++) await rows.order(`R${nth}`, late(nth - 40));
  });
  const driven = { ...late(-50), dock: round.id, dock_rank: 1, last_driver_name: 'Zoé Pont' };
  const { order } = await scene.order('VERIF', driven, { late_order: { needs_review: true } });
  await scene.order('FAIT', late(-55), { late_order: { needs_review: true, reviewed_at: at } });
  await scene.order('SEULE', late(-60), { late_order: { sent_at: at } });
  await scene.order('A-TEMPS', late(30));
  await board.open();

  const block = page.getByRole('region', { name: /^Commandes en retard/ });
  const lines = block.locator('tbody').getByRole('row');
  await expect(block.getByRole('heading')).toHaveText('Commandes en retard : 37 (1 à vérifier)');
  await expect(block).toContainText('1 sur 37');
  await board.openLate();
  await expect(lines).toHaveCount(35);
  await expect(block.getByRole('columnheader')).toHaveText([
    ...['Nom', 'Sacs', 'Zone', 'Client', 'Adresse', 'Livreur', 'État', 'SMS', 'Retard'],
  ]);
  await expect(lines.first()).toContainText('VERIF');
  await expect(cellsOf(lines.first()).last()).toHaveText(/Vérifier$/);
  await expect(cellsOf(lines.first()).nth(4)).toHaveText('Zoé Pont');
  await expect(cellsOf(lines.nth(1)).last()).toHaveText(/Prévenir$/);

  await block.getByRole('button', { name: 'Afficher les traitées' }).click();
  await expect(block.getByRole('heading')).toHaveText('Commandes en retard : 39 (1 à vérifier)');
  await expect(lines).toHaveCount(35);
  // Each has its minutes of lateness, too.
  const said = async () =>
    (await lines.evaluateAll((rows) => rows.slice(0, 4).map((row) => row.lastElementChild?.textContent ?? ''))).map(
      (text) => text.replace(/^\+\d+ (min|h \d+)/, ''),
    );
  await expect.poll(said).toEqual(['Traité (auto)', 'Traité', 'Vérifier', 'Prévenir']);

  await scene.change('order', order, { late_order: { needs_review: true, reviewed_at: at, reviewed_by: 'a@b.fr' } });
  await board.refresh();
  await expect.poll(said).toEqual(['Traité (auto)', 'Traité', 'Traité', 'Prévenir']);
  await expect(block.getByRole('heading')).toHaveText('Commandes en retard : 39 (0 à vérifier)');
});
