import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const customer = {
  ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' },
  ...{ phone_number: '06 39 98 27 51', main_psp: 'stripe', optin_email: 0, optin_sms: 1, optin_push: 2 },
};
const note = (content: string) => ({ id: 16, content });
const address = '/support/user/77/g%2Bo%40courriel.example/';
const card = (page: Page) => page.getByRole('region', { name: 'Note interne', exact: true });
const field = (page: Page) => card(page).getByRole('textbox', { name: 'Contenu de la note' });
const save = (page: Page) => card(page).getByRole('button', { name: 'Enregistrer' });
const restored = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Saisie reprise/ });

/** The server's data about him from now on. */
function tell(network: Network, fields: object): void {
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, { ...customer, ...fields }));
  network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
}

/** The server takes a note, and has it from then on. */
function takesNotes(network: Network): void {
  network.intercept({ path: '/internal-notes/16/' }, async () => {
    tell(network, { internal_note: note('Digicode 12') });
    return refusal(200, note('Digicode 12'))();
  });
}

describe('what is typed in a form of a file', () => {
  test.override({ account: 'support' });

  test('is there after a reload and after a dialog is given up; saved, it is no draft any more', async ({
    page,
    network,
    scene: _,
  }) => {
    const leap = leapingClock();
    const home = { id: 78, user_id: 77, street: 'Rue Mouraud', postal_code: '75020', city: 'Paris' };
    network.intercept({ path: '/admin-addresses/?user_id=77' }, refusal(200, [home]));
    tell(network, { internal_note: note('Sonner') });
    takesNotes(network);
    await page.goto(address);
    await field(page).fill('Digicode 12');
    await page.reload();
    await expect(field(page)).toHaveValue('Digicode 12');
    await expect(restored(page)).toContainText('note interne du client 77');
    await page.getByRole('tab', { name: 'Adresses' }).click();
    await page.getByRole('button', { name: /^Modifier/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Ville' }).fill('Pantin');
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await page.reload();
    await expect(field(page)).toHaveValue('Digicode 12');
    await save(page).click();
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
    tell(network, { internal_note: note('Digicode 34') });
    await leap(3_000);
    await page.reload();
    await expect(field(page)).toHaveValue('Digicode 34');
    await expect(restored(page)).toHaveCount(0);
    expect(sessionStorage.getItem('quai:drafts') ?? '').not.toContain('Digicode 12');
  });

  test('is cleared by Effacer, and is no draft after it', async ({ page, network, scene: _ }) => {
    tell(network, { internal_note: note('Sonner') });
    await page.goto(address);
    await field(page).fill('Digicode 12');
    await page.getByRole('tab', { name: 'Client' }).click();
    const phone = page.getByRole('textbox', { name: 'Téléphone' });
    await phone.fill('07 11 22 33 44');
    await page.reload();
    await expect(field(page)).toHaveValue('Digicode 12');
    const clear = (what: RegExp) => restored(page).filter({ hasText: what }).getByRole('button', { name: 'Effacer' });
    await clear(/note interne/).click();
    await expect(field(page)).toHaveValue('Sonner');
    await expect(save(page)).toBeDisabled();
    await page.getByRole('tab', { name: 'Client' }).click();
    await expect(phone).toHaveValue('07 11 22 33 44');
    await clear(/client/).click();
    await expect(phone).toHaveValue('06 39 98 27 51');
    expect(sessionStorage.getItem('quai:drafts') ?? '').toBe('');
    await page.reload();
    await expect(field(page)).toHaveValue('Sonner');
    await expect(restored(page)).toHaveCount(0);
  });

  test('stays when a colleague changed the file: it can still be saved, and what he wrote is told before', async ({
    page,
    board,
    network,
    scene: _,
  }) => {
    tell(network, { internal_note: note('Sonner') });
    takesNotes(network);
    await page.goto(address);
    await expect(field(page)).toHaveValue('Sonner');
    await field(page).fill('Digicode 12');
    tell(network, { internal_note: note('Chien méchant'), phone_number: '07 11 22 33 44' });
    await board.refreshBehind();
    await expect(page.getByRole('region', { name: 'Client', exact: true }).first()).toContainText('07 11 22 33 44');
    await expect(field(page)).toHaveValue('Digicode 12');
    await expect(card(page).getByRole('alert')).toHaveText('La note a changé entre-temps : Chien méchant');
    await expect(save(page)).toBeEnabled();
    await save(page).click();
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
    await expect(card(page).getByRole('alert')).toHaveCount(0);
    // Once saved it follows later reads.
    tell(network, { internal_note: note('Appeler le gardien') });
    await board.refreshBehind();
    await expect(field(page)).toHaveValue('Appeler le gardien');
  });
});
