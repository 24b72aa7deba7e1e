import { expect } from '@playwright/test';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { asBlock, asWindow, type LaterView, laterView } from '../../../src/views/ui/later/later-view.tsx';
import { Page } from '../browser/page.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { asBrowsers } from '../fixtures.ts';

const page = asBrowsers(new Page());
let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => undefined });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const show = <Props extends object>(View: LaterView<Props>, props: Props) => root.render(createElement(View, props));
const Text = ({ text }: { readonly text: string }) => createElement('p', null, text);
const missing = page.getByText("Une partie de la page n'a pas pu être chargée.");
const retry = page.getByRole('button', { name: 'Réessayer' });

test('a view says that it loads, then shows itself', async () => {
  let arrive: () => void = () => undefined;
  const coming = new Promise<typeof Text>((resolve) => {
    arrive = () => resolve(Text);
  });
  show(
    laterView(() => coming),
    { text: 'Le bloc' },
  );
  await expect(page.getByRole('status')).toHaveText('Chargement...');
  arrive();
  await expect(page.getByText('Le bloc')).toBeVisible();
  await expect(page.getByText('Chargement...')).toHaveCount(0);
});

test('a view fetched ahead is there at once', async () => {
  const View = laterView(() => Promise.resolve(Text));
  await View.fetch();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  show(View, { text: 'Le bloc' });
  await expect(page.getByText('Le bloc')).toBeVisible();
  watch.disconnect();
  expect(seen[0]).toBe('Le bloc');
});

test('a view that did not come says so, and comes when it is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve(Text)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(laterView(load), { text: 'Le bloc' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible();
  await retry.click();
  await expect(page.getByText('Le bloc')).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('a part of a screen that did not come is asked for until it is there', async () => {
  const leap = leapingClock();
  const load = vi.fn(() => Promise.resolve(Text)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(laterView(load, asBlock), { text: 'Le bloc' });
  await expect(missing).toBeVisible();
  await leap(5_000);
  await expect(page.getByText('Le bloc')).toBeVisible();
});

test('a view that fails leaves the rest, and is shown again at a press', async () => {
  let isBroken = true;
  const Fragile = ({ text }: { readonly text: string }) => {
    if (isBroken) throw new Error('A view that cannot be drawn');
    return createElement('p', null, text);
  };
  show(
    laterView(() => Promise.resolve(Fragile)),
    { text: 'Le bloc' },
  );
  await expect(missing).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect(page.getByText('Le bloc')).toBeVisible();
});

test('a window that did not come closes as it would', async () => {
  const load = () => Promise.reject<typeof Text>(new TypeError('Failed to fetch'));
  const onClose = vi.fn();
  show(laterView<{ readonly text: string; readonly onClose: () => void }>(load, asWindow), { text: 'x', onClose });
  await expect(page.getByRole('dialog')).toContainText('Fenêtre indisponible');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
