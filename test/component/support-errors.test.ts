import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../e2e/faults.ts';
import { test } from './fixtures.ts';

const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
const path = '/users/77/fix_centers/';

async function force(page: Page) {
  await page.getByRole('button', { name: 'Forcer le centre', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
}

describe('what the server says of an action of support', () => {
  test.override({ account: 'manager' });

  test('SUP-740 SUP-745 is shown in its own words, as text and never as HTML', async ({ page, network, scene: _ }) => {
    network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
    network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
    await page.goto('/support/user/77/g%40courriel.example/');
    await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Orsonneau');
    await page.getByRole('tab', { name: 'Divers' }).click();
    const said = [
      [{ detail: 'Détail du serveur' }, 'Détail du serveur'],
      [{ error: 'Erreur du serveur', detail: 'autre' }, 'Erreur du serveur'],
      [{ errors: ['Première erreur'], error: 'autre' }, 'Première erreur'],
      [{ error: 'Gras <b>fort</b>' }, 'Gras <b>fort</b>'],
    ] as const;
    for (const [body, text] of said) {
      const fault = network.intercept({ path }, refusal(400, body));
      await force(page);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.locator('b', { hasText: 'fort' })).toHaveCount(0);
      fault.stop();
    }
  });
});
