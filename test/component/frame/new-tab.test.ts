import { expect, type Locator } from '@playwright/test';
import { vi } from 'vitest';
import { rewritten } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

// A tab has its center in its own session: one that a link opens has none unless its address names it.

/** The addresses of the tabs that are opened meanwhile. */
async function tabsOpened(work: () => Promise<void>) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  try {
    await work();
    return opened.mock.calls;
  } finally {
    opened.mockRestore();
  }
}

interface Click {
  readonly type?: 'click' | 'auxclick';
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly button?: number;
}

const clickWith = (link: Locator, click: Click) =>
  link.evaluate((element, { type = 'click', ...how }) => {
    element.dispatchEvent(new MouseEvent(type, { ...how, bubbles: true, cancelable: true }));
  }, click);

test('DSP-041 DSP-050 PRP-006 a tab that a link opens has the center of this one, whatever the click', async ({
  scene,
  page,
  board,
}) => {
  const { order } = await scene.order('A1');
  await board.open();
  const link = board.row('A1').getByRole('link', { name: 'A1', exact: true });
  await expect(link).toHaveAttribute('href', `/support/order/${order.id}`);
  const there = `/redirect/${scene.center}?u=${encodeURIComponent(`/support/order/${order.id}`)}`;
  const home = page.getByRole('navigation', { name: 'Écrans' }).getByRole('link', { name: 'Accueil', exact: true });
  const here = page.url();
  const calls = await tabsOpened(async () => {
    await link.click();
    await clickWith(link, { ctrlKey: true });
    await clickWith(link, { type: 'auxclick', button: 1 });
    await clickWith(home, { metaKey: true });
    await clickWith(home, { type: 'auxclick', button: 1 });
    // A menu of the browser, a window of its own.
    await clickWith(home, { type: 'auxclick', button: 2 });
  });
  const homeThere = `/redirect/${scene.center}?u=%2F`;
  expect(calls).toEqual([there, there, there, homeThere, homeThere].map((to) => [to, '_blank', 'noopener']));
  expect(page.url()).toBe(here);
});

test('DSP-049 DSP-050 without an admin host its links stay, off, and say why, by touch too', async ({
  scene,
  page,
  board,
  network,
}) => {
  const why = "Cette page est sur le site d'administration, dont l'adresse n'est pas configurée ici.";
  network.intercept(
    { path: '/config.json' },
    rewritten((config) => ({ ...Object(config), adminUrl: null })),
  );
  await scene.order('A1', {}, { tags: ['chronopost'] });
  await board.open();
  const label = board.row('A1').getByRole('link', { name: 'chronopost' });
  await expect(label).toHaveAttribute('aria-disabled', 'true');
  await expect(label).toHaveAttribute('aria-description', why);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await label.click({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText(why);
  await page.keyboard.press('Escape');
  await board.more('la commande A1').click();
  await expect(board.entry(/^SMS/)).toHaveAttribute('aria-disabled', 'true');
  await expect(board.entry(/^SMS/)).toContainText(why);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(page.getByRole('menu')).toContainText(why);
  await expect(page.getByRole('menuitem')).toHaveCount(37);
  await expect(page.locator('[role=menuitem]:not([aria-disabled=true])')).toHaveCount(0);
});

test('DSP-408 why a button is off is told by a tap on it', async ({ scene: _, page, board }) => {
  await board.open();
  const off = page.getByRole('button', { name: /^Créer une tournée/ });
  await expect(off).toHaveAttribute('aria-disabled', 'true');
  await off.click({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText('Aucune commande cochée');
});
