import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const invalid = 'INVALIDE, Il faut juste mettre le nombre en minutes.';

test('DSP-873 DSP-874 DSP-876 a delay is a number of minutes, asked for once by Enter or on leaving, then sent', async ({
  scene,
  board,
  page,
}) => {
  await scene.change('metas', { id: scene.center }, { extra_delay: 5, express_extra_delay: 10 });
  await board.open();
  const field = page.getByRole('textbox', { name: 'Délai supplémentaire', exact: true });
  await expect(field).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: 'Délai supplémentaire express', exact: true })).toHaveValue('10');

  await field.fill('-7');
  await field.press('Enter');
  await expect(page.getByText(invalid)).toBeVisible();
  await expect(field).toHaveValue('-7');
  await expect(board.confirmation).toHaveCount(0);
  await field.fill('1441');
  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'INVALIDE' })).toHaveText('INVALIDE, 1440 minutes au plus.');
  await expect(board.confirmation).toHaveCount(0);

  await field.fill('20');
  await field.press('Enter');
  await expect(board.confirmation).toContainText('Confirmer la nouvelle valeur : 20 min ?');
  await expect(board.confirmation).toHaveCount(1);
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(field).toHaveValue('5');
  await expect(board.confirmation).toHaveCount(0);

  await field.fill('15');
  await page.getByRole('heading', { name: 'DQP' }).click();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(board.confirmation).toHaveCount(0);
  await expect(field).toHaveValue('15');
  const [entry, ...others] = await scene.ledger();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ body: { extra_delay: 15, logistics_center_id: scene.center } });
});

test('DSP-870 DSP-875 DSP-877 a switch turns once confirmed, and back when the server refuses', async ({
  scene,
  board,
  page,
  network,
}) => {
  await scene.change('metas', { id: scene.center }, { dqp_courier_enabled: true });
  await board.open();
  const courier = page.getByRole('switch', { name: 'Coursier' });
  await courier.click();
  await expect(board.confirmation).toContainText('Confirmer la nouvelle valeur : désactivé ?');
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(courier).toBeChecked();
  expect(await scene.ledger()).toEqual([]);

  const errors = ['Réglage verrouillé.', 'Autre erreur'];
  network.intercept({ path: '/update_some_dqp_enabled/' }, refusal(400, { errors }));
  await courier.click();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.toast("Réglage verrouillé. Votre flow n'est sans doute pas à jour.")).toBeVisible();
  await expect(courier).toBeChecked();
});

test('DSP-871 DSP-872 the meal partner has delays of its own, and the rain bonus is chosen from a list', async ({
  scene,
  board,
  page,
}) => {
  const rain_bonuses = [
    { id: 2, label: 'Pas de bonus' },
    { id: 4, label: 'Pluie légère' },
  ];
  await scene.change('metas', { id: scene.center }, { rain_bonuses, rain_bonus_id: 2, sites: { 1: {} } });
  await board.open();
  const partner = page.getByRole('textbox', { name: 'Délai supplémentaire frichti' });
  const bonus = page.getByRole('combobox', { name: 'Bonus pluie' });
  await expect(bonus).toHaveText('Pas de bonus');
  await expect(partner).toHaveCount(0);

  await bonus.click();
  await page.getByRole('option', { name: 'Pluie légère' }).click();
  await expect(board.confirmation).toContainText('Confirmer la nouvelle valeur : Pluie légère ?');
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(bonus).toHaveText('Pluie légère');
  await scene.change('metas', { id: scene.center }, { sites: { 1: {}, 1013: {} }, frichti_extra_delay: 35 });
  await board.refresh();
  await expect(partner).toHaveValue('35');
  await expect(page.getByRole('switch', { name: 'Express prioritaire frichti' })).toBeVisible();
  expect(await scene.ledger()).toMatchObject([{ body: { rain_bonus_id: 4, vehicle_type: 'SELEC' } }]);
});
