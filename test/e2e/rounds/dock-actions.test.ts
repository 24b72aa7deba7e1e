import { expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { holdAnswers } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { tablet, test } from '../fixtures.ts';

const ready = 'Tournées Prêtes à livrer';

test('DSP-412 DSP-488 the choice of a vehicle stays open while another tab changes the round, and says why it waits', async ({
  scene,
  board,
  context,
  network,
}) => {
  const round = await scene.dock({ current_status: 'moving' });
  await scene.order('B1', { dock: round.id, dock_rank: 1 });
  await board.open();
  const other = new Board(await context.newPage());
  await other.open();
  await board.page.bringToFront();
  await board.step('Chargé', round).click();
  const held = holdAnswers();
  network.intercept({ path: `/docks/${round.id}/` }, held.fault);
  await other.more(board.code(round)).click();
  await other.entry('Marquer optimisée à la main').click();
  await held.arrived(1);
  await expect(board.entry('Voiture')).toContainText('Envoi en cours');
  await expect(board.entry('Voiture')).toHaveAttribute('aria-disabled', 'true');
  held.release();
  await board.entry('Voiture').click();
  await expect(board.rounds(ready).getByRole('article')).toHaveCount(1);
  await other.page.close();
});

test.describe('with fingers', () => {
  test.use(tablet);
  test('DSP-404 DSP-443 a round is validated, then made ready, by taps', async ({ scene, board }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.step('Valider la tournée', round).tap();
    await board.step('Chargé', round).tap();
    await board.entry('Voiture').tap();
    await expect(board.rounds(ready).getByRole('article', { name: board.code(round) })).toBeVisible();
    await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  });
});
