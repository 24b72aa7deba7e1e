import { expect } from '@playwright/test';
import { dateTimeText } from '../../../src/domain/time/paris-time.ts';
import { refusal } from '../../hands/faults.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

test('DSP-224 SUP-654 an alert of the board is read, and gone for everybody', async ({ scene, board, page }) => {
  const alert = await scene.alert('Pluie forte annoncée');
  await board.open();
  const alerts = page.getByRole('region', { name: 'Alertes' });
  await expect(alerts).toContainText('Pluie forte annoncée');
  await alerts.getByRole('button', { name: 'Marquer comme lu : Pluie forte annoncée' }).click();
  await expect(alerts).toHaveCount(0);
  await expect(board.toast('Alerte traitée !')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.path).toBe(`/api/alerts/${alert.id}/`);
  expect((await scene.ledger()).at(-1)?.body).toEqual({ is_read: true });
  await board.refresh();
  await page.reload();
  await expect(board.list).toBeVisible();
  await expect(alerts).toHaveCount(0);
});

test('DSP-050 DSP-224 an alert that leads nowhere opens all there is of it', async ({ scene, board }) => {
  stopClock();
  await scene.alert('Pluie forte annoncée sur tout le nord de la ville');
  await board.open();
  await board.page
    .getByRole('button', { name: 'Pluie forte annoncée sur tout le nord de la ville', exact: true })
    .click();
  await expect(board.dialog).toContainText('Pluie forte annoncée sur tout le nord de la ville');
  await expect(board.dialog).toContainText(`Reçue le ${dateTimeText(scene.at(-1))}`);
});

test('DSP-224 an alert that could not be read is back, with its mark', async ({ scene, board, page, network }) => {
  await scene.alert('Travaux');
  await board.open();
  network.intercept({ path: '/alerts/' }, refusal(403, { detail: 'Pas ici' }));
  const alerts = page.getByRole('region', { name: 'Alertes' });
  await alerts.getByRole('button', { name: /^Marquer comme lu/ }).click();
  await expect(board.toast('Pas ici')).toBeVisible();
  await expect(alerts).toContainText('Refusée');
  // Until somebody has decided on it, it is not read again.
  const read = alerts.getByRole('button', { name: /^Marquer comme lu/ });
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  await expect(read).toHaveAccessibleDescription("Une action précédente n'est pas terminée");
});

test('DSP-224 PRP-102 the cross of a banner alert of the home board reads it, for everybody', async ({
  scene,
  page,
}) => {
  const alert = await scene.alert('Frigo 2 au-dessus de 6 °C');
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Alertes du centre' });
  await expect(banner).toContainText('Frigo 2 au-dessus de 6 °C');
  await banner.getByRole('button', { name: 'Marquer comme lu : Frigo 2 au-dessus de 6 °C' }).click();
  await expect(banner).toHaveCount(0);
  await expect.poll(async () => (await scene.ledger()).at(-1)?.path).toBe(`/api/alerts/${alert.id}/`);
  expect((await scene.ledger()).at(-1)?.body).toEqual({ is_read: true });
});
