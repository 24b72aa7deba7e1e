import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { describe } from 'vitest';
import { incidentItems, incidents } from '../../../server/src/db/schema/incidents.ts';
import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import { orderPayments, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { IncidentId } from '../../../src/domain/incident/incident-row.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { buy, milk, oil } from '../../hands/bought.ts';
import { refusal } from '../../hands/faults.ts';
import { choose } from '../../hands/paid-order.ts';
import { badgesIn } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { orderedBy } from '../../hands/sheet.ts';
import { startAt, test } from '../fixtures.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** An order of a round whose slot ended so many minutes ago, of a customer of its own. */
async function lateOrder(scene: Scene, server: RunningServer, name: string, minutes: number, dock: number, at: number) {
  const client = scene.center * 1_000 + 700 + at;
  const { order } = await scene.order(name, {
    ...{ client: { id: client, name: `Client ${name}` }, dock, dock_rank: at, eta: null },
    ...{ shipping_time: scene.at(-minutes - 60), max_shipping_time: scene.at(-minutes) },
  });
  await orderedBy(server, order, client);
  const order_id = OrderId.parse(order.id);
  await server.db
    .update(orderSheets)
    .set({ data: { payment_method: 'stripe' } })
    .where(eq(orderSheets.order_id, order_id));
  await server.db
    .insert(orderPayments)
    .values({ order_id, rank: 0, type: 'stripe', amount_cents: 4_084, is_refundable: true });
  await buy(server, order_id, [oil, milk]);
  return order;
}

async function lateRound(scene: Scene, server: RunningServer) {
  const dock = await scene.dock({ name: 'G104' });
  const orders = [];
  for (const [at, [name, minutes]] of (
    [
      ['COURT', 10],
      ['MOYEN', 50],
      ['LONG', 75],
    ] as const
  ).entries())
    orders.push({ ...(await lateOrder(scene, server, name, minutes, dock.id, at + 1)), dock: dock.id });
  return orders;
}

/** The customers of a late round have a number. */
async function giveNumbers({ center }: Scene, { db }: RunningServer) {
  const clients = [1, 2, 3].map((at) => center * 1_000 + 700 + at);
  await db
    .insert(clientContacts)
    .values(clients.map((client_id) => ({ client_id, phone: '+33 6 39 98 00 12' })))
    .onConflictDoNothing();
}

const table = (page: Page) => page.getByRole('region', { name: /^Clients touchés/ }).getByRole('table');
const rowsOf = async (page: Page) =>
  (
    await table(page)
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.textContent ?? ''))
  ).map(plain);

async function filled(page: Page) {
  await page.goto('/support/');
  await page.getByRole('link', { name: "Crédits d'incident" }).click();
  await page.getByRole('link', { name: 'Préparer un incident' }).click();
  await choose(page, page.getByRole('main'), 'Tournée', 'G104 (3)');
  await choose(page, page.getByRole('main'), 'Raison du crédit', 'Retard');
  await page.getByLabel('Explications').fill('Pont fermé');
}

describe('from the menu of a late round', () => {
  test.override({ account: 'manager' });

  test('OUR-246 an incident is prepared for that round; a round without a late order offers none, nor is it chosen', async ({
    scene,
    server,
    page,
    board,
  }) => {
    const [late] = await lateRound(scene, server);
    const onTime = await scene.dock({ name: 'G200' });
    await scene.order('ALHEURE', { dock: onTime.id, dock_rank: 1 });
    await page.goto('/support/incident/nouveau');
    const text = page.getByLabel('Texte du SMS');
    await text.fill('Le pont est fermé, toutes nos excuses.');
    await board.open();
    await board.more(board.code(onTime)).click();
    await expect(board.entry('Clôturer').or(board.entry('Modifier')).first()).toBeVisible();
    await expect(board.entry('Incident…')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const dock = { id: late?.dock ?? 0 };
    await board.more(board.code(dock)).click();
    await board.entry('Incident…').click();
    await expect(page).toHaveURL('/support/incident/nouveau');
    await expect(page.getByRole('combobox', { name: 'Tournée' })).toHaveText('G104 (3)');
    await expect(text).toHaveValue('Le pont est fermé, toutes nos excuses.');
    expect(await rowsOf(page)).toHaveLength(3);
    await choose(page, page.getByRole('main'), 'Raison du crédit', 'Retard');
    await expect(page.getByRole('button', { name: /^Préparer 2 crédits, 18,00\s€ en tout, avec SMS$/ })).toBeVisible();
    // A link that was kept: the round is late no more.
    await page.goto(`/support/incident/nouveau?round=${onTime.id}`);
    await expect(page.getByText("Cette tournée n'a plus de commande en retard")).toBeVisible();
    await expect(page.getByRole('button', { name: /^Préparer/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('OUR-247 each text is filled by its order and shown whole; who cannot be told so is named, and nothing is prepared', async ({
    scene,
    server,
    page,
  }) => {
    await lateRound(scene, server);
    await giveNumbers(scene, server);
    await filled(page);
    const prepare = page.getByRole('button', { name: /^Préparer/ });
    const text = page.getByLabel('Texte du SMS');
    await text.fill('Bonjour, {livreur} arrive.');
    await expect(page.getByRole('alert').filter({ hasText: 'LONG' })).toContainText(
      "{livreur} : la tournée n'est pas encore donnée",
    );
    await expect(prepare).toHaveAttribute('aria-disabled', 'true');
    await text.fill('Votre commande {commande} arrive {arrivée}, {montant} euros.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('figure').first()).toContainText(
      'Votre commande LONG arrive avec du retard, 10,00 euros.',
    );
    await page.getByText('Les SMS tels qu’ils partent (2)').click();
    await expect(page.getByRole('figure').nth(1)).toContainText(
      'Votre commande MOYEN arrive avec du retard, 8,00 euros.',
    );
    await expect(prepare).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('OUR-246 it is offered by the right to prepare one alone', async ({ scene, server, signIn, board }) => {
    const [late] = await lateRound(scene, server);
    await signIn('dispatch');
    startAt(scene);
    await board.open();
    await board.more(board.code({ id: late?.dock ?? 0 })).click();
    await expect(board.entry('Modifier').first()).toBeVisible();
    await expect(board.entry('Incident…')).toHaveCount(0);
  });
});

describe('an incident', () => {
  test.override({ account: 'support' });

  test('OUR-170 OUR-171 whom a late round touches is listed by lateness, with a credit by the scale, and prepared', async ({
    scene,
    server,
    page,
    network,
  }) => {
    await lateRound(scene, server);
    await filled(page);
    expect(await rowsOf(page)).toEqual([
      expect.stringMatching(/^LONG Client LONG\+1 h 1510,00 €/),
      expect.stringMatching(/^MOYEN Client MOYEN\+50 min8,00 €/),
      expect.stringMatching(/^COURT Client COURT\+10 min0,00 €sous le barème$/),
    ]);
    await expect(page.getByRole('checkbox', { name: 'COURT' })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Préparer 2 crédits, 18,00\s€ en tout, avec SMS$/ })).toBeVisible();
    await expect(page.getByRole('figure')).toContainText(
      'Bonjour, votre commande devrait arriver avec du retard. Toutes nos excuses pour le retard, votre compte est crédité de 10,00 euros.',
    );
    await page.getByLabel('Plafond par client (€)').fill('9');
    expect((await rowsOf(page))[0]).toMatch(/9,00 €/);
    await page.getByLabel("Plafond de l'incident (€)").fill('16');
    await expect(page.getByRole('button', { name: /^Préparer/ })).toHaveAccessibleDescription(
      /^Au-dessus du plafond de l'incident \(16,00\s€\)$/,
    );
    await page.getByRole('checkbox', { name: 'LONG' }).click();
    const send = page.getByRole('button', { name: /^Préparer 1 crédit, 8,00\s€ en tout, avec SMS/ });
    network.setOffline(true);
    await expect(send).toHaveAccessibleDescription(/./);
    await send.press('Enter');
    expect(network.seen('/incidents/').filter((line) => line.startsWith('POST'))).toEqual([]);
    network.setOffline(false);
    await expect(page.getByLabel('Explications')).toHaveValue('Pont fermé');
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incident, tournée G104 en retard');
    await expect(page.getByText('à approuver')).toBeVisible();
    const [call] = (await scene.ledger()).filter(({ path }) => path.endsWith('/incidents/'));
    expect(call?.body).toMatchObject({
      ...{ cause: 'round', about: 'tournée G104 en retard', why: 'Pont fermé', subtype: 'credit_late' },
      ...{ customer_ceiling: 9, ceiling: 16, stops_at_refusal: false },
      items: [{ credit: 8, late_minutes: 50, sms: expect.stringContaining('crédité de 8,00 euros') }],
    });
    await expect(page.getByRole('button', { name: /^Envoyer 1 crédit/ })).toHaveAccessibleDescription(/responsable/i);
  });

  test('OUR-172 OUR-173 OUR-174 a manager approves after a question; each credit shows what became of it, in the list too', async ({
    scene,
    server,
    page,
    signIn,
  }) => {
    await lateRound(scene, server);
    await filled(page);
    await page.getByRole('button', { name: /^Préparer 2 crédits/ }).click();
    await expect(page.getByText('à approuver')).toBeVisible();
    const address = new URL(page.url()).pathname;
    await signIn('manager');
    await page.goto(address);
    const start = page.getByRole('button', { name: /^Envoyer 2 crédits, 18,00\s€$/ });
    await start.click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(/2 clients reçoivent leur crédit, l'un après l'autre, 18,00\s€ en tout/);
    await asked.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText('à approuver')).toBeVisible();
    expect((await server.db.select().from(incidentItems)).some(({ status }) => status === 'credited')).toBe(false);
    await start.click();
    await asked.getByRole('button', { name: /^Envoyer 2 crédits/ }).click();
    await expect(page.getByText('terminé')).toBeVisible({ timeout: 30_000 });
    expect(await rowsOf(page)).toEqual([
      expect.stringMatching(/^LONG .*10,00 € ?crédité ?\d\d:\d\d:\d\d, sans SMS : pas de numéro$/),
      expect.stringMatching(/^MOYEN .*8,00 € ?crédité ?\d\d:\d\d:\d\d, sans SMS : pas de numéro$/),
    ]);
    await expect(page.getByText('2 crédités')).toBeVisible();
    await expect(page.getByText(/^18,00\s€ crédités sur 18,00\s€$/)).toBeVisible();
    startAt(scene);
    await page.goto('/support/incident/tous');
    const row = page.getByRole('row', { name: /tournée G104 en retard/ });
    await expect(row).toContainText('2 / 2');
    expect(await badgesIn(row)).toEqual([['green', 'terminé']]);
  });

  test('OUR-172 a manager does not approve what he prepared himself: the button says why, and nothing leaves', async ({
    scene,
    server,
    page,
    network,
    signIn,
  }) => {
    await lateRound(scene, server);
    await signIn('manager');
    startAt(scene);
    await filled(page);
    await page.getByRole('button', { name: /^Préparer 2 crédits/ }).click();
    const start = page.getByRole('button', { name: /^Envoyer 2 crédits/ });
    await expect(start).toHaveAccessibleDescription(/^Un autre responsable que qui l'a préparé approuve cet envoi/);
    await start.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(network.seen('/decide/')).toEqual([]);
    await expect(page.getByText('à approuver')).toBeVisible();
  });

  test('OUR-176 what held an incident by itself is told on its page, with who may go on', async ({
    scene,
    server,
    page,
    signIn,
  }) => {
    await lateRound(scene, server);
    startAt(scene);
    await filled(page);
    await page.getByRole('button', { name: /^Préparer 2 crédits/ }).click();
    await expect(page.getByText('à approuver')).toBeVisible();
    const address = new URL(page.url()).pathname;
    const id = IncidentId.parse(address.split('/').at(-1));
    const { db } = server;
    const by = { started_by: sql`prepared_by`, started_at: new Date().toISOString() };
    await db
      .update(incidents)
      .set({ ...by, status: 'suspended', halted_for: 'approver' })
      .where(eq(incidents.id, id));
    await signIn('manager');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(
      /^Suspendu : .*\S n'a plus le droit d'approuver\. Un autre responsable peut/,
    );
    await expect(page.getByText('suspendu', { exact: true })).toBeVisible();
    await db.update(incidents).set({ status: 'stopped', halted_for: 'expired' }).where(eq(incidents.id, id));
    await expect(page.getByRole('alert')).toHaveText(
      "Personne n'a approuvé cet incident en un jour : rien n'est parti.",
    );
    await expect(page.getByRole('button', { name: /^Envoyer/ })).toHaveCount(0);
  });

  test('OUR-263 the bar has a stretch for each outcome, as long as its count', async ({ scene, page, network }) => {
    const id = '7f0c1c52-8a43-4a54-9d1b-4a3c6f1e0a11';
    const by = { id: 12, first_name: 'Léa', last_name: 'Marchal' };
    const at = scene.at(-5);
    const statuses = ['waiting', 'credited', 'refused', 'credited', 'waiting', 'credited'];
    const items = statuses.map((status, index) => ({
      ...{ id: index + 1, order: { id: 4_000_000 + index, random_id: `BFAC${index}Q` }, status, credit: 5, at },
      ...{ customer_name: 'Jade', late_minutes: 40, error: null, sms: null, sms_state: 'none' },
    }));
    network.intercept(
      { path: '/incidents/' },
      refusal(200, {
        ...{ id, center_id: scene.center, cause: 'round', about: 'tournée G104', why: 'Crevaison', items },
        ...{ type_label: 'Retard', status: 'suspended', stops_at_refusal: false, halted_for: null, ended_at: null },
        ...{ customer_ceiling: 10, ceiling: 100, prepared_at: at, prepared_by: by, started_at: at, started_by: by },
      }),
    );
    startAt(scene);
    await page.goto(`/support/incident/${id}`);
    const bar = page.getByRole('progressbar', { name: 'Crédits décidés' });
    await expect(bar).toHaveAttribute('aria-valuenow', '4');
    await expect(bar).toHaveAttribute('aria-valuemax', '6');
    const stretches = await bar
      .locator('i')
      .evaluateAll((all) => all.map((it) => [it.getAttribute('data-state'), (it as HTMLElement).style.flexGrow]));
    expect(stretches).toEqual([
      ['credited', '3'],
      ['refused', '1'],
      ['dropped', '0'],
      ['waiting', '2'],
    ]);
  });

  test('OUR-173 OUR-172 sending is suspended after the one under way, taken up again and given up; a refused one is tried again', async ({
    scene,
    page,
    network,
    signIn,
  }) => {
    const id = '7f0c1c52-8a43-4a54-9d1b-4a3c6f1e0a12';
    const by = { id: 12, first_name: 'Léa', last_name: 'Marchal' };
    const at = scene.at(-5);
    const error = 'Au-dessus de la limite. Rien ne part.';
    const items = ['refused', 'credited', 'waiting', 'waiting'].map((status, index) => ({
      ...{
        id: index + 31,
        order: { id: 4_000_000 + index, random_id: `BFAC${index}Q` },
        status,
        credit: 5 + index,
        at,
      },
      ...{ customer_name: 'Jade', late_minutes: 40, error: status === 'refused' ? error : null },
      ...{ sms: null, sms_state: 'sent' },
    }));
    let status = 'running';
    const incident = () => ({
      ...{ id, center_id: scene.center, cause: 'round', about: 'tournée G104', why: 'Crevaison', items, status },
      ...{ type_label: 'Retard', stops_at_refusal: true, halted_for: null, ended_at: null },
      ...{ customer_ceiling: 9, ceiling: 40, prepared_at: at, prepared_by: by, started_at: at, started_by: by },
    });
    network.intercept({ path: `/incidents/${id}/`, method: 'GET' }, async () => refusal(200, incident())());
    const after: Readonly<Record<string, string>> = { suspend: 'suspended', start: 'running', stop: 'stopped' };
    network.intercept({ path: '/decide/', method: 'POST' }, async () => {
      const { decision } = JSON.parse(network.sent('/decide/').at(-1)?.body ?? '{}');
      status = after[decision] ?? status;
      return refusal(200, incident())();
    });
    const decided = () => network.sent('/decide/').map(({ body }) => JSON.parse(body ?? ''));
    await signIn('manager');
    startAt(scene);
    await page.goto(`/support/incident/${id}`);
    await expect(page.getByRole('complementary').getByRole('definition')).toHaveText([
      ...['Retard', 'Crevaison', /^9,00\s€$/, /^40,00\s€$/, 'suspend'],
    ]);
    expect(await rowsOf(page)).toEqual([
      expect.stringMatching(/^BFAC0Q Jade\+40 min5,00 € ?refusé ?Au-dessus de la limite\. .*Pas de SMS\. Réessayer$/),
      expect.stringMatching(/^BFAC1Q Jade\+40 min6,00 € ?crédité ?\d\d:\d\d:\d\d, SMS parti$/),
      expect.stringMatching(/^BFAC2Q Jade\+40 min7,00 € ?en cours$/),
      expect.stringMatching(/^BFAC3Q Jade\+40 min8,00 € ?à venir$/),
    ]);
    expect(await badgesIn(page.getByRole('main').getByRole('table'))).toEqual([
      ['red', 'refusé'],
      ['green', 'crédité'],
      ['blue', 'en cours'],
      ['gray', 'à venir'],
    ]);
    await page.getByRole('button', { name: 'Suspendre après BFAC2Q' }).click();
    const start = page.getByRole('button', { name: /^Envoyer 2 crédits, 15,00\s€$/ });
    await expect(start).toBeVisible();
    await expect(page.getByRole('row', { name: /^BFAC2Q/ })).toContainText('à venir');
    await page.getByRole('button', { name: 'Réessayer le crédit de BFAC0Q' }).click();
    await expect.poll(decided).toEqual([{ decision: 'suspend' }, { decision: 'retry', item_id: 31 }]);
    await start.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Envoyer 2 crédits/ }).click();
    await expect(page.getByRole('button', { name: 'Suspendre après BFAC2Q' })).toBeVisible();
    await page.getByRole('button', { name: 'Arrêter, 2 ne seront pas crédités' }).click();
    await expect(question).toContainText('2 clients ne seront pas crédités. Ce qui est crédité le reste.');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Arrêter, 2 ne seront pas crédités' }).click();
    await question.getByRole('button', { name: /^Arrêter/ }).click();
    // What is given up is given up: nothing of it is decided any more.
    await expect(page.getByRole('button', { name: /^(Arrêter|Suspendre|Envoyer|Réessayer)/ })).toHaveCount(0);
    expect(decided().slice(2)).toEqual([{ decision: 'start' }, { decision: 'stop' }]);
  });

  test('OUR-170 OUR-171 OUR-218 a closed street has one credit for all; what was written stays with another cause, what was left out does not', async ({
    scene,
    server,
    page,
  }) => {
    await lateRound(scene, server);
    await giveNumbers(scene, server);
    await filled(page);
    const text = page.getByLabel('Texte du SMS');
    const cause = (name: string) => page.getByRole('radio', { name });
    await expect(text).toHaveValue(/^Bonjour, votre commande devrait arriver/);
    await cause('Une rue fermée').click();
    await expect(text).toHaveValue(/^Bonjour, un incident touche votre commande\./);
    await expect(page.getByRole('button', { name: /^Préparer/ })).toHaveAccessibleDescription(/./);
    await choose(page, page.getByRole('main'), 'Rue', 'Rue Pajol, Paris (3)');
    expect((await rowsOf(page)).map((row) => row.slice(0, 5))).toEqual(['LONG ', 'MOYEN', 'COURT']);
    await expect(page.getByRole('button', { name: /^Préparer 3 crédits, 15,00\s€ en tout, avec SMS$/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'MOYEN' }).click();
    await expect(page.getByRole('button', { name: /^Préparer 2 crédits, 10,00\s€ en tout, avec SMS$/ })).toBeVisible();
    await text.fill('La rue est fermée, {livreur} revient.');
    await expect(page.getByRole('button', { name: /^Préparer 2/ })).toHaveAttribute('aria-disabled', 'true');
    // Without a text nothing has to be filled.
    await page.getByRole('checkbox', { name: 'Envoyer un SMS après chaque crédit' }).click();
    await expect(
      page.getByRole('button', { name: /^Préparer 2 crédits, 10,00\s€ en tout, sans SMS$/ }),
    ).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: 'Envoyer un SMS après chaque crédit' }).click();
    await cause('Une tournée en retard').click();
    await expect(text).toHaveValue('La rue est fermée, {livreur} revient.');
    await choose(page, page.getByRole('main'), 'Tournée', 'G104 (3)');
    await expect(page.getByRole('checkbox', { name: 'MOYEN' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'MOYEN' }).click();
    await choose(page, page.getByRole('main'), 'Tournée', 'G104 (3)');
    await text.fill('Toutes nos excuses.');
    await page.getByRole('checkbox', { name: 'Arrêter au premier refus' }).click();
    await page.getByRole('button', { name: /^Préparer/ }).click();
    await expect(page.getByText('à approuver')).toBeVisible();
    const [call] = (await scene.ledger()).filter(({ path }) => path.endsWith('/incidents/'));
    expect(call?.body).toMatchObject({ cause: 'round', stops_at_refusal: true });
  });

  test('OUR-174 a server that knows no incidents is told apart, and whoever only reads is told why not', async ({
    scene: _,
    page,
    network,
    signIn,
  }) => {
    network.intercept({ path: '/incidents/' }, refusal(404, { detail: 'Not found.' }));
    await page.goto('/support/incident/tous');
    await expect(page.getByText('Ce serveur ne connaît pas les incidents.')).toBeVisible();
    await signIn('quai');
    await page.goto('/support/incident/nouveau');
    await expect(page.getByText('Réservé au support et aux responsables.')).toBeVisible();
  });
});
