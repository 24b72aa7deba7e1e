import { expect } from '@playwright/test';
import { holdAnswers } from '../hands/faults.ts';
import { aMorning } from '../hands/morning.ts';
import { test } from './fixtures.ts';

test('DSP-488 GO clicked again and again while its answer is awaited is sent once', async ({
  scene,
  board,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  const sent = network.intercept({ path: '/assign/' }, held.fault);
  await board.go(ready).dblclick();
  await held.arrived(1);
  await expect(board.go(ready)).toHaveAccessibleDescription('Envoi en cours');
  await board.go(ready).click({ force: true });
  await board.go(ready).press('Enter');
  held.release();
  await expect(board.rounds('En livraison').getByRole('article')).toHaveCount(1);
  expect(sent.hits()).toBe(1);
  expect(await scene.ledger()).toHaveLength(1);
});
