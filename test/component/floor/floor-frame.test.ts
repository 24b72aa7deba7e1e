import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { saysFrench } from '../../hands/french.ts';
import { floorOf, grant } from '../../hands/people.ts';
import type { Scene } from '../../hands/scene.ts';
import { startAt, test } from '../fixtures.ts';

// The frame of the preparation area: its routes, its limits, who may enter, and its use without a network.

const orders = (page: Page) => page.locator('[data-section] [data-order]');
const centre = (page: Page) => page.getByRole('combobox', { name: 'Centre' });
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

async function packed(scene: Scene, name: string, rank: number | null = null, status = 'now') {
  const { order } = await scene.order(name, { status: 'waiting', prep_total: 10 }, { status });
  return { order, packing: await scene.packing(order, { emergency_rank: rank }) };
}

const urgentFirst = async (page: Page, name: string, before: string) => {
  await page.getByRole('button', { name: `Déplacer la commande ${name}` }).click();
  await page.getByRole('button', { name: new RegExp(`avant la commande ${before}$`) }).click();
};

describe('routes', () => {
  test('PRP-007 PRP-010 PRP-017 home stands at the root, priorities under /assign/, with and without a slash at the end', async ({
    scene,
    page,
  }) => {
    await packed(scene, 'URG1', 1);
    await page.goto('/');
    await expect(orders(page)).toHaveText([/URG1/]);
    for (const path of ['/assign/prio', '/assign/prio/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Comment la prochaine tâche est choisie' })).toBeVisible();
    }
    for (const path of ['/dispatch', '/dispatch/', '/support', '/support/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Page introuvable')).toHaveCount(0);
    }
    await page.goto('/assign/nulle-part');
    await expect(page.getByText('Page introuvable')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });

  test('PRP-030 DSP-210 the line of home tells the state of the floor, each number a jump, the first in the title of the tab', async ({
    server,
    scene,
    page,
  }) => {
    await packed(scene, 'URG1', 1);
    await packed(scene, 'URG2', 2);
    await packed(scene, 'NORMALE');
    await packed(scene, 'ATTEND', null, 'waiting-products');
    const floor = floorOf(server, scene);
    await floor.packer('Karim', { current_task_type: 21, last_started_at: scene.at(-5) });
    await floor.packer('Lina');
    await page.goto('/');
    const numbers = page.getByRole('navigation', { name: 'Maintenant' }).getByRole('link');
    await expect(numbers).toHaveText([
      ...['2 urgences', '1 attend un produit', '0 bloquée', /^1 préparateur en tâche/],
    ]);
    await expect.poll(() => document.title).toBe('(2) Accueil – Quai');
    const people = 'Préparateurs et types de tâches';
    await expect(page.getByRole('heading', { name: people })).toBeVisible();
    await numbers.last().press('Enter');
    await expect.poll(() => document.activeElement?.textContent).toBe(people);
    await numbers.first().press('Enter');
    await expect.poll(() => document.activeElement?.textContent).toBe('A preparer maintenant (3)');
  });

  test('PRP-001 home and priorities speak French', async ({ server, scene, page }) => {
    await packed(scene, 'URG1', 1);
    await packed(scene, 'CTRL', null, 'to-check');
    await scene.alert('', 'notification', { type: 'TROLLEY_NOT_FOUND', trolley_name: 'C07', expected_location: 'B3' });
    await scene.session({ name: 'Léonie Dervaux', email: null }, 30);
    const floor = floorOf(server, scene);
    await floor.packer('Karim', { grants: [grant(21, 'Préparation', true)], current_task_type: 21 });
    await floor.config(1, 21, 'Préparation');
    await page.goto('/');
    await expect(orders(page)).toHaveCount(2);
    await expect(notices(page)).toContainText('C07');
    await saysFrench(page);
    await page.getByRole('button', { name: 'Déplacer la commande URG1' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await saysFrench(page);
    await page.goto('/assign/prio');
    await expect(page.getByRole('button', { name: 'Descendre Préparation' })).toBeVisible();
    await saysFrench(page);
  });

  test('PRP-004 PRP-006 all that shows is of the current center, which lasts as long as the session of the tab', async ({
    scene,
    makeScene,
    page,
  }) => {
    const other = await makeScene();
    await packed(scene, 'ICI');
    await packed(other, 'LABAS');
    await other.alert('Commande de là-bas', 'notification');
    await page.goto('/');
    await expect(orders(page)).toHaveText([/ICI/]);
    await expect(notices(page)).toContainText('Aucune notification');
    const name = (await centre(page).textContent()) ?? '';
    await page.reload();
    await expect(centre(page)).toHaveText(name);
    expect(sessionStorage.getItem('current_center')).toBe(`${scene.center}`);
    // A person's number, which may be that of a center.
    const { 'quai:kept-of': _, ...kept } = { ...localStorage };
    expect(Object.entries(kept).filter(([, value]) => value === `${scene.center}`)).toEqual([]);
    // Another session of the browser has no such value.
    sessionStorage.clear();
    await page.goto('/assign/prio');
    await expect(page.getByRole('heading', { name: 'Comment la prochaine tâche est choisie' })).toBeVisible();
    await expect(centre(page)).not.toHaveText(name);
    sessionStorage.clear();
  });

  test('PRP-016 an alert and a row lead to the sheet of their order, in a new tab, by its number', async ({
    scene,
    page,
  }) => {
    const { order } = await packed(scene, 'REPREP');
    await scene.alert('', 'notification', { type: 'REPREPARATION', order_id: order.id, order_random_id: 'REPREP' });
    await page.goto('/');
    for (const place of [orders(page), notices(page)]) {
      const link = place.getByRole('link', { name: 'REPREP', exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^/support/order/${order.id}/?$`));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('PRP-819 what comes late for a center that was left does not show', async ({
    scene,
    makeScene,
    page,
    board,
    network,
  }) => {
    const other = await makeScene();
    await packed(scene, 'ICI');
    await packed(other, 'LABAS');
    await page.goto('/');
    await expect(orders(page)).toHaveText([/ICI/]);
    await packed(scene, 'TARDIVE');
    const held = holdAnswers();
    network.intercept({ path: `center_id=${scene.center}` }, held.fault);
    void board.refreshBehind();
    await held.arrived(1);
    await page.goto(`/redirect/${other.center}?u=/`);
    await expect(orders(page)).toHaveText([/LABAS/]);
    held.release();
    await board.refresh();
    await expect(orders(page)).toHaveText([/LABAS/]);
  });
});

test('PRP-044 on the home page a courier is called from a dialog that opens only when it is asked for', async ({
  makeScene,
  page,
  network,
}) => {
  const scene = await makeScene({ is_shadow_groupment_enabled: false });
  startAt(scene);
  await scene.order('COURSE', {}, { total_weight: '5 Kg' });
  await page.goto('/');
  const call = page.getByRole('button', { name: "Appel d'un coursier pour la commande COURSE" });
  await expect(call).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await call.click();
  await expect(page.getByRole('dialog')).toContainText('4 Rue Pajol, 75018 Paris');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(network.seen(/call_stuart|call_uber/)).toEqual([]);
});

describe('without flow access', () => {
  test.override({ account: 'preparation' });

  test('PRP-714 the auto-refresh never starts: nothing is asked of the center, not by the alarm either', async ({
    page,
    network,
  }) => {
    await page.goto('/');
    await expect(page.getByText("Vous n'avez pas accès au flow.", { exact: true })).toBeVisible();
    const { held = [], pending = [] } = await navigator.locks.query();
    const names = [...held, ...pending].map(({ name }) => name ?? '');
    expect(names.filter((name) => /tasks-state|dispatch-load/.test(name))).toEqual([]);
    expect(network.seen(/loadstate|tasks\/state|load_alarm/)).toEqual([]);
  });
});

test('PRP-724 the session user is asked for at start, and by no page after it', async ({ scene, page, network }) => {
  await packed(scene, 'ICI');
  await page.goto('/dispatch');
  await expect(page.getByText('À jour', { exact: true })).toBeVisible();
  const asked = network.seen('/admin-user/');
  expect(asked.length).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).click();
  await expect(orders(page)).toHaveText([/ICI/]);
  expect(network.seen('/admin-user/')).toEqual(asked);
});

describe('for a manager', () => {
  test.override({ account: 'manager' });

  test('PRP-723 what no right is named for is offered, and the refusal of the server is shown', async ({
    server,
    scene,
    page,
    board,
    network,
  }) => {
    const floor = floorOf(server, scene);
    await floor.config(1, 21, 'Picking');
    await floor.packer('Karim', { current_task_type: 21, last_started_at: scene.at(-20) });
    await page.goto('/');
    network.intercept({ path: '/task_done/' }, refusal(403, { detail: "Réservé au chef d'équipe." }));
    await page.getByRole('button', { name: 'Arrêter la tâche de Karim' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter la tâche de Karim' }).click();
    await expect(board.toast("Réservé au chef d'équipe.")).toBeVisible();
  });

  test('PRP-752 PRP-753 offline an order is still made urgent, and sent once online; a task is not stopped, and says why', async ({
    server,
    scene,
    page,
    network,
  }) => {
    await packed(scene, 'URG1', 1);
    await packed(scene, 'URG2', 2);
    const floor = floorOf(server, scene);
    await floor.config(1, 21, 'Picking');
    await floor.packer('Karim', { current_task_type: 21, last_started_at: scene.at(-20) });
    await page.goto('/');
    await expect(orders(page)).toHaveText([/URG1/, /URG2/]);
    network.setOffline(true);
    const stop = page.getByRole('button', { name: 'Arrêter la tâche de Karim' });
    await expect(stop).toHaveAttribute('aria-disabled', 'true');
    await expect(stop).toHaveAccessibleDescription(/hors ligne/i);
    await urgentFirst(page, 'URG2', 'URG1');
    await expect(orders(page)).toHaveText([/URG2/, /URG1/]);
    expect(await scene.ledger()).toEqual([]);
    network.setOffline(false);
    await expect
      .poll(async () => (await scene.ledger()).map(({ path }) => path))
      .toEqual(['/api/tasks/packing/simple_bulk/']);
    await expect(orders(page)).toHaveText([/URG2/, /URG1/]);
  });
});

const editors = [
  { account: 'quai', mayEdit: true },
  { account: 'support', mayEdit: true },
  { account: 'dispatch', mayEdit: false },
];
describe.each(editors)('for $account', ({ account, mayEdit }) => {
  test.override({ account });

  test(`PRP-720 PRP-721 crates are ${mayEdit ? 'added and deleted' : 'there to be read'}; the transit zone is changed`, async ({
    makeScene,
    page,
    board,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    const { order } = await scene.order('A1', {}, { crates: [{ id: 7, code: '11-22' }], number_of_crates: 1 });
    const { order: empty } = await scene.order('B2', {}, { crates: [], number_of_crates: 0 });
    await page.goto(`/dispatch?dialog=crates&order=${order.id}`);
    await expect(board.dialog.getByRole('listitem')).toContainText('11-22');
    await expect(board.dialog.getByRole('textbox')).toHaveCount(mayEdit ? 1 : 0);
    await expect(board.dialog.getByRole('button', { name: 'Retirer la cagette 11-22' })).toHaveCount(mayEdit ? 1 : 0);
    await page.goto(`/dispatch?dialog=crates&order=${empty.id}`);
    await expect(board.dialog.getByRole('status')).toHaveText(
      mayEdit ? 'Aucune cagette' : 'Aucune cagetteRéservé au quai, au support et aux responsables.',
    );
    await page.goto(`/dispatch?dialog=transitArea&order=${order.id}`);
    await board.dialog.getByRole('combobox', { name: 'Type de dépôt' }).click();
    await page.getByRole('option', { name: 'Sec', exact: true }).click();
    await board.dialog.getByLabel('Nom du dépôt').fill('S11');
    await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('dialog', { name: 'Zonage du sec' }).getByRole('textbox').fill('S11');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await scene.ledger()).map(({ path }) => path))
      .toEqual([`/api/processing-orders/${order.id}/change_transit_area/`]);
  });
});
