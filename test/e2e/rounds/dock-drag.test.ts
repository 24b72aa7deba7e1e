import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import type { Scene } from '../../hands/scene.ts';
import { tablet, test } from '../fixtures.ts';

const last = async (scene: Scene) => (await scene.ledger()).at(-1);

/** A loaded round with L1, defined in time, and an empty one of a driver. */
async function aLoadedRound(scene: Scene) {
  const driver = await scene.driver('Ali Dutour');
  const loaded = await scene.dock({ current_status: 'loaded', defined_at: scene.at(-40), loaded_at: scene.at(-10) });
  const driverDock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  const l1 = await scene.order('L1', { dock: loaded.id, dock_rank: 1 });
  return { loaded, driverDock, l1 };
}

test('DSP-520 DSP-527 a whole round dragged onto another follows its last order, in its own order', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  const target = await scene.dock();
  await scene.order('D1', { dock: target.id, dock_rank: 1 });
  await board.open();
  await board.drag(board.whole(round), board.dock(target).getByRole('heading'));
  await expect(board.dock(target).getByRole('listitem').getByRole('link')).toHaveText(['D1', 'B1', 'B2']);
  await expect(board.dock(round)).toContainText('Vide');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/dispatch/docks/${round.id}/move_dock/`);
  expect((await last(scene))?.body).toEqual({ dock_target_id: target.id, target_should_be_empty: false });
});

test('DSP-523 DSP-486 a loaded round goes to the driver whose round is empty', async ({ scene, board }) => {
  const { loaded, driverDock } = await aLoadedRound(scene);
  await board.open();
  await board.drag(board.whole(loaded), board.dock(driverDock).getByRole('heading'));
  await expect(board.inDock(driverDock, 'L1')).toBeVisible();
  await expect
    .poll(async () => (await last(scene))?.body)
    .toEqual({
      dock_target_id: driverDock.id,
      target_should_be_empty: true,
    });
});

test('DSP-524 DSP-530 where a round may not fall is said before it is released, and nothing is sent', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { round, empty, ready } = await aMorning(scene);
  await board.open();
  await board.hover(board.whole(round), board.dock(ready).getByRole('heading'));
  await expect(board.dock(ready)).toHaveAttribute('data-target', 'refused');
  await expect(board.dock(empty)).toHaveAttribute('data-target', 'allowed');
  await expect(page.getByText("La tournée n'est pas mise en chariot").first()).toBeVisible();
  await board.carry(board.row('A2'));
  await expect(page.getByText('Une tournée ne peut être déposée que sur une tournée').first()).toBeVisible();
  await page.mouse.up();
  await expect(board.inDock(round, 'B1')).toBeVisible();
  expect(network.seen('move_dock')).toEqual([]);
});

test('DSP-521 DSP-522 an empty round and a locked one are not picked up, and say why', async ({ scene, board }) => {
  const { empty } = await aMorning(scene);
  const locked = await scene.dock({ current_status: 'loaded', locked_at: scene.at(-5), loaded_at: scene.at(-9) });
  await scene.order('V1', { dock: locked.id, dock_rank: 1 });
  await board.open();
  await expect(board.whole(empty)).toHaveAccessibleName(/La tournée est vide/);
  await expect(board.whole(locked)).toHaveAccessibleName(/Tournée verrouillée/);
  await expect(board.whole(locked)).toHaveAttribute('aria-disabled', 'true');
  await board.whole(locked).click({ force: true });
  await expect(board.dialog).toHaveCount(0);
});

test('DSP-520 DSP-530 a round is carried from one allowed target to the next by keyboard', async ({
  scene,
  board,
  page,
}) => {
  const { round, empty } = await aMorning(scene);
  await board.open();
  const said = board.dragSaid;
  await board.canDrag();
  const code = board.code(round);
  await board.whole(round).focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText(`Tournée ${code} prise.`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(`Tournée ${code} au-dessus de ${board.code(empty)}`);
  await page.keyboard.press('Space');
  await expect(board.dock(empty).getByRole('listitem').getByRole('link')).toHaveText(['B1', 'B2']);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test.describe('with fingers', () => {
  test.use(tablet);
  test('DSP-530 a tap on the head of a card lists where its round may go', async ({ scene, board }) => {
    const { round, empty } = await aMorning(scene);
    await board.open();
    await board.whole(round).tap();
    await board.dialog.getByRole('button', { name: board.code(empty) }).tap();
    await expect(board.inDock(empty, 'B1')).toBeVisible();
    await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  });
});
