import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, karim, salome } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { type Fault, refusal } from '../../hands/faults.ts';
import { factsIn } from '../../hands/reading.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { tableOf, telling, written } from './log-page.ts';
import { savedFiles } from './saved-files.ts';

const at = { started_at: '2026-10-08T22:30:00Z', ended_at: '2026-10-09T07:00:00Z' };
const logs = [
  aPresence(1, { ...at, money_real: 2186.63, time_total: 617_400 }),
  aCost(1, { date: '2026-10-09', money_real: 28.79 }),
];

const open = [
  { kind: 'demand', id: 9, day: '2026-10-30', label: 'Retour au centre, 15 min' },
  { kind: 'unfinished', id: 5, day: '2026-10-30', label: '8h04 - en cours' },
  { kind: 'overlap', id: 6, day: '2026-10-08', label: '12h30 - 13h00' },
];

const answering = (network: Network, months: readonly object[]) =>
  network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months }));

describe('closing a month', () => {
  test.override({ account: 'logistique' });

  test('LOG-152 LOG-155 the dialog names what is open and the amounts it keeps; it is closed all the same', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [aMonth({ open })]);
    await page.goto('/logs/driver/71/month/2026-10');
    await expect(page.getByText('ouvert', { exact: true })).toBeVisible();
    await expect(page.getByText('3 points ouverts', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clôturer le mois de Karim Lavandier' }).click();
    const { dialog } = board;
    await expect(dialog.getByRole('heading')).toHaveText('Clôturer octobre 2026, Karim Lavandier');
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Demande à décider 30/10/2026, Retour au centre, 15 min (décidée plus tard, elle entre dans un mois suivant)',
      'Présence sans fin 30/10/2026, 8h04 - en cours',
      'Chevauchement 08/10/2026, 12h30 - 13h00',
    ]);
    await expect
      .poll(() => factsIn(dialog))
      .toEqual([
        ['Temps total', '171 h 30'],
        ['Présence', '2 186,63 €'],
        ['Surcoûts', '28,79 €'],
        ['Total', '2 215,42 €'],
      ]);
    await expect(dialog).toContainText('Ceci est encore ouvert :');
    const bodies: unknown[] = [];
    const closes: Fault = (_forward, asked) => {
      bodies.push(asked.path);
      answering(network, [aMonth({ open, closing: aClosing() })]);
      return refusal(200, aMonth({ open, closing: aClosing() }))();
    };
    network.intercept({ path: '/driver-months/', method: 'POST' }, closes);
    await expect(dialog.getByRole('button', { name: "Revoir d'abord" })).toBeVisible();
    await dialog.getByRole('button', { name: /^Clôturer à 2.215,42.€, 3 points ouverts$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('clos', { exact: true })).toBeVisible();
    await expect(page.getByText('02/11/2026 16:05', { exact: true })).toBeVisible();
    expect(bodies).toEqual(['/api/driver-months/']);
  });

  test('LOG-150 LOG-153 why it was not closed stays in the dialog; a month that is not over cannot be', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [aMonth()]);
    await page.goto('/logs/driver/71/month/2026-10');
    await expect(page.getByText('prêt', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clôturer le mois de Karim Lavandier' }).click();
    const error = "Ce mois a changé entre-temps : rien n'a été clos";
    network.intercept(
      { path: '/driver-months/', method: 'POST' },
      refusal(409, { code: 'month_changed', error, month: aMonth() }),
    );
    const { dialog } = board;
    await dialog.getByRole('button', { name: /^Clôturer à 2.215,42.€$/ }).click();
    await expect(dialog.getByRole('alert')).toContainText(error);
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    answering(network, [aMonth({ month: '2099-12' })]);
    await page.goto('/logs/driver/71/month/2099-12');
    const button = page.getByRole('button', { name: 'Clôturer le mois de Karim Lavandier' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Ce mois n'est pas terminé");
  });

  test('LOG-218 LOG-150 a closing that was refused is looked into and sent again, from a window opened anew', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [aMonth()]);
    await page.goto('/logs/driver/71/month/2026-10');
    const press = page.getByRole('button', { name: 'Clôturer le mois de Karim Lavandier' });
    const close = board.dialog.getByRole('button', { name: /^Clôturer à 2.215,42.€$/ });
    const error = "Ce mois a changé entre-temps : rien n'a été clos";
    const refused = network.intercept(
      { path: '/driver-months/', method: 'POST' },
      refusal(409, { code: 'month_changed', error, month: aMonth() }),
    );
    await press.click();
    await close.click();
    await expect(board.dialog.getByRole('alert')).toContainText(error);
    await board.dialog.getByRole('button', { name: 'Annuler' }).click();
    expect(refused.hits()).toBe(1);
    const closed = network.intercept({ path: '/driver-months/', method: 'POST' }, () => {
      answering(network, [aMonth({ closing: aClosing() })]);
      return refusal(200, aMonth({ closing: aClosing() }))();
    });
    await press.click();
    await close.click();
    await expect(board.dialog).toBeHidden();
    await expect(page.getByText('clos', { exact: true })).toBeVisible();
    expect(closed.hits()).toBe(1);
    // Both times what was seen.
    const body = { driver: karim.id, month: '2026-10', time_total: 617_400, total: 2_215.42 };
    expect(written(network, '/driver-months/')).toEqual([
      { method: 'POST', body },
      { method: 'POST', body },
    ]);
  });

  test('LOG-155 a server that does not know the call is offered no closing, and the rest is there', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, logs);
    network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(404, { detail: 'Introuvable.' }));
    await page.goto('/logs/month/2026-10');
    await expect(tableOf(page)).toContainText('Karim Lavandier');
    await expect.poll(() => network.seen('/driver-months/').length).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: /Clôturer|Rouvrir/ })).toHaveCount(0);
    await expect(page.getByText(/^(ouvert|prêt|clos)$/)).toHaveCount(0);
    await expect(page.getByText('Introuvable.')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Exporter/ })).toHaveCount(2);
  });

  test('LOG-154 LOG-155 all drivers of a month with their states; who may not reopen is told why', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [...logs, aPresence(2, { ...at, driver: salome })]);
    answering(network, [
      aMonth({ closing: aClosing() }),
      aMonth({ driver: { id: salome.id, name: salome.name }, open: open.slice(0, 1) }),
    ]);
    await page.goto('/logs/month/2026-10');
    const rows = tableOf(page).locator('tbody tr');
    await expect(rows.nth(0)).toContainText('clos');
    await expect(rows.nth(0)).toContainText('02/11/2026 16:05');
    await expect(rows.nth(1)).toContainText('ouvert');
    await expect(rows.nth(1)).toContainText('1 point ouvert');
    await expect(rows.nth(1).getByRole('button', { name: 'Clôturer le mois de Salomé Barthelay' })).toBeEnabled();
    const reopen = rows.nth(0).getByRole('button', { name: `Rouvrir le mois de ${karim.name}` });
    await expect(reopen).toBeDisabled();
    await expect(reopen).toHaveAccessibleDescription(/responsables/);
  });

  test('LOG-151 a closed month offers its file as it was', async ({ scene: _, page, network }) => {
    const files = savedFiles();
    telling(network, logs);
    answering(network, [aMonth({ closing: aClosing() })]);
    network.intercept({ path: '/driver-months/71/2026-10/file/' }, refusal(200, 'tel quel'));
    await page.goto('/logs/driver/71/month/2026-10');
    const save = page.getByRole('button', { name: 'Fichier clos (CSV)' });
    await save.click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['logs-2026-10-karim-lavandier.csv']);
    // The server has it: the device keeps none.
    network.setOffline(true);
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('Hors ligne : cette action doit partir maintenant');
  });
});

describe('reopening a month', () => {
  test.override({ account: 'manager-acl' });

  test('LOG-154 a manager of logistics says why; without a reason nothing is sent', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [aMonth({ closing: aClosing() })]);
    await page.goto('/logs/driver/71/month/2026-10');
    await page.getByRole('button', { name: 'Rouvrir le mois de Karim Lavandier' }).click();
    const { dialog } = board;
    await expect(dialog).toContainText(/Clos le 02\/11\/2026 16:05 par Nadia Haddouche, 2.215,42.€\./);
    const sent = network.intercept({ path: '/driver-months/reopen/', method: 'POST' }, async () => {
      answering(network, [aMonth()]);
      return refusal(200, aMonth())();
    });
    await dialog.getByRole('button', { name: 'Rouvrir le mois' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Dites pourquoi, en 3 à 500 signes');
    await expect(dialog.getByLabel('Raison')).toBeFocused();
    expect(sent.hits()).toBe(0);
    await dialog.getByLabel('Raison').fill('Badge remplacé ce jour-là');
    await dialog.getByRole('button', { name: 'Rouvrir le mois' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('prêt', { exact: true })).toBeVisible();
    expect(written(network, '/driver-months/reopen/')).toEqual([
      { method: 'POST', body: { driver: karim.id, month: '2026-10', reason: 'Badge remplacé ce jour-là' } },
    ]);
  });

  test('LOG-154 its reason has 3 to 500 signs without the blanks around it, and comes back after Escape', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [aMonth({ closing: aClosing() })]);
    await page.goto('/logs/driver/71/month/2026-10');
    const open = page.getByRole('button', { name: 'Rouvrir le mois de Karim Lavandier' });
    await open.click();
    const { dialog } = board;
    await expect(dialog).toContainText("Le mois pourra changer. La raison reste au mois, avec votre nom et l'heure.");
    const sent = network.intercept({ path: '/driver-months/reopen/', method: 'POST' }, async () => {
      answering(network, [aMonth()]);
      return refusal(200, aMonth())();
    });
    const reason = dialog.getByLabel('Raison');
    const send = dialog.getByRole('button', { name: 'Rouvrir le mois' });
    for (const typed of ['  ab  ', 'x'.repeat(501)]) {
      await reason.fill(typed);
      await send.click();
      await expect(dialog.getByRole('alert')).toHaveText('Dites pourquoi, en 3 à 500 signes');
    }
    expect(sent.hits()).toBe(0);
    const longest = `B${'a'.repeat(498)}e`;
    await reason.fill(`  ${longest} `);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    await expect(reason).toHaveValue(`  ${longest} `);
    await expect(board.toast(/^Saisie reprise/)).toContainText('réouverture de octobre 2026, Karim Lavandier');
    await send.click();
    await expect(dialog).toBeHidden();
    expect(written(network, '/driver-months/reopen/')).toEqual([
      { method: 'POST', body: { driver: karim.id, month: '2026-10', reason: longest } },
    ]);
  });

  test('LOG-218 LOG-153 a correction refused since the month was closed does not hold up its reopening, and is sent again then', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    telling(network, logs);
    answering(network, [aMonth()]);
    await page.goto('/logs/driver/71/month/2026-10');
    const edit = (times: string) =>
      page.getByRole('button', { name: `Modifier la présence de Karim Lavandier : ${times}` });
    const error = 'Octobre 2026 est clos pour Karim Lavandier depuis le 02/11/2026 16:05';
    network.intercept({ path: '/presence-logs/1/', method: 'PATCH' }, () => {
      answering(network, [aMonth({ closing: aClosing() })]);
      return refusal(409, { code: 'month_closed', error })();
    });
    await edit('0h30 - 9h00').click();
    await page.getByRole('textbox', { name: 'Fin' }).fill('8h45');
    await page.getByRole('textbox', { name: 'Fin' }).press('Enter');
    const refused = page.getByRole('group', { name: 'Présence de Karim Lavandier : … - 8h45' });
    await expect(refused).toContainText(error);
    const reopened = network.intercept({ path: '/driver-months/reopen/', method: 'POST' }, () => {
      answering(network, [aMonth()]);
      return refusal(200, aMonth())();
    });
    await page.getByRole('button', { name: 'Rouvrir le mois de Karim Lavandier' }).click();
    await board.dialog.getByLabel('Raison').fill('Fin oubliée');
    await board.dialog.getByRole('button', { name: 'Rouvrir le mois' }).click();
    await expect(board.dialog).toBeHidden();
    expect(reopened.hits()).toBe(1);
    const [log] = logs;
    const after = { ...log, manual_edit_end: '2026-10-09T06:45:00Z' };
    const sent = network.intercept({ path: '/presence-logs/1/', method: 'PATCH' }, () => {
      telling(network, [after, ...logs.slice(1)] as typeof logs);
      return refusal(200, after)();
    });
    await refused.getByRole('button', { name: 'Réessayer' }).click();
    // On its way it is shown with its times already.
    await expect.poll(() => sent.hits()).toBe(1);
    await expect(edit('0h30 - 8h45')).toBeVisible();
    await expect(refused).toHaveCount(0);
    expect(sent.hits()).toBe(1);
    const end = { method: 'PATCH', body: { manual_edit_end: '2026-10-09T08:45:00+02:00' } };
    expect(written(network, '/presence-logs/1/')).toEqual([end, end]);
  });
});
