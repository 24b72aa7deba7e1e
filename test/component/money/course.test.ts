import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { wireCourse } from '../../builders/course.ts';
import { wireDay } from '../../builders/money-day.ts';
import { refusal } from '../../hands/faults.ts';
import { paidOrder } from '../../hands/paid-order.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const address = '/support/money/remboursement-77';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();

describe('the course of a refund', () => {
  test.override({ account: 'manager' });

  test('OUR-160 OUR-162 tells each step in its order, and the same as text', async ({ scene: _, page, network }) => {
    network.intercept({ path: '/refunds/77/course/' }, refusal(200, wireCourse));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Remboursement 25,00.€, BFAC9Q$/);
    await expect(page.getByRole('link', { name: 'BFAC9Q' })).toHaveAttribute('href', '/support/order/4000066');
    await expect(page.getByText(/^Léa Marchal, 27\/11\/2026 00:46, Autre, opération 01JD8Q-7f2a$/)).toBeVisible();
    const steps = page.getByRole('region', { name: 'Étapes (11)' });
    const rows = await steps
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(rows.map((cells) => cells.map(plain)).slice(0, 3)).toEqual([
      ['Heure', 'Qui', 'Étape', 'Détail'],
      ['00:40:00,000', 'Nadia Kessler', 'Proposé au-dessus de la limite', ''],
      ['00:46:51,204', 'Léa Marchal', 'Opération reçue', '25,00 € réservés'],
    ]);
    expect(rows.at(-1)?.map(plain)).toEqual([
      ...['00:59:59,999', '', 'Opération close'],
      'Remboursement de 25,00 € : 15,00 € remboursé, 10,00 € refusé',
    ]);
    const text = await page
      .getByRole('region', { name: 'Texte, sans données personnelles' })
      .locator('pre')
      .textContent();
    expect(text).toContain('2026-11-27 00:46:51.204  agent-1   received     25.00');
    expect(text).not.toMatch(/Marchal|Kessler|Roux/);
    // A refund that is older than the record says so; a server without the call too.
    network.intercept(
      { path: '/refunds/78/course/' },
      refusal(200, { ...wireCourse, id: 78, steps: [], is_whole: false }),
    );
    await page.goto('/support/money/remboursement-78');
    await expect(page.getByText(/plus ancien que le relevé des étapes/)).toBeVisible();
    network.intercept({ path: '/refunds/79/course/' }, refusal(404, { detail: 'Not found.' }));
    await page.goto('/support/money/remboursement-79');
    await expect(page.getByText("Ce serveur ne dit pas le parcours d'un remboursement.")).toBeVisible();
  });

  test('OUR-160 the sheet and the money of a day lead there', async ({ scene, server, page, network, colleague }) => {
    const order = await paidOrder(scene, server, 'PARC');
    const body = { id: order.id, refundAmount: 12, subtype: 'refund_cancel', notes: '' };
    expect((await colleague.post(`/processing-orders/${order.id}/refund/`, body)).status).toBe(200);
    await new Sheet(page).open(order);
    await page
      .getByRole('table', { name: /^Remboursement 12,00/ })
      .getByRole('link', { name: 'Parcours' })
      .click();
    await expect(page).toHaveURL(/\/support\/money\/remboursement-\d+$/);
    await expect(page.getByRole('row', { name: /Stripe demandé 12,00/ })).toBeVisible();
    network.intercept({ path: '/money-entries/' }, refusal(200, wireDay));
    await page.goto('/support/money/2026-11-26');
    await page.getByRole('button', { name: 'Autre' }).click();
    await expect(
      page.getByRole('region', { name: 'Autre', exact: true }).getByRole('link', { name: 'Remboursement' }),
    ).toHaveAttribute('href', address);
  });
});

describe('for support', () => {
  test.override({ account: 'support' });

  test('OUR-160 support sees no way there, and is told whose right it is', async ({
    scene,
    server,
    page,
    network,
    colleague,
  }) => {
    const order = await paidOrder(scene, server, 'SANS');
    const body = { id: order.id, refundAmount: 5, subtype: 'refund_cancel', notes: '' };
    expect((await colleague.post(`/processing-orders/${order.id}/refund/`, body)).status).toBe(200);
    await new Sheet(page).open(order);
    await expect(page.getByRole('table', { name: /^Remboursement 5,00/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Parcours' })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText('Réservé aux responsables et aux super administrateurs.')).toBeVisible();
    expect(network.seen('/refunds/77/course/')).toEqual([]);
  });
});
