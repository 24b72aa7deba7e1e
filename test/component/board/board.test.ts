import { expect } from '@playwright/test';
import { readBoard } from '../../contract/board.ts';
import { aMorning } from '../../hands/morning.ts';
import { startAt, test } from '../fixtures.ts';

test('DSP-202 DSP-206 DSP-212 the board has its columns, its lists in order, each with its count', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await board.open();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Commandes à dispatcher (3)',
    'Commandes à relivrer ou à restocker : AUCUNE',
    'DQP',
    'Commandes en retard : AUCUNE',
    'Demandes de surcoût (0)',
    'Tournées en cours de création (2)',
    'Tournées en cours de création (demain) (0)',
    'Tournées en préparation (1)',
    'Tournées Prêtes à livrer (0)',
    'En livraison (0)',
    'Livreurs (1)',
    'Informations de la commande',
  ]);
  await expect(board.list.getByRole('columnheader')).toHaveText([
    'N°',
    'Nom (3/3)',
    'Sacs',
    'Zone',
    'Client',
    '',
    'Adresse',
    'État',
  ]);
  await expect(page.getByRole('button', { name: 'À livrer' })).toHaveAttribute('aria-expanded', 'true');
});

test('DSP-207 DSP-215 at most 150 rows are rendered; the title counts all', async ({ page: _, board, colleague }) => {
  startAt({ center: 9 });
  await board.open();
  const { load } = await readBoard(colleague, 9);
  const listed = load.deliveries.filter((task) => !task.dock && ['waiting', 'todo'].includes(task.status ?? ''));
  const rows = board.list.getByRole('row');
  // Orders of staff at the center are left out (DSP-216).
  await expect.poll(() => board.count('Commandes à dispatcher')).toBeGreaterThan(listed.length * 0.9);
  const count = await board.count('Commandes à dispatcher');
  expect(count).toBeLessThanOrEqual(listed.length);
  await expect(rows).toHaveCount(Math.min(count, 150) + 1);
});

test('DSP-208 an empty list says so', async ({ scene, board }) => {
  await scene.driver('Ali Dutour');
  await board.open();
  await expect(board.list.getByText('Aucune commande à dispatcher')).toBeVisible();
  await expect(board.page.getByText('Commandes à dispatcher (0)')).toBeVisible();
});

test('DSP-242 DSP-243 DSP-250 a task that may not be dispatched has a locked handle that says why, and no tick', async ({
  scene,
  board,
}) => {
  const { task: free } = await scene.order('LIBRE');
  await scene.order('BLOQUEE', { is_dispatch_disabled: true });
  await board.open();
  await expect(board.handle('LIBRE')).toHaveAttribute('aria-disabled', 'false');
  await expect(board.handle('BLOQUEE')).toHaveAttribute('aria-disabled', 'true');
  await expect(board.handle('BLOQUEE')).toHaveAccessibleName(/Dispatch désactivé pour cette commande/);
  await expect(board.row('BLOQUEE').getByRole('checkbox')).toBeDisabled();
  await board.handle('BLOQUEE').click({ force: true });
  await expect(board.dialog).toHaveCount(0);
  // All that may be ticked is, without it; of nothing not all is.
  const all = board.list.getByRole('checkbox', { name: 'Tout cocher' });
  await all.check();
  await expect(board.row('BLOQUEE').getByRole('checkbox')).not.toBeChecked();
  await expect(all).toBeChecked();
  await scene.change('task', free, { is_dispatch_disabled: true });
  await board.refresh();
  await expect(board.row('LIBRE').getByRole('checkbox')).toBeDisabled();
  await expect(all).not.toBeChecked();
});

test('DSP-258 DSP-263 DSP-270 a row tells a wrong address, a weight and a client apart in words', async ({
  scene,
  board,
}) => {
  const nowhere = { street_number: '4', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' };
  await scene.order(
    'PERDUE',
    { address: nowhere, client: { id: 2, name: 'Vera', is_vip: true } },
    { total_weight: '51,2 Kg' },
  );
  await board.open();
  await expect(board.row('PERDUE').getByRole('img', { name: 'Adresse invalide' })).toBeVisible();
  await expect(board.row('PERDUE')).toContainText('51 kg');
  await expect(board.row('PERDUE')).toContainText('VIP');
});

test('DSP-370 DSP-371 DSP-376 a card bears its code, its driver, its vehicle and its name', async ({
  scene,
  board,
}) => {
  const driver = await scene.driver('Zoé Marchetti');
  const dock = await scene.dock({
    dock_type: 'DRIVER_SOFT',
    current_status: 'moving',
    target_driver: driver.id,
    target_vehicle: 'BIKE',
    target_name: 'Nord',
  });
  await board.open();
  const card = board.dock(dock);
  await expect(card.getByRole('heading')).toHaveText(`G${dock.id % 10_000}`);
  await expect(card.getByRole('link', { name: 'Zoé Marchetti' })).toHaveAttribute(
    'href',
    `/logs/driver/${driver.id}/date/0`,
  );
  await expect(card).toContainText('Vélo');
  await expect(card).toContainText('Nord');
});

test('DSP-372 DSP-387 each status has its list; a hidden round is in none', async ({ scene, board }) => {
  const statuses = {
    draft: ['Brouillon', 'Tournées en cours de création'],
    moving: ['Validée', 'Tournées en préparation'],
    defined: ['Mise en chariot', 'Tournées en préparation'],
    ready_to_load: ['Prête à charger', 'Tournées Prêtes à livrer'],
    loaded: ['Chargé', 'Tournées Prêtes à livrer'],
    closed: ['Fermée', 'En livraison'],
  } as const;
  const hidden = await scene.dock({ hidden: true });
  const docks = await Promise.all(
    Object.entries(statuses).map(async ([current_status, told]) => ({
      dock: await scene.dock({ current_status }),
      told,
    })),
  );
  await board.open();
  for (const { dock, told } of docks) {
    const [label, list] = told;
    await expect(board.rounds(list).getByRole('article', { name: board.code(dock), exact: true })).toContainText(label);
  }
  await expect(board.dock(hidden)).toHaveCount(0);
});

test('DSP-074 DSP-075 the departure filter keeps what leaves within its hours, for the session', async ({
  scene,
  board,
  page,
}) => {
  const soon = await scene.dock({ departure: scene.at(60) });
  const later = await scene.dock({ departure: scene.at(6 * 60) });
  const without = await scene.dock({ departure: null });
  await board.open();
  const hours = async (label: string) => {
    await page.getByRole('combobox', { name: 'Départ des tournées' }).click();
    await page.getByRole('option', { name: label }).click();
  };
  await hours('3h');
  await expect(board.dock(later)).toHaveCount(0);
  for (const dock of [soon, without]) await expect(board.dock(dock)).toBeVisible();
  await page.reload();
  await expect(board.dock(soon)).toBeVisible();
  await expect(board.dock(later)).toHaveCount(0);
  await hours('7h');
  await expect(board.dock(later)).toBeVisible();
});

test('DSP-245 an emergency has its sign with its rank, an order without one has none', async ({ scene, board }) => {
  await scene.order('URGENT', { emergency_rank: 2 });
  await scene.order('CALME1', { emergency_rank: 0 });
  await scene.order('CALME2');
  await board.open();
  const sign = (name: string) =>
    board.list.getByRole('row').filter({ hasText: name }).getByRole('img', { name: 'Urgence' });
  await expect(sign('URGENT')).toBeVisible();
  await expect(board.list.locator('[aria-description="Urgence 2"]')).toContainText('2');
  for (const name of ['CALME1', 'CALME2']) await expect(sign(name)).toHaveCount(0);
});

test('DSP-203 DSP-249 unfinalised orders show their progress, can be hidden, and stay so after a reload', async ({
  scene,
  board,
  page,
}) => {
  await scene.order('PRETE');
  await scene.order('EN-COURS', { status: 'waiting', prep_progress: 4, prep_total: 9 }, { status: 'prep' });
  await board.open();
  await expect(board.row('EN-COURS')).toContainText('4/9');
  await expect(board.row('EN-COURS').getByRole('img', { name: 'Non finalisée' })).toBeVisible();
  await expect(board.row('PRETE')).not.toContainText('/9');
  await page.getByRole('button', { name: 'Masquer les non finalisées' }).click();
  await expect(board.row('EN-COURS')).toHaveCount(0);
  await expect(board.list.getByRole('columnheader', { name: 'Nom' })).toHaveText('Nom (1/2)');
  await page.reload();
  await expect(board.row('PRETE')).toBeVisible();
  await expect(board.row('EN-COURS')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Afficher les non finalisées' })).toBeVisible();
});

test('DSP-212 a list that is folded keeps its title and its count, and stays folded after a reload', async ({
  scene,
  board,
  page,
}) => {
  const ready = await scene.dock({ current_status: 'loaded' });
  const creation = await scene.dock();
  await board.open();
  const fold = page.getByRole('button', { name: 'À livrer' });
  await expect(board.dock(ready)).toBeVisible();
  await fold.click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(board.dock(creation)).toBeVisible();
    await expect(board.dock(ready)).toHaveCount(0);
    expect(await board.count('Tournées Prêtes à livrer')).toBe(1);
  }
  await fold.click();
  await expect(board.dock(ready)).toBeVisible();
});

test('DSP-250 with Shift all rows from the one ticked last are ticked', async ({ scene, board, page }) => {
  const { round } = await aMorning(scene);
  const { task } = await scene.order('B3', { dock: round.id, dock_rank: 3 });
  // On its way to another round: it is not ticked.
  await scene.order('PART', { dock: round.id, dock_rank: 2, is_moving: true });
  await board.open();
  const boxes = board.list.getByRole('checkbox', { name: /^Cocher/ });
  await boxes.first().click();
  await boxes.last().click({ modifiers: ['Shift'] });
  await expect(page.getByRole('button', { name: 'Déplacer la sélection (3)' })).toBeVisible();
  const inRound = board.dock(round).getByRole('checkbox');
  await inRound.last().click();
  await inRound.first().click({ modifiers: ['Shift'] });
  await expect(page.getByRole('button', { name: /^Extraire \(3\)/ })).toBeVisible();
  await expect(board.inDock(round, 'PART').getByRole('checkbox')).toBeDisabled();
  // One that begins to move while it is ticked can be unticked, and then no more ticked.
  await scene.change('task', task, { is_moving: true });
  await board.refresh();
  const moved = board.inDock(round, 'B3').getByRole('checkbox');
  await expect(board.handle('B3')).toHaveAttribute('aria-disabled', 'true');
  await expect(moved).toBeChecked();
  await moved.uncheck();
  await expect(moved).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Extraire \(2\)/ })).toBeVisible();
});

test('DSP-074 DSP-203 DSP-204 the list says how many its filters hide, and takes all of them away at once', async ({
  scene,
  board,
  page,
}) => {
  const leaves = { earlier_departure_at: scene.at(-5) };
  await scene.order('ICI', {}, leaves);
  await scene.order('EN-COURS', { status: 'waiting' }, { ...leaves, status: 'prep' });
  await scene.order('PLUS-TARD');
  await scene.order('LOIN', { address: { postal_code: '92100' } }, leaves);
  await board.open();
  const heading = board.list.getByRole('heading');
  await expect(heading).toHaveText('Commandes à dispatcher (4)');
  await expect(board.list.getByRole('button', { name: /^Tout montrer/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Masquer les non finalisées' }).click();
  const now = page.getByRole('button', { name: 'Vue maintenant' });
  await now.click();
  const codes = page.getByRole('textbox', { name: 'Codes postaux' });
  await codes.fill('75018');
  await codes.press('Enter');
  await expect.poll(() => board.names()).toEqual(new Set(['ICI']));
  await expect(heading).toHaveText('Commandes à dispatcher (1)');
  await expect(board.list).toContainText('3 hors du filtre');
  await codes.fill('13001');
  await codes.press('Enter');
  await expect(board.list).toContainText('Aucune commande ne passe les filtres');
  await board.list.getByRole('button', { name: 'Tout montrer : Commandes à dispatcher (4)' }).click();
  await expect.poll(() => board.names()).toEqual(new Set(['ICI', 'EN-COURS', 'PLUS-TARD', 'LOIN']));
  await expect(page.getByRole('button', { name: 'Masquer les non finalisées' })).toBeVisible();
  await expect(now).toHaveAttribute('aria-pressed', 'false');
  await expect(codes).toHaveValue('');
});

test('DSP-207 DSP-251 DSP-272 where canteens go together the list counts lines, and a line is one stop that is ticked whole', async ({
  makeScene,
  board,
}) => {
  const scene = await makeScene({ group_canteen_orders_in_docks: true });
  startAt(scene);
  const dock = await scene.dock();
  const canteen = (id: number) => ({ canteen_id: id, canteen_orders_count: 2 });
  const ranked = (rank: number) => ({ dock: dock.id, dock_rank: rank });
  const inRound = [await scene.order('K1', ranked(1), canteen(7)), await scene.order('K2', ranked(2), canteen(7))];
  const listed = [await scene.order('L1', {}, canteen(8)), await scene.order('L2', {}, canteen(8))];
  for (const pair of [inRound, listed])
    for (const { order } of pair)
      await scene.change('order', order, { canteen_tasks: pair.map(({ task }) => task.id) });
  await scene.order('SEULE', ranked(3));
  await scene.order('AUTRE');
  await board.open();
  await expect(board.list.getByRole('columnheader', { name: 'Nom' })).toHaveText('Nom (2/2)');
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (2)');
  await expect(board.list.getByRole('button', { name: /^Tout montrer/ })).toHaveCount(0);
  await expect(board.inDock(dock, 'SEULE')).toContainText('Arrêt 2');
  await board.inDock(dock, 'K1').getByRole('checkbox').check();
  await expect(board.dock(dock).getByRole('button', { name: 'Extraire (2)' })).toBeVisible();
});
