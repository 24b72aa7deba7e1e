import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { de } from '../../../src/domain/words/elided.ts';
import { refusal } from '../../hands/faults.ts';
import { floorOf, grant } from '../../hands/people.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { scrolled } from '../browser/window.ts';
import { test } from '../fixtures.ts';

const table = (page: Page) => page.getByRole('region', { name: 'Préparateurs et types de tâches' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const names = (page: Page) => table(page).locator('tbody').getByRole('rowheader');
const all = (page: Page) => page.getByRole('switch', { name: 'Afficher les personnes hors session' });
const permission = (page: Page, who: string, name: string) =>
  page.getByRole('list', { name: `Permissions ${de(who)}` }).getByRole('button', { name, exact: true });
const permissionsOf = (page: Page, who: string) =>
  page.getByRole('button', { name: new RegExp(`^Permissions ${de(who)} :`) });
const sort = (page: Page, name: string) => table(page).getByRole('columnheader').getByRole('button', { name });

describe('the table', () => {
  test.override({ account: 'manager' });

  test('PRP-180 PRP-181 PRP-187 lists who is in the session, and the others where they are asked for', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.packer('Bruno Vidal');
    await floor.packer('Adèle Gourmelan', { is_working: false, has_planning: true });
    await floor.packer('Zoé Absente', { is_working: false });
    await page.goto('/');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Nom',
      'Permissions',
      'Dernière tâche ou tâche en cours',
      'Prochaine tâche',
    ]);
    await expect(names(page)).toHaveText(['Adèle Gourmelan', 'Bruno Vidal']);
    await all(page).click();
    await expect(names(page)).toHaveText(['Adèle Gourmelan', 'Bruno Vidal', 'Zoé Absente']);
  });

  test('PRP-185 PRP-186 is sorted by name or by the last task begun, either way round', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.packer('Bruno', { last_started_at: scene.at(-50), last_task_type: 21, last_ended_at: scene.at(-40) });
    await floor.packer('Élise', { last_started_at: scene.at(-10), current_task_type: 21 });
    await floor.packer('Farid');
    await page.goto('/');
    await expect(names(page)).toHaveText(['Bruno', 'Élise', 'Farid']);
    await expect(table(page).getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending');
    await sort(page, 'Nom').click();
    await expect(names(page)).toHaveText(['Farid', 'Élise', 'Bruno']);
    await sort(page, 'Dernière tâche').click();
    await expect(names(page)).toHaveText(['Élise', 'Bruno', 'Farid']);
    await sort(page, 'Dernière tâche').click();
    await expect(names(page)).toHaveText(['Bruno', 'Élise', 'Farid']);
  });

  test('PRP-198 PRP-199 PRP-200 tells test posts, interim staff and the days of a trial that are left', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    const inDays = (days: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000);
    await floor.packer('Poste', { is_test: true });
    await floor.packer('Karim', { legal_status: 'freelance', trying_until: inDays(12) });
    await floor.packer('Lina', { legal_status: 'temporary', trying_until: inDays(-1) });
    await floor.packer('Mehdi', { trying_until: inDays(0) });
    await page.goto('/');
    await expect(names(page)).toHaveText(['KarimINTÉRIMEssai : 12 j', 'Lina', 'MehdiEssai : 0 j', 'PosteTEST']);
  });

  test('PRP-202 PRP-203 PRP-204 tells comments with the way to them, a lock, and who is stopped', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    const lockedAt = scene.at(-30);
    const karim = await floor.packer('Karim', { comment_count: 2, lock_on_at: lockedAt });
    await floor.packer('Lina', { stopped: true, current_task_type: 21, last_started_at: scene.at(-5) });
    await page.goto('/');
    const comments = rowOf(page, 'Karim').getByRole('link', { name: '2 commentaires' });
    await expect(comments).toHaveText('2');
    await expect(comments).toHaveAttribute('href', new RegExp(`/users/${karim.user_id}$`));
    await expect(rowOf(page, 'Karim').getByRole('img', { name: `Verrouillé à ${hourText(lockedAt)}` })).toHaveCount(1);
    await expect(names(page).nth(0)).toContainText(hourText(lockedAt));
    await expect(rowOf(page, 'Lina')).toHaveAttribute('data-off', 'true');
    await permissionsOf(page, 'Lina').click();
    await expect(permission(page, 'Lina', 'Picking')).toHaveAttribute('aria-disabled', 'true');
    await expect(rowOf(page, 'Lina').getByRole('combobox')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Arrêter la tâche de Lina' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await permission(page, 'Lina', 'Picking').click({ force: true });
    expect(await scene.ledger()).toEqual([]);
  });

  test('PRP-201 leaves out a record of nobody, without a word to the user', async ({
    server,
    scene,
    page,
    network,
  }) => {
    const floor = floorOf(server, scene);
    await floor.packer('Karim');
    await floor.packer('Absente', { is_working: false });
    network.intercept({ path: '/tasks/state/' }, async (forward) => {
      const answer = await forward('whole');
      const body = JSON.parse(answer.body.toString());
      body.nexts = [...body.nexts, { id: 999_990, user: null, current_task_type: 21 }];
      return { ...answer, body: Buffer.from(JSON.stringify(body)), headers: ['content-type', 'application/json'] };
    });
    await page.goto('/');
    await expect(names(page)).toHaveText(['Karim']);
    await page.getByRole('switch', { name: 'hors session' }).click();
    await expect(names(page)).toHaveText(['Absente', 'Karim']);
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0);
  });
});

describe('permissions', () => {
  test.override({ account: 'manager' });

  test('PRP-182 PRP-190 PRP-191 are one button each, of a zone only where the zone is known', async ({
    server,
    scene,
    page,
  }) => {
    await scene.change('metas', { id: scene.center }, { pseudo_zones: [{ id: 901, name: 'Frais', is_active: false }] });
    const floor = floorOf(server, scene);
    await floor.config(1, 15, 'Préparateur de zone, Frais', { zone: 901 });
    await floor.packer('Karim', {
      grants: [grant(21, 'Picking', true), grant(15, 'Frais', false, 901), grant(15, 'Ailleurs', true, 977)],
    });
    await page.goto('/');
    // One line of it; the buttons are behind it.
    await expect(permissionsOf(page, 'Karim')).toHaveText('Picking1/2');
    await expect(permission(page, 'Karim', 'Frais')).toHaveCount(0);
    await permissionsOf(page, 'Karim').click();
    await expect(page.getByRole('list', { name: 'Permissions de Karim' }).getByRole('button')).toHaveText([
      'Frais',
      'Picking',
    ]);
  });

  test('PRP-192 are those of active types: the always active, and those with a config that is not off', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.config(1, 30, 'Retours');
    await floor.config(2, 31, 'Emballage', { disabled: true });
    await floor.packer('Karim', {
      grants: [
        grant(21, 'Picking', false),
        grant(30, 'Retours', true),
        grant(31, 'Emballage', true),
        grant(32, 'Inconnu', true),
      ],
    });
    await page.goto('/');
    await permissionsOf(page, 'Karim').click();
    await expect(page.getByRole('list', { name: 'Permissions de Karim' }).getByRole('button')).toHaveText([
      'Picking',
      'Retours',
    ]);
  });

  test('PRP-188 PRP-189 API-P20 turn at once, with the new state sent, and come back where the server refuses', async ({
    server,
    scene,
    board,
    page,
    network,
  }) => {
    const floor = floorOf(server, scene);
    const karim = await floor.packer('Karim', { grants: [grant(21, 'Picking', true), grant(54, 'Contrôle', false)] });
    await page.goto('/');
    const [picking, check] = [permission(page, 'Karim', 'Picking'), permission(page, 'Karim', 'Contrôle')];
    await permissionsOf(page, 'Karim').click();
    await expect(picking).toHaveAttribute('aria-pressed', 'true');
    await expect(check).toHaveAttribute('aria-pressed', 'false');
    await check.click();
    await expect(check).toHaveAttribute('aria-pressed', 'true');
    await expect(permissionsOf(page, 'Karim')).toHaveText('Picking, Contrôle2/2');
    const path = `/api/users/${karim.user_id}/grant/`;
    const body = { identifier: 'task_type_54', value: true, task_type: 54, external_id: null };
    await expect.poll(() => scene.ledger()).toMatchObject([{ method: 'POST', path, body }]);
    network.intercept({ path: '/grant/' }, refusal(400, { error: 'Permission réservée.' }));
    await picking.click();
    await expect(board.toast('Permission réservée.')).toBeVisible();
    await expect(picking).toHaveAttribute('aria-pressed', 'true');
    expect(await scene.ledger()).toHaveLength(1);
  });
});

describe('a long table', () => {
  test.override({ account: 'manager' });

  test('PRP-180 PRP-182 PRP-195 a list opened in it is open when its person comes back to the screen, and a question stays although its row goes', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.config(1, 21, 'Picking');
    const runs = { current_task_type: 21, last_started_at: scene.at(-10) };
    for (let at = 10; at < 60; at++)
      await floor.packer(`Packer ${at}`, { grants: [grant(21, 'Picking', true)], ...(at === 11 ? runs : {}) });
    await page.goto('/');
    await expect(rows(page)).toHaveCount(50);
    await permissionsOf(page, 'Packer 10').click();
    await expect(permission(page, 'Packer 10', 'Picking')).toBeVisible();
    await sort(page, 'Nom').focus();
    const all = [...document.querySelectorAll('tbody tr')];
    scrolled(all, false);
    await expect(rowOf(page, 'Packer 10').getByRole('combobox')).toHaveCount(0);
    scrolled(all, true);
    await expect(rowOf(page, 'Packer 10').getByRole('combobox')).toHaveCount(1);
    await expect(permission(page, 'Packer 10', 'Picking')).toBeVisible();
    await rowOf(page, 'Packer 11')
      .getByRole('button', { name: /^Arrêter/ })
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    scrolled(all, false);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});

describe('permissions of one identifier', () => {
  test.override({ account: 'manager' });

  test('PRP-722 PRP-188 are one a zone: one is switched off, the other stays', async ({ server, scene, page }) => {
    const zone = (id: number, name: string) => ({ id, name, is_active: true });
    await scene.change('metas', { id: scene.center }, { pseudo_zones: [zone(901, 'Frais'), zone(902, 'Sec')] });
    const floor = floorOf(server, scene);
    await floor.config(1, 15, 'Préparateur de zone, Frais', { zone: 901 });
    const own = { identifier: 'prep_zone' };
    const karim = await floor.packer('Karim', {
      grants: [
        { ...grant(15, 'Frais', true, 901), ...own },
        { ...grant(15, 'Sec', true, 902), ...own },
      ],
    });
    await page.goto('/');
    await permissionsOf(page, 'Karim').click();
    await permission(page, 'Karim', 'Sec').click();
    const body = { ...own, value: false, task_type: 15, external_id: 902 };
    await expect.poll(() => scene.ledger()).toMatchObject([{ path: `/api/users/${karim.user_id}/grant/`, body }]);
    await expect(permissionsOf(page, 'Karim')).toHaveText('Frais1/2');
    await page.reload();
    await permissionsOf(page, 'Karim').click();
    await expect(permission(page, 'Karim', 'Sec')).toHaveAttribute('aria-pressed', 'false');
    await expect(permission(page, 'Karim', 'Frais')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the task', () => {
  test.override({ account: 'manager' });

  test('PRP-183 PRP-194 is the one that runs since when, else the last one from when to when', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.config(1, 21, 'Picking');
    const [began, start, end] = [scene.at(-20), scene.at(-60), scene.at(-45)];
    await floor.packer('Karim', { current_task_type: 21, last_started_at: began, last_ended_at: scene.at(-25) });
    // The one before it still stands beside it.
    const ended = { current_task_type: 21, last_task_type: 56, last_started_at: start, last_ended_at: end };
    await floor.packer('Lina', ended);
    await floor.packer('Mehdi');
    await floor.packer('Noé', { last_task_type: 56, last_started_at: start });
    await page.goto('/');
    const task = (name: string) => rowOf(page, name).getByRole('cell').nth(1);
    await expect(task('Karim')).toHaveText(`Pickingdepuis ${hourText(began)}Arrêter`);
    await expect(task('Lina')).toHaveText(`Tâche 56${hourText(start)} - ${hourText(end)}`);
    await expect(task('Mehdi')).toHaveText('-');
    // Nobody told when he ended it.
    await expect(task('Noé')).toHaveText(`Tâche 56depuis ${hourText(start)}`);
  });

  test('PRP-193 PRP-195 PRP-196 is stopped where its type allows it, by a call without a body', async ({
    server,
    scene,
    page,
  }) => {
    stopClock();
    const floor = floorOf(server, scene);
    await floor.config(1, 21, 'Picking');
    await floor.config(2, 54, 'Contrôle', { is_stoppable: false });
    const running = { last_started_at: scene.at(-20) };
    const karim = await floor.packer('Karim', { current_task_type: 21, ...running });
    await floor.packer('Lina', { current_task_type: 54, ...running });
    await page.goto('/');
    await expect(rowOf(page, 'Lina')).toContainText('Contrôledepuis');
    await expect(page.getByRole('button', { name: 'Arrêter la tâche de Lina' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Arrêter la tâche de Karim' }).dblclick();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      `La tâche « Picking » de Karim, commencée à ${hourText(scene.at(-20))}, sera terminée. Elle ne pourra pas être reprise d'ici.`,
    );
    expect(await scene.ledger()).toEqual([]);
    await question.getByRole('button', { name: 'Arrêter la tâche de Karim' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Arrêter la tâche de Karim' })).toHaveCount(0);
    await expect(rowOf(page, 'Karim')).toContainText(`Picking${hourText(scene.at(-20))} - ${hourText(scene.at(0))}`);
    await expect
      .poll(() => scene.ledger())
      .toMatchObject([{ method: 'POST', path: `/api/nexts/${karim.id}/task_done/`, body: null }]);
  });

  test('PRP-184 PRP-197 API-P18 that comes next is chosen by hand, or left to the rules again', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.config(1, 21, 'Picking');
    await floor.config(2, 30, 'Retours');
    await floor.config(3, 31, 'Emballage');
    const karim = await floor.packer('Karim', { grants: [grant(30, 'Retours', true), grant(31, 'Emballage', false)] });
    await page.goto('/');
    const choice = page.getByRole('combobox', { name: 'Prochaine tâche de Karim' });
    await expect(choice).toHaveText('Automatique');
    await choice.click();
    await expect(page.getByRole('option')).toHaveText([
      ...['Automatique', 'Retours', 'Picking'],
      ...[54, 55, 56, 57, 58, 73, 74, 80].map((type) => `Tâche ${type}`),
    ]);
    await page.getByRole('option', { name: 'Retours' }).click();
    await expect(choice).toHaveText('Retours');
    const path = `/api/nexts/${karim.id}/`;
    await expect.poll(() => scene.ledger()).toMatchObject([{ method: 'PATCH', path, body: { next_task_type: 30 } }]);
    await choice.click();
    await page.getByRole('option', { name: 'Automatique' }).click();
    await expect(choice).toHaveText('Automatique');
    await expect
      .poll(async () => (await scene.ledger()).map(({ body }) => body))
      .toEqual([{ next_task_type: 30 }, { next_task_type: null }]);
  });

  test('PRP-192 PRP-197 a choice of a task that he may not do any more stays the choice, and can be taken back', async ({
    server,
    scene,
    page,
  }) => {
    const floor = floorOf(server, scene);
    await floor.config(1, 31, 'Emballage');
    await floor.packer('Karim', { next_task_type: 31, grants: [grant(31, 'Emballage', false)] });
    await floor.packer('Lina', { grants: [grant(31, 'Emballage', false)] });
    await page.goto('/');
    const choice = (name: string) => page.getByRole('combobox', { name: `Prochaine tâche de ${name}` });
    await expect(choice('Karim')).toHaveText('Emballage');
    await choice('Lina').click();
    await expect(page.getByRole('option', { name: 'Emballage' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choice('Karim').click();
    await expect(page.getByRole('option').first()).toHaveText('Automatique');
    await expect(page.getByRole('option', { name: 'Emballage' })).toHaveCount(1);
    await page.getByRole('option', { name: 'Automatique' }).click();
    await expect.poll(() => scene.ledger()).toMatchObject([{ method: 'PATCH', body: { next_task_type: null } }]);
  });
});
