import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { wireDay } from '../../builders/money-day.ts';
import { refusal } from '../../hands/faults.ts';
import { badgesIn } from '../../hands/reading.ts';
import { test } from '../fixtures.ts';

const address = '/support/money/rapprochement-2026-11-26';
const order = { id: 4_000_066, random_id: 'BFAC9Q' };
const compared = {
  providers: [
    { provider: 'card', is_configured: true, is_answered: true, read: 12, unread: 0, ours: 231.1, theirs: '235.60' },
    { provider: 'paygreen', is_configured: true, is_answered: false, read: 2, unread: 1, ours: 18, theirs: 18 },
    { provider: 'edenred', is_configured: true, is_answered: false, read: 0, unread: 4, ours: 40, theirs: null },
  ],
  differences: [
    {
      ...{ kind: 'missingHere', provider: 'card', order, refund: null, ours: null, theirs: '4.50' },
      ...{ our_state: null, their_state: 'refunded', number: 're_41c' },
    },
    {
      ...{ kind: 'state', provider: 'card', order: null, refund: 77, ours: 12, theirs: 12 },
      ...{ our_state: 'refunded', their_state: 'refused', number: 're_42d' },
    },
  ],
  count: 2,
  pending: [{ provider: 'card', order, refund: 78, amount: 6.2, status: 'unknown' }],
};
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ').trim();
const rowsOf = async (page: Page, name: string | RegExp) => {
  const rows = await page
    .getByRole('region', { name, exact: true })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map((cells) => cells.map(plain));
};

describe('the books of the providers beside ours', () => {
  test.override({ account: 'manager' });

  test('OUR-163 OUR-164 OUR-165 each difference is a line; silence is no agreement, what is open no difference', async ({
    scene,
    page,
    network,
  }) => {
    network.intercept({ path: '/money-entries/' }, refusal(200, wireDay));
    network.intercept({ path: '/money-reconciliation/' }, refusal(200, compared));
    await page.goto('/support/money/2026-11-26');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(network.seen('/money-reconciliation/')).toEqual([]);
    await page.getByRole('link', { name: 'Rapprocher' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rapprochement du jeudi 26 novembre 2026');
    await expect(page.getByRole('region', { name: 'Différences (2)' })).toBeVisible();
    expect(network.seen('/money-reconciliation/')[0]).toContain(`date=2026-11-26&center=${scene.center}`);
    expect((await rowsOf(page, 'Prestataires')).slice(1)).toEqual([
      ['Stripe', '12', '231,10 €', '235,60 €', '2 différences'],
      ['Paygreen', '2', '18,00 €', '18,00 €', '1 paiement non lu : le reste est inconnu'],
      ['Edenred', '0', '40,00 €', '', "ne répond pas : rien n'est comparé"],
    ]);
    expect(
      (await badgesIn(page.getByRole('region', { name: 'Prestataires', exact: true }))).map(([tone]) => tone),
    ).toEqual([...['red', 'amber', 'amber']]);
    expect((await rowsOf(page, 'Différences (2)')).slice(1)).toEqual([
      ['BFAC9Q', 'Stripe', 'chez le prestataire, pas chez nous', 'rien', '4,50 € remboursé', 're_41c', ''],
      [...['aucune commande ici', 'Stripe', 'autre état', '12,00 € remboursé', '12,00 € refusé', 're_42d'], 'Parcours'],
    ]);
    expect((await rowsOf(page, /^1 part pas encore tranchée, 6,20.€, qui ne sont pas/)).slice(1)).toEqual([
      ['BFAC9Q', 'Stripe', '6,20 €', 'inconnu', 'Parcours'],
    ]);
    await expect(page.getByText('aucune différence')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Parcours' }).first()).toHaveAttribute(
      'href',
      '/support/money/remboursement-77',
    );
  });

  test('OUR-164 says so where all agree, where lines are missing, and where the server does not know the call', async ({
    scene: _,
    page,
    network,
  }) => {
    const providers = [compared.providers[0]];
    network.intercept(
      { path: '/money-reconciliation/' },
      refusal(200, { providers, differences: [], count: 1, pending: [] }),
    );
    await page.goto(address);
    await expect(page.getByText("Des différences n'ont pas pu être lues : la liste est incomplète.")).toBeVisible();
    network.intercept(
      { path: '/money-reconciliation/' },
      refusal(200, { providers, differences: [], count: 0, pending: [] }),
    );
    await page.goto('/support/money/rapprochement-2026-11-25');
    await expect(page.getByText('aucune différence')).toBeVisible();
    network.intercept({ path: '/money-reconciliation/' }, refusal(404, { detail: 'Not found.' }));
    await page.goto('/support/money/rapprochement-2026-11-24');
    await expect(page.getByText('Ce serveur ne compare pas ses écritures à celles des prestataires.')).toBeVisible();
  });
});
