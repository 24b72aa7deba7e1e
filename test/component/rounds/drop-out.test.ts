import { expect, type Page } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

/** A center that knows where it is. */
const placed = {
  address: {
    ...{ street_number: '1', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' },
    latitude: 48.89,
    longitude: 2.36,
  },
};

/** A driver's menu in the center of a scene. */
async function open(page: Page, board: Board, scene: Scene, driver: string) {
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.more(driver).click();
  await board.entry('Confier ses tournées à un autre').click();
}

const road = (scene: Scene) => ({
  ...{ current_status: 'loaded', dock_type: 'DRIVER_SOFT' },
  ...{ loaded_at: scene.at(-50), locked_at: scene.at(-40), gone_at: scene.at(-30) },
});

test('OUR-086 the round of a driver who drops out goes whole to another, taken back first if it is given', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy');
  const ali = await scene.driver('Ali Dutour');
  const given = await scene.dock({
    ...{ dock_type: 'DRIVER_SOFT', current_status: 'loaded', loaded_at: scene.at(-9), locked_at: scene.at(-5) },
    target_driver: nora.id,
  });
  await scene.order('G1', { dock: given.id, dock_rank: 1 });
  await open(page, board, scene, 'Nora Bellamy');
  await expect(board.dialog).toContainText('1 tournée, 1 arrêt restant');
  await expect(board.dialog).toContainText(/Avec Nora Bellamy : retour vers/);
  await expect(board.dialog).toContainText(`${board.code(given)} est donnée : elle est d'abord reprise (ANNULER).`);
  await expect(board.dialog.getByRole('rowheader')).toHaveText(['Ali Dutour']);
  await board.dialog.getByRole('button', { name: 'Ali Dutour' }).click();
  await expect(board.dialog).toBeHidden();
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual([`/api/docks/${given.id}/unlock/`, `/api/docks/${given.id}/`]);
  expect((await scene.ledger()).at(-1)?.body).toEqual({ target_driver: ali.id });
});

test('OUR-086 some stops of a round on the road go into another in their order: it is closed for it, which asks, and the others are to dispatch', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy', { state: 'run' });
  const gone = await scene.dock({ ...road(scene), target_driver: nora.id });
  await scene.order('FAIT', { dock: gone.id, dock_rank: 1, status: 'received', date_received: scene.at(-5) });
  for (const [at, name] of ['R1', 'R2', 'R3'].entries())
    await scene.order(name, { dock: gone.id, dock_rank: at + 2, status: 'shipping' }, { status: 'shipping' });
  const other = await scene.dock({ return_time: scene.at(180) });
  await scene.order('B1', { dock: other.id, dock_rank: 1 });
  await open(page, board, scene, 'Nora Bellamy');
  await expect(board.dialog.getByRole('checkbox')).toHaveCount(3);
  await board.dialog.getByRole('checkbox', { name: /R2/ }).click();
  await expect(board.dialog.getByText('À un livreur')).toHaveCount(0);
  const target = board.dialog.getByRole('listitem').filter({ hasText: board.code(other) });
  await expect(target).toContainText(/retour vers \d\d:\d\d, ensuite vers \d\d:\d\d/);
  await target.getByRole('button').click();
  await expect(board.confirmation).toContainText(
    `2 commandes dans ${board.code(other)}. 1 commande revient dans Commandes à dispatcher.`,
  );
  expect(await scene.ledger()).toEqual([]);
  await board.confirmation.getByRole('button', { name: 'Fermer et confier' }).click();
  await expect(board.row('R2')).toBeVisible();
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual([`/api/docks/${gone.id}/finish/`, ...Array(2).fill('/api/dispatch/deliveries/move_task/')]);
  const inOther = board.dock(other).getByRole('listitem').getByRole('link');
  await expect(inOther).toHaveCount(3);
  const names = await inOther.allTextContents();
  expect(names.indexOf('R3')).toBe(names.indexOf('R1') + 1);
});

test('OUR-086 some stops of a round that waits become a new one, and a driver without any is told so', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy');
  await scene.driver('Ali Dutour');
  const round = await scene.dock({ target_driver: nora.id });
  const { task } = await scene.order('A1', { dock: round.id, dock_rank: 1 });
  await scene.order('A2', { dock: round.id, dock_rank: 2 });
  await open(page, board, scene, 'Nora Bellamy');
  await board.dialog.getByRole('checkbox', { name: /A2/ }).click();
  await board.dialog.getByRole('button', { name: /^Nouvelle tournée/ }).click();
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ task_ids: [task.id] }]);
  await board.dialog.getByRole('button', { name: 'Fermer' }).click();
  await board.more('Ali Dutour').click();
  await board.entry('Confier ses tournées à un autre').click();
  await expect(board.dialog).toContainText("Ce livreur n'a plus rien à livrer.");
});

test('OUR-086 the round that is looked at stays in the window whatever leaves; one that is gone says so', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy');
  const ali = await scene.driver('Ali Dutour');
  const first = await scene.dock({ target_driver: nora.id });
  await scene.order('A1', { dock: first.id, dock_rank: 1 });
  const second = await scene.dock({ target_driver: nora.id });
  await scene.order('B1', { dock: second.id, dock_rank: 1 });
  await open(page, board, scene, 'Nora Bellamy');
  await expect(board.dialog.getByRole('checkbox')).toHaveCount(1);
  const shown = board.dialog.getByRole('checkbox', { name: /A1/ });
  const isFirst = (await shown.count()) > 0;
  const [mine, other] = isFirst ? [first, second] : [second, first];
  const order = isFirst ? 'A1' : 'B1';
  await scene.change('dock', other, road(scene));
  await board.refreshBehind();
  await expect(board.dialog.getByRole('radio').first()).toContainText(board.code(other));
  await expect(board.dialog.getByRole('checkbox', { name: new RegExp(order) })).toBeVisible();
  await scene.change('dock', mine, { target_driver: ali.id });
  await board.refreshBehind();
  await expect(board.dialog).toContainText(`${board.code(mine)} n'est plus à ce livreur`);
  expect(await scene.ledger()).toEqual([]);
});

test('OUR-086 DSP-424 a round on the road goes to no driver, though all of its stops are left; one that waits may', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy');
  await scene.driver('Ali Dutour');
  const gone = await scene.dock({ ...road(scene), target_driver: nora.id });
  await scene.order('R1', { dock: gone.id, dock_rank: 1, status: 'shipping' }, { status: 'shipping' });
  const waits = await scene.dock({ target_driver: nora.id });
  await scene.order('W1', { dock: waits.id, dock_rank: 1 });
  await open(page, board, scene, 'Nora Bellamy');
  const toDriver = board.dialog.getByRole('radio', { name: 'À un livreur' });
  // The one on the road comes first.
  await expect(board.dialog.getByRole('checkbox')).toHaveAccessibleName(/R1/);
  await expect(board.dialog).toContainText("elle est d'abord fermée");
  await expect(toDriver).toHaveCount(0);
  await expect(board.dialog.getByRole('button', { name: 'Ali Dutour' })).toHaveCount(0);
  await board.dialog.getByRole('radio', { name: board.code(waits) }).click();
  await expect(board.dialog.getByRole('checkbox')).toHaveAccessibleName(/W1/);
  await expect(toDriver).toBeVisible();
  await expect(board.dialog.getByRole('button', { name: 'Ali Dutour' })).toBeVisible();
});

test('OUR-086 DSP-272 the orders of a canteen are ticked together where they stay together, and one by one elsewhere', async ({
  makeScene,
  board,
  page,
}) => {
  const apart = await makeScene(placed);
  const together = await makeScene({ ...placed, group_canteen_orders_in_docks: true });
  for (const scene of [apart, together]) {
    const isTogether = scene === together;
    const nora = await scene.driver('Nora Bellamy');
    const round = await scene.dock({ target_driver: nora.id });
    const canteen = { canteen_id: 7, canteen_name: 'Cantine Tour Horizon', canteen_orders_count: 2 };
    const k1 = await scene.order('K1', { dock: round.id, dock_rank: 1 }, canteen);
    const k2 = await scene.order('K2', { dock: round.id, dock_rank: 2 }, canteen);
    const a3 = await scene.order('A3', { dock: round.id, dock_rank: 3 });
    for (const { order } of [k1, k2]) await scene.change('order', order, { canteen_tasks: [k1.task.id, k2.task.id] });
    await open(page, board, scene, 'Nora Bellamy');
    const box = (name: string) => board.dialog.getByRole('checkbox', { name: new RegExp(name) });
    await box('K1').click();
    await expect(box('K1')).not.toBeChecked();
    await expect(box('K2')).toBeChecked({ checked: !isTogether });
    await expect(box('A3')).toBeChecked();
    await board.dialog.getByRole('button', { name: /^Nouvelle tournée/ }).click();
    const left = isTogether ? [a3.task.id] : [k2.task.id, a3.task.id];
    await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ task_ids: left }]);
  }
});

test('OUR-086 a round on the road becomes a new one of what was ticked, with the stops that are left by their place, and nothing without any', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy', { state: 'run' });
  const gone = await scene.dock({ ...road(scene), target_driver: nora.id });
  await scene.order('FAIT', { dock: gone.id, dock_rank: 1, status: 'received', date_received: scene.at(-5) });
  const left = [];
  for (const [at, name] of ['R1', 'R2', 'R3'].entries())
    left.push(
      await scene.order(name, { dock: gone.id, dock_rank: at + 2, status: 'shipping' }, { status: 'shipping' }),
    );
  await open(page, board, scene, 'Nora Bellamy');
  const boxes = board.dialog.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await expect(boxes.first()).toHaveAccessibleName(/^2 · R1 · Client R1/);
  for (const name of ['R1', 'R2', 'R3']) await board.dialog.getByRole('checkbox', { name }).click();
  await expect(board.dialog).toContainText('Cochez au moins un arrêt.');
  await expect(board.dialog.getByRole('button', { name: /^Nouvelle tournée/ })).toHaveCount(0);
  for (const name of ['R1', 'R3']) await board.dialog.getByRole('checkbox', { name }).click();
  await board.dialog.getByRole('button', { name: /^Nouvelle tournée/ }).click();
  await expect(board.confirmation).toContainText('2 commandes dans une nouvelle tournée. 1 commande revient');
  await board.confirmation.getByRole('button', { name: 'Fermer et confier' }).click();
  await expect(board.dialog).toBeHidden();
  await expect
    .poll(async () => (await scene.ledger()).at(-1)?.body)
    .toEqual({ order_ids: [left[0]?.order.id, left[2]?.order.id], define: false });
});

test('OUR-086 once a round is handed over the next one is looked at, until nothing is left; a driver who refused too often keeps his', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene(placed);
  const nora = await scene.driver('Nora Bellamy', { daily_refusals_limit_exceeded: true });
  const ali = await scene.driver('Ali Dutour');
  const his = { target_driver: nora.id };
  const given = { ...road(scene), ...his, gone_at: null };
  const [one, two, three] = [await scene.dock(his), await scene.dock(his), await scene.dock(given)];
  for (const [at, dock] of [one, two, three].entries()) await scene.order(`B${at}`, { dock: dock.id, dock_rank: 1 });
  await open(page, board, scene, 'Nora Bellamy');
  const tab = (dock: typeof one) =>
    board.dialog.getByRole('radio', { name: new RegExp(`^${board.code(dock)} \\(1\\)`) });
  const give = board.dialog.getByRole('button', { name: 'Ali Dutour' });
  await tab(three).click();
  await expect(board.dialog.getByRole('checkbox')).toHaveAccessibleName(/B2/);
  await expect(give).toHaveAccessibleDescription('Le livreur a dépassé sa limite de refus du jour');
  await tab(one).click();
  await expect(board.dialog.getByRole('checkbox')).toHaveAccessibleName(/B0/);
  await give.click();
  await expect(tab(one)).toHaveCount(0);
  await expect(tab(two)).toBeVisible();
  await expect(board.dialog).toContainText('2 tournées, 2 arrêts restants');
  await tab(two).click();
  await expect(board.dialog.getByRole('checkbox')).toHaveAccessibleName(/B1/);
  await give.click();
  await expect(board.dialog).toContainText('1 tournée, 1 arrêt restant');
  await expect
    .poll(async () => (await scene.ledger()).map(({ path, body }) => [path, body]))
    .toEqual([one, two].map(({ id }) => [`/api/docks/${id}/`, { target_driver: ali.id }]));
});
