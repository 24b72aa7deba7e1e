import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('DSP-014 one center is current: every screen stands on it and every call names it', async ({
  scene,
  makeScene,
  board,
  page,
  network,
}) => {
  await aMorning(scene);
  const next = await makeScene();
  await next.order('AILLEURS');
  /** The centers that calls from now on name. */
  const named = () => {
    const before = network.seen('/api/').length;
    const of = (line: string) => /[?&]center(?:_id)?=(\d+)/.exec(line)?.[1] ?? [];
    return () => [...new Set(network.seen('/api/').slice(before).flatMap(of))];
  };
  const current = page.getByRole('combobox', { name: 'Centre' });
  const home = page.getByRole('link', { name: 'Accueil' });
  const first = named();
  await board.open();
  const name = (await current.textContent()) ?? '';
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(current).toHaveText(name);
  await expect.poll(() => first().length).toBeGreaterThan(0);
  expect(first()).toEqual([`${scene.center}`]);
  await page.goto(`/redirect/${next.center}?u=/dispatch`);
  await expect(board.row('AILLEURS')).toBeVisible();
  await expect(current).not.toHaveText(name);
  // The page before has sent its last call.
  const second = named();
  await home.click();
  await expect.poll(() => second().length).toBeGreaterThan(0);
  expect(second()).toEqual([`${next.center}`]);
});

test('DSP-030 DSP-031 / is home and /dispatch the dispatch screen, whatever its sub', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toContainText('Aucune notification');
  await expect(board.list).toHaveCount(0);
  for (const address of ['/dispatch', '/dispatch?sub=apres-midi', '/dispatch?sub=']) {
    await board.open(address);
    await expect(page).toHaveURL(address);
    await expect(board.row('A1')).toBeVisible();
    await expect(board.rounds('En livraison')).toBeVisible();
  }
  await board.page.goto('/dispatch?sub=light_loading1');
  await expect(board.rounds('En livraison')).toBeVisible();
  await expect(board.list).toHaveCount(0);
});
