import { expect } from '@playwright/test';
import { vi } from 'vitest';
import { holdUpdates } from '../../../src/views/kit/client/service-worker-client.ts';
import { detailOf, modal, open } from '../../hands/deposit-dialogs.ts';
import { bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { answer, refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('what is typed survives Escape by mistake, and says that it was brought back; Annuler gives it up', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await board.open();
  const dry = board.dialog.getByLabel('Sacs secs');
  await board.bags('A1').click();
  await dry.fill('9');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await board.bags('A2').click();
  await expect(dry).toHaveValue('3');
  await page.keyboard.press('Escape');
  await board.bags('A1').click();
  await expect(dry).toHaveValue('9');
  await expect(board.toast(/^Saisie reprise/)).toContainText('A1');
  await board.dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(board.toast(/^Saisie reprise/)).toHaveCount(0);
  await board.bags('A1').click();
  await expect(dry).toHaveValue('3');
});

test('what is typed survives a reload, and is gone once it is saved', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await board.bags('A1').click();
  await board.dialog.getByLabel('Sacs secs').fill('9');
  await page.reload();
  await expect(board.dialog.getByLabel('Sacs secs')).toHaveValue('9');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.bags('A1')).toHaveText('9 + 2');
  await board.bags('A1').click();
  await expect(board.toast(/^Saisie reprise/)).toHaveCount(0);
  expect(sessionStorage.getItem('quai:drafts') ?? '').not.toContain('A1');
});

test('what was brought back can be cleared', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  const dry = board.dialog.getByLabel('Sacs secs');
  await board.bags('A1').click();
  await dry.fill('9');
  await page.keyboard.press('Escape');
  await board.bags('A1').click();
  await board
    .toast(/^Saisie reprise/)
    .getByRole('button', { name: 'Effacer' })
    .click();
  await expect(dry).toHaveValue('3');
});

test('quantities of a return of deposits survive Escape, until they are sent', async ({
  scene,
  server,
  board,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
  await board.open();
  const detail = detailOf(page, 'Ali Dutour');
  const field = detail.getByLabel(`Quantité rendue : ${bottle.label}`);
  const look = async () => {
    await page.goto('/dispatch');
    await open(page);
    await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
  };
  await look();
  await field.fill('4');
  await detail.getByRole('button', { name: 'Fermer' }).click();
  await look();
  await expect(field).toHaveValue('4');
  await expect(board.toast(/^Saisie reprise/)).toContainText('retour de consignes');
  const save = detail.getByRole('button', { name: 'Enregistrer le retour' });
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  await field.press('Enter');
  await expect(page.getByText('Retour enregistré', { exact: true })).toBeVisible();
  await look();
  await expect(field).toHaveValue('');
});

test('another address that was chosen survives Escape, and what is corrected in a window over it; Annuler gives it up', async ({
  scene,
  board,
  page,
  network,
}) => {
  const place = { street: 'Rue Pajol', postal_code: '75018', city: 'Paris', latitude: 48.889, longitude: 2.361 };
  const own = [1, 2].map((nth) => ({ id: scene.center * 1_000 + nth, street_number: String(nth), ...place }));
  network.intercept({ path: '/admin-addresses/' }, async () => answer(200, 'application/json', JSON.stringify(own)));
  const { order } = await scene.order(
    'ADRESSE',
    { client: { id: scene.center * 1_000 + 9, name: 'Inès' }, address: own[0] },
    { shipping_address: own[0] },
  );
  const look = () => page.goto(`/dispatch?dialog=address&order=${order.id}`);
  const address = (nth: number) => board.dialog.getByRole('radio', { name: `${nth} Rue Pajol` });
  await look();
  await expect(address(1)).toBeChecked();
  await address(2).click();
  await page.keyboard.press('Escape');
  await look();
  await expect(address(2)).toBeChecked();
  // The window over it is given up: the choice below is not.
  const edit = page.getByRole('dialog', { name: 'Corriger une adresse du client' });
  const correct = async (press: string) => {
    await page.getByRole('button', { name: "Corriger l'adresse choisie" }).click();
    await edit.getByLabel('Numéro').fill('12');
    await edit.getByRole('button', { name: press }).click();
    await expect(edit).toBeHidden();
  };
  await correct('Annuler');
  await look();
  await expect(board.dialog.getByRole('radio').nth(1)).toBeChecked();
  network.intercept({ path: `/admin-addresses/${own[1]?.id}/` }, async () =>
    answer(200, 'application/json', JSON.stringify({ ...own[1], street_number: '12' })),
  );
  // Saved, the order goes there: both windows are done, and neither left anything typed.
  network.intercept({ path: `/processing-orders/${order.id}/address/` }, async () =>
    answer(200, 'application/json', JSON.stringify({ ...order, shipping_address: { ...own[1], street_number: '12' } })),
  );
  await correct('Corriger et livrer ici');
  await expect(board.dialog).toHaveCount(0);
  await look();
  await expect(board.dialog.getByRole('radio').nth(1)).toBeChecked();
  await expect(board.dialog).not.toContainText('Saisie reprise');
});

test('the comment on a lost trolley survives a reload in its box; Annuler gives it up', async ({ scene, page }) => {
  const lost = { type: 'TROLLEY_NOT_FOUND', trolley_name: 'C07', expected_location: 'A-12' };
  await scene.alert('', 'notification', lost);
  await page.goto('/');
  const box = page.getByRole('complementary', { name: 'Notifications' });
  await box.getByRole('button', { name: 'Traiter' }).click();
  await box.getByLabel('Commentaire').fill('vu au quai 3');
  await page.reload();
  await expect(box.getByLabel('Commentaire')).toHaveValue('vu au quai 3');
  await box.getByRole('button', { name: 'Annuler' }).click();
  await page.reload();
  await expect(box.getByRole('button', { name: 'Traiter' })).toBeVisible();
  await expect(box.getByLabel('Commentaire')).toHaveCount(0);
});

test('what is typed anew is no draft of the refused action that Modifier opens, nor the other way round', async ({
  scene,
  board,
  network,
}) => {
  await aMorning(scene);
  await board.open();
  const dry = board.dialog.getByLabel('Sacs secs');
  network.intercept({ path: '/processing-orders/', times: 1 }, refusal(400, { error: 'Sac introuvable' }));
  await board.setBags('A1', 8, 2);
  await expect(board.actions).toHaveText('1 à traiter');
  await board.bags('A1').click();
  await dry.fill('11');
  await board.page.keyboard.press('Escape');
  const modify = async () => {
    await board.actions.click();
    await board.dialog.getByRole('button', { name: 'Modifier' }).click();
  };
  await modify();
  await expect(dry).toHaveValue('8');
  await expect(board.toast(/^Saisie reprise/)).toHaveCount(0);
  await dry.fill('6');
  await board.page.keyboard.press('Escape');
  await board.bags('A1').click();
  await expect(dry).toHaveValue('11');
  await board.page.keyboard.press('Escape');
  await modify();
  await expect(dry).toHaveValue('6');
});

test('OUR-277 a sign-out names what is typed and asks first; with nothing typed it asks nothing', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await board.open();
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const signOut = async () => {
    await page.getByRole('button', { name: 'Compte et affichage' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  };
  // As a form does, whose window would cover the menu here; another tab's is told by the same locks.
  const release = holdUpdates('sacs de la commande A1');
  try {
    const question = page.getByRole('alertdialog', { name: 'Se déconnecter' });
    await signOut();
    await expect(question).toContainText(
      'Saisie en cours sur cet appareil, dans cet onglet ou un autre : sacs de la commande A1. Elle sera perdue.',
    );
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toBeHidden();
    expect(sent.mock.calls).toEqual([]);
    await expect(board.bags('A1')).toBeVisible();
    await signOut();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/dispatch');
    release();
    await signOut();
    await expect.poll(() => sent.mock.calls.length).toBe(1);
    await expect(question).toHaveCount(0);
  } finally {
    release();
    sent.mockRestore();
  }
});
