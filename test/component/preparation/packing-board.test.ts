import { expect, type Page } from '@playwright/test';
import { hourText, parisDay } from '../../../src/domain/time/paris-time.ts';
import { readCsv } from '../../domain/csv/read-csv.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import { badgesIn, wordsOf } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';
import { savedFiles } from '../logs/saved-files.ts';

const section = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title} \\(`) });
const now = (page: Page) => section(page, 'A preparer maintenant');
const orders = (page: Page, title: string) => section(page, title).locator('[data-order]');

/** The day in Paris, so many from today. */
const dayOf = (scene: Scene, days: number) => parisDay(Date.parse(scene.at(days * 1440)));

const toPack = async (scene: Scene, name: string, status: string, rank: number | null = null, more: object = {}) => {
  const { order, task } = await scene.order(
    name,
    { status: 'waiting', prep_total: 10, prep_progress: 4, ...more },
    { status },
  );
  const packing = await scene.packing(order, { emergency_rank: rank });
  return { order, task, packing };
};

test('PRP-110 PRP-111 PRP-112 the orders to prepare now: emergencies by rank, then normal ones by slot', async ({
  scene,
  page,
}) => {
  await toPack(scene, 'NUIT', 'now', null, {});
  await toPack(scene, 'URG2', 'now', 2);
  await toPack(scene, 'URG1', 'paid', 1);
  await page.goto('/');
  await expect(orders(page, 'A preparer maintenant')).toHaveText([/URG1/, /URG2/, /NUIT/]);
  await expect(now(page).getByRole('heading', { name: 'A preparer maintenant (3)' })).toBeVisible();
});

test('PRP-120 PRP-121 PRP-122 what is checked, prepared and waits for products has its section', async ({
  scene,
  page,
}) => {
  await toPack(scene, 'CTRL', 'to-check');
  await toPack(scene, 'PREP', 'prep');
  await toPack(scene, 'MANQ', 'waiting-products');
  await page.goto('/');
  await expect(orders(page, 'À vérifier')).toHaveText([/CTRL/]);
  await expect(orders(page, 'En préparation')).toHaveText([/PREP/]);
  await expect(orders(page, 'En attente de produits')).toHaveText([/MANQ/]);
});

test('PRP-127 PRP-128 PRP-134 a blocked order leads to the analysis of the fraud', async ({ scene, page }) => {
  const { order } = await toPack(scene, 'BLOQ', 'blocked');
  await page.goto('/');
  const blocked = section(page, 'Commandes Bloquées');
  await expect(blocked.locator('[data-order]')).toHaveText([/BLOQ/]);
  await expect(blocked.getByRole('link', { name: 'Analyse de la fraude de la commande BLOQ' })).toHaveAttribute(
    'href',
    new RegExp(`/users/fraud_details/\\?order_id=${order.id}$`),
  );
});

test('PRP-124 PRP-125 PRP-126 later orders stand by day, each with its orders, its items and its products', async ({
  scene,
  page,
}) => {
  const day = (days: number) => dayOf(scene, days);
  const never = { shipping_time: null, max_shipping_time: null, estimated_travel_departure_at: null };
  const { order } = await scene.order(
    'JAMAIS',
    { status: 'waiting', prep_total: 7, day: null, ...never },
    { status: 'later', ...never },
  );
  await scene.packing(order);
  await toPack(scene, 'APRES', 'paid', null, { day: day(3) });
  await toPack(scene, 'DEMAIN', 'paid', null, { day: day(2) });
  await toPack(scene, 'TARD', 'later', null, { day: day(2) });
  await page.goto('/');
  const later = section(page, 'A préparer plus tard');
  const name = (days: number) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', weekday: 'long' }).format(
      Date.parse(scene.at(days * 1440)),
    );
  await expect
    .poll(async () => (await wordsOf(later.locator('h3, [data-order] a'))).map((text) => text.toLowerCase()))
    .toEqual([
      ...[expect.stringContaining(name(2)), 'demain', 'tard', expect.stringContaining(name(3)), 'apres'],
      ...[expect.stringMatching(/^sans date/), 'jamais'],
    ]);
  await expect(later).toContainText('2 commandes, 20 articles');
  await expect(later).toContainText('1 commande, 7 articles');
  await expect(later).toContainText('1 commande, 10 articles');
  await expect(later.getByRole('link', { name: /^Liste des produits/ }).first()).toHaveAttribute(
    'href',
    new RegExp(`/queue/products_by_day/\\?day=${day(2)}&center_id=${scene.center}$`),
  );
});

test('PRP-111 urgent orders show their place, whatever ranks they were given; elsewhere they are urgent without one', async ({
  scene,
  page,
}) => {
  await toPack(scene, 'EN-MAIN', 'prep', 1);
  await toPack(scene, 'DEUX', 'now', 2);
  await toPack(scene, 'SIX', 'now', 6);
  await page.goto('/');
  const badge = (name: string) =>
    page.locator('[data-order]').filter({ hasText: name }).locator('[aria-label^="Urgence"]');
  await expect(badge('DEUX').first()).toHaveAttribute('aria-label', 'Urgence 1');
  await expect(badge('SIX').first()).toHaveAttribute('aria-label', 'Urgence 2');
  await expect(badge('EN-MAIN').first()).toHaveAttribute('aria-label', 'Urgence');
});

test('PRP-123 a packed order of the direct courier waits for its pickup, until it left', async ({ scene, page }) => {
  await scene.order('DIRECT', {}, { status: 'prepared', site_id: 1015 });
  await scene.order('CANTINE', {}, { status: 'prepared', site_id: 1015, canteen_id: 4 });
  await scene.order('REPRIS', {}, { status: 'prepared', site_id: 1015, tags: ['cp_fallback'] });
  await scene.order('PARTIE', { status: 'shipping' }, { status: 'shipping', site_id: 1015 });
  await page.goto('/');
  await expect(orders(page, 'Commande en attente de pickup par Uber Direct')).toHaveText([/DIRECT/]);
});

test('PRP-129 a stand-by order is in its own section, and nowhere else', async ({ scene, page }) => {
  await toPack(scene, 'XD-UN', 'stand-by');
  await scene.order('AUTRE', { status: 'waiting' }, { status: 'stand-by' });
  await page.goto('/');
  const standBy = section(page, 'Commandes crossdocking en stand by');
  await expect(standBy.locator('[data-order]')).toHaveCount(2);
  await expect(standBy.getByRole('heading').first()).toHaveText('Commandes crossdocking en stand by (2)');
  await expect(page.locator('[data-order]', { hasText: 'XD-UN' })).toHaveCount(1);
});

test('PRP-115 PRP-116 PRP-130 sums of orders and items, now and today; an empty section says 0', async ({
  scene,
  page,
}) => {
  await toPack(scene, 'A1', 'now', null, { day: dayOf(scene, 0) });
  await toPack(scene, 'A2', 'paid', 1, { day: dayOf(scene, 3) });
  await toPack(scene, 'A3', 'later', null, { day: dayOf(scene, 0) });
  await toPack(scene, 'A4', 'now', null, { day: dayOf(scene, 3) });
  await toPack(scene, 'A5', 'later', null, { day: dayOf(scene, 3) });
  await page.goto('/');
  await expect(now(page).getByText('3 commandes, 30 articles')).toBeVisible();
  await expect(now(page).getByText('4 commandes, 40 articles')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'À vérifier (0)' })).toBeVisible();
});

test('PRP-131 PRP-132 the products to prepare now, and the missing ones, are a link away', async ({ scene, page }) => {
  await page.goto('/');
  await expect(now(page).getByRole('link', { name: 'Liste des produits' })).toHaveAttribute(
    'href',
    new RegExp(`/queue/products_by_day/\\?now=1&center_id=${scene.center}$`),
  );
  await expect(page.getByRole('link', { name: 'Produits manquants' })).toHaveAttribute(
    'href',
    new RegExp(`/orders_checking/missing_products/\\?logistics_center_id=${scene.center}$`),
  );
});

test('PRP-135 a row says number, client, slot, progress, bags, place, status and packer', async ({
  scene,
  page,
  network,
}) => {
  stopClock();
  const { order } = await scene.order(
    'LIGNE',
    { status: 'waiting', prep_total: 12, prep_progress: 5 },
    {
      ...{ status: 'now', number_of_bags: 3, number_of_bags_dry: 1, transit_area: 'P1-04' },
      ...{ firstname: 'Léa', lastname: 'Roux' },
    },
  );
  await scene.packing(order);
  const slot = { shipping_time: '2029-03-04T23:30:00Z', max_shipping_time: '2029-03-05T01:00:00Z' };
  const begun = await scene.order('AUTRE', { status: 'waiting', prep_total: 8 }, { status: 'now', ...slot });
  await scene.packing(begun.order);
  const inHand = rewritten((json) => {
    const body = json as { readonly packings: readonly { readonly linked_order: { readonly id: number } }[] };
    const packings = body.packings.map((it) =>
      it.linked_order.id === order.id ? { ...it, packer: { name: 'Nadia Kessler' } } : it,
    );
    return { ...body, packings };
  });
  network.intercept({ path: '/tasks/state/' }, inHand);
  await page.goto('/');
  const row = orders(page, 'A preparer maintenant').filter({ hasText: 'LIGNE' });
  const other = orders(page, 'A preparer maintenant').filter({ hasText: 'AUTRE' });
  await expect(other).toContainText('05/03/2029 00:30 - 02:00');
  await expect(other).toContainText('0/8');
  await expect(row.locator('[title="Préparée par Nadia Kessler"]')).toHaveText('Nadia Kessler');
  await expect(row.getByRole('link', { name: 'LIGNE' })).toHaveAttribute('href', `/support/order/${order.id}`);
  for (const text of ['Léa Roux', '5/12', '3 sacs', 'P1-04', 'PREP. MNT.']) await expect(row).toContainText(text);
  await expect(row).toContainText(`${hourText(scene.at(180))} - ${hourText(scene.at(300))}`);
});

test('LOG-217 PRP-135 the file of the board has a line an order, section by section, with what its row says', async ({
  scene,
  page,
}) => {
  const files = savedFiles();
  const slot = { shipping_time: '2026-10-25T00:30:00Z', max_shipping_time: '2026-10-25T01:45:00Z' };
  const named = { firstname: 'Léa', lastname: 'Roux', transit_area: 'P1-04' };
  const floor = async (name: string, rank: number | null, task: object, order: object) => {
    const made = await scene.order(name, { status: 'waiting', ...slot, ...task }, { ...slot, ...order });
    await scene.packing(made.order, { emergency_rank: rank });
  };
  await floor('SIX', 6, { prep_total: 12, prep_progress: 5 }, { status: 'now', number_of_bags: 3, ...named });
  await floor('DEUX', 2, { prep_total: 8, prep_progress: null }, { status: 'now', number_of_bags: 1 });
  await floor('PREP', null, { prep_total: null }, { status: 'prep', number_of_bags: 4 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Exporter : Tableau de préparation' }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toMatch(/^preparations-\d{4}-\d\d-\d\d\.csv$/);
  const [heads, ...lines] = readCsv((await files[0]?.text) ?? '');
  expect(heads).toEqual([
    ...['Section', 'Urgence', 'Commande', 'Client', 'Créneau, début', 'Créneau, fin', 'Statut'],
    ...['Articles préparés', 'Articles', 'Sacs', 'Zone', 'Préparateur'],
  ]);
  const [from, to] = ['25/10/2026 02:30:00', '25/10/2026 02:45:00'];
  expect(lines).toEqual([
    ['A preparer maintenant', '1', 'DEUX', '', from, to, 'PREP. MNT.', '0', '8', '1', '', ''],
    ['A preparer maintenant', '2', 'SIX', 'Léa Roux', from, to, 'PREP. MNT.', '5', '12', '3', 'P1-04', ''],
    ['En préparation', '', 'PREP', '', from, to, 'EN PRÉP.', '', '', '4', '', ''],
  ]);
});

test('PRP-136 PRP-137 the weight shows above 1 kg rounded, and is marked heavy above 50', async ({ scene, page }) => {
  const weighed = async (name: string, total_weight: string) => {
    const { order } = await scene.order(name, { status: 'waiting' }, { status: 'now', total_weight });
    await scene.packing(order);
  };
  await weighed('LEGER', '1.4 Kg');
  await weighed('PEU', '1.5 Kg');
  await weighed('CINQUANTE', '50.4 Kg');
  await weighed('LOURD', '50.5 Kg');
  await page.goto('/');
  const row = (name: string) => orders(page, 'A preparer maintenant').filter({ hasText: name });
  await expect(row('LEGER')).not.toContainText('kg');
  await expect(row('PEU')).toContainText('2 kg');
  await expect(row('CINQUANTE')).toContainText('50 kg');
  const weight = async (name: string) => (await badgesIn(row(name))).find(([, text]) => text?.endsWith(' kg'));
  expect([await weight('CINQUANTE'), await weight('LOURD')]).toEqual([
    ['gray', '50 kg', 'Poids'],
    ['amber', 'Lourd51 kg', 'Lourd'],
  ]);
});

test('PRP-138 PRP-139 PRP-140 express, canteen and super vénère are marked on the row', async ({ scene, page }) => {
  const marked = async (name: string, fields: object) => {
    const { order } = await scene.order(name, { status: 'waiting' }, { status: 'now', ...fields });
    await scene.packing(order);
  };
  await marked('RAPIDE', { tags: ['dqp_express_prio'] });
  await marked('BOLTEE', { tags: ['dqp_courier'] });
  await marked('TEMOIN', { canteen_witness: true, canteen_orders_count: 14 });
  await marked('PASTEMOIN', { canteen_witness: false, canteen_orders_count: 14 });
  await marked('FORTE', { is_super_venere: true });
  await page.goto('/');
  const row = (name: string) =>
    page.locator('[data-order]').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('RAPIDE')).toContainText('QUICK+');
  expect([...(await badgesIn(row('RAPIDE'))), ...(await badgesIn(row('BOLTEE')))]).toEqual(
    expect.arrayContaining([
      ['purple', 'QUICK+', 'Livraison express prioritaire'],
      ['indigo', 'BOLT', 'Livraison par coursier'],
    ]),
  );
  await expect(row('RAPIDE')).toHaveAttribute('data-express', 'QUICK+');
  await expect(row('BOLTEE')).toHaveAttribute('data-express', 'BOLT');
  await expect(row('TEMOIN')).toContainText('Cantine : 14');
  await expect(row('PASTEMOIN')).not.toContainText('Cantine');
  await expect(row('FORTE')).toContainText('SUPER VÉNÈRE');
});

test('PRP-141 PRP-165 PRP-166 a locked order, and one that is not to do, are not carried', async ({ scene, page }) => {
  const { order } = await scene.order('VERROU', { status: 'waiting' }, { status: 'now' });
  await scene.packing(order, { is_locked: true });
  await toPack(scene, 'PREP', 'prep');
  await toPack(scene, 'LIBRE', 'now', 1);
  await page.goto('/');
  const locked = page.getByRole('button', { name: /^Déplacer la commande VERROU\. Commande verrouillée/ });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: /^Déplacer la commande PREP/ })).toHaveCount(0);
  // It is a target all the same.
  await page.getByRole('button', { name: 'Déplacer la commande LIBRE' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('PRP-160 PRP-162 PRP-163 an order is placed among the emergencies from a list, and all are numbered anew', async ({
  scene,
  page,
}) => {
  const inSpring = async (name: string, fullname: string, rank: number | null) => {
    const slot = { shipping_time: '2030-03-10T17:00:00Z', max_shipping_time: '2030-03-10T18:30:00Z' };
    const { order } = await scene.order(
      name,
      { status: 'waiting', prep_total: 10, prep_progress: 4, ...slot },
      { status: 'now', ...slot, fullname },
    );
    return { packing: await scene.packing(order, { emergency_rank: rank }) };
  };
  const one = await inSpring('URG1', 'Aurélie Jolivard', 1);
  const two = await toPack(scene, 'URG2', 'now', 2);
  const normal = await inSpring('NORMALE', 'Grégoire Orsonneau', null);
  await page.goto('/');
  await page.getByRole('button', { name: 'Déplacer la commande NORMALE' }).click();
  // Nobody knows an order by its number alone.
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription('Grégoire Orsonneau · 10/03 18:00 - 19:30');
  const places = page.getByRole('dialog').getByRole('listitem');
  await expect(places.first()).toContainText('Aurélie Jolivard · 10/03 18:00 - 19:30');
  await page.getByRole('button', { name: 'Urgence 1, avant la commande URG1' }).click();
  await expect(orders(page, 'A preparer maintenant')).toHaveText([/NORMALE/, /URG1/, /URG2/]);
  await expect.poll(async () => (await scene.ledger()).at(-1)?.path).toBe('/api/tasks/packing/simple_bulk/');
  expect((await scene.ledger()).at(-1)?.body).toEqual(
    expect.arrayContaining([
      { id: normal.packing.id, emergency_rank: 1 },
      { id: one.packing.id, emergency_rank: 2 },
      { id: two.packing.id, emergency_rank: 3 },
    ]),
  );
});

test('PRP-161 PRP-164 an emergency becomes a normal order again; what changes nothing is not offered', async ({
  scene,
  page,
}) => {
  const one = await toPack(scene, 'URG1', 'now', 1);
  const two = await toPack(scene, 'URG2', 'now', 2);
  await page.goto('/');
  await page.getByRole('button', { name: 'Déplacer la commande URG2' }).click();
  await expect(page.getByRole('button', { name: /^Mettre en dernière urgence/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Retirer des urgences' }).click();
  await expect
    .poll(async () => (await scene.ledger()).at(-1)?.body)
    .toEqual([
      { id: two.packing.id, emergency_rank: null },
      { id: one.packing.id, emergency_rank: 1 },
    ]);
  await expect(orders(page, 'A preparer maintenant')).toHaveText([/1.*URG1/, /^(?!.*Urgence).*URG2/]);
});

test('PRP-167 PRP-168 the new order shows at once; refused, the former one is back and says why', async ({
  scene,
  page,
  network,
}) => {
  await toPack(scene, 'URG1', 'now', 1);
  await toPack(scene, 'URG2', 'now', 2);
  await page.goto('/');
  network.intercept({ path: '/tasks/packing/simple_bulk/' }, refusal(403, { detail: 'Pas maintenant' }));
  await page.getByRole('button', { name: 'Déplacer la commande URG2' }).click();
  await page.getByRole('button', { name: 'Urgence 1, avant la commande URG1' }).click();
  await expect(page.getByText('Pas maintenant').first()).toBeVisible();
  await expect(orders(page, 'A preparer maintenant')).toHaveText([/URG1/, /URG2/]);
});

test('PRP-162 PRP-168 a refused order is told at what was dragged alone, and holds no other up', async ({
  scene,
  page,
  network,
}) => {
  const one = await toPack(scene, 'URG1', 'now', 1);
  const two = await toPack(scene, 'URG2', 'now', 2);
  const three = await toPack(scene, 'URG3', 'now', 3);
  await page.goto('/');
  const list = orders(page, 'A preparer maintenant');
  network.intercept({ path: '/tasks/packing/simple_bulk/' }, refusal(409, { detail: 'Pas maintenant' }));
  await page.getByRole('button', { name: 'Déplacer la commande URG3' }).click();
  await page.getByRole('button', { name: 'Urgence 1, avant la commande URG1' }).click();
  await expect(page.getByText('Pas maintenant').first()).toBeVisible();
  await expect(list).toHaveText([/1.*URG1/, /2.*URG2/, /3.*URG3.*Conflit/]);
  await expect(list.filter({ hasText: 'Conflit' })).toHaveCount(1);
  network.restore();
  await page.getByRole('button', { name: 'Déplacer la commande URG2' }).click();
  await page.getByRole('button', { name: 'Urgence 1, avant la commande URG1' }).click();
  await expect
    .poll(async () => (await scene.ledger()).at(-1)?.body)
    .toEqual(
      expect.arrayContaining([
        { id: two.packing.id, emergency_rank: 1 },
        { id: one.packing.id, emergency_rank: 2 },
        { id: three.packing.id, emergency_rank: 3 },
      ]),
    );
  await expect(list).toHaveText([/1.*URG2/, /2.*URG1/, /3.*URG3.*Conflit/]);
});

/** A wait, until it is opened. */
function gate() {
  const opens: (() => void)[] = [];
  const passed = new Promise<void>((resolve) => opens.push(resolve));
  return { passed, open: () => opens[0]?.() };
}

/** The answer's packings, so many times over: each with an order of its own. */
const manyTimes = (count: number) =>
  rewritten((json) => {
    const body = json as {
      readonly packings: readonly { readonly linked_order: object; readonly emergency_rank: unknown }[];
    };
    const normal = body.packings.filter(({ emergency_rank }) => emergency_rank === null);
    const more = Array.from({ length: count - normal.length }, (_, at) => ({
      ...normal[0],
      id: 900_000_000 + at,
      linked_order: { ...normal[0]?.linked_order, id: 910_000_000 + at, random_id: `N${at}` },
    }));
    return { ...body, packings: [...body.packings, ...more] };
  });

test('PRP-113 PRP-114 of the normal orders 100 show until all are asked for; emergencies are never cut', async ({
  scene,
  page,
  board,
  network,
}) => {
  for (const rank of [1, 2, 3, 4, 5, 6, 7]) await toPack(scene, `URG${rank}`, 'now', rank);
  await toPack(scene, 'NORMALE', 'now');
  const few = network.intercept({ path: '/tasks/state/' }, manyTimes(100));
  await page.goto('/');
  await expect(orders(page, 'A preparer maintenant')).toHaveCount(107);
  await expect(now(page).getByRole('button', { name: /^Voir tout/ })).toHaveCount(0);
  few.stop();
  network.intercept({ path: '/tasks/state/' }, manyTimes(130));
  await board.refresh();
  await expect(now(page).getByRole('heading', { name: 'A preparer maintenant (137)' })).toBeVisible();
  await expect(orders(page, 'A preparer maintenant')).toHaveCount(107);
  await now(page).getByRole('button', { name: 'Voir tout (130)' }).click();
  await expect(orders(page, 'A preparer maintenant')).toHaveCount(137);
  await now(page).getByRole('button', { name: 'Réduire' }).click();
  await expect(orders(page, 'A preparer maintenant')).toHaveCount(107);
});

test('PRP-688 PRP-689 each status of a packing has its section, and what is done has none', async ({ scene, page }) => {
  for (const status of ['now', 'prep', 'prepared', 'to-check', 'waiting-products', 'blocked'])
    await toPack(scene, `C-${status}`, status);
  await page.goto('/');
  for (const [title, status] of [
    ['A preparer maintenant', 'now'],
    ['En préparation', 'prep'],
    ['À vérifier', 'to-check'],
    ['En attente de produits', 'waiting-products'],
    ['Commandes Bloquées', 'blocked'],
  ] as const)
    await expect(orders(page, title)).toHaveText([new RegExp(`C-${status}`)]);
  await expect(page.locator('[data-section] [data-order]', { hasText: 'C-prepared' })).toHaveCount(0);
});

test('PRP-142 PRP-169 an order that is being saved is busy and stays where it was put, whatever a refresh tells', async ({
  scene,
  page,
  board,
  network,
}) => {
  await toPack(scene, 'URG1', 'now', 1);
  await toPack(scene, 'URG2', 'now', 2);
  const other = await toPack(scene, 'NORMALE', 'now');
  await page.goto('/');
  await expect(orders(page, 'A preparer maintenant')).toHaveCount(3);
  // The server has not got it when it sends its rows again.
  const [later, heard] = [gate(), gate()];
  network.intercept({ path: '/tasks/packing/simple_bulk/' }, async (forward) => {
    heard.open();
    await later.passed;
    return forward();
  });
  await page.getByRole('button', { name: 'Déplacer la commande URG2' }).click();
  await page.getByRole('button', { name: 'Urgence 1, avant la commande URG1' }).click();
  await heard.passed;
  const row = orders(page, 'A preparer maintenant').filter({ hasText: 'URG2' });
  await expect(row).toHaveAttribute('data-busy', 'true');
  await expect(row.getByRole('button', { name: /^Déplacer la commande URG2\./ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await scene.change('order', other.order, { firstname: 'Nouvelle', lastname: 'Cliente' });
  await board.refresh();
  await expect(orders(page, 'A preparer maintenant').last()).toContainText('Nouvelle Cliente');
  await expect(orders(page, 'A preparer maintenant')).toHaveText([/URG2/, /URG1/, /NORMALE/]);
  expect(await scene.ledger()).toEqual([]);
  later.open();
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await expect(row).toHaveAttribute('data-busy', 'false');
  await expect(orders(page, 'A preparer maintenant')).toHaveText([/URG2/, /URG1/, /NORMALE/]);
});
