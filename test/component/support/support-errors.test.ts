import { expect, type Page } from '@playwright/test';
import { describe, vi } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

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

  test('DSP-937 SUP-741 SUP-742 an answer that says nothing is told in general words, for 5 s', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
    network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
    await page.goto('/support/user/77/g%40courriel.example/');
    await page.getByRole('tab', { name: 'Divers' }).click();
    network.intercept({ path: '/users/77/invoices/download/' }, refusal(500, '<html>'));
    // The notice's own timer and its delay: nobody waits for it here.
    const timers: { readonly ms: number; readonly ring: () => void }[] = [];
    const wait = globalThis.setTimeout;
    const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((ring: () => void, ms = 0) => {
      timers.push({ ms, ring });
      return wait(ring, ms);
    }) as typeof setTimeout);
    try {
      await page.getByRole('region', { name: 'Factures' }).getByRole('button').first().click();
      const notice = page.getByRole('listitem').filter({ hasText: 'Une erreur est survenue' });
      await expect(notice).toBeVisible();
      const closing = () =>
        timers.filter(({ ms }) => ms >= 2_000 && ms <= 30_000).map(({ ms }) => Math.floor(ms / 1_000));
      await expect.poll(closing).toContain(5);
      for (const { ms, ring } of timers.filter((it) => Math.floor(it.ms / 1_000) === 5)) if (ms < 5_100) ring();
      await expect(notice).toHaveCount(0);
    } finally {
      spy.mockRestore();
    }
  });
});
