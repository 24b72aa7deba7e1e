import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../e2e/faults.ts';
import { test } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Appels ouverts' });

describe('calls kept open', () => {
  test.override({ account: 'support' });

  test('OUR-040 OUR-041 OUR-042 five files stay open, over a reload by number alone; a sixth waits for a place', async ({
    page,
    network,
    scene: _,
  }) => {
    for (const id of [1, 2, 3, 4, 5, 6]) {
      const order = { id, random_id: `NUM${id}`, status: 'prepared', tags: [], products: [], firstname: `Zoe${id}` };
      network.intercept({ path: new RegExp(`/processing-orders/${id}/`) }, refusal(200, order));
    }
    for (const id of [1, 2, 3, 4, 5]) {
      await page.goto('/support/');
      await page.goto(`/support/order/${id}/`);
      await expect(bar(page).getByRole('link', { name: `Zoe${id} NUM${id}` })).toHaveAttribute('aria-current', 'page');
    }
    await page.reload();
    await expect(bar(page).getByRole('listitem')).toHaveCount(5);
    expect(sessionStorage.getItem('quai:support:open-files')).not.toMatch(/Zoe|NUM/);
    await page.goto('/support/');
    await page.goto('/support/order/6/');
    await expect(page.getByText('Fermez-en un pour ouvrir la commande 6.')).toBeVisible();
    expect(network.seen('/processing-orders/6/')).toEqual([]);
    await bar(page).getByRole('button', { name: "Fermer l'appel : Zoe1 NUM1" }).click();
    await expect(bar(page).getByRole('link', { name: 'Zoe6 NUM6' })).toHaveAttribute('aria-current', 'page');
    // By key: another one, then the one on the screen.
    await bar(page).getByRole('link', { name: 'Zoe2 NUM2' }).press('Delete');
    await expect(bar(page).getByRole('listitem')).toHaveCount(4);
    await expect(bar(page).getByRole('link', { name: 'Nouvel appel' })).toBeFocused();
    await bar(page).getByRole('link', { name: 'Zoe6 NUM6' }).press('Delete');
    await expect(page.getByRole('searchbox', { name: 'Rechercher un client ou une commande' })).toBeFocused();
    await expect(bar(page).getByRole('listitem')).toHaveCount(3);
  });
});
