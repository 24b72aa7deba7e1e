import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-271 the number of an order leads to its support page, in the list and in a round', async ({
  scene,
  board,
}) => {
  const round = await scene.dock();
  const { order } = await scene.order('LIBRE');
  const { order: docked } = await scene.order('PLACEE', { dock: round.id });
  await board.open();
  const link = (row: Locator, name: string) => row.getByRole('link', { name, exact: true });
  await expect(link(board.row('LIBRE'), 'LIBRE')).toHaveAttribute('href', `/support/order/${order.id}`);
  await expect(link(board.inDock(round, 'PLACEE'), 'PLACEE')).toHaveAttribute('href', `/support/order/${docked.id}`);
});
