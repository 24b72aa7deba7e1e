import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { generalConfigs } from '../../../server/src/db/schema/general-configs.ts';
import { clientContacts, outgoingMessages } from '../../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { limitName } from '../../../src/domain/money/limit/limit.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import type { Scene } from '../../hands/scene.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const late = (scene: Scene) => ({ shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) });

const bodies = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A client with a phone. */
const told = (server: RunningServer, client_id: number) =>
  server.db.insert(clientContacts).values({ client_id, phone: '+33 6 39 98 00 12' });

const smsOf = (server: RunningServer, order: number) =>
  server.db
    .select({ body: outgoingMessages.body })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.order_id, order as never));

test('DSP-716 DSP-717 DSP-832 the review of a late order: its SMS follows the credit; what is typed outlives polls and a refusal', async ({
  scene,
  board,
  page,
  server,
}) => {
  const client = { id: 900_002, name: 'Ines Prevost' };
  const eta = scene.at(20);
  const record = { credit: 2.5, recredit_shipping_fee: false, sms_template_id: 14, needs_review: true };
  const { order, task } = await scene.order(
    'VERIF',
    { ...late(scene), eta, client },
    { late_order: record, shipping_fee: 4.9 },
  );
  await board.open();
  await button(page, 'Vérifier : commande VERIF').click();
  const { dialog } = board;
  const sms = dialog.getByLabel('SMS au client');
  const credit = dialog.getByLabel('Crédit (€)');
  const around = [-5, 15].map((minutes) => hourText(Date.parse(eta) + minutes * 60_000));
  const arrival = `Bonjour, votre commande devrait arriver entre ${around[0]} et ${around[1]}.`;
  await expect(credit).toHaveValue('2,50');
  await expect(sms).toHaveValue(
    `${arrival} Toutes nos excuses pour le retard, votre compte est crédité de 2,50 euros.`,
  );
  await credit.fill('7');
  await expect(sms).toHaveValue(
    `${arrival} Toutes nos excuses pour le retard, votre compte est crédité de 7,00 euros.`,
  );

  // A colleague's change arrives by poll, the server refuses: the typed text is still there.
  await sms.fill('  Désolés, votre commande arrive.  ');
  await dialog.getByRole('checkbox', { name: /Recréditer les frais de livraison \(4,90/ }).click();
  await scene.change('task', task, { eta: scene.at(45) });
  await board.refreshBehind();
  await page.getByRole('button', { name: /^Valider/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('aucun SMS ne peut partir');
  await expect(dialog).toBeVisible();
  await expect(sms).toHaveValue('  Désolés, votre commande arrive.  ');
  await expect(credit).toHaveValue('7');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  expect(await scene.ledger()).toEqual([]);

  await told(server, client.id);
  await page.getByRole('button', { name: /^Valider/ }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await bodies(scene)).toEqual([
    {
      path: `/api/processing-orders/${order.id}/validate/`,
      body: { credits: 7, recredit_shipping_fee: true, sms: 'Désolés, votre commande arrive.' },
    },
  ]);
  expect(await smsOf(server, order.id)).toEqual([{ body: 'Désolés, votre commande arrive.' }]);
});

test('DSP-717 SUP-652 what is sent is what is read: while the text for a new credit is on its way nothing goes, and the button says both', async ({
  scene,
  board,
  page,
  server,
  network,
}) => {
  const client = { id: 900_003, name: 'Ines Prevost' };
  await told(server, client.id);
  const record = { credit: 2.5, sms_template_id: 14, needs_review: true };
  await scene.order('LENT', { ...late(scene), eta: scene.at(20), client }, { late_order: record });
  await board.open();
  await button(page, 'Vérifier : commande LENT').click();
  const { dialog } = board;
  const sms = dialog.getByLabel('SMS au client');
  await expect(sms).toHaveValue(/crédité de 2,50 euros/);
  await expect(button(page, 'Valider : créditer 2,50 € et envoyer le SMS')).toBeVisible();

  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  network.intercept({ path: /late_sms_content.*credits_amount=4/ }, async (forward) => {
    await arrived;
    return forward();
  });
  const credit = dialog.getByLabel('Crédit (€)');
  await credit.fill('4');
  await credit.press('Enter');
  const validate = page.getByRole('button', { name: /^Valider/ });
  await expect(validate).toHaveAccessibleDescription('Préparation du texte…');
  await credit.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await scene.ledger()).toEqual([]);
  arrive();
  await expect(sms).toHaveValue(/crédité de 4,00 euros/);
  await expect(button(page, 'Valider : créditer 4,00 € et envoyer le SMS')).toBeVisible();
  const read = await sms.inputValue();
  await credit.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await bodies(scene)).map(({ body }) => body)).toEqual([
    { credits: 4, recredit_shipping_fee: false, sms: read },
  ]);
});

test('DSP-716 DSP-719 DSP-730 one window for a late order of whatever kind: who, by how much, what was said, and the next one', async ({
  scene,
  board,
  page,
}) => {
  stopClock();
  const slot = (endedAgo: number) => ({ shipping_time: scene.at(-120), max_shipping_time: scene.at(-endedAgo) });
  const zoe = { id: 900_010, name: 'Zoé Lacombrade', is_vip: true };
  const address = {
    street_number: '51',
    street: 'Rue Michel-Ange',
    postal_code: '75016',
    latitude: 48.8,
    longitude: 2.3,
  };
  await scene.order('VIEUX', { ...slot(72), client: zoe, address }, { phone: '06 39 98 41 07' });
  const record = { credit: 2.5, needs_review: true, sms_template_id: 14 };
  await scene.order('ENSUITE', { ...slot(47), eta: scene.at(20) }, { late_order: record });
  const treated = { credit: 3, needs_review: false, sent_at: scene.at(-10), reviewed_at: null };
  await scene.order('TRAITE', slot(50), { late_order: treated });
  await board.open();
  await button(page, 'Prévenir : commande VIEUX').click();

  const { dialog } = board;
  await expect(dialog).toHaveAccessibleName('Retard de VIEUX');
  await expect(dialog).toContainText('+72 min');
  for (const fact of ['Zoé Lacombrade', 'VIP', '51 Rue Michel-Ange', 'promis', 'heure non estimée', 'aucune'])
    await expect(dialog).toContainText(fact);
  await expect(dialog.getByRole('link', { name: '06 39 98 41 07' })).toHaveAttribute('href', 'tel:0639984107');
  const said = dialog.getByRole('region', { name: 'Ce qui a été dit' });
  await expect(said).toContainText("Rien n'a été dit au client");
  await expect(dialog).toContainText('1 sur 2');
  await expect(page.getByRole('button', { name: /^Précédente/ })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Crédit (€)').fill('4');
  await expect(button(page, 'Ignorer le retard')).toBeEnabled();

  await button(page, 'Suivante').click();
  await expect(dialog).toHaveAccessibleName('Retard de ENSUITE');
  await expect(dialog).toContainText('2 sur 2');
  await expect(said).toContainText('attendent votre vérification');
  await expect(button(page, 'Marquer comme prévenu')).toBeEnabled();
  await button(page, 'Précédente').click();
  // The typed text is still there.
  await expect(dialog.getByLabel('Crédit (€)')).toHaveValue('4');
  await button(page, 'Ignorer le retard').click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await bodies(scene)).map(({ path }) => path.split('/').at(-2))).toEqual(['ignore']);
});

test('DSP-713 DSP-861 a filter says how many late orders it hides, and shows them all', async ({
  scene,
  board,
  page,
}) => {
  const at = (postal_code: string) => ({ address: { postal_code, latitude: 48.89, longitude: 2.36 } });
  await scene.order('LOIN', { ...late(scene), ...at('95100') });
  await scene.order('A1', at('95100'));
  await scene.order('A2', at('75001'));
  await board.open();
  await page.getByRole('textbox', { name: 'Codes postaux' }).fill('75');
  await page.keyboard.press('Enter');
  const section = page.getByRole('region', { name: /^Commandes en retard/ });
  await expect(section.getByRole('heading')).toHaveText('Commandes en retard : AUCUNE');
  await expect(section).toContainText('1 hors du filtre');
  await expect(board.list).toContainText('2 hors du filtre');
  await button(page, 'Tout montrer : En retard').click();
  await expect(section.getByRole('heading')).toHaveText('Commandes en retard : 1 (0 à vérifier)');
  await expect(page.getByText('hors du filtre')).toHaveCount(0);
});

test('DSP-721 DSP-722 DSP-730 a late order without record: minutes where nothing is estimated, none sends nothing; a credit; or marked as warned', async ({
  scene,
  board,
  page,
  server,
}) => {
  const client = { id: 900_001, name: 'Ines Prevost' };
  await told(server, client.id);
  const { order } = await scene.order('SANS', { ...late(scene), client });
  await scene.order('PREVENU', { ...late(scene), eta: scene.at(10) });
  await board.open();
  await board.openLate();

  await button(page, 'Prévenir : commande SANS').click();
  const minutes = board.dialog.getByLabel('Minutes avant la livraison');
  await expect(minutes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeHidden();
  expect(await scene.ledger()).toEqual([]);

  await button(page, 'Prévenir : commande SANS').click();
  await minutes.fill('-3');
  await board.dialog.getByLabel('Crédit (€)').fill('5,125');
  await page.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect(board.dialog.getByRole('alert')).toHaveCount(2);
  await minutes.fill('25');
  await board.dialog.getByLabel('Crédit (€)').fill('5,5');
  const message =
    'Bonjour, votre commande devrait arriver dans environ 25 min maximum. Toutes nos excuses pour le retard, votre compte est crédité de 5,50 euros.';
  await expect(board.dialog.getByRole('region', { name: 'Texte du SMS' })).toHaveText(message);
  await page.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(board.dialog).toBeHidden();
  await expect(button(page, 'Prévenir : commande SANS')).toBeHidden();

  await button(page, 'Prévenir : commande PREVENU').click();
  await expect(board.dialog.getByLabel('Minutes avant la livraison')).toBeHidden();
  await button(page, 'Marquer comme prévenu').click();
  await expect(board.dialog).toBeHidden();
  await button(page, 'Afficher les traitées').click();
  await expect(page.getByRole('cell', { name: /Traité$/ })).toHaveCount(2);

  await expect.poll(async () => (await bodies(scene)).length).toBe(2);
  const [sent, warned, ...more] = await bodies(scene);
  expect(sent?.body).toEqual({ id: order.id, credits: 5.5, message });
  expect(warned?.path).toMatch(/\/warned\/$/);
  expect(more).toEqual([]);
  expect(await smsOf(server, order.id)).toEqual([{ body: message }]);
});

test('SUP-650 four things happen to late orders: a warning, an SMS with a credit, being ignored, being validated', async ({
  scene,
  board,
  page,
  server,
}) => {
  const client = (nth: number) => ({ id: scene.center * 1_000 + 800 + nth, name: 'Ines Prevost' });
  for (const nth of [1, 4]) await told(server, client(nth).id);
  const record = { credit: 2.5, sms_template_id: 14, needs_review: true };
  const order = async (name: string, nth: number, more: object = {}) =>
    (await scene.order(name, { ...late(scene), eta: scene.at(20), client: client(nth) }, more)).order.id;
  const ids = [await order('PREVENU', 2), await order('AVISE', 1), await order('IGNORE', 3)];
  ids.push(await order('VALIDE', 4, { late_order: record }));
  await board.open();
  await board.openLate();
  const deal = async (opener: string, deed: string | RegExp) => {
    await button(page, opener).click();
    await page.getByRole('button', { name: deed }).click();
    await expect(board.dialog).toBeHidden();
  };
  await deal('Prévenir : commande PREVENU', 'Marquer comme prévenu');
  await button(page, 'Prévenir : commande AVISE').click();
  await board.dialog.getByLabel('Crédit (€)').fill('3');
  await page.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect(board.dialog).toBeHidden();
  await deal('Prévenir : commande IGNORE', 'Ignorer le retard');
  await deal('Vérifier : commande VALIDE', /^Valider/);
  const deeds = ['warned', 'late_sms', 'ignore', 'validate'];
  await expect
    .poll(async () => (await bodies(scene)).map(({ path }) => path))
    .toEqual(deeds.map((deed, at) => `/api/processing-orders/${ids[at]}/${deed}/`));
  // A decided order is no longer listed as open.
  await expect(page.getByRole('region', { name: /^Commandes en retard/ }).getByRole('heading')).toContainText('AUCUNE');
});

test('DSP-713 DSP-717 DSP-722 a late order is told as it is: delivered counts no further, an estimate that is over is none, a text that is untrue is marked', async ({
  scene,
  board,
  page,
  server,
}) => {
  stopClock();
  const client = { id: 900_020, name: 'Ines Prevost' };
  await told(server, client.id);
  const slot = { shipping_time: scene.at(-240), max_shipping_time: scene.at(-120) };
  const review = (id: number) => ({
    late_order: { credit: 10, recredit_shipping_fee: true, needs_review: true, sms_template_id: id },
  });
  const round = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-180) });
  await scene.order(
    'LIVREE',
    {
      ...slot,
      client,
      dock: round.id,
      dock_rank: 1,
      status: 'received',
      date_received: scene.at(-100),
      eta: scene.at(-130),
    },
    { ...review(14), status: 'received', shipping_fee: 2.9 },
  );
  await scene.order('MANQUEE', { ...slot, client, eta: scene.at(-35) });
  await scene.order('CONTREDITE', { ...slot, client }, review(19));
  await board.open();
  await board.openLate();
  const list = page.getByRole('region', { name: /^Commandes en retard/ });
  const line = (name: string) => list.getByRole('row').filter({ hasText: name });
  await expect(line('LIVREE')).toContainText('+20 min');
  await expect(line('MANQUEE')).toContainText('+120 min');

  await button(page, 'Vérifier : commande LIVREE').click();
  const { dialog } = board;
  await expect(dialog).toContainText('livrée à');
  await expect(dialog.getByRole('alert')).toHaveText('Ce texte annonce une arrivée, mais la commande est déjà livrée.');
  await expect(
    button(page, 'Valider : créditer 10,00 €, recréditer 2,90 € de frais de livraison et envoyer le SMS'),
  ).toBeVisible();
  await dialog.getByLabel('SMS au client').fill('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(
    button(page, 'Valider : créditer 10,00 €, recréditer 2,90 € de frais de livraison, sans SMS'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await button(page, 'Vérifier : commande CONTREDITE').click();
  await expect(dialog.getByRole('alert')).toHaveText("Ce texte dit la commande arrivée, mais elle n'est pas livrée.");
  await page.keyboard.press('Escape');

  await button(page, 'Prévenir : commande MANQUEE').click();
  await expect(dialog).toContainText('heure passée');
  await dialog.getByLabel('Minutes avant la livraison').fill('25');
  await expect(dialog.getByRole('region', { name: 'Texte du SMS' })).toContainText('dans environ 25 min maximum');
});

test('OUR-150 OUR-151 what passes the limit of the center is not sent; the window says it first, and leads to a proposal', async ({
  scene,
  board,
  page,
  server,
}) => {
  await server.db.insert(generalConfigs).values({ name: limitName(scene.center), value: 5 });
  const client = { id: 900_009, name: 'Ines Prevost' };
  await told(server, client.id);
  const { order } = await scene.order('LIMITE', { ...late(scene), eta: scene.at(20), client });
  await board.open();
  await button(page, 'Prévenir : commande LIMITE').click();
  const { dialog } = board;
  const credit = dialog.getByLabel('Crédit (€)');
  const submit = dialog.getByRole('button', { name: /^Envoyer le SMS/ });
  await credit.fill('7');
  await expect(dialog.getByText(/avec ceux-ci/)).toContainText(/limite du centre 5,00\s€/);
  await expect(dialog.getByRole('link', { name: 'Proposer le reste depuis la fiche' })).toBeVisible();
  await expect(submit).toBeDisabled();
  await credit.fill('5');
  await expect(dialog.getByRole('link', { name: /Proposer le reste/ })).toHaveCount(0);
  await submit.click();
  await expect
    .poll(() => bodies(scene))
    .toMatchObject([{ path: `/api/processing-orders/${order.id}/late_sms/`, body: { credits: 5 } }]);
});

test('DSP-718 DSP-715 a lateness is ignored, also offline; a record that comes while the SMS is typed takes nothing away', async ({
  scene,
  board,
  page,
  network,
}) => {
  const record = { credit: 0, sms_template_id: 14, needs_review: true };
  const { order } = await scene.order('SIMPLE', late(scene));
  const ignored = await scene.order('IGNORE', late(scene), { late_order: record });
  await board.open();
  await board.openLate();
  await button(page, 'Prévenir : commande SIMPLE').click();
  const credit = board.dialog.getByLabel('Crédit (€)');
  await credit.fill('3');
  await scene.change('order', order, { late_order: record });
  await board.refreshBehind();
  await expect(board.dialog.getByRole('alert')).toContainText('Un dossier de retard a été ouvert entre-temps');
  await expect(credit).toHaveValue('3');
  await expect(page.getByRole('button', { name: /^Envoyer le SMS/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await button(page, 'Vérifier : commande IGNORE').click();
  await expect(board.dialog.getByLabel('Crédit (€)')).toHaveValue('0,00');
  network.setOffline(true);
  await expect(page.getByRole('button', { name: /^Valider/ })).toHaveAccessibleDescription(
    'Hors ligne : cette action doit partir maintenant',
  );
  await button(page, 'Ignorer le retard').click();
  await expect(button(page, 'Vérifier : commande IGNORE')).toBeHidden();
  network.setOffline(false);
  await expect
    .poll(async () => (await bodies(scene)).map(({ path }) => path))
    .toEqual([`/api/processing-orders/${ignored.order.id}/ignore/`]);
});
