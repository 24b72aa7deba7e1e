import { expect, type Page } from '@playwright/test';
import { foundIn, onDevice } from '../../hands/on-device.ts';
import { leavesBoard, orderedBy, Sheet } from '../../hands/sheet.ts';
import { newlyInstalled, test } from '../fixtures.ts';

test.use({ account: 'support' });

test(
  'R5, DSP-072, OUR-042 after a sign-out nothing of a customer is in databases, storages, caches, locks or another tab',
  newlyInstalled,
  async ({ page, context, scene, server }) => {
    const told = { firstname: 'Plantefine', lastname: 'Plantorion', phone: '06 39 98 41 17' };
    const { order } = await scene.order('PLANTE', {}, told);
    const email = `client.${await orderedBy(server, order)}@courriel.example`;
    await leavesBoard(server, order);
    const planted = [...Object.values(told), email];
    const other = await context.newPage();
    const calls = (tab: Page) => tab.getByRole('navigation', { name: 'Appels ouverts' }).getByRole('listitem');
    for (const tab of [page, other]) {
      // Each tab has calls of its own.
      await tab.goto('/support/');
      await expect(tab.getByRole('searchbox')).toBeVisible();
      await expect(calls(tab)).toHaveCount(0);
      await new Sheet(tab).open(order);
      await expect(calls(tab)).toHaveCount(1);
      await expect(tab.getByText(told.lastname).first()).toBeVisible();
    }
    await expect.poll(async () => foundIn((await page.evaluate(onDevice)).text, planted)).toEqual(planted);
    await page.getByRole('button', { name: 'Compte et affichage' }).click();
    await page.mouse.move(1, 1);
    await page.waitForTimeout(1_100);
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Connexion', exact: true })).toBeVisible();
      const { text, actions } = await tab.evaluate(onDevice);
      expect(foundIn(text, planted)).toEqual([]);
      expect(actions).toEqual([]);
      expect(await tab.evaluate(() => sessionStorage.getItem('quai:support:open-files'))).toBe('');
    }
  },
);
