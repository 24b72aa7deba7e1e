import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { refusal } from '../../hands/faults.ts';
import { anHour, anHourInZones } from '../../hands/sendings.ts';
import { carryLine } from '../board/carry-line.ts';
import { test } from '../fixtures.ts';

const path = '/assign/prio';
const rehearsal = (page: Page) => page.getByRole('complementary', { name: 'Répétition' });
const rows = (page: Page, table: number) =>
  rehearsal(page).getByRole('table').nth(table).locator('tbody').getByRole('row');

/** The list is there once the types that were missing are made. */
async function open(page: Page) {
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Déplacer / }).nth(4)).toBeVisible({ timeout: 30_000 });
}

describe('an order of priorities that is not saved', () => {
  test.override({ account: 'superadmin' });

  test('OUR-020 OUR-021 tells who would have been sent where over the last hour, beside what happened', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await anHour(server, scene, ['Karim', 50], ['Lina', 40], ['Inès', 30], ['Avant', 70]);
    await open(page);
    await expect(rehearsal(page)).toHaveCount(0);
    expect(network.seen('/nextconfigs/sendings/')).toEqual([]);

    await carryLine(page, 'Picking', 1);
    await expect(rehearsal(page)).toContainText(
      /De \d\d:\d\d à \d\d:\d\d, 2 affectations sur 3 auraient été différentes avec cet ordre\./,
    );
    await expect(rows(page, 0)).toHaveText(['Picking31-2', 'Contrôle02+2']);
    const at = (minutes: number) => hourText(scene.at(-minutes));
    const other = (minutes: number, name: string) => `${at(minutes)}${name}Picking règle 7Contrôle règle 7`;
    await expect(rows(page, 1)).toHaveText([other(30, 'Inès'), other(40, 'Lina')]);
    await rehearsal(page).getByRole('button', { name: 'Tout afficher (3)' }).click();
    await expect(rows(page, 1).nth(2)).toHaveText(`${at(50)}KarimPicking règle 7inchangé`);
    await expect(rehearsal(page)).toContainText("ce qu'un changement aurait entraîné ensuite n'est pas suivi");

    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect(rehearsal(page)).toHaveCount(0);
  });

  test('OUR-021 zones of one type of task are told apart, each by its name', async ({ server, scene, page }) => {
    await anHourInZones(server, scene, ['Karim', 50], ['Lina', 40], ['Inès', 30]);
    await open(page);
    await carryLine(page, 'Frais', 1);
    await expect(rows(page, 0)).toHaveText(['Frais31-2', 'Sec02+2']);
    const line = (minutes: number, name: string) => `${hourText(scene.at(-minutes))}${name}Frais règle 7Sec règle 7`;
    await expect(rows(page, 1)).toHaveText([line(30, 'Inès'), line(40, 'Lina')]);
  });

  test('OUR-021 an hour without a sending is told in words, with nothing to press', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await anHour(server, scene);
    await open(page);
    await carryLine(page, 'Picking', 1);
    await expect(rehearsal(page)).toContainText('Aucune affectation notée dans la dernière heure : rien à répéter.');
    await expect(rehearsal(page).getByRole('button')).toHaveCount(0);
    expect(network.seen('/nextconfigs/sendings/')).toHaveLength(1);
  });

  test('OUR-021 a server without the call says so in words, with nothing to press', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await anHour(server, scene, ['Lina', 40]);
    network.intercept({ path: '/nextconfigs/sendings/' }, refusal(404, { detail: 'Not found' }));
    await open(page);
    await carryLine(page, 'Picking', 1);
    await expect(rehearsal(page)).toContainText('Ce serveur ne dit pas qui a été envoyé où : pas de répétition');
    await expect(rehearsal(page).getByRole('button')).toHaveCount(0);
    await expect(rehearsal(page).getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: "Enregistrer l'ordre" })).toBeEnabled();
  });
});
