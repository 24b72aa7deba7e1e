import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const load = { path: '/dispatch/loadstate/' };

test('DSP-940 DSP-944 a load refused with an error says the words of the server, once however long it lasts', async ({
  scene,
  board,
  network,
}) => {
  const leap = leapingClock();
  await aMorning(scene);
  await board.open();
  const text = 'Centre fermé pour inventaire';
  const refusing = network.intercept(load, refusal(400, { error: text }));
  await board.refresh();
  await expect(board.toast(text)).toBeVisible();
  await expect(board.banner).toContainText(text);
  await leap(5_000);
  await expect(board.toast(text)).toHaveCount(0);
  await board.refresh();
  await expect(board.banner).toContainText('Échecs : 2');
  await expect(board.toast(text)).toHaveCount(0);
  refusing.stop();
  await board.refresh();
  await expect(board.banner).not.toContainText(text);
  await expect(board.row('A1')).toBeVisible();
});

test('DSP-945 a load refused with a detail only says that an error occurred, not the detail', async ({
  scene,
  board,
  network,
}) => {
  await aMorning(scene);
  await board.open();
  network.intercept(load, refusal(400, { detail: 'Invalid version.' }));
  await board.refresh();
  await expect(board.banner).toContainText('Une erreur est survenue');
  await expect(board.page.getByText('Invalid version.')).toHaveCount(0);
});
