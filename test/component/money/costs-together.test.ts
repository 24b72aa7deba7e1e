import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { Client } from '../../contract/client.ts';
import { comparingNothing, refusal } from '../../hands/faults.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { type Fixtures, test } from '../fixtures.ts';

/** Another dispatcher, on her own device. */
const hélène = async ({ site }: Pick<Fixtures, 'site'>) =>
  new Client(`${site.server.url}/api`, await site.tokenOf('manager-acl'));

const today = () => parisDay(Date.now());
const inParis = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hourCycle: 'h23', ...options }).format(new Date(at));
const hourOf = (at: string) => inParis(at, { hour: '2-digit', minute: '2-digit' });
const dateOf = (at: string) => inParis(at, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** Five euros and a half for a detour, which she has added; when she did, and under which id. */
async function shePays({ site }: Pick<Fixtures, 'site'>, driver: number, day = today()) {
  const cost = { driver, day, amount: 5.5, extracost_type: 3 };
  const { status, body } = await (await hélène({ site })).post('/driver-extra-costs/', cost);
  expect(status).toBe(200);
  return body as { readonly id: number; readonly added_at: string };
}

const paid = async ({ scene }: Pick<Fixtures, 'scene'>) =>
  (await scene.ledger()).map(({ user_id, method, body }) => [
    user_id,
    method,
    (body as { readonly amount?: number } | null)?.amount,
  ]);

/** An order of a driver, on whose menu stands the extra cost. */
async function aliDrives({ scene }: Pick<Fixtures, 'scene'>) {
  const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75 });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: ali.id });
  const { order } = await scene.order('PONT', { dock: dock.id, dock_rank: 1 });
  return { ali, path: `/dispatch?dialog=extraCost&order=${order.id}` };
}

const dialogOf = (page: Page) => page.getByRole('dialog').last();
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Enregistrer' });

async function types(page: Page, amount: string) {
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Raison' }).click();
  await page.getByRole('option', { name: 'Détour' }).click();
  await dialog.getByLabel('Montant (€)').fill(amount);
}

const typesOn = async ({ page, path }: { readonly page: Page; readonly path: string }, amount: string) => {
  await page.goto(path);
  await expect(dialogOf(page).getByText('Aucun surcoût encore pour ce livreur et ce jour.')).toBeVisible();
  await types(page, amount);
};

describe('two people add an extra cost to the same driver and day', () => {
  test('OUR-268 DSP-300 whoever is second is told what was added, by whom and when; his stays as typed, and goes once he has read it', async ({
    scene,
    site,
    board,
    page,
  }) => {
    const { ali, path } = await aliDrives({ scene });
    await typesOn({ page, path }, '5,50');
    const { added_at } = await shePays({ site }, ali.id);
    await save(page).click();
    await expect(
      board.toast(
        new RegExp(`Surcoût saisi entre-temps \\(5,50.€, Détour\\), par Hélène Rouvrelle à ${hourOf(added_at)}\\.`),
      ),
    ).toBeVisible();
    const dialog = dialogOf(page);
    const hers = `5,50.€, Détour, par Hélène Rouvrelle le ${dateOf(added_at)} à ${hourOf(added_at)}`;
    await expect(dialog.getByRole('alert')).toHaveText(new RegExp(`^Saisi entre-temps : ${hers}\\.$`));
    await expect(dialog.getByText(new RegExp(`^Déjà ce jour-là : ${hers}\\.$`))).toBeVisible();
    await expect(dialog.getByLabel('Montant (€)')).toHaveValue('5,50');
    await expect(save(page)).toHaveAccessibleDescription('Relisez ce qui a changé');
    expect(await paid({ scene })).toEqual([[1216, 'POST', 5.5]]);
    await dialog.getByRole('button', { name: "J'ai relu" }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect(await paid({ scene })).toEqual([
      [1216, 'POST', 5.5],
      [1204, 'POST', 5.5],
    ]);
  });

  test('OUR-268 under what is typed the list moves, by a deletion too: nothing is sent before it is read again', async ({
    scene,
    site,
    page,
  }) => {
    const leap = leapingClock();
    const { ali, path } = await aliDrives({ scene });
    await typesOn({ page, path }, '4');
    const { id } = await shePays({ site }, ali.id);
    await leap(31_000);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('alert')).toContainText(/^Saisi entre-temps : 5,50.€, Détour, par Hélène Rouvrelle/);
    await dialog.getByLabel('Montant (€)').press('Enter');
    await dialog.getByRole('button', { name: "J'ai relu" }).click();
    expect((await (await hélène({ site })).send('DELETE', `/driver-extra-costs/${id}/`)).status).toBe(204);
    await leap(31_000);
    await expect(dialog.getByRole('alert')).toContainText(/^Supprimé entre-temps : 5,50.€, Détour/);
    await dialog.getByLabel('Montant (€)').press('Enter');
    expect(await paid({ scene })).toEqual([
      [1216, 'POST', 5.5],
      [1216, 'DELETE', undefined],
    ]);
  });

  test("OUR-268 one's own of a moment ago is nobody else's", async ({ scene, board, page }) => {
    const { path } = await aliDrives({ scene });
    await typesOn({ page, path }, '4');
    await save(page).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await page.goto(path);
    await expect(dialogOf(page).getByText(/^Déjà ce jour-là : 4,00.€, Détour/)).toBeVisible();
    await types(page, '3');
    await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect
      .poll(() => paid({ scene }))
      .toEqual([
        [1204, 'POST', 4],
        [1204, 'POST', 3],
      ]);
  });

  test('OUR-268 what was added since an earlier window was closed stands in the new one, and has moved under nothing', async ({
    scene,
    site,
    page,
  }) => {
    const { ali, path } = await aliDrives({ scene });
    await page.goto(path);
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Aucun surcoût encore pour ce livreur et ce jour.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shePays({ site }, ali.id);
    await page.goto(path);
    await expect(dialog.getByText(/^Déjà ce jour-là : 5,50.€, Détour, par Hélène Rouvrelle/)).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(save(page)).toHaveAccessibleDescription('');
  });

  test('OUR-268 on a server that compares nothing they are read just before; it may be done all the same, or given up', async ({
    scene,
    site,
    board,
    page,
    network,
  }) => {
    network.intercept({ path: '/' }, comparingNothing);
    const { ali, path } = await aliDrives({ scene });
    await typesOn({ page, path }, '5,50');
    await shePays({ site }, ali.id);
    await save(page).click();
    await expect(board.toast('Un surcoût de ce jour a été saisi ou supprimé entre-temps')).toBeVisible();
    expect(await paid({ scene })).toEqual([[1216, 'POST', 5.5]]);
    await page.goto('/dispatch');
    await board.actions.click();
    const parked = board.action(/^Surcoût d'Ali Dutour/);
    await expect(parked.getByRole('button')).toHaveText(['Enregistrer quand même', 'Modifier', 'Abandonner']);
    await parked.getByRole('button', { name: 'Enregistrer quand même' }).click();
    await expect
      .poll(() => paid({ scene }))
      .toEqual([
        [1216, 'POST', 5.5],
        [1204, 'POST', 5.5],
      ]);
  });

  test('OUR-268 a server that does not tell them is sent it as before', async ({
    scene,
    site,
    board,
    page,
    network,
  }) => {
    const asked = network.intercept(
      { path: '/driver-extra-costs/', method: 'GET' },
      refusal(404, { error: 'Introuvable' }),
    );
    const { ali, path } = await aliDrives({ scene });
    await page.goto(path);
    await expect.poll(() => asked.hits()).toBeGreaterThan(0);
    await types(page, '5,50');
    await shePays({ site }, ali.id);
    await expect(dialogOf(page).getByText(/Aucun surcoût|Déjà ce jour-là/)).toHaveCount(0);
    await save(page).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect(await paid({ scene })).toEqual([
      [1216, 'POST', 5.5],
      [1204, 'POST', 5.5],
    ]);
  });
});

describe('one validates what another has added by hand', () => {
  test.override({ account: 'logistique' });

  test('OUR-268 LOG-142 the window of the demand tells it before it is paid as well', async ({
    scene,
    site,
    board,
    page,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75 });
    const created_at = scene.at(-60);
    await scene.demand(ali, { created_at, minutes: 20 });
    await page.goto('/driver_extra_cost_demands');
    await page
      .getByRole('row', { name: /Ali Dutour/ })
      .getByRole('button', { name: /^Validé/ })
      .click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Aucun surcoût encore pour ce livreur et ce jour.')).toBeVisible();
    // An hour ago may have been yesterday.
    await shePays({ site }, ali.id, parisDay(Date.parse(created_at)));
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await page.getByRole('option', { name: 'Détour' }).click();
    await save(page).click();
    await expect(board.toast(/Surcoût saisi entre-temps \(5,50.€, Détour\), par Hélène Rouvrelle/)).toBeVisible();
    expect(await paid({ scene })).toEqual([[1216, 'POST', 5.5]]);
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('20');
    await dialog.getByRole('button', { name: "J'ai relu" }).click();
    await save(page).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect(await paid({ scene })).toEqual([
      [1216, 'POST', 5.5],
      [1238, 'POST', 4.25],
    ]);
  });
});
