import { expect } from '@playwright/test';
import { holdAnswers } from '../../hands/faults.ts';
import { startAt, test } from '../fixtures.ts';

const paris = 9;

const ivry = 12;

test('DSP-017 a switch drops ticks and every row of the old center', async ({ context, board, network }) => {
  await startAt(context, ivry);
  await board.open();
  const ticked = board.list.getByRole('checkbox', { name: /^Cocher la commande/, disabled: false }).first();
  const name = (await ticked.getAttribute('aria-label')) ?? '';
  await ticked.check();
  const held = holdAnswers();
  network.intercept({ path: `center=${paris}` }, held.fault);
  await board.choose('Paris La Chapelle');
  await held.arrived(1);
  await expect(board.page.getByText('Chargement...')).toBeVisible();
  await expect(board.list).toHaveCount(0);
  held.release();
  await expect(board.list).toBeVisible();
  await expect(board.list.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
  await board.choose('Ivry');
  await expect(board.list.getByRole('checkbox', { name, exact: true })).not.toBeChecked();
});
