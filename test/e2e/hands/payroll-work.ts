import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { de } from '../../../src/domain/words/elided.ts';
import { centsOfColumn, secondsOfColumn } from '../../domain/csv/read-csv.ts';
import type { Board } from '../../hands/board.ts';
import type { October } from '../days/month-end.ts';

const month = '2026-10';

const totalsOf = (page: Page) => page.getByRole('region', { name: 'Totaux du mois' });

/** The amounts of a month, as the screen has them: no-break spaces are spaces. */
const amounts = async (page: Page) =>
  (await totalsOf(page).locator('dd').allTextContents()).map((text) => text.replaceAll(/\s/g, ' ').trim());

export const seesAmounts = (page: Page, expected: readonly string[]) =>
  expect.poll(() => amounts(page)).toEqual(expected);

/** The file that a button saves, as it was written. */
async function savedBy(page: Page, button: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** The months of all drivers, from the header on. */
export async function openMonths(page: Page): Promise<void> {
  await page.goto(`/logs/month/${month}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('octobre 2026, tous les chauffeurs');
}

/** Three demands by keys: the latest is refused, the two others are validated. */
export async function reviewDemands(page: Page, board: Board): Promise<void> {
  await page.goto('/driver_extra_cost_demands');
  await expect(page.getByText('3 résultat(s)')).toBeVisible();
  const evidence = (name: string) => page.getByRole('complementary', { name: `Preuves de la demande ${de(name)}` });
  await expect(evidence('Ali Dutour').getByRole('heading', { level: 2 })).toHaveText('Ali Dutour, 15 min');
  // The second 1:30 of that night.
  await expect(evidence('Ali Dutour')).toContainText('22h00 - 6h00, Temps');
  await page.keyboard.press('r');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true }).press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // The next open one is looked at by itself.
  await expect(evidence('Béa Morin').getByRole('heading', { level: 2 })).toHaveText('Béa Morin, 10 min');
  await expect(evidence('Béa Morin')).toContainText('Tournée G42');
  await page.keyboard.press('j');
  await expect(evidence('Ali Dutour').getByRole('heading', { level: 2 })).toHaveText('Ali Dutour, 20 min');
  await validate(page, board, '4,25');
  await page.keyboard.press('k');
  await expect(evidence('Béa Morin')).toContainText('à décider');
  await validate(page, board, '2,13');
  await expect(page.getByRole('table').getByRole('cell', { name: 'Oui', exact: true })).toHaveCount(2);
}

async function validate(page: Page, { dialog }: Board, amount: string): Promise<void> {
  await page.keyboard.press('v');
  await dialog.getByRole('combobox', { name: 'Raison' }).press('Enter');
  await page.getByRole('option').first().press('Enter');
  await expect(dialog.getByText(new RegExp(`^Montant : ${amount}.€$`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** From the overlap that the month names to the day, where the first of the two shifts is shortened. */
export async function mendOverlap(page: Page, { ali }: October): Promise<void> {
  const anomalies = page.getByRole('region', { name: /^Anomalies \(/ });
  await anomalies.getByRole('link', { name: /^Voir : Présences qui se chevauchent, Ali Dutour/ }).click();
  await expect(page).toHaveURL(`/logs/driver/${ali.id}/date/2026-10-09`);
  await editEnd(page, '8h00 - 12h00', '11h30');
  await expect(page.getByRole('button', { name: /: 8h00 - 11h30$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Voir le mois du chauffeur' }).click();
  await expect(page).toHaveURL(`/logs/driver/${ali.id}/month/${month}`);
  await expect(page.getByText(/Présences qui se chevauchent/)).toHaveCount(0);
}

/** Types another end of a shift of Ali, and leaves it unsaved. */
export async function typeEnd(page: Page, times: string, end: string): Promise<Locator> {
  await page.getByRole('button', { name: `Modifier la présence d'Ali Dutour : ${times}` }).click();
  const form = page.getByRole('form', { name: "Heures d'Ali Dutour" });
  await form.getByRole('textbox', { name: 'Fin' }).fill(end);
  return form;
}

export async function editEnd(page: Page, times: string, end: string): Promise<void> {
  await (await typeEnd(page, times, end)).getByRole('textbox', { name: 'Fin' }).press('Enter');
}

interface Sums {
  readonly seconds: number;
  readonly presence: number;
  readonly costs: number;
  readonly total: number;
}

/** A file of Ali's month, opened again: its columns add up to the amounts of the screen, cents and seconds. */
export async function addsUp(page: Page, button: string, sums: Sums): Promise<void> {
  const { name, text } = await savedBy(page, page.getByRole('button', { name: button, exact: true }));
  expect(name).toBe('logs-2026-10-ali-dutour.csv');
  expect({
    seconds: secondsOfColumn(text, 'Durée'),
    presence: centsOfColumn(text, 'Présence (€)'),
    costs: centsOfColumn(text, 'Surcoût (€)'),
    total: centsOfColumn(text, 'Total (€)'),
  }).toEqual(sums);
}
