import { expect, type Page } from '@playwright/test';
import { clientContacts, outgoingMessages } from '../../../server/src/db/schema/outgoing.ts';
import { rewritten } from '../../hands/faults.ts';
import type { Network } from '../../hands/proxy.ts';
import { test } from '../fixtures.ts';
import { keys } from '../hands/hands.ts';

const client = { id: 970_001, first_name: 'Zoe', last_name: 'Lacombrade' };
const shared = { title: 'Retard', body: 'Bonjour {prénom}, {livreur} arrive.', is_shared: true };

const siteWithTexts = (network: Network) =>
  network.intercept(
    { path: '/config.json' },
    rewritten((config) => {
      const { switches } = config as { readonly switches?: object };
      return { ...(config as object), switches: { ...switches, texts: true } };
    }),
  );

/** Whether the focus is within the window on top: nobody who uses keys alone has to look for it. */
const holdsFocus = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .evaluate((it) => it.contains(document.activeElement));

test('OUR-218 OUR-219 OUR-228 texts by keys alone: chosen, filled, kept, and changed or deleted by a colleague meanwhile', async ({
  scene,
  server,
  board,
  page,
  network,
  colleague,
}) => {
  siteWithTexts(network);
  await server.db.insert(clientContacts).values({ client_id: client.id, phone: '+33 6 39 98 41 07' });
  const { order } = await scene.order('UN', {
    ...{ shipping_time: scene.at(-120), max_shipping_time: scene.at(-42), client },
  });
  const added = await colleague.post('/sms-texts/', { center: scene.center, ...shared });
  const { id } = added.body as { readonly id: number };
  const hand = keys(page);
  const { dialog } = board;
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  const choose = async (name: string) => {
    const list = dialog.getByRole('combobox', { name: 'Choisir un texte' });
    await hand.press(list);
    await hand.press(page.getByRole('option', { name, exact: true }));
    await expect(list).toBeFocused();
  };
  const late = `/dispatch?dialog=late&order=${order.id}`;
  await board.open(late);

  // What is not known is named, and nothing leaves.
  await choose('Retard (centre)');
  const field = dialog.getByLabel('SMS au client');
  await expect(field).toHaveValue('Bonjour Zoe, {livreur} arrive.');
  await expect(dialog.getByRole('alert')).toContainText("{livreur} : la commande n'est dans aucune tournée");
  await expect(button(/^Envoyer le SMS/)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect((await scene.ledger()).map(({ path }) => path)).toEqual(['/api/sms-texts/']);

  // A text of one's own; what was chosen before is there again.
  await hand.press(button('Textes de SMS...'));
  await expect(dialog.getByRole('region', { name: 'Du centre' })).toContainText('Retard');
  expect(await holdsFocus(page)).toBe(true);
  await hand.press(button('Nouveau texte...'));
  await expect(dialog.getByLabel('Nom')).toBeFocused();
  await hand.write(dialog.getByLabel('Nom'), 'Excuses');
  await hand.write(dialog.getByLabel('Texte'), 'Toutes nos excuses, {commande} a ');
  await hand.press(button('{retard}'));
  await expect(dialog.getByLabel('Texte')).toBeFocused();
  await page.keyboard.type(' de retard.');
  await hand.press(button('Enregistrer'));
  // Saved, it leads back to the list, and the list to the order.
  await expect(dialog.getByRole('region', { name: 'Les miens' })).toContainText('Excuses');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('Texte choisi : Retard.');
  await expect(field).toHaveValue('Bonjour Zoe, {livreur} arrive.');
  await choose('Excuses');
  await expect(field).toHaveValue(/^Toutes nos excuses, UN a 4\d min de retard\.$/);
  const words = await field.inputValue();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const sent = () => server.db.select({ body: outgoingMessages.body }).from(outgoingMessages);
  await expect.poll(sent).toContainEqual({ body: words });

  // Of two who change the text of the center the second is told with both values.
  await page.goto(`/dispatch?dialog=smsText&text=${id}`);
  await hand.write(dialog.getByLabel('Texte'), 'Le mien');
  await colleague.patch(`/sms-texts/${id}/`, { ...shared, body: 'Le leur' });
  await hand.press(button('Enregistrer'));
  // The server says who it was; a device that has read the text by then says what it is now.
  await expect(board.toast('Action impossible')).toContainText(
    /changé entre-temps, par \S+ \S+ à|changé ce texte entre-temps : Retard\. Le leur/,
  );
  await page.goto('/dispatch?panel=actions');
  const mine = board.action(/Texte de SMS/);
  await expect(mine).toContainText('« Le leur »');
  await expect(mine).toContainText('« Le mien »');
  await hand.press(mine.getByRole('button', { name: 'Modifier' }));

  // It is deleted while the form is open: the form says so, and what stands in it becomes a text of its own.
  await expect(dialog.getByLabel('Texte')).toHaveValue('Le mien');
  await colleague.post(`/sms-texts/${id}/delete/`, { is_shared: true });
  await board.refreshBehind();
  await expect(dialog.getByRole('alert')).toContainText("Quelqu'un a supprimé ce texte entre-temps");
  await hand.press(button('Enregistrer comme nouveau texte'));
  await expect
    .poll(async () => ((await colleague.get(`/sms-texts/?center=${scene.center}`)).body as { texts: object[] }).texts)
    .toMatchObject([{ title: 'Retard', body: 'Le mien', is_shared: true }]);
});
