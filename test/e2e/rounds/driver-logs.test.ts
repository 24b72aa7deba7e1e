import { expect } from '@playwright/test';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { aPresence, karim, logsAnswer } from '../../builders/driver-logs.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test.use({ account: 'logistique' });

const dayBefore = (day: string) => new Date(Date.parse(`${day}T12:00Z`) - 86_400_000).toISOString().slice(0, 10);

test('LOG-017 LOG-060 LOG-090 a reviewer adds a presence, corrects it over midnight, adds an extra cost and reads the month', async ({
  scene,
  board,
  page,
}) => {
  test.slow();
  const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75, pay_mode: 'presence', is_paid_by_race: false });
  const day = dayBefore(parisDay(Date.parse(scene.at(0))));
  await page.goto(`/logs/driver/${ali.id}/date/${day}`);
  await expect(page.getByText('Aucun log', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
  const { dialog } = board;
  await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText('Ali Dutour');
  await dialog.getByLabel('Début').fill('20h00');
  await dialog.getByLabel('Fin').fill('23h59');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  const table = page
    .getByRole('region', { name: /^Logs, Ali Dutour/ })
    .getByRole('table')
    .first();
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Ali Dutour/ }) });
  await expect(row).toContainText('3 h 59');

  // Over midnight, by keyboard alone.
  await row.getByRole('button', { name: /^Modifier la présence d'Ali Dutour : 20h00 - 23h59$/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Début' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Fin' })).toBeFocused();
  await page.keyboard.type('0h30');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('20h00 - 0h30');
  await expect(row).toContainText('4 h 30');
  await expect(row.getByText('corrigé')).toBeVisible();
  // 4.5 × 12.75 is 57.375.
  await expect(row).toContainText('57,38');
  const edit = (await scene.ledger()).at(-1);
  expect(edit).toMatchObject({ method: 'PATCH' });
  expect(Object.keys(Object(edit?.body))).toEqual(['manual_edit_end']);

  await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
  await dialog.getByRole('combobox', { name: 'Raison' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('radio', { name: 'Minutes' }).click();
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('10');
  await expect(dialog.getByText('Montant : 2,13 €')).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.nth(1)).toContainText('2,13');
  await page.getByRole('button', { name: 'Tout déplier' }).click();
  await isClean(page);

  await page.getByRole('link', { name: 'Voir le mois du chauffeur' }).click();
  await expect(page).toHaveURL(`/logs/driver/${ali.id}/month/${day.slice(0, 7)}`);
  const totals = page.getByRole('region', { name: 'Totaux du mois' });
  await expect(totals.locator('dd')).toHaveText(['4 h 30', '4 h 30', '57,38 €', '2,13 €', '59,51 €']);
  await isClean(page);
  await page.getByRole('button', { name: "Supprimer le surcoût d'Ali Dutour" }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(totals.locator('dd').last()).toHaveText('57,38 €');
});

test('LOG-060 LOG-063 in a long day an open editor keeps what is typed, however far it is scrolled away', async ({
  scene: _,
  page,
}) => {
  const names = Array.from({ length: 90 }, (__, at) => `Livreur ${String(at + 1).padStart(2, '0')}`);
  const logs = names.map((name, at) => aPresence(at + 1, { driver: { ...karim, id: 200 + at, name } }));
  await page.route('**/driver-logs/*', (route) => route.fulfill({ json: logsAnswer(logs) }));
  await page.goto('/logs/date/2026-11-26');
  await page.getByRole('button', { name: 'Modifier la présence de Livreur 01 : 0h02 - 5h32' }).click();
  const end = page.getByRole('form', { name: 'Heures de Livreur 01' }).getByRole('textbox', { name: 'Fin' });
  await end.fill('5h45');
  // Somewhere else with the focus, and far below.
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('rowheader', { name: 'Livreur 90' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Modifier la présence de Livreur 90 / })).toBeVisible();
  // Its neighbour left the page.
  await expect(page.getByRole('button', { name: /^Modifier la présence de Livreur 03 / })).toHaveCount(0);
  await page.getByRole('rowheader', { name: 'Livreur 01' }).scrollIntoViewIfNeeded();
  await expect(end).toHaveValue('5h45');
});
