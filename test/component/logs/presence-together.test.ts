import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { monthAfter } from '../../../src/domain/driver-log/calendar.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { Client } from '../../contract/client.ts';
import { comparingNothing, loseAnswer } from '../../hands/faults.ts';
import { type Fixtures, test } from '../fixtures.ts';
import { rowOf } from './log-page.ts';

/** In the month before the present one: it is over. */
const day = `${monthAfter(parisDay(Date.now()).slice(0, 7), -1)}-10`;
const written = day.split('-').toReversed().join('/');

/** Another reviewer, on her own device. */
async function hélèneAdds({ site }: Pick<Fixtures, 'site'>, driver: number, start = '08:00', end = '12:00') {
  const hers = new Client(`${site.server.url}/api`, await site.tokenOf('manager-acl'));
  const { status, body } = await hers.post('/presence-logs/', { driver, date: day, start, end });
  expect(status).toBe(200);
  return hourOf((body as { readonly added_at: string }).added_at);
}

const hourOf = (at: string) =>
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    ...{ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
  }).format(new Date(at));

async function opens({ scene, page }: Pick<Fixtures, 'scene' | 'page'>) {
  const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75, pay_mode: 'presence', is_paid_by_race: false });
  await page.goto(`/logs/driver/${ali.id}/date/${day}`);
  await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText('Ali Dutour');
  await dialog.getByLabel('Début').fill('8h00');
  await dialog.getByLabel('Fin').fill('12h00');
  return { ali, save: () => dialog.getByRole('button', { name: 'Enregistrer' }).click() };
}

/** The presence that waits for a decision, above the list. */
const parked = (page: Page) => page.getByRole('group', { name: `Présence d'Ali Dutour le ${written} : 08h00 - 12h00` });

const added = async ({ scene }: Pick<Fixtures, 'scene'>) =>
  (await scene.ledger()).map(({ user_id, body }) => {
    const { start, end } = body as { readonly start: string; readonly end: string };
    return `${user_id} ${start} ${end}`;
  });

describe('two reviewers add the same presence of a driver', () => {
  test.override({ account: 'logistique' });

  test('OUR-269 LOG-075 whoever is second is told by whom and when; nothing is doubled unless he says so', async ({
    scene,
    site,
    page,
  }) => {
    const { ali, save } = await opens({ scene, page });
    const hour = await hélèneAdds({ site }, ali.id);
    await save();
    await expect(parked(page)).toContainText(
      `Présence déjà enregistrée (${written} 08:00 - ${written} 12:00), par Hélène Rouvrelle à ${hour}.`,
    );
    expect(await added({ scene })).toEqual(['1216 08:00 12:00']);
    await parked(page).getByRole('button', { name: 'Enregistrer quand même' }).click();
    await expect(parked(page)).toHaveCount(0);
    await expect.poll(() => added({ scene })).toEqual(['1216 08:00 12:00', '1238 08:00 12:00']);
    await expect(rowOf(page, 'Ali Dutour')).toHaveCount(2);
  });

  test('OUR-269 one that was added offline waits with both shown, and can be given up', async ({
    scene,
    site,
    page,
    network,
  }) => {
    const { ali, save } = await opens({ scene, page });
    network.setOffline(true);
    await save();
    await expect(page.getByText(/08h00 - 12h00, en attente du serveur/)).toBeVisible();
    const hour = await hélèneAdds({ site }, ali.id);
    network.setOffline(false);
    await expect(parked(page)).toContainText(`12:00), par Hélène Rouvrelle à ${hour}.`);
    await page.reload();
    await expect(parked(page)).toContainText(`12:00), par Hélène Rouvrelle à ${hour}.`);
    await parked(page).getByRole('button', { name: 'Abandonner' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
    await expect(parked(page)).toHaveCount(0);
    await expect(rowOf(page, 'Ali Dutour')).toHaveCount(1);
    expect(await added({ scene })).toEqual(['1216 08:00 12:00']);
  });

  test('OUR-269 on a server that compares nothing the day is read just before', async ({
    scene,
    site,
    page,
    network,
  }) => {
    network.intercept({ path: '/' }, comparingNothing);
    const { ali, save } = await opens({ scene, page });
    await hélèneAdds({ site }, ali.id);
    await save();
    await expect(parked(page)).toContainText('Une présence aux mêmes heures est déjà enregistrée');
    expect(await added({ scene })).toEqual(['1216 08:00 12:00']);
  });

  test("OUR-269 one's own whose answer was lost is nobody else's, and counts once", async ({
    scene,
    page,
    network,
  }) => {
    network.intercept({ path: '/' }, comparingNothing);
    const { save } = await opens({ scene, page });
    const lost = network.intercept({ path: '/presence-logs/', method: 'POST', times: 1 }, loseAnswer);
    await save();
    await expect(rowOf(page, 'Ali Dutour')).toHaveCount(1);
    expect(lost.hits()).toBe(1);
    await expect(page.getByText(/en attente du serveur/)).toHaveCount(0);
    await expect(parked(page)).toHaveCount(0);
    expect(await added({ scene })).toEqual(['1238 08:00 12:00']);
  });

  test('OUR-269 LOG-170 one that overlaps another without being the same goes', async ({ scene, site, page }) => {
    const { ali, save } = await opens({ scene, page });
    await hélèneAdds({ site }, ali.id, '08:00', '12:01');
    await save();
    await expect.poll(() => added({ scene })).toEqual(['1216 08:00 12:01', '1238 08:00 12:00']);
    await expect(parked(page)).toHaveCount(0);
  });
});
