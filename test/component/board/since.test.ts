import { expect, type Page } from '@playwright/test';
import { rewritten } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const row = (page: Page, name: string) => page.locator('[data-order]').filter({ hasText: name });
const since = (page: Page, name: string) => row(page, name).locator('[data-wait]');

const toPack = async (scene: Scene, name: string, status: string, minutes: number) => {
  const { order } = await scene.order(name, { status: 'waiting' }, { status });
  await scene.packing(order, { status_since: scene.at(-minutes) });
};

test('OUR-001 OUR-002 each order tells how long it has been where it is: long and too long in words, not where it is there on purpose', async ({
  scene,
  page,
}) => {
  await toPack(scene, 'NEUVE', 'now', 18);
  await toPack(scene, 'QUARANTE', 'prep', 41);
  await toPack(scene, 'DOUZE', 'to-check', 72);
  await toPack(scene, 'BLOQ', 'blocked', 72);
  await page.goto('/');
  // Whole minutes, of a clock a second or two beside the test's.
  await expect(since(page, 'NEUVE')).toHaveText(/^1[78] min$/);
  await expect(since(page, 'QUARANTE')).toHaveText(/^4[01] minlongue$/);
  await expect(since(page, 'QUARANTE')).toHaveAttribute('data-wait', 'long');
  await expect(since(page, 'DOUZE')).toHaveText(/^1 h 1[12]trop longue$/);
  await expect(since(page, 'DOUZE')).toHaveAttribute('data-wait', 'tooLong');
  await expect(since(page, 'BLOQ')).toHaveText(/^1 h 1[12]$/);
  await expect(since(page, 'BLOQ')).toHaveAttribute('data-wait', 'usual');
});

test('OUR-001 with a server that does not say it, since this device saw it, over a reload', async ({
  scene,
  page,
  network,
  board,
}) => {
  const untold = rewritten((json) => {
    const { packings } = json as { readonly packings?: { status_since?: string }[] };
    for (const packing of packings ?? []) delete packing.status_since;
    return json;
  });
  network.intercept({ path: '/tasks/state/' }, untold);
  await toPack(scene, 'VUE', 'now', 50);
  await page.goto('/');
  await expect(row(page, 'VUE')).toBeVisible();
  // As if it had been seen forty minutes ago: the clock of a test stands where it does.
  const key = `packingSeen@${scene.center}`;
  await expect.poll(() => localStorage.getItem(key)).not.toBeNull();
  // Of less than a minute nothing is told.
  await expect(since(page, 'VUE')).toHaveCount(0);
  const [[order, section, atMs]] = JSON.parse(localStorage.getItem(key) ?? '') as [[number, string, number]];
  expect(section).toBe('now');
  localStorage.setItem(key, JSON.stringify([[order, section, atMs - 40 * 60_000]]));
  await page.reload();
  await expect(since(page, 'VUE')).toHaveText('au moins 40 minlongue');
  await expect(since(page, 'VUE')).toHaveAttribute('title', /^Vue dans cette section par cet appareil depuis /);
  await board.refresh();
  await expect(since(page, 'VUE')).toHaveText('au moins 40 minlongue');
});

test('OUR-001 OUR-002 an order of later that is made urgent has not been urgent since its status', async ({
  scene,
  page,
}) => {
  const { order } = await scene.order('TARDIVE', { status: 'waiting' }, { status: 'later' });
  await scene.packing(order, { status_since: scene.at(-46), emergency_rank: 3 });
  await page.goto('/');
  await expect(row(page, 'TARDIVE')).toBeVisible();
  await expect(since(page, 'TARDIVE')).toHaveCount(0);
});
