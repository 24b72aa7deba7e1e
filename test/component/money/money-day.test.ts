import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { wireDay } from '../../builders/money-day.ts';
import { centsOfColumn, columnOf } from '../../domain/csv/read-csv.ts';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { savedFiles } from '../logs/saved-files.ts';

const address = '/support/money/2026-11-26';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();
const rowsOf = async (page: Page, name: string) => {
  const rows = await page
    .getByRole('region', { name, exact: true })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map((cells) => cells.map(plain));
};

describe('the money of a day', () => {
  test.override({ account: 'manager' });

  test('OUR-140 no day after today is offered: nothing is written there yet', async ({ scene: _, page, network }) => {
    network.intercept({ path: '/money-entries/' }, refusal(200, { entries: [], count: 0, total: 0 }));
    await page.goto('/support/money/0');
    const after = page.getByRole('link', { name: 'SUIVANT' });
    await expect(after).toHaveAccessibleDescription("Aujourd'hui est le dernier jour : rien n'est écrit après");
    await expect(after).not.toHaveAttribute('href');
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(after).toHaveAttribute('href', /^\/support\/money\/\d{4}-\d\d-\d\d$/);
  });

  test('OUR-140 OUR-141 says its sums three ways; each unfolds to its orders', async ({ scene, page, network }) => {
    network.intercept({ path: '/money-entries/' }, refusal(200, wireDay));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Argent du jeudi 26 novembre 2026');
    await expect(page.getByText('hors des sommes')).toHaveText(
      /^1 part pas encore tranchée, 6,20.€, hors des sommes : C8DZQM$/,
    );
    const asked = expect.stringContaining(`date=2026-11-26&center=${scene.center}`);
    expect(network.seen('/money-entries/')).toContainEqual(asked);
    const totals = await page.getByRole('region', { name: 'Totaux du jour' }).locator('dl > div').allTextContents();
    expect(totals.map(plain)).toEqual([
      'Remboursements56,10 €2 opérations',
      'Crédits8,00 €1 opération',
      'Frais de livraison3,90 €1 opération',
      'Crédits repris-4,80 €1 opération',
      'Remboursements repris0,00 €0 opération',
      'Ensemble63,20 €5 opérations, 4 commandes',
    ]);
    expect(await rowsOf(page, 'Par raison')).toEqual([
      ['Par raison', 'Opérations', 'Montant'],
      ['Remboursement', '1', '31,00 €'],
      ['Autre', '1', '25,10 €'],
      ['Frais de livraison', '1', '3,90 €'],
      ['Retard', '2', '3,20 €'],
      ['Total', '5', '63,20 €'],
    ]);
    expect(await rowsOf(page, 'Par agent')).toEqual([
      ['Par agent', 'Opérations', 'Montant'],
      ['Sans auteur', '1', '31,00 €'],
      ['Léa Marchal', '1', '25,10 €'],
      ['Nadia Kessler', '3', '7,10 €'],
      ['Total', '5', '63,20 €'],
    ]);
    expect(await rowsOf(page, 'Par moyen')).toEqual([
      ['Par moyen', 'Parts', 'Montant'],
      ['Stripe', '2', '46,10 €'],
      ['Edenred', '1', '10,00 €'],
      ['Crédit du compte', '3', '7,10 €'],
      ['Total', '6', '63,20 €'],
    ]);
    await page.getByRole('button', { name: 'Autre' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Autre, 25,10.€$/);
    expect(await rowsOf(page, 'Autre')).toEqual([
      ['Heure', 'Commande', 'Quoi', 'Qui', 'Moyens', 'Montant'],
      ['12:46', 'BFAC9Q', 'Remboursement', 'Léa Marchal', 'Edenred 10,00 €, Stripe 15,10 €', '25,10 €'],
      ['Somme des lignes', '25,10 €'],
    ]);
    await expect(page.getByRole('link', { name: 'BFAC9Q' })).toHaveAttribute('href', '/support/order/4000066');
    await page.getByRole('button', { name: 'Nadia Kessler' }).click();
    expect((await rowsOf(page, 'Nadia Kessler')).slice(1).map(([hour, , what]) => [hour, what])).toEqual([
      ['00:05', 'Crédit'],
      ['12:46', 'Frais recrédités'],
      ['17:00', 'Crédit repris'],
      ['Somme des lignes', undefined],
    ]);
    await expect(page.getByRole('button', { name: 'Autre' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('OUR-142 exports the day, and the sum that is unfolded, with the sums of the screen', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/money-entries/' }, refusal(200, wireDay));
    const files = savedFiles();
    await page.goto(address);
    await page.getByRole('button', { name: 'Exporter les 6 écritures (CSV)' }).click();
    await page.getByRole('button', { name: 'Retard' }).click();
    await page.getByRole('button', { name: 'Exporter ces lignes' }).click();
    expect(files.map(({ name }) => name)).toEqual(['argent-2026-11-26.csv', 'argent-2026-11-26-retard.csv']);
    const [day = '', late = ''] = await Promise.all(files.map(({ text }) => text));
    expect([centsOfColumn(day, 'Montant (€)'), centsOfColumn(late, 'Montant (€)')]).toEqual([6_320, 320]);
    expect(columnOf(late, 'Commande')).toEqual(['N3VKEY', 'BFAC9Q']);
  });

  test('OUR-140 offline shows what was read with its age; a server without the call, or a day without money, says so', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/money-entries/' }, refusal(200, wireDay));
    await page.goto(address);
    await expect(page.getByText(/^Données de \d/)).toBeVisible();
    network.setOffline(true);
    await expect(page.getByText(/^Hors ligne : données de \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Par raison' })).toBeVisible();
    network.setOffline(false);
    network.intercept({ path: '/money-entries/' }, refusal(404, { detail: 'Not found.' }));
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(page).toHaveURL('/support/money/2026-11-25');
    await expect(page.getByText("Ce serveur ne dit pas l'argent d'un jour.")).toBeVisible();
    // An entry that could not be read is in no sum, and the page says so.
    network.intercept({ path: '/money-entries/' }, refusal(200, { ...wireDay, count: 7 }));
    await page.goto('/support/money/2026-11-23');
    await expect(
      page.getByText("Des écritures de ce jour n'ont pas pu être lues : les sommes sont incomplètes."),
    ).toBeVisible();
    network.intercept({ path: '/money-entries/' }, refusal(200, { entries: [], open_parts: null }));
    await page.goto('/support/money/2026-11-24');
    await expect(page.getByText('Aucun mouvement ce jour-là')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Exporter/ })).toHaveCount(0);
  });

  test("OUR-140 support's first page leads a manager there; support reads whose right it is, and asks nothing", async ({
    scene: _,
    page,
    network,
    signIn,
  }) => {
    network.intercept({ path: '/money-entries/' }, refusal(200, wireDay));
    await page.goto('/support/');
    await page.getByRole('link', { name: 'Argent du jour' }).click();
    await expect(page).toHaveURL('/support/money/0');
    await expect(page.getByRole('region', { name: 'Par raison' })).toBeVisible();
    await signIn('support');
    const asked = network.seen('/money-entries/').length;
    await page.goto('/support/');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Argent du jour' })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText('Accès refusé')).toBeVisible();
    await expect(page.getByText('Réservé aux responsables et aux super administrateurs.')).toBeVisible();
    expect(network.seen('/money-entries/')).toHaveLength(asked);
  });
});
