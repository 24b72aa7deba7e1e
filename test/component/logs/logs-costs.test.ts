import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, karim } from '../../builders/driver-logs.ts';
import { loseAnswer, refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { rowOf, telling, written } from './log-page.ts';

const day = '/logs/date/2026-11-26';

/** The extra cost of Karim as it is entered, all but its amount. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/logs/driver/71/date/2026-11-26');
  await expect(rowOf(page, karim.name)).toBeVisible();
  await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Raison' }).click();
  await page.getByRole('option', { name: 'Détour' }).click();
}

describe('extra costs of a day', () => {
  test.override({ account: 'logistique' });

  test('LOG-093 an amount below -20 asks first, naming amount and driver; refusal sends nothing, -20 asks nothing', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, [aPresence(1)]);
    await openForm(page);
    const { dialog } = board;
    const bodies = network.intercept({ path: '/driver-extra-costs/', method: 'POST' }, refusal(400, { detail: 'Non' }));
    const question = page.getByRole('alertdialog');
    await dialog.getByLabel('Montant (€)').fill('-20,01');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(question).toContainText(/Enregistrer un surcoût de -20,01\s€ pour Karim Lavandier \?/);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Montant (€)')).toHaveValue('-20,01');
    expect(bodies.hits()).toBe(0);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await question.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByText('Non')).toBeVisible();
    const cost = { driver: karim.id, day: '2026-11-26', extracost_type: 3, comment: '' };
    expect(written(network, '/driver-extra-costs/')).toEqual([{ method: 'POST', body: { ...cost, amount: -20.01 } }]);
    await dialog.getByLabel('Montant (€)').fill('-20');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => bodies.hits()).toBe(2);
    expect(written(network, '/driver-extra-costs/').at(-1)).toEqual({ method: 'POST', body: { ...cost, amount: -20 } });
    await expect(question).toHaveCount(0);
  });

  test('LOG-097 LOG-099 minutes cost the rate that held that day, also where the present one is another', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 15 });
    const then = { ...karim, id: ali.id, name: 'Ali Dutour' };
    const now = aCost(4, { driver: { ...then, hourly_rate: 15 } });
    telling(network, [aPresence(1, { driver: { ...then, hourly_rate: 10 } }), now]);
    await page.goto(`/logs/driver/${ali.id}/date/2026-11-26`);
    await expect(rowOf(page, 'Ali Dutour').first()).toBeVisible();
    await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
    const { dialog } = board;
    await dialog.getByRole('radio', { name: 'Minutes' }).click();
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('60');
    await expect(dialog.getByText('Montant : 10,00 €')).toBeVisible();
    // Of another day than the one shown nobody has told another rate than the present one.
    await dialog.getByLabel('Jour').fill('2026-11-25');
    await expect(dialog.getByText('Montant : 15,00 €')).toBeVisible();
  });

  test('LOG-097 the rate goes by the day that is typed, and the server refuses another amount in words', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 15 });
    telling(network, []);
    network.intercept(
      { path: '/drivers/', method: 'GET' },
      refusal(200, [
        {
          ...{ id: ali.id, name: 'Ali Dutour', hourly_rate: 15 },
          hourly_rates: [
            { since: '2026-11-26', hourly: 12 },
            { since: '2026-01-01', hourly: 11 },
          ],
        },
      ]),
    );
    await page.goto(`/logs/driver/${ali.id}/date/2026-11-26`);
    await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
    const { dialog } = board;
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await page.getByRole('option', { name: 'Détour' }).click();
    await dialog.getByRole('radio', { name: 'Minutes' }).click();
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('60');
    await expect(dialog.getByText('Montant : 12,00 €')).toBeVisible();
    await dialog.getByLabel('Jour').fill('2026-11-25');
    await expect(dialog.getByText('Montant : 11,00 €')).toBeVisible();
    // The world has no such rates.
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.toast(/60 min à 15,00.€ de l'heure font 15,00.€/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('60');
  });

  test('LOG-110 a deletion whose answer was lost is sent once; sent again by hand, a 404 means that it is done', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, [aPresence(4), aCost(4)]);
    await page.goto(day);
    const remove = page.getByRole('button', { name: 'Supprimer le surcoût de Karim Lavandier' });
    await expect(remove).toBeVisible();
    const path = '/driver-extra-costs/4/';
    network.intercept({ path, method: 'DELETE', times: 1 }, loseAnswer);
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    const note = page.getByRole('group', { name: 'Supprimer un surcoût de Karim Lavandier' });
    await expect(note).toContainText('Réponse perdue');
    expect(network.seen(path)).toHaveLength(1);
    network.intercept({ path, method: 'DELETE', times: 1 }, async () => {
      telling(network, [aPresence(4)]);
      return refusal(404, { detail: 'Introuvable' })();
    });
    await note.getByRole('button', { name: 'Renvoyer' }).click();
    await expect(board.toast('Surcoût de Karim Lavandier supprimé')).toBeVisible();
    await expect(board.actions).toHaveText('Actions');
    await expect(note).toHaveCount(0);
    await expect(page.getByText('Introuvable')).toHaveCount(0);
    await expect(remove).toHaveCount(0);
    await expect(rowOf(page, karim.name)).toHaveCount(1);
    expect(network.seen(path)).toHaveLength(2);
  });

  test('LOG-110 a 404 of a first deletion is told: somebody else has deleted it', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, [aPresence(4), aCost(4)]);
    await page.goto(day);
    network.intercept({ path: '/driver-extra-costs/4/', method: 'DELETE' }, refusal(404, { detail: 'Introuvable' }));
    await page.getByRole('button', { name: 'Supprimer le surcoût de Karim Lavandier' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(board.toast('Introuvable')).toBeVisible();
  });
});
