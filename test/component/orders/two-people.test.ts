import { expect, type Locator } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { Client } from '../../contract/client.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { type Fixtures, test } from '../fixtures.ts';

interface Both {
  /** Opens the form of an order's sheet and types one's own value, without saving it. */
  readonly type: (sheet: Sheet) => Promise<Locator>;
  /** What a colleague saves meanwhile. */
  readonly theirs: (colleague: Client, id: number) => Promise<{ readonly status: number }>;
  /** How his value, and one's own, are told in the list of actions. */
  readonly told: string;
  /** The call that one's own value goes by. */
  readonly call: (id: number) => { readonly path: string; readonly body: Readonly<Record<string, unknown>> };
}

const address = (id: number) => `/processing-orders/${id}/address/`;

const fill =
  (action: string, fields: Readonly<Record<string, string>>, save = 'Enregistrer') =>
  async (sheet: Sheet) => {
    await sheet.action(action).click();
    for (const [label, text] of Object.entries(fields))
      await sheet.dialog.last().getByLabel(label, { exact: true }).fill(text);
    return sheet.dialog.last().getByRole('button', { name: save });
  };

const forms: readonly (readonly [title: string, both: Both])[] = [
  [
    'the bags of an order',
    {
      type: fill('Sacs', { 'Sacs secs': '6', 'Sacs isothermes': '1' }),
      theirs: (colleague, id) =>
        colleague.patch(`/processing-orders/${id}/`, { number_of_bags: 4, number_of_bags_isotherm: 2 }),
      told: 'sacs 4',
      call: (id) => ({
        path: `/api/processing-orders/${id}/?flat=1`,
        body: { number_of_bags: 7, number_of_bags_isotherm: 1 },
      }),
    },
  ],
  [
    'SUP-311 the name on the door',
    {
      type: fill('Changer le nom', { Prénom: 'Ana', Nom: 'Roux' }),
      theirs: (colleague, id) => colleague.patch(address(id), { firstname: 'Bela', lastname: 'Roman' }),
      told: 'Roman',
      call: (id) => ({ path: `/api${address(id)}`, body: { firstname: 'Ana', lastname: 'Roux' } }),
    },
  ],
  [
    'SUP-312 the phone of a delivery',
    {
      type: fill('Changer le téléphone', { Téléphone: '06 39 98 27 51' }),
      theirs: (colleague, id) => colleague.patch(address(id), { phone: '06 39 98 10 10' }),
      told: '06 39 98 10 10',
      call: (id) => ({ path: `/api${address(id)}`, body: { phone: '06 39 98 27 51' } }),
    },
  ],
  [
    'SUP-313 the address of a delivery',
    {
      type: async (sheet) => {
        await sheet.action("Changer l'adresse").click();
        await sheet.page.getByRole('button', { name: 'Autre adresse, pour cette livraison seule' }).click();
        const form = sheet.page.getByRole('dialog', { name: /pour cette livraison seule$/ });
        const fields = { Numéro: '7', Rue: 'Rue du Voisin', 'Code postal': '75011', Ville: 'Paris' };
        for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
        return form.getByRole('button', { name: 'Livrer à cette adresse' });
      },
      theirs: (colleague, id) =>
        colleague.patch(address(id), {
          ...{ street_number: '12', street: 'Rue Doudeauville', postal_code: '75018', city: 'Paris' },
        }),
      told: 'Rue Doudeauville',
      call: (id) => ({
        path: `/api${address(id)}`,
        body: { street_number: '7', street: 'Rue du Voisin', postal_code: '75011', city: 'Paris' },
      }),
    },
  ],
  [
    'the slot',
    {
      type: async (sheet) => {
        await sheet.action('Changer le créneau').click();
        await sheet.dialog.getByRole('button', { name: 'Créneau libre' }).click();
        await sheet.dialog.getByLabel('Heure de fin').fill('20:30');
        return sheet.dialog.getByRole('button', { name: /^Changer le créneau/ });
      },
      theirs: (colleague, id) =>
        colleague.patch(`/processing-orders/${id}/slot/`, {
          ...{ shipping_time: '2030-03-10T17:15:00Z', max_shipping_time: '2030-03-10T18:45:00Z' },
          ...{ slot_description: '10/03 18:15 - 19:45', is_speed: false, is_dqp_express: false },
        }),
      told: '19:45',
      call: (id) => ({
        path: `/api/processing-orders/${id}/slot/`,
        body: { slot_description: '10/03 18:00 - 20:30' },
      }),
    },
  ],
  [
    'SUP-521 the message of a gift',
    {
      type: fill('Message cadeau', { Message: 'Joyeux anniversaire' }),
      theirs: (colleague, id) =>
        colleague.patch(`/processing-orders/${id}/order_update_gift_message/`, {
          ...{ order_id: id, gift_message: 'Bonne retraite' },
        }),
      told: 'Bonne retraite',
      call: (id) => ({
        path: `/api/processing-orders/${id}/order_update_gift_message/`,
        body: { order_id: id, gift_message: 'Joyeux anniversaire' },
      }),
    },
  ],
];

/** Both have the order as it was before them. */
async function meanwhile(
  { scene, server, colleague, page }: Pick<Fixtures, 'scene' | 'server' | 'colleague' | 'page'>,
  both: Both,
) {
  const times = { shipping_time: '2030-03-10T17:00:00Z', max_shipping_time: '2030-03-10T19:00:00Z' };
  const { order } = await scene.order('DEUX', times, { ...times, number_of_bags: 2, number_of_bags_isotherm: 0 });
  await server.db
    .update(orderSheets)
    .set({ gift_message: 'Bonne fête', is_gift: true })
    .where(eq(orderSheets.order_id, OrderId.parse(order.id)));
  await orderedBy(server, order);
  const sheet = new Sheet(page);
  await sheet.open(order);
  const save = await both.type(sheet);
  expect((await both.theirs(colleague, order.id)).status).toBe(200);
  await save.click();
  await expect(sheet.toast('Action impossible')).toBeVisible();
  return order;
}

describe('a value of an order that two people set', () => {
  for (const [title, both] of forms) {
    test(`${title}: the second is shown the first's, and his own holds once he says so`, async ({
      scene,
      server,
      board,
      colleague,
      page,
    }) => {
      const order = await meanwhile({ scene, server, colleague, page }, both);
      await board.actions.click();
      const entry = board.dialog.getByRole('listitem').filter({ hasText: 'DEUX' });
      await expect(entry).toContainText(both.told);
      await entry.getByRole('button', { name: 'Remplacer par ma valeur' }).click();
      await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
      const { path, body } = both.call(order.id);
      const last = (await scene.ledger()).at(-1);
      expect(last?.path).toBe(path);
      expect(last?.body).toMatchObject(body);
    });
  }
});

describe('a value of the board that two people set', () => {
  test('DSP-625 the vehicle of a driver: the second is told which he has now', async ({ scene, board, colleague }) => {
    const driver = await scene.driver('Ali Dutour', { vehicle: 'CAR' });
    await board.open();
    await board.more('Ali Dutour').click();
    await board.entry('Véhicule').click();
    await expect(board.entry('Scoot 125')).toBeVisible();
    expect((await colleague.post(`/drivers/${driver.id}/vehicle/`, { vehicle: 'BIKE' })).status).toBe(200);
    await board.entry('Scoot 125').click();
    await expect(board.actions).toHaveText('1 à traiter');
    await board.actions.click();
    await expect(board.dialog.getByRole('listitem').filter({ hasText: 'Ali Dutour' })).toContainText('véhicule Vélo');
  });

  test('DSP-873 a delay of the center: the second is told how long it is now', async ({
    scene,
    board,
    colleague,
    page,
  }) => {
    await scene.change('metas', { id: scene.center }, { extra_delay: 5 });
    await board.open();
    const field = page.getByRole('textbox', { name: 'Délai supplémentaire', exact: true });
    await expect(field).toHaveValue('5');
    await field.fill('20');
    await field.press('Enter');
    const theirs = { logistics_center_id: scene.center, extra_delay: 10 };
    expect((await colleague.post('/postal_codes/update_extra_delay/', theirs)).status).toBe(200);
    await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
    await expect(board.actions).toHaveText('1 à traiter');
    await board.actions.click();
    await expect(board.dialog.getByRole('listitem').filter({ hasText: 'Délai supplémentaire' })).toContainText(
      'délai 10',
    );
  });
});
