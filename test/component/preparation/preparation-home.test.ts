import { expect, type Page } from '@playwright/test';
import { vi } from 'vitest';
import { rewritten } from '../../hands/faults.ts';
import { gridOf, wordsOf } from '../../hands/reading.ts';
import { define } from '../browser/window.ts';
import { startAt, test } from '../fixtures.ts';

/** The board's state, with some of it changed. */
const telling = (keys: object, metas: object = {}) =>
  rewritten((json) => {
    const body = json as { readonly metas: object };
    return { ...body, ...keys, metas: { ...body.metas, ...metas } };
  });
const state = { path: '/tasks/state/' };
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** As a reader compares them: spaces of any kind are one. */
const words = async (page: Page, name: string) => ((await tile(page, name).textContent()) ?? '').replace(/\s/gu, ' ');

test('PRP-032 what arrives and what is done every day has a card each; one with nothing to list is hidden', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  const recurring_incomings = [
    { id: 1, label: 'Crémerie Valmont', time: '2026-12-31T23:15:00Z' },
    { id: 2, label: 'Boulangerie du quai', time: '2026-12-31T22:30:00Z' },
  ];
  network.intercept(state, telling({ recurring_incomings, recurringtask_instances: [] }));
  await page.goto('/');
  await expect(tile(page, 'Arrivages réguliers').getByRole('listitem')).toHaveText([
    '23:30 Boulangerie du quai',
    '00:15 Crémerie Valmont',
  ]);
  await expect(tile(page, 'Tâches récurrentes')).toHaveCount(0);
  const recurringtask_instances = [
    { id: 7, label: 'Relevé des froids', time: '2026-06-30T22:05:00Z' },
    { id: 8, label: 'Ménage', time: '2026-06-30T21:50:00Z' },
  ];
  network.intercept(state, telling({ recurring_incomings: [], recurringtask_instances }));
  await board.refresh();
  await expect(tile(page, 'Tâches récurrentes').getByRole('listitem')).toHaveText([
    '23:50 Ménage',
    '00:05 Relevé des froids',
  ]);
  await expect(tile(page, 'Arrivages réguliers')).toHaveCount(0);
});

test('PRP-033 PRP-034 PRP-035 what waits for a check is counted by zone; what is missing is 0', async ({
  scene: _,
  page,
  network,
}) => {
  network.intercept(state, telling({}, { check_products: { fresh: 12, dry: 4 } }));
  await page.goto('/');
  const line = tile(page, 'Check zone en attente');
  await expect(line.getByRole('heading')).toHaveText('Check zone en attente');
  await expect.poll(() => words(page, 'Check zone en attente')).toContain('Frais12Secs4Primeur0');
});

test('PRP-036 PRP-037 PRP-038 rates of trolleys: one decimal, and none; a rate nobody tells is a dash', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  const told = network.intercept(
    state,
    telling(
      {},
      { check_products: { prime: 7 }, trolleys_occupation_rate: 0.875, trolleys_space_occupation_rate: 0.614 },
    ),
  );
  await page.goto('/');
  await expect.poll(() => words(page, 'Chariots')).toContain("Taux d'occupation chariots87,5 %");
  expect(await words(page, 'Chariots')).toContain('Occupation des emplacements chariots61 %');
  expect(await words(page, 'Check zone en attente')).toContain('Primeur7');
  told.stop();
  network.intercept(state, telling({}, { trolleys_occupation_rate: null, trolleys_space_occupation_rate: null }));
  await board.refresh();
  await expect.poll(() => words(page, 'Chariots')).toContain("Taux d'occupation chariots-");
  expect(await words(page, 'Chariots')).toContain('Occupation des emplacements chariots-');
});

test('PRP-117 PRP-118 PRP-119 what leaves and how fast is packed stands in a table, over two windows', async ({
  scene: _,
  page,
  network,
}) => {
  network.intercept(
    state,
    telling({
      shipmentstats: { '15minago': 3, '60minago': 14 },
      packerstatiph: { '15minago': 61.25, '60minago': 1_204 },
      packerstatsordermoving: { '15minago': 0, '60minago': 8.5 },
      packerstatsbeforepicking: { '15minago': null, '60minago': 2 },
    }),
  );
  await page.goto('/');
  const section = page.getByRole('region', { name: /^A preparer maintenant/ });
  await expect
    .poll(() => gridOf(section.getByRole('table').filter({ hasText: 'Départs' })))
    .toEqual([
      ['', '15 min', '60 min'],
      ['Départs', '3', '14'],
      ['Articles / heure', '61,3', '1 204'],
      ['Déplacement des commandes', '0', '8,5'],
      ['Avant picking', '-', '2'],
    ]);
});

test('PRP-042 PRP-043 the load of the coming days, in their order, under the weekdays of Paris', async ({
  scene: _,
  page,
  network,
}) => {
  const loads_future = [
    { day: '2026-11-30', orders: 120, items: 3400 },
    { day: '2026-11-27', orders: 1, items: 1 },
  ];
  network.intercept(state, telling({}, { loads_future }));
  await page.goto('/');
  await expect(tile(page, 'Charge à venir').getByRole('listitem')).toHaveText([
    'Vendredi : 1 commande, 1 article',
    'Lundi : 120 commandes, 3 400 articles',
  ]);
});

test('PRP-030 the blocks stand in the order of the table', async ({ makeScene, page, network }) => {
  const scene = await makeScene({ is_shadow_groupment_enabled: false });
  startAt(scene);
  await scene.session({ name: 'Léonie Dervaux', email: null }, 30);
  const recurring_incomings = [{ id: 1, label: 'Boulangerie du quai', time: '2026-11-26T11:30:00+01:00' }];
  network.intercept(state, telling({ recurring_incomings }, { loads_future: [{ day: '2026-11-27', orders: 1 }] }));
  await page.goto('/');
  await expect(tile(page, 'Charge à venir')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Commandes à dispatcher/ })).toBeVisible();
  const titles = () => wordsOf(page.getByRole('main').getByRole('heading', { level: 2 }));
  await expect
    .poll(async () => (await titles()).map((title) => title.replace(/ (\(\d+\)|: .*)$/, '')))
    .toEqual([
      ...['Arrivages réguliers', 'Check zone en attente', 'Chariots', 'DQP'],
      ...['A preparer maintenant', 'À vérifier', 'En préparation', 'En attente de produits'],
      ...['Commande en attente de pickup par Uber Direct', 'A préparer plus tard', 'Commandes Bloquées'],
      ...['Commandes crossdocking en stand by', 'Commandes à dispatcher', 'Livraisons'],
      ...['Commandes à relivrer ou à restocker', 'Commandes en retard', 'Tournées sans panier', 'Tournées avec panier'],
      ...['Informations de la commande', 'Préparateurs et types de tâches', 'Sessions de planning à venir'],
      ...['Charge à venir', 'Notifications'],
    ]);
  const ends = page.getByRole('link', { name: 'Commande fournisseur de demain' });
  const isBelow = ends.evaluate((link) => {
    const load = [...document.querySelectorAll('main h2')].find((it) => it.textContent === 'Charge à venir');
    return load && (load.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(await isBelow).toBe(true);
});

test('PRP-031 the first load says so; with a replica what it holds is there at once', async ({
  scene: _,
  page,
  network,
}) => {
  const silent = network.intercept(state, async () => 'silence');
  await page.goto('/');
  await expect(page.getByText('Chargement des données...')).toBeVisible();
  await expect(tile(page, 'Chariots')).toHaveCount(0);
  silent.stop();
  await page.reload();
  await expect(tile(page, 'Chariots')).toBeVisible();
  network.intercept(state, async () => 'silence');
  await page.reload();
  await expect(tile(page, 'Chariots')).toBeVisible();
  await expect(page.getByText('Chargement des données...')).toHaveCount(0);
});

test('PRP-045 the footer leads to the supplier order of tomorrow', async ({ scene, page }) => {
  await page.goto('/');
  const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() + 86_400_000);
  await expect(page.getByRole('link', { name: 'Commande fournisseur de demain' })).toHaveAttribute(
    'href',
    new RegExp(`/inventory/arrivals/supplier_orders\\?day=${tomorrow}&center_id=${scene.center}$`),
  );
});

test('PRP-046 a button rings once, by which sound is allowed from then on', async ({ scene: _, page }) => {
  const played: number[] = [];
  let isAllowed = false;
  const state = vi
    .spyOn(AudioContext.prototype, 'state', 'get')
    .mockImplementation(() => (isAllowed ? 'running' : 'suspended'));
  define(
    'OscillatorNode',
    class {
      readonly pitch;
      constructor(_audio: unknown, { frequency }: { readonly frequency: number }) {
        this.pitch = frequency;
      }
      connect = (next: unknown) => next;
      start = () => played.push(this.pitch);
      stop = () => undefined;
    },
  );
  define(
    'GainNode',
    class {
      readonly gain = { setTargetAtTime: () => undefined };
      connect = (next: unknown) => next;
    },
  );
  await page.goto('/');
  const blocked = page.getByText('Le navigateur bloque le son de cette page');
  await expect(blocked).toBeVisible();
  isAllowed = true;
  await page.getByRole('button', { name: 'Tester la sonnerie' }).click();
  await expect.poll(() => played).toEqual([880, 1175]);
  await expect(blocked).toHaveCount(0);
  state.mockRestore();
});
