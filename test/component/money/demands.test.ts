import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const path = '/driver_extra_cost_demands';

const listOf = (page: Page) => page.getByRole('table');

const rowOf = (page: Page, driver: string) =>
  listOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: driver, exact: true }) });

/** The lists asked for until now, each as its query without the center. */
const asked = (network: Network) =>
  network.seen('/extra-cost-demands/?').map((line) => {
    const { center: _, ...query } = Object.fromEntries(new URL(line.split(' ')[1] ?? '', location.origin).searchParams);
    return query;
  });

describe('extra-cost demands under review', () => {
  test.override({ account: 'logistique' });

  test('LOG-139 LOG-141 LOG-142 a demand is refused, or validated in minutes from what was asked; its cost can be deleted', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 15 });
    const bea = await scene.driver('Béa Morin');
    const created_at = scene.at(-60);
    const asks = { created_at, demand_type: 3, demand_type_label: 'Détour', driver_log_group: 61, driver_log: 62 };
    const demand = await scene.demand(ali, asks);
    const refused = await scene.demand(bea, { minutes: 10, demand_type: 9, demand_type_label: 'Retour au centre' });
    await page.goto(path);
    const row = rowOf(page, 'Ali Dutour');
    const other = rowOf(page, 'Béa Morin');

    await other.getByRole('button', { name: /^Refusé/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText('rien ne lui sera payé');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true }).click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(other.getByRole('button', { name: /^(Refusé|Validé)/ })).toHaveCount(0);
    await expect(other).toContainText('Non');
    // Nothing else was sent before it is submitted.
    await row.getByRole('button', { name: /^Validé/ }).click();
    const { dialog } = board;
    await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText('Ali Dutour');
    await expect(dialog.getByLabel('Jour')).toHaveValue(parisDay(Date.parse(created_at)));
    await expect(dialog.getByRole('combobox', { name: 'Raison' })).toHaveText('Détour');
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('20');
    await expect(dialog.getByLabel('Commentaire')).toHaveValue('Pont fermé');
    await expect(dialog.getByText('Montant : 5,00 €')).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0); // LOG-103
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('20');
    await dialog.getByRole('textbox', { name: 'Minutes' }).fill('30');
    expect((await scene.ledger()).map((entry) => entry.path)).toEqual([
      `/api/extra-cost-demands/${refused.id}/review/`,
    ]);
    network.intercept(
      { path: '/driver-extra-costs/', method: 'POST', times: 1 },
      refusal(400, { detail: 'Paie fermée' }),
    );
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Paie fermée');
    // Left and taken up again from the list of actions, with the typed text.
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await board.actions.click();
    await dialog.getByRole('button', { name: 'Modifier' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('30');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(path);
    await expect(row).toContainText('Oui');
    await expect(row.getByRole('button', { name: /^(Refusé|Validé)/ })).toHaveCount(0);
    expect((await scene.ledger()).at(-1)?.body).toEqual({
      ...{ driver: ali.id, day: parisDay(Date.parse(created_at)), amount: 7.5, minutes: 30, extracost_type: 3 },
      ...{ comment: 'Pont fermé', driver_extra_cost_demand_id: demand.id, driver_log_group: 61, driver_log: 62 },
    });

    // LOG-110: after a confirmation, and never without.
    const remove = row.getByRole('button', { name: /^Supprimer le surcoût/ });
    await remove.click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText('Êtes vous sûr de vouloir supprimer ce surcoût ?');
    await confirm.getByRole('button', { name: 'Annuler' }).click();
    await expect(confirm).toBeHidden();
    await expect(row).toContainText('Oui');
    await remove.click();
    await confirm.getByRole('button', { name: 'Confirmer' }).click();
    await expect(row).toContainText('Non');
    await expect(row.getByRole('button', { name: /^Validé/ })).toBeVisible();

    // LOG-140: a colleague was faster; the row is as he left it, and the failure stands for a while.
    await row.getByRole('button', { name: /^Validé/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('20');
    await page.evaluate(async (id) => {
      const token = decodeURIComponent(/api_token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' };
      await fetch(`/api/extra-cost-demands/${id}/review/`, { method: 'POST', headers, body: '{}' });
    }, demand.id);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Cette demande a déjà été refusée');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    // LOG-105.
    await expect(board.toast('Cette demande a déjà été refusée')).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Refusé|Validé)/ })).toHaveCount(0);
    await expect(row).toContainText('Non');
  });

  test('LOG-106 what a decision changed is on the list as it ends: no time has to pass since the list was read', async ({
    scene,
    page,
    network,
  }) => {
    stopClock();
    await scene.demand(await scene.driver('Ali Dutour'));
    await page.goto(path);
    const row = rowOf(page, 'Ali Dutour');
    await row.getByRole('button', { name: /^Refusé/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true }).click();
    await expect(row.getByRole('button', { name: /^(Refusé|Validé)/ })).toHaveCount(0);
    expect(network.seen('/review/')).toHaveLength(1);
  });

  test('DSP-222 DSP-219 LOG-106 the dispatch screen lists the demands of its center, where its sub-screen has them', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 15 });
    await scene.demand(ali, { demand_type: 3, demand_type_label: 'Détour' });
    await board.open();
    const block = page.getByRole('region', { name: /^Demandes de surcoût \(1\)/ });
    const row = block.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Ali Dutour' }) });
    await expect(block).toContainText(/1 sans réponse, la plus ancienne du/);
    await board.unfold('Demandes');
    await expect(row).toContainText('Pont fermé');
    expect(asked(network)).toContainEqual({ offset: '0', limit: '100' });
    await block.getByRole('button', { name: /^Validé/ }).click();
    await expect(board.dialog.getByText('Montant : 5,00 €')).toBeVisible();
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(row).toContainText('Oui');
    await block.getByRole('button', { name: 'Demandes', exact: true }).click();
    await expect(row).toHaveCount(0);

    const before = asked(network).length;
    await board.open('/dispatch?sub=light_creation1');
    await expect(page.getByRole('region', { name: /^Commandes en retard/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Demandes de surcoût/ })).toHaveCount(0);
    expect(asked(network)).toHaveLength(before);
  });
});

describe('logistics without access to the flow', () => {
  test.override({ account: 'logistique' });

  test('SUP-706 the review loads its demands and drivers, and the settings of its center', async ({
    scene,
    page,
    network,
  }) => {
    const narrowed = (user: unknown) => ({ ...Object(user), groups: {}, grants: [] });
    network.intercept({ path: '/admin-user/' }, rewritten(narrowed));
    await scene.demand(await scene.driver('Ali Dutour'));
    await page.goto(path);
    await expect(rowOf(page, 'Ali Dutour')).toContainText('Pont fermé');
    await page.getByRole('combobox', { name: 'Livreur' }).click();
    await expect(page.getByRole('option', { name: 'Ali Dutour' })).toBeVisible();
    await expect.poll(() => network.seen(`/metas/?center=${scene.center}`).length).toBeGreaterThan(0);
    // What a decision on the first demand rests on (LOG-191).
    await expect.poll(() => asked(network).filter(({ driverId }) => driverId).length).toBe(1);
    expect(network.seen('/dispatch/loadstate/')).toEqual([]);
    expect(network.seen('/tasks/state/')).toEqual([]);
  });
});

describe('without logistics', () => {
  test.override({ account: 'dispatch' });

  test('SUP-706 the review is closed and loads nothing; on dispatch demands are read, and not decided on', async ({
    scene,
    board,
    page,
    network,
  }) => {
    await scene.demand(await scene.driver('Ali Dutour'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Accès refusé' })).toBeVisible();
    expect(asked(network)).toEqual([]);
    await board.open();
    await board.unfold('Demandes');
    const validate = page.getByRole('button', { name: /^Validé : demande d'Ali Dutour/ });
    await expect(validate).toBeDisabled();
    await expect(validate).toHaveAccessibleDescription('Réservé à la logistique');
  });
});
