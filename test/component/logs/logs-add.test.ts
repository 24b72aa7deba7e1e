import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, karim } from '../../builders/driver-logs.ts';
import { type Fault, refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { rowOf, tableOf, telling, written } from './log-page.ts';

const day = '/logs/date/2026-11-26';

/** Counts calls of an address, each answered by the fault. */
function calls(network: Network, filter: { readonly path: string; readonly method: string }, fault: Fault) {
  return network.intercept(filter, fault);
}

describe('a presence added', () => {
  test.override({ account: 'logistique' });

  test('LOG-017 LOG-070 LOG-074 starts with the day and the driver of the route; what is missing is told at its field', async ({
    scene,
    board,
    page,
    network,
  }) => {
    await scene.driver('Ali Dutour');
    telling(network, [aPresence(1)]);
    await page.goto('/logs/driver/71/date/2026-11-26');
    await expect(tableOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
    const { dialog } = board;
    await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText(karim.name);
    await expect(dialog.getByLabel('Jour')).toHaveValue('2026-11-26');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.goto(day);
    await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
    await dialog.getByLabel('Jour').fill('');
    const added = calls(network, { path: '/presence-logs/', method: 'POST' }, refusal(201, { id: 9 }));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Veuillez renseigner un livreur',
      'Veuillez renseigner le jour',
      'Écrivez une heure comme 9h05',
      'Écrivez une heure comme 9h05',
    ]);
    await expect(dialog.getByLabel('Début')).toHaveAttribute('aria-invalid', 'true');
    // The first that is wrong, though it is no input.
    await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Livreur' }).click();
    // LOG-076: those of the center, and those of the day.
    await expect(page.getByRole('option')).toHaveText(['Ali Dutour', karim.name]);
    expect(added.hits()).toBe(0);
  });

  test('LOG-071 LOG-072 LOG-073 the start has to be before the end, by the hour and not by its signs', async ({
    scene,
    board,
    page,
    network,
  }) => {
    await scene.driver('Ali Dutour');
    telling(network, [aPresence(1)]);
    await page.goto('/logs/driver/71/date/2026-11-26');
    await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
    const { dialog } = board;
    const added = calls(network, { path: '/presence-logs/', method: 'POST' }, refusal(201, { id: 9 }));
    const alerts = dialog.getByRole('alert');
    const both = ["L'heure de début doit être avant l'heure de fin", "L'heure de fin doit être après l'heure de début"];
    for (const [start, end] of [
      ['10h00', '9h00'],
      ['9h00', '09h00'],
      ['22h00', '6h00'],
    ] as const) {
      await dialog.getByLabel('Début').fill(start);
      await dialog.getByLabel('Fin').fill(end);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(alerts).toHaveText(both);
    }
    expect(added.hits()).toBe(0);
    // LOG-073: a slip of 24 h.
    await dialog.getByLabel('Début').fill('0h00');
    await dialog.getByLabel('Fin').fill('23h59');
    await expect(alerts).toHaveText(['Le début ne peut être après la fin du temps de présence']);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByLabel('Fin')).toBeFocused();
    expect(added.hits()).toBe(0);
    await dialog.getByLabel('Début').fill('9h00');
    await dialog.getByLabel('Fin').fill('10h00');
    await expect(alerts).toHaveCount(0);
  });

  test('LOG-075 LOG-076 it is sent, and shows among the logs of the day', async ({ scene, board, page, network }) => {
    const ali = await scene.driver('Ali Dutour');
    telling(network, [aPresence(1)]);
    await page.goto(day);
    await expect(rowOf(page, karim.name)).toBeVisible();
    await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
    const { dialog } = board;
    await dialog.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Ali Dutour' }).click();
    await dialog.getByLabel('Début').fill('7h45');
    await dialog.getByLabel('Fin').fill('12h15');
    const added = calls(network, { path: '/presence-logs/', method: 'POST' }, async () => {
      const times = { started_at: '2026-11-26T06:45:00Z', ended_at: '2026-11-26T11:15:00Z' };
      telling(network, [
        aPresence(1),
        aPresence(2, { driver: { ...karim, id: ali.id, name: 'Ali Dutour' }, ...times }),
      ]);
      return refusal(201, { id: 2 })();
    });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Ali Dutour')).toContainText('7h45 - 12h15');
    expect(added.hits()).toBe(1);
    expect(written(network, '/presence-logs/')).toEqual([
      { method: 'POST', body: { driver: ali.id, date: '2026-11-26', start: '07:45', end: '12:15' } },
    ]);
  });

  test('LOG-075 offline it waits, told above the list, and no log is made up', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, [aPresence(1)]);
    await page.goto('/logs/driver/71/date/2026-11-26');
    await expect(rowOf(page, karim.name)).toHaveCount(1);
    await page.getByRole('button', { name: 'AJOUTER UN LOG' }).click();
    const { dialog } = board;
    await dialog.getByLabel('Début').fill('07h45');
    await dialog.getByLabel('Fin').fill('12h15');
    network.setOffline(true);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText('Présence de Karim Lavandier le 26/11/2026 : 07h45 - 12h15, en attente du serveur'),
    ).toBeVisible();
    await expect(rowOf(page, karim.name)).toHaveCount(1);
  });
});

describe('an extra cost of a day', () => {
  test.override({ account: 'logistique' });

  test('LOG-090 LOG-091 LOG-092 is added from the day screen, every missing value told at its field', async ({
    scene,
    board,
    page,
    network,
  }) => {
    await scene.driver('Ali Dutour');
    telling(network, [aPresence(1)]);
    await page.goto(day);
    await expect(rowOf(page, karim.name)).toBeVisible();
    await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
    const { dialog } = board;
    const sent = calls(network, { path: '/driver-extra-costs/', method: 'POST' }, refusal(201, { id: 9 }));
    await expect(dialog.getByLabel('Jour')).toHaveValue('2026-11-26');
    await dialog.getByLabel('Jour').fill('');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Veuillez renseigner un livreur',
      'Veuillez renseigner le jour',
      'Veuillez indiquer une raison',
      'Veuillez renseigner un montant (positif ou négatif)',
    ]);
    for (const nothing of ['0', '0,004', 'x', '-']) {
      await dialog.getByLabel('Montant (€)').fill(nothing);
      await expect(dialog.getByText('Veuillez renseigner un montant (positif ou négatif)')).toBeVisible();
    }
    expect(sent.hits()).toBe(0);
    await dialog.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Ali Dutour' }).click();
    await dialog.getByLabel('Jour').fill('2026-11-26');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Raison' })).toBeFocused();
  });

  test('LOG-094 LOG-095 LOG-096 minutes up to 99, a day, and a reason of the logs answer', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, [aPresence(1, { driver: { ...karim, hourly_rate: 6 } })]);
    await page.goto('/logs/driver/71/date/2026-11-26');
    await expect(rowOf(page, karim.name)).toBeVisible();
    await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
    const { dialog } = board;
    await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText(karim.name);
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['Détour', 'Retour au centre']);
    await page.keyboard.press('Escape');
    await dialog.getByRole('radio', { name: 'Minutes' }).click();
    const minutes = dialog.getByRole('textbox', { name: 'Minutes' });
    await minutes.fill('100');
    await dialog.getByLabel('Jour').fill('');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Veuillez renseigner le jour',
      'Veuillez indiquer une raison',
      'Le nombre de minutes ne peut pas être supérieur à 99.',
    ]);
    await minutes.fill('99');
    await dialog.getByLabel('Jour').fill('2026-11-25');
    await expect(dialog.getByRole('alert')).toHaveText(['Veuillez indiquer une raison']);
    await expect(dialog.getByText('Montant : 9,90 €')).toBeVisible();
  });

  test('LOG-027 LOG-105 LOG-110 an extra cost is deleted after a question; why not stays to be read', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    // A presence with the same id as the cost.
    telling(network, [aPresence(4), aCost(4)]);
    await page.goto(day);
    const remove = page.getByRole('button', { name: 'Supprimer le surcoût de Karim Lavandier' });
    const sent = calls(
      network,
      { path: '/driver-extra-costs/4/', method: 'DELETE' },
      refusal(400, { detail: 'Mois clos' }),
    );
    await remove.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes vous sûr de vouloir supprimer ce surcoût ?');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toBeHidden();
    expect(sent.hits()).toBe(0);
    await remove.click();
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(board.toast('Mois clos')).toBeVisible();
    expect(sent.hits()).toBe(1);
    network.intercept({ path: '/driver-extra-costs/4/', method: 'DELETE' }, async () => {
      telling(network, [aPresence(4)]);
      return refusal(204, null)();
    });
    await remove.click();
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(remove).toHaveCount(0);
    await expect(rowOf(page, karim.name)).toHaveCount(1);
  });

  test('LOG-106 SUP-376 offline no money is sent: its button says why', async ({ scene: _, board, page, network }) => {
    telling(network, [aPresence(1), aCost(4)]);
    await page.goto(day);
    await expect(rowOf(page, karim.name).first()).toBeVisible();
    await page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }).click();
    network.setOffline(true);
    const save = board.dialog.getByRole('button', { name: 'Enregistrer' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(/Hors ligne|réseau/);
  });
});
