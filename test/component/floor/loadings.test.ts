import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { wordsOf } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { aTruck } from '../../hands/truck.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { type Fixtures, startAt, test } from '../fixtures.ts';

const path = '/loadings/';
const montreuil = 9;

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const row = (page: Page, name: string) => region(page, 'À vérifier').getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name = 'A1 Cagettes') => page.getByRole('dialog', { name });
const count = (page: Page) => dialog(page).getByLabel('Nombre de cagettes');
const validate = (page: Page) => dialog(page).getByRole('button', { name: 'Valider le nombre de cagettes' });
const load = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Valider le chargement' });

/** The calls that the server accepted. */
const calls = async (scene: Scene) =>
  (await scene.ledger()).map((it) => `${it.method} ${it.path.slice('/api'.length)}`);

/** A round for another center, being loaded, with orders that wait to be checked. */
const toCheck = (scene: Scene, names: readonly string[], plan: Partial<Parameters<typeof aTruck>[2]> = {}) =>
  aTruck(
    scene,
    { center: scene.center },
    {
      names,
      order: () => ({ status: 'xd-to-check', fullname: 'Jade Belhaoui', number_of_crates: 2 }),
      ...plan,
      dock: {
        cross_docking_target_center: montreuil as Scene['center'],
        ...{ gone_at: null, loaded_at: null, current_status: 'ready_to_load', driver_name: null },
        ...plan.dock,
      },
    },
  );

async function withCodes({ makeScene, page: _ }: Pick<Fixtures, 'makeScene' | 'page'>) {
  const scene = await makeScene({ crates_enabled: true });
  startAt(scene);
  return scene;
}

async function openCheck(page: Page, name = 'A1') {
  await page.getByRole('button', { name: `Valider ${name}`, exact: true }).click();
  await expect(dialog(page, `${name} Cagettes`)).toBeVisible();
}

async function openLoading(page: Page, id: number) {
  await page.getByRole('button', { name: `Charger G${id % 10_000}` }).click();
  await expect(dialog(page, 'Validation du chargement')).toBeVisible();
}

test('PRP-009 PRP-310 PRP-311 lists drivers, and the rounds for other centers that have not left', async ({
  scene,
  page,
}) => {
  await scene.driver('Ulysse Malaquis', { vehicle: 'TRUCK', state: 'wait' });
  const here = await toCheck(scene, ['A1'], { dock: { driver_name: 'Karim Lavandier' } });
  const gone = await toCheck(scene, ['B1'], { dock: { gone_at: scene.at(-5) } });
  const own = await scene.dock();
  await page.goto(path);
  const drivers = region(page, 'Livreurs');
  await expect(drivers.getByRole('columnheader')).toHaveText(['Nom', 'Véhicule', 'État']);
  await expect(drivers.getByRole('row').nth(1)).toHaveText('Ulysse MalaquisCamionEn attente');
  await expect(drivers.getByRole('button', { name: /^(?!Exporter)/ })).toHaveCount(0);
  const docks = region(page, 'Quais de crossdocking (1)');
  await expect(docks).toContainText(`G${here.id % 10_000}`);
  await expect(docks).toContainText('Karim Lavandier');
  await expect(docks).toContainText('1 commande, 2 cagettes');
  for (const { id } of [gone, own]) await expect(docks).not.toContainText(`G${id % 10_000}`);
});

test('PRP-311 PRP-327 what leaves within the hour is read first, by its minutes; later rounds are one line that opens', async ({
  scene,
  page,
}) => {
  stopClock();
  // Rounds leave ten minutes before their departure, and are made in no order.
  const leaving = (minutes: number) => ({ dock: { departure: scene.at(minutes + 10) } });
  const later = await toCheck(scene, ['D1'], leaving(95));
  const soon = await toCheck(scene, ['B1'], leaving(24));
  const late = await toCheck(scene, ['A1'], leaving(-12));
  const hour = await toCheck(scene, ['C1'], { ...leaving(60), order: () => ({ status: 'prepared' }) });
  const code = ({ id }: { readonly id: number }) => `G${id % 10_000}`;
  await page.goto(path);
  const docks = region(page, 'Quais de crossdocking (4)');
  const cards = docks.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toHaveText(new RegExp(`^\\+12 min.*${code(late)}.*1 commande, 2 cagettes, 1 à vérifier`));
  await expect(cards.nth(1)).toHaveText(new RegExp(`^24 min.*${code(soon)}`));
  await expect(cards.nth(2)).toHaveText(new RegExp(`^1 h 00.*${code(hour)}`));
  await expect(cards.nth(2)).not.toContainText('à vérifier');
  await expect(page.getByRole('navigation', { name: 'Maintenant' })).toContainText('1 départ sous 15 min');
  const line = docks.getByRole('button', { name: /^1 plus tard/ });
  await expect(line).toContainText(`${code(later)} Paris La Chapelle ${hourText(scene.at(95))}, 1 commande`);
  await line.click();
  await expect(docks.getByRole('button', { name: `Charger ${code(later)}`, exact: true })).toBeVisible();
});

test('PRP-311 PRP-327 the button that stands out is that of the first round that is not loaded', async ({
  scene,
  page,
}) => {
  const loaded = await toCheck(scene, ['A1'], { dock: { departure: scene.at(20), loaded_at: scene.at(-1) } });
  const next = await toCheck(scene, ['B1'], { dock: { departure: scene.at(30) } });
  const after = await toCheck(scene, ['C1'], { dock: { departure: scene.at(40) } });
  await page.goto(path);
  const button = ({ id }: { readonly id: number }) =>
    page.getByRole('button', { name: `Charger G${id % 10_000}`, exact: true });
  await expect(button(next)).toHaveAttribute('class', /rt-variant-solid/);
  for (const dock of [loaded, after]) await expect(button(dock)).toHaveAttribute('class', /rt-variant-surface/);
  await expect(button(loaded)).toBeDisabled();
  // It leaves in ten minutes, and is nobody's worry any more.
  await expect(page.getByRole('navigation', { name: 'Maintenant' })).toContainText('0 départ sous 15 min');
  const isSoon = page
    .getByRole('listitem')
    .filter({ has: button(loaded) })
    .locator('[data-soon]');
  await expect(isSoon).toHaveAttribute('data-soon', 'false');
});

test('PRP-310 free drivers are named, the others counted by what they do until they are asked for', async ({
  scene,
  page,
}) => {
  // By name the rarest state comes first, the most frequent last.
  await scene.driver('Ada Partie', { state: 'run' });
  await scene.driver('Eva Prévue', { state: 'plan' });
  await scene.driver('Fred Prévu', { state: 'plan' });
  const given = await scene.driver('Dan Donné', { state: 'wait' });
  await scene.dock({ target_driver: given.id });
  await scene.driver('Zoé Libre', { state: 'wait' });
  await page.goto(path);
  const drivers = region(page, 'Livreurs : 1 libre');
  await expect(drivers.locator('tbody th')).toHaveText(['Zoé Libre']);
  await expect(page.getByRole('navigation', { name: 'Maintenant' })).toContainText('1 livreur libre');
  await expect(drivers).toContainText('4 autres : prévu 2 ; en tournée 1 ; avec une tournée 1');
  await drivers.getByRole('button', { name: /^Tout afficher/ }).click();
  await expect(drivers.locator('tbody th')).toHaveText([
    'Zoé Libre',
    ...['Ada Partie', 'Dan Donné', 'Eva Prévue', 'Fred Prévu'],
  ]);
});

test('DSP-036 arrivals and loadings have a screen each', async ({ page }) => {
  await page.goto('/arrivals');
  await expect(page.getByRole('heading', { name: 'Arrivages', level: 1 })).toBeVisible();
  await page.goto('/loadings');
  await expect(page.getByRole('heading', { name: 'Chargements', level: 1 })).toBeVisible();
});

test('PRP-312 PRP-313 PRP-315 what is to be checked stands under the center it goes to', async ({
  makeScene,
  page,
}) => {
  stopClock();
  const scene = await makeScene({ name: 'Vincennes Fort' });
  startAt(scene);
  // The one in no dock first, and the center of the first letter last: neither is the order they come in.
  await scene.order('C1', {}, { status: 'xd-to-check', cross_docking: 2 });
  await toCheck(scene, ['E1'], { dock: { cross_docking_target_center: scene.center } });
  // Rounds leave ten minutes before their departure.
  const own = await toCheck(scene, ['A1'], { dock: { departure: scene.at(-2) } });
  const other = await toCheck(scene, ['B1'], {
    dock: { cross_docking_target_center: 12 as Scene['center'], departure: scene.at(34) },
  });
  await scene.order('D1', {}, { status: 'prepared', cross_docking: 2 });
  await page.goto(path);
  const rows = region(page, 'À vérifier').locator('tbody th');
  await expect(row(page, 'C1')).toBeVisible();
  // The names of centers come a moment after the rows.
  await expect
    .poll(async () => (await wordsOf(rows)).map((text) => text.replace(/^([ABCE]1).*/, '$1')))
    .toEqual([
      ...['Ivry', 'B1', 'Paris La Chapelle', 'A1', 'Vincennes Fort', 'E1'],
      // Not among them by its name.
      ...['Sans quai de crossdocking', 'C1'],
    ]);
  // Beside each stands the round that takes its orders along, and no other.
  const here = page.getByRole('row').filter({ hasText: /^Paris La Chapelle/ });
  await expect(here).toHaveText(`Paris La ChapelleG${own.id % 10_000}, en retard de 12 min`);
  const there = page.getByRole('row').filter({ hasText: /^Ivry/ });
  await expect(there).toHaveText(`IvryG${other.id % 10_000}, part dans 24 min`);
});

test('PRP-314 PRP-317 PRP-318 a row has name, bags, crates and slot, and opens its check', async ({ scene, page }) => {
  stopClock();
  await toCheck(scene, ['A1']);
  await page.goto(path);
  await expect(region(page, 'À vérifier').getByRole('columnheader')).toHaveText([
    'Nom',
    'Sacs',
    'Cagettes',
    'Créneau',
    'Action',
  ]);
  await expect(row(page, 'A1').getByRole('rowheader')).toHaveText('A1Jade Belhaoui');
  await expect(row(page, 'A1').getByRole('cell')).toHaveText([
    ...['5', '2'],
    new RegExp(`${hourText(scene.at(180))} - ${hourText(scene.at(300))}$`),
    /Valider/,
  ]);
  await openCheck(page);
  await expect(dialog(page).getByRole('heading')).toHaveText('A1 Cagettes');
});

test('PRP-316 what a center says did not come is listed, to read only; without any there is no list', async ({
  scene,
  page,
}) => {
  const truck = await toCheck(scene, ['A1'], {
    dock: { gone_at: '2026-11-27T07:40:00Z' },
    task: () => ({ loading_status: 'not_received' }),
    order: () => ({ status: 'shipping' }),
  });
  await page.goto(path);
  const missing = region(page, 'Commandes non reçues par le centre BAM');
  await expect(missing.getByRole('cell')).toHaveText([
    ...['Paris La Chapelle', `G${truck.id % 10_000}, parti à 08:40`, 'Non reçue'],
  ]);
  await expect(missing.getByRole('button', { name: /^(?!Exporter)/ })).toHaveCount(0);
  await scene.change('task', { id: truck.orders[0] ? truck.orders[0].id + 1 : 0 }, { loading_status: 'loaded' });
  await page.getByRole('button', { name: "Mettre en pause l'actualisation" }).click();
  await page.getByRole('button', { name: "Reprendre l'actualisation" }).click();
  await expect(missing).toHaveCount(0);
  await expect(region(page, 'À vérifier')).toBeVisible();
});

test('PRP-319 PRP-320 PRP-321 without a crate it says so; what is no number of crates does nothing', async ({
  scene,
  page,
}) => {
  await toCheck(scene, ['A1'], { order: () => ({ status: 'xd-to-check', number_of_crates: 0 }) });
  await page.goto(path);
  await openCheck(page);
  await expect(dialog(page)).toContainText('Impossible de valider une commande sans cagette.');
  for (const text of ['0', '']) {
    await count(page).fill('3');
    await expect(dialog(page)).not.toContainText('sans cagette');
    await count(page).fill(text);
    await expect(dialog(page)).toContainText('Impossible de valider une commande sans cagette.');
  }
  for (const text of ['0', '', '-1', '1.5', 'deux', '1000']) {
    await count(page).fill(text);
    await validate(page).click();
    await expect(dialog(page)).toBeVisible();
  }
  await expect(dialog(page)).toContainText('Un nombre entier de 1 à 999 est attendu.');
  await expect(dialog(page)).not.toContainText('sans cagette');
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await calls(scene)).toEqual([]);
});

test('PRP-322 PRP-323 PRP-325 a changed quantity is saved first, then the order is loaded and leaves the table', async ({
  scene,
  page,
  board,
}) => {
  const { orders } = await toCheck(scene, ['A1', 'A2']);
  const [one = 0, two = 0] = orders.map(({ id }) => id);
  await page.goto(path);
  await openCheck(page);
  await expect(count(page)).toHaveValue('2');
  await count(page).fill('4');
  await validate(page).click();
  await expect(board.toast('Chargement validé')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row(page, 'A2')).toBeVisible();
  await expect(row(page, 'A1')).toHaveCount(0);
  await openCheck(page, 'A2');
  await dialog(page, 'A2 Cagettes').getByRole('button', { name: 'Valider le nombre de cagettes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Aucune commande à vérifier')).toBeVisible();
  expect(await calls(scene)).toEqual([
    `PATCH /processing-orders/${one}/?flat=1`,
    `GET /tasks/shipping/${one + 1}/assign_xd_dock/`,
    `GET /tasks/shipping/${two + 1}/assign_xd_dock/`,
  ]);
});

test('PRP-324 a failed save, or a failed loading, says so in fixed words and the task stays', async ({
  scene,
  page,
  network,
}) => {
  await toCheck(scene, ['A1']);
  network.intercept({ path: '/api/processing-orders/', method: 'PATCH', times: 1 }, refusal(400, { error: 'Verrou' }));
  await page.goto(path);
  await openCheck(page);
  await count(page).fill('4');
  await validate(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Erreur, chargement non validé');
  expect(network.seen('assign_xd_dock')).toEqual([]);
  network.intercept({ path: 'assign_xd_dock', times: 1 }, refusal(400, { error: 'Quai plein' }));
  // By keyboard: a press where the notice has just come is taken for one too many.
  await count(page).press('Enter');
  await expect.poll(() => network.seen('assign_xd_dock').length).toBe(1);
  await expect(dialog(page).getByRole('alert')).toHaveText('Erreur, chargement non validé');
  await expect(page.getByText('Quai plein')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(row(page, 'A1')).toBeVisible();
  await openCheck(page);
  await validate(page).click();
  await expect(page.getByText('Aucune commande à vérifier')).toBeVisible();
});

test('PRP-327 PRP-329 PRP-331 a round is loaded whole: its crates, order by order and in all, with a number of extra ones each', async ({
  scene,
  page,
}) => {
  const { id } = await toCheck(scene, ['A1', 'A2'], {
    order: (name) => ({ status: 'prepared', number_of_crates: name === 'A1' ? 2 : 3 }),
  });
  await page.goto(path);
  await openLoading(page, id);
  const modal = dialog(page, 'Validation du chargement');
  await expect(modal.getByRole('row').filter({ hasText: 'A1' }).getByRole('cell').first()).toHaveText('2');
  await expect(modal.getByRole('row').filter({ hasText: 'A2' }).getByRole('cell').first()).toHaveText('3');
  await expect(modal).toContainText('Cagettes à charger : 5');
  await expect(modal.getByLabel('Cagettes en plus de A1')).toHaveValue('0');
  await modal.getByLabel('Cagettes en plus de A2').fill('4');
  await expect(modal).toContainText('Cagettes à charger : 9');
});

test('PRP-326 PRP-332 PRP-334 sends the extra crates that are above 0, in the call of the round; a wrong value sends nothing', async ({
  scene,
  page,
  board,
}) => {
  const { id, orders } = await toCheck(scene, ['A1', 'A2'], {
    order: () => ({ status: 'prepared', number_of_crates: 2 }),
  });
  await page.goto(path);
  await openLoading(page, id);
  const extra = dialog(page, 'Validation du chargement').getByLabel('Cagettes en plus de A1');
  for (const wrong of ['-1', '1,5', '1000', 'x']) {
    await extra.fill(wrong);
    await expect(load(page)).toBeDisabled();
    await expect(page.getByText('Un nombre entier de 0 à 999 est attendu.')).toBeVisible();
  }
  await extra.fill('');
  await expect(load(page)).toBeEnabled();
  await extra.fill('3');
  await load(page).click();
  await expect(board.toast('Chargement validé')).toBeVisible();
  await expect(region(page, /^Quais/).getByRole('listitem')).toContainText('Chargé');
  const [entry] = await scene.ledger();
  expect(entry).toMatchObject({
    path: `/api/docks/${id}/xd_loaded/`,
    body: { extra_crates: [{ order_id: orders[0]?.id, quantity: 3 }] },
  });
});

test('PRP-328 names the frozen bags to fetch, of the orders that have some, with their zone', async ({
  scene,
  page,
}) => {
  await scene.change(
    'metas',
    { id: scene.center },
    { pseudo_zones: [{ id: 901, name: 'Surgelés', is_active: true, bag_picking_late_label: 'Sacs du congélateur' }] },
  );
  const { id } = await toCheck(scene, ['A1', 'A2', 'A3'], {
    order: (name) => ({
      status: 'prepared',
      pseudo_zones_status: [
        {
          pseudozone_id: 901,
          is_matched: true,
          is_bag_picking_late: name !== 'A2',
          nob_iso: name === 'A3' ? 0 : 2,
          transit_subarea: 'F01',
          transit_subarea_current: 'F02',
        },
      ],
    }),
  });
  await page.goto(path);
  await openLoading(page, id);
  const frozen = page.getByRole('dialog').getByRole('region', { name: 'Sacs surgelés à aller chercher' });
  await expect(frozen.locator('tbody').getByRole('row')).toHaveText('A1 2F02Sacs du congélateur');
});

test('PRP-335 PRP-333 no extra crate is asked for: none is needed to load the round', async ({ scene, page }) => {
  const { id } = await toCheck(scene, ['A1'], { order: () => ({ status: 'prepared', number_of_crates: 0 }) });
  await page.goto(path);
  await openLoading(page, id);
  await load(page).click();
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ extra_crates: [] }]);
});

describe('in a center whose crates have codes', () => {
  test('PRP-330 PRP-336 PRP-337 crates are added by their code, in the check and in the loading', async ({
    makeScene,
    page,
    board,
  }) => {
    const scene = await withCodes({ makeScene, page });
    const { id } = await toCheck(scene, ['A1'], { order: () => ({ status: 'xd-to-check', crates: [] }) });
    await page.goto(path);
    await openCheck(page);
    await expect(dialog(page)).toContainText('Impossible de valider une commande sans cagette.');
    await dialog(page).getByLabel('Code de la cagette').fill('12-3');
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog(page)).toContainText('Mauvais format. Format accepté: 12-34');
    await dialog(page).getByLabel('Code de la cagette').fill('12-34');
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(board.toast('Cagette ajoutée')).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText('12-34');
    await expect(dialog(page)).not.toContainText('sans cagette');
    await page.keyboard.press('Escape');
    await openLoading(page, id);
    const modal = dialog(page, 'Validation du chargement');
    await expect(modal).toContainText('Cagettes à charger : 1');
    await modal.getByLabel('Code de cagette de A1').fill('12-35');
    await modal.getByRole('button', { name: 'Ajouter' }).click();
    await expect(modal).toContainText('Cagettes à charger : 2');
    await load(page).click();
    await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toEqual({ extra_crates: [] });
  });

  test('PRP-322 PRP-341 the count is that of the codes and is never sent', async ({ makeScene, page }) => {
    const scene = await withCodes({ makeScene, page });
    const { orders } = await toCheck(scene, ['A1'], {
      order: () => ({ status: 'xd-to-check', number_of_crates: 7, crates: [{ id: 1, code: '12-01' }] }),
    });
    await page.goto(path);
    await openCheck(page);
    await expect(count(page)).toHaveCount(0);
    await validate(page).click();
    await expect(page.getByText('Aucune commande à vérifier')).toBeVisible();
    expect(await calls(scene)).toEqual([`GET /tasks/shipping/${(orders[0]?.id ?? 0) + 1}/assign_xd_dock/`]);
  });

  test('PRP-338 PRP-339 PRP-340 a crate is deleted; failures bring the words of the server', async ({
    makeScene,
    page,
    board,
    network,
  }) => {
    const scene = await withCodes({ makeScene, page });
    await toCheck(scene, ['A1'], {
      order: () => ({
        status: 'xd-to-check',
        crates: [
          { id: 1, code: '12-01' },
          { id: 2, code: '12-02' },
        ],
      }),
    });
    await page.goto(path);
    await openCheck(page);
    network.intercept({ path: 'delete_crate', times: 1 }, refusal(400, { error: 'Cagette scellée' }));
    const remove = (code: string) => dialog(page).getByRole('button', { name: `Retirer la cagette ${code}` });
    await remove('12-01').click();
    await expect(board.toast('Erreur: Cagette scellée')).toBeVisible();
    await remove('12-01').click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog(page).getByRole('listitem')).toHaveText(['12-02']);
    network.intercept({ path: 'delete_crate', times: 1 }, refusal(400, {}));
    await remove('12-02').click();
    await expect(board.toast('Impossible de supprimer la cagette')).toBeVisible();
    await remove('12-02').click();
    await expect(dialog(page)).toContainText('Aucune cagette');
    network.intercept({ path: 'add_crate', times: 1 }, refusal(400, { error: 'Déjà prise' }));
    await dialog(page).getByLabel('Code de la cagette').fill('12-03');
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(board.toast('Erreur: Déjà prise')).toBeVisible();
    network.intercept({ path: 'add_crate', times: 1 }, refusal(400, {}));
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(board.toast("Impossible d'ajouter la cagette")).toBeVisible();
    await expect(dialog(page).getByLabel('Code de la cagette')).toHaveValue('12-03');
  });
});

test('PRP-321 a press while the order is being loaded sends nothing more', async ({ scene, page, network }) => {
  await toCheck(scene, ['A1']);
  const held = holdAnswers();
  network.intercept({ path: 'assign_xd_dock', times: 1 }, held.fault);
  await page.goto(path);
  await openCheck(page);
  await validate(page).click();
  await expect.poll(() => network.seen('assign_xd_dock').length).toBe(1);
  await validate(page).click();
  held.release();
  await expect(page.getByText('Aucune commande à vérifier')).toBeVisible();
  expect(network.seen('assign_xd_dock')).toHaveLength(1);
});
