import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('DSP-502 DSP-506 a task dragged onto a round becomes its first', async ({ scene, board }) => {
  const { a1, round } = await aMorning(scene);
  await board.open();
  await board.drag(board.handle('A1'), board.dock(round).getByRole('heading'));
  await expect(board.dock(round).getByRole('listitem').getByRole('link')).toHaveText(['A1', 'B1', 'B2']);
  await expect(board.row('A1')).toHaveCount(0);
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual(['/api/dispatch/deliveries/move_task/']);
  const [{ body } = { body: null }] = await scene.ledger();
  expect(body).toContainEqual({ id: a1.task.id, from_dock_id: null, dock_target_id: round.id, dock_rank: 1 });
});

test('DSP-507 DSP-509 dragged onto a task it comes right after; inside a round only ranks change', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.drag(board.handle('A1'), board.inDock(round, 'B1'));
  const order = board.dock(round).getByRole('listitem').getByRole('link');
  await expect(order).toHaveText(['B1', 'A1', 'B2']);
  await expect(board.actions).toHaveText('Actions');
  await board.drag(board.handle('B1'), board.inDock(round, 'B2'));
  await expect(order).toHaveText(['A1', 'B2', 'B1']);
  await expect
    .poll(async () => (await scene.ledger()).at(-1)?.path)
    .toBe('/api/tasks/shipping/simple_bulk/?dispatch=1');
  await board.refresh();
  await expect(order).toHaveText(['A1', 'B2', 'B1']);
});

test('DSP-508 a task dragged onto the list is to dispatch again', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.drag(board.handle('B1'), board.row('A3'));
  await expect(board.row('B1')).toBeVisible();
  await expect(board.dock(round).getByRole('listitem').getByRole('link')).toHaveText(['B2']);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('a task falls where it is let go of, however fast the hand was', async ({ scene, board, page }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.hover(board.handle('A1'), board.row('A2'));
  const heading = board.dock(round).getByRole('heading');
  // There and let go before anything could be drawn.
  await heading.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    for (const type of ['mousemove', 'mouseup']) target.dispatchEvent(new MouseEvent(type, at));
  });
  await page.mouse.up();
  await expect(board.dock(round).getByRole('listitem').getByRole('link')).toHaveText(['A1', 'B1', 'B2']);
});

test('a press that slips and ends before it is drawn moves nothing, and the next drag works', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.canDrag();
  await board.handle('A1').evaluate((handle) => {
    const { left, top } = handle.getBoundingClientRect();
    const at = (by: number) => ({ clientX: left + 4 + by, clientY: top + 4, bubbles: true, cancelable: true });
    handle.dispatchEvent(new MouseEvent('mousedown', at(0)));
    for (const type of ['mousemove', 'mouseup']) handle.dispatchEvent(new MouseEvent(type, at(9)));
  });
  await board.drag(board.handle('A2'), board.dock(round).getByRole('heading'));
  await expect(board.dock(round).getByRole('listitem').getByRole('link')).toHaveText(['A2', 'B1', 'B2']);
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual(['/api/dispatch/deliveries/move_task/']);
});

test('DSP-504 DSP-530 a drop that is not allowed says why before the release and sends nothing', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  await board.hover(board.handle('A1'), board.dock(ready).getByRole('heading'));
  await expect(page.getByText("rien n'y entre depuis la liste").first()).toBeVisible();
  await expect(board.dock(ready)).toHaveAttribute('data-target', 'refused');
  await page.mouse.up();
  await expect(board.row('A1')).toBeVisible();
  expect(network.seen('move_task')).toEqual([]);
});
