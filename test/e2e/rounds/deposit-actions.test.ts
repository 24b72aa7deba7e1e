import { expect } from '@playwright/test';
import { detailOf } from '../../hands/deposit-dialogs.ts';
import { bag, bottle, handBack, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test('DSP-805 DSP-806 DSP-807 returns and receipts are cancelled after a question; refused it sends nothing, and what is given back stays', async ({
  scene,
  server,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const first = await someDeposits(
    server,
    scene,
    [bottle.id, bag.id],
    [receipt(ali.id, bottle.id, 6), receipt(ali.id, bag.id, 2), handBack(ali.id, bag.id, 2)],
  );
  await page.goto(`/dispatch?dialog=driverDeposits&driver=${ali.id}`);
  const detail = detailOf(page, 'Ali Dutour');
  await detail.getByRole('tab', { name: 'Historique' }).click();
  const action = (name: string, label: string) => detail.getByRole('button', { name: `${name} : ${label}` });
  const question = page.getByRole('alertdialog');
  await expect(action('Annuler la remise', bag.label)).toHaveAccessibleDescription(
    "Cette remise ne peut être annulée car le livreur l'a déjà rendue.",
  );
  await isClean(page);

  // DSP-907: refused, nothing is sent and the screen is as it was.
  await action('Annuler la remise', bottle.label).click();
  await expect(question).toContainText('Êtes vous sûr de vouloir annuler cette remise ?');
  await expect(question.getByRole('listitem')).toHaveText([`6 × consigne client ${first}`]);
  await isClean(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toBeHidden();
  await action('Annuler le retour', bag.label).click();
  await expect(question).toContainText('Êtes vous certain de vouloir annuler ce retour ?');
  // Pressed before it has the focus, the key would be the dialog's below.
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(detail.getByRole('row')).toHaveCount(4);
  expect(await scene.ledger()).toEqual([]);

  await action('Annuler le retour', bag.label).click();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Correction effectuée!', { exact: true })).toBeVisible();
  await expect(detail.getByRole('rowheader').first()).toHaveText('annul. retour');
  await expect(action('Annuler la remise', bag.label)).not.toHaveAttribute('aria-disabled', 'true');
  await action('Annuler la remise', bottle.label).click();
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(detail.getByRole('rowheader').first()).toHaveText('annul. remise');
  await expect(action('Annuler la remise', bottle.label)).toHaveCount(0);
  expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/api/depositdriver/cancel_returned/',
      body: { deposit_driver_id: first + 2, center_id: scene.center },
    },
    {
      path: '/api/depositdriver/cancel_received/',
      body: { deposit_driver_id: first, deposit_user_id: first, center_id: scene.center },
    },
  ]);
});
