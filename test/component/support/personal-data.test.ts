import { expect, type Page } from '@playwright/test';
import { describe, vi } from 'vitest';
import { noteLeaving } from '../../../src/db/device/last-session.ts';
import { forgetAtSignOut } from '../../../src/views/kit/client/own-memory.ts';
import { refusal, serverError } from '../../hands/faults.ts';
import { foundIn, onDevice } from '../../hands/on-device.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

// Values of a customer on no polled board; they are nowhere else.
const email = 'planted.mail@courriel.example';
const planted = {
  ...{ firstName: 'Plantefine', lastName: 'Plantorion', email, phone: '06 39 98 41 17', note: 'Plantnote sonner' },
  ...{ street: 'Rue Plantagenet', sms: 'Plantsms en route', product: 'Plantproduit', written: 'Plantécrit ce jour' },
  ...{ comment: 'Plantconseil au client', typed: 'Plantbrouillon' },
};
/** Values that only writing or typing here brings. */
const ours: readonly string[] = [planted.written, planted.typed];
const customer = {
  ...{ id: 77, first_name: planted.firstName, last_name: planted.lastName, email, phone_number: planted.phone },
  internal_note: { id: 16, content: planted.note, last_author: null, updated_at: '2026-03-28T17:42:00Z' },
};
const home = { id: 78, user_id: 77, street_number: '9', street: planted.street, postal_code: '75001', city: 'Paris' };
const order = {
  ...{ id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, tags: [], user: customer, phone: planted.phone },
  ...{ firstname: planted.firstName, lastname: planted.lastName, shipping_address: home },
  comment: planted.comment,
  products: [{ order_product_id: 701, product_id: 4, quantity: 1, product: { id: 4, selling_name: planted.product } }],
};

/** Opens his file beside his order, with its tabs, writes a note that the server takes, and begins another. */
async function lookAtHim(page: Page, network: Network) {
  const answers = {
    '/users/77/support-info/': customer,
    '/processing-orders/?user_id=77': [order],
    '/admin-addresses/?user_id=77': [home],
    '/users/77/sms/': [{ id: 1, message: planted.sms, sent: '2026-03-28T23:30:00Z', order_id: 7 }],
    '/users/77/subvention-logs/': [],
  };
  for (const [path, body] of Object.entries(answers)) network.intercept({ path }, refusal(200, body));
  network.intercept({ path: /\/processing-orders\/7\// }, refusal(200, order));
  const after = { ...customer.internal_note, content: planted.written };
  network.intercept({ path: '/internal-notes/16/' }, async () => {
    network.intercept({ path: '/users/77/support-info/' }, refusal(200, { ...customer, internal_note: after }));
    return refusal(200, after)();
  });
  await page.goto('/support/order/7/');
  await expect(page.getByRole('region', { name: 'Client', exact: true }).first()).toContainText(planted.lastName);
  const note = page.getByRole('region', { name: 'Note interne' });
  const field = note.getByRole('textbox', { name: 'Contenu de la note' });
  await expect(field).toHaveValue(planted.note);
  await page.getByRole('tab', { name: 'SMS' }).click();
  await expect(page.getByText(planted.sms)).toBeVisible();
  await page.getByRole('tab', { name: 'Adresses' }).click();
  await expect(page.getByText(new RegExp(planted.street)).first()).toBeVisible();
  await expect(page.getByText(planted.product).first()).toBeVisible();
  const told = Object.values(planted).filter((value) => !ours.includes(value));
  await expect.poll(async () => (await left()).filter((value) => !ours.includes(value))).toEqual(told);
  await field.fill(planted.written);
  await note.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('quai:drafts')).not.toContain(planted.written);
  await field.fill(planted.typed);
  expect(sessionStorage.getItem('quai:drafts')).toContain(planted.typed);
  expect(calls()).toMatch(/^\[\{"kind":"order","id":7,"lookedAtMs":\d+\}\]$/);
  // An error while he is on screen, reported with the page's knowledge.
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(`Plantage de « ${planted.lastName} » ${email}`) }));
  await expect.poll(async () => (await onThis()).includes('Plantage')).toBe(true);
}

const onThis = async () => (await onDevice()).text;
/** The calls kept open in this tab. */
const calls = () => sessionStorage.getItem('quai:support:open-files');
const inOutbox = async () => (await onDevice()).actions;

/** The planted values that are on the device, actions aside. */
const left = async () => foundIn(await onThis(), Object.values(planted));

describe('what is known of a customer', () => {
  test.override({ account: 'support' });
  test('R5, OUR-042 is off the device once another user signs in, with the calls kept open', async ({
    page,
    network,
    site,
    scene: _,
  }) => {
    await lookAtHim(page, network);
    // biome-ignore lint/suspicious/noDocumentCookie: so does the site's sign-in.
    document.cookie = `api_token=${encodeURIComponent(await site.tokenOf('manager'))}`;
    await page.goto('/support/');
    await expect.poll(left).toEqual([]);
    await expect.poll(inOutbox).toEqual([]);
    expect(calls()).toBe('');
    await expect(page.getByRole('navigation', { name: 'Appels ouverts' })).toHaveCount(0);
  });

  test('R5, OUR-042 is off the screen too once another user signs in beside it, with its address', async ({
    page,
    network,
    site,
    scene: _,
  }) => {
    await lookAtHim(page, network);
    // biome-ignore lint/suspicious/noDocumentCookie: so does the site's sign-in.
    document.cookie = `api_token=${encodeURIComponent(await site.tokenOf('manager'))}`;
    await expect(page).toHaveURL('/support/');
    await expect(page.getByRole('navigation', { name: 'Appels ouverts' })).toHaveCount(0);
    await expect(page.getByText(planted.lastName)).toHaveCount(0);
    await expect.poll(left).toEqual([]);
    expect(calls()).toBe('');
  });

  test('R5, DSP-072, OUR-042 is off the device before a sign-out is sent; what waits to be sent stays', async ({
    page,
    network,
    scene: _,
  }) => {
    await lookAtHim(page, network);
    network.intercept({ path: '/internal-notes/16/' }, serverError);
    await page.getByRole('region', { name: 'Note interne' }).getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(async () => (await inOutbox()).some(({ state }) => state === 'queued')).toBe(true);
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    try {
      await page.getByRole('button', { name: 'Compte et affichage' }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await expect.poll(() => sent.mock.contexts.map((form) => (form as HTMLFormElement).action)).toHaveLength(1);
      expect(await left()).toEqual([]);
      expect(calls()).toBe('');
      expect(JSON.stringify(await inOutbox())).toContain(planted.typed);
      expect(await inOutbox()).toHaveLength(1);
      await expect(page.getByText(planted.lastName)).toHaveCount(0);
    } finally {
      sent.mockRestore();
    }
  });

  test('R5, DSP-072 is off the device before anything is shown where the page that signs out ends too early', async ({
    page,
    network,
    scene: _,
  }) => {
    await lookAtHim(page, network);
    await page.close();
    const { userKey } = JSON.parse(localStorage.getItem('quai:outbox') ?? '{}');
    forgetAtSignOut();
    await noteLeaving(userKey);
    network.intercept(
      { path: /support-info|processing-orders|admin-addresses|sms/ },
      () => new Promise(() => undefined),
    );
    await page.goto('/support/order/7/');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(left).toEqual([]);
    await expect(page.getByText(planted.lastName)).toHaveCount(0);
  });

  test('R5, OUR-042 is off the device half an hour after the last look, drafts and calls too', async ({
    page,
    network,
    scene: _,
  }) => {
    await lookAtHim(page, network);
    await page.goto('/support/');
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.poll(left).toEqual([]);
      await expect.poll(inOutbox).toEqual([]);
      expect(calls()).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });
});
