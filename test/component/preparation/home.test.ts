import { expect } from '@playwright/test';
import { vi } from 'vitest';
import * as launchpads from '../../../src/domain/launchpad.ts';
import { refusal } from '../../hands/faults.ts';
import { startAt, test } from '../fixtures.ts';

test('DSP-226 PRP-039 lists that cannot be shown leave the home page, and say that actions are safe', async ({
  makeScene,
  page,
}) => {
  startAt(await makeScene({ is_shadow_groupment_enabled: false }));
  const failing = vi.spyOn(launchpads, 'hasBasket').mockImplementation(() => {
    throw new Error('A launchpad that cannot be drawn');
  });
  await page.goto('/');
  await expect(page.getByText("Cet écran n'a pas pu être affiché")).toBeVisible();
  await expect(page.getByText('Vos actions enregistrées sont gardées sur cet appareil.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
  failing.mockRestore();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tournées sans panier (0)' })).toBeVisible();
  await expect(page.getByText("Cet écran n'a pas pu être affiché")).toHaveCount(0);
});

test('DSP-030 the home page lists what of the user waits, and leads to what is done about it', async ({
  scene,
  page,
  board,
  network,
}) => {
  await scene.order('A1');
  await board.open();
  network.intercept({ path: '/processing-orders/' }, refusal(403, { detail: 'Pas ici' }));
  await board.setBags('A1', 4, 1);
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Vos actions (1)' });
  await expect(own.getByRole('listitem')).toContainText('A1');
  await expect(own.getByRole('listitem')).toContainText('Refusée : Pas ici');
  await own.getByRole('button', { name: /^Voir : / }).click();
  await expect(page.getByRole('dialog', { name: 'Actions' })).toBeVisible();
});
