import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('who signs out is at the sign-in page, which names the product, and comes back by signing in', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const signIn = async (password: string) => {
    await page.getByLabel('Adresse e-mail').fill('dispatch@quai.example');
    await page.getByLabel('Mot de passe').fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };
  await page.goto('/dispatch');
  await expect(page.getByRole('region', { name: 'Quai' })).toContainText('La console d’exploitation');
  await signIn('autre');
  await expect(page.getByLabel('Mot de passe')).toHaveAccessibleDescription(
    'Adresse e-mail ou mot de passe incorrect.',
  );
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('dispatch@quai.example');
  await signIn('dispatch-demo');
  await page.getByRole('button', { name: 'Compte et affichage' }).click();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1_100);
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  await page.goto('/dispatch');
  await expect(page.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
  await context.close();
});
