import { expect, type Page } from '@playwright/test';
import { dateTimeText } from '../../../src/domain/time/paris-time.ts';
import { refusal } from '../../hands/faults.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const list = (page: Page) => page.getByRole('region', { name: /^Sessions de planning à venir/ });
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
const begin = 'Faire commencer maintenant';
const léonie = { name: 'Léonie Dervaux', email: 'leonie.d@quai.example' };
const nadia = { name: '', email: 'nadia.k@quai.example' };
const late = { name: 'Hugo Galmiche', email: null };

test('PRP-060 PRP-062 PRP-068 sessions stand by start, each with whose it is, their number in the title', async ({
  scene,
  page,
}) => {
  await scene.session(nadia, 120);
  await scene.session({ name: null, email: null }, 180);
  await scene.session(léonie, 30);
  await page.goto('/');
  await expect(list(page).getByRole('heading')).toHaveText('Sessions de planning à venir (3)');
  await expect(list(page).getByRole('rowheader')).toHaveText(['Léonie Dervaux', 'nadia.k@quai.example', '-']);
  await expect(list(page).getByRole('columnheader')).toHaveText(['Préparateur', 'Début', 'Action']);
});

test('PRP-063 PRP-064 a session tells when it begins and in how long, or since when it should have', async ({
  scene,
  page,
}) => {
  stopClock();
  await scene.session(late, -12);
  await scene.session(léonie, 125);
  await page.goto('/');
  await expect(row(page, 'Hugo')).toHaveText(new RegExp(`${dateTimeText(scene.at(-12))} en retard de 12 min 00 s`));
  await expect(row(page, 'Léonie')).toHaveText(new RegExp(`${dateTimeText(scene.at(125))} 2 h 05`));
  await expect(list(page).getByRole('button', { name: begin })).toHaveCount(2);
});

test('PRP-061 PRP-069 the list folds and stays so, its title and number stay; without a session it is empty', async ({
  scene,
  board,
  page,
}) => {
  await page.goto('/');
  await expect(list(page).getByRole('heading')).toHaveText('Sessions de planning à venir (0)');
  await expect(list(page).getByRole('table')).toHaveCount(0);
  await scene.session(léonie, 30);
  await board.refresh();
  await expect(row(page, 'Léonie')).toBeVisible();
  await list(page).getByRole('button', { name: 'Masquer : Sessions' }).click();
  await expect(list(page).getByRole('table')).toHaveCount(0);
  await page.reload();
  await expect(list(page).getByRole('heading')).toHaveText('Sessions de planning à venir (1)');
  await expect(list(page).getByRole('table')).toHaveCount(0);
  expect(JSON.parse(localStorage.getItem('dispatch.toggles') ?? '[]')).toContain('fold:plannings');
  await list(page).getByRole('button', { name: 'Afficher : Sessions' }).click();
  await expect(row(page, 'Léonie')).toBeVisible();
});

test('PRP-066 PRP-067 a session begins at the moment of the press, and leaves the list at once and for good', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { id } = await scene.session(léonie, 30);
  await scene.session(nadia, 120);
  await page.goto('/');
  await expect(row(page, 'Léonie')).toBeVisible();
  const lost = network.intercept({ path: '/plannings/' }, async () => 'silence');
  const before = Date.now();
  await row(page, 'Léonie').getByRole('button', { name: begin }).click();
  // No server has answered yet.
  await expect(row(page, 'Léonie')).toHaveCount(0);
  await expect(list(page).getByRole('heading')).toHaveText('Sessions de planning à venir (1)');
  const pressed = Date.now();
  lost.stop();
  await page.reload();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.path, { timeout: 45_000 }).toBe(`/api/plannings/${id}/`);
  const said = (await scene.ledger()).at(-1)?.body as { readonly started_at: string } | undefined;
  const started_at = said?.started_at ?? '';
  expect(started_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/);
  expect(Date.parse(started_at)).toBeGreaterThan(before - 2_000);
  expect(Date.parse(started_at)).toBeLessThan(pressed + 2_000);
  await board.refresh();
  await expect(list(page).getByRole('heading')).toHaveText('Sessions de planning à venir (1)');
});

test('PRP-065 PRP-067 a session that was refused is back, says so, and its button alone waits', async ({
  scene,
  board,
  page,
  network,
}) => {
  await scene.session(léonie, 30);
  await scene.session(nadia, 120);
  network.intercept({ path: '/plannings/' }, refusal(403, { detail: 'Pas ici' }));
  await page.goto('/');
  await row(page, 'Léonie').getByRole('button', { name: begin }).click();
  await expect(board.toast('Pas ici')).toBeVisible();
  await expect(row(page, 'Léonie')).toContainText('Refusée');
  await expect(row(page, 'Léonie').getByRole('button', { name: begin })).toHaveAttribute('aria-disabled', 'true');
  await expect(row(page, 'nadia').getByRole('button', { name: begin })).not.toHaveAttribute('aria-disabled', 'true');
});
