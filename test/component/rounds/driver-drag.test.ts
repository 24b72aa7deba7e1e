import { expect } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

async function threeRounds(scene: Scene) {
  const nora = await scene.driver('Nora Bellamy');
  const zoe = await scene.driver('Zoé Marchetti');
  // A round is named after somebody before it is his.
  const free = await scene.dock({ target_name: 'Zoé Marchetti' });
  const zoes = await scene.dock({ target_driver: zoe.id, target_name: 'Zoé Marchetti' });
  const noras = await scene.dock({ target_driver: nora.id, target_name: 'Nora Bellamy' });
  const locked = await scene.dock({ current_status: 'loaded', locked_at: scene.at(-5) });
  for (const [at, dock] of [free, zoes, noras, locked].entries())
    await scene.order(`B${at}`, { dock: dock.id, dock_rank: 1 });
  return { nora, zoe, free, zoes, noras, locked };
}

const handleOf = (board: Board, name: string) =>
  board.page.getByRole('button', { name: `Donner une tournée à ${name}`, exact: true });

/** Goes by the arrows until the announcement names a target. */
async function goTo(board: Board, target: string) {
  for (let step = 0; step < 12; step++) {
    const before = (await board.dragSaid.textContent()) ?? '';
    if (before.includes(`au-dessus de ${target}`)) return;
    await board.page.keyboard.press('ArrowDown');
    await expect(board.dragSaid).not.toHaveText(before);
  }
  throw new Error(`No arrow leads to ${target}`);
}

test('OUR-207 a driver in hand is given the round he is dropped on; rounds that may not be given say why', async ({
  scene,
  board,
  page,
}) => {
  const { nora, free, zoes, noras, locked } = await threeRounds(scene);
  await board.open();
  await board.canDrag();
  await expect(handleOf(board, 'Nora Bellamy')).toBeVisible();
  await handleOf(board, 'Nora Bellamy').focus();
  await page.keyboard.press('Space');
  await expect(board.dock(locked)).toContainText('Tournée verrouillée');
  await expect(board.dock(locked)).toHaveAttribute('data-target', 'refused');
  await expect(board.dock(noras)).toContainText('Cette tournée est déjà à ce livreur');
  await expect(board.dock(free)).toHaveAttribute('data-target', 'allowed');
  await goTo(board, board.code(zoes));
  await expect(board.dragSaid).toContainText('à la place de Zoé Marchetti');
  await goTo(board, board.code(free));
  await expect(board.dragSaid).not.toContainText('à la place');
  await page.keyboard.press('Space');
  await expect(board.dock(free)).toContainText('Nora Bellamy');
  await expect
    .poll(async () => (await scene.ledger()).map(({ method, path, body }) => [method, path, body]))
    .toEqual([['PATCH', `/api/docks/${free.id}/`, { target_driver: nora.id }]]);
});

test('OUR-207 a round dropped on the line of a driver is given to him; if somebody else gave it meanwhile that is told', async ({
  scene,
  board,
  colleague,
  page,
}) => {
  const { nora, zoe, free, zoes } = await threeRounds(scene);
  await board.open();
  await board.canDrag();
  await expect(handleOf(board, 'Nora Bellamy')).toBeVisible();
  await board.whole(zoes).focus();
  await page.keyboard.press('Space');
  await expect(board.dragSaid).toContainText(`Tournée ${board.code(zoes)} prise`);
  await goTo(board, 'Nora Bellamy');
  await expect(board.dragSaid).toContainText('à la place de Zoé Marchetti');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toEqual({ target_driver: nora.id });

  await board.whole(free).focus();
  await page.keyboard.press('Space');
  await expect(board.dragSaid).toContainText(`Tournée ${board.code(free)} prise`);
  await goTo(board, 'Nora Bellamy');
  expect((await colleague.patch(`/docks/${free.id}/`, { target_driver: zoe.id })).status).toBe(200);
  await page.keyboard.press('Space');
  await expect(board.toast('Action impossible')).toContainText('a été donnée à Zoé Marchetti entre-temps');
});

test('OUR-207 an order is not dropped on a driver, nor a driver on the list', async ({ scene, board, page }) => {
  await threeRounds(scene);
  await scene.order('A1');
  await board.open();
  await board.canDrag();
  await expect(handleOf(board, 'Nora Bellamy')).toBeVisible();
  await handleOf(board, 'Nora Bellamy').focus();
  await page.keyboard.press('Space');
  await expect(board.scrolled).toHaveAttribute('data-target', 'refused');
  await page.keyboard.press('Escape');
  await board.handle('A1').focus();
  await page.keyboard.press('Space');
  await expect(board.scrolled).toHaveAttribute('data-target', 'refused');
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(board.dragSaid).not.toContainText('au-dessus de Nora Bellamy');
  }
  await page.keyboard.press('Escape');
  expect(await scene.ledger()).toEqual([]);
});
