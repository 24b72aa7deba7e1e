import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { de } from '../../../src/domain/words/elided.ts';
import { aPresence, karim, logsAnswer } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { telling } from './log-page.ts';

const path = '/driver_extra_cost_demands';

const evidenceOf = (page: Page, driver: string) =>
  page.getByRole('complementary', { name: `Preuves de la demande ${de(driver)}` });

describe('the review of demands by keyboard', () => {
  test.override({ account: 'logistique' });

  test('LOG-190 LOG-191 J and K choose, the evidence stands beside; V opens the cost, R asks and refuses', async ({
    scene,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 9 });
    const bea = await scene.driver('Béa Morin');
    const of = { created_at: '2026-06-09T22:30:00Z', dock_id: 3_120_042, minutes: 35 };
    await scene.demand(ali, of);
    await scene.demand(ali, { created_at: '2026-06-01T12:00:00Z', reviewed_by: 1204, reviewed_at: scene.at(-10) });
    await scene.demand(bea, { created_at: '2026-06-08T12:00:00Z' });
    telling(network, [
      aPresence(1, {
        ...{ driver: { id: ali.id, name: 'Ali Dutour', is_paid_by_race: false, hourly_rate: 12.75 } },
        ...{ started_at: '2026-06-09T22:05:00Z', ended_at: '2026-06-10T04:00:00Z' },
        logs: [
          {
            ...{ label: 'G42', link_id: 3_120_042, comment: '6 arrêts', orders: 5, minutes: 60, amount: 12 },
            ...{ started_at: '2026-06-09T22:10:00Z', ended_at: '2026-06-09T23:10:00Z', error: null },
          },
        ],
      }),
    ]);
    await page.goto(path);
    const its = evidenceOf(page, 'Ali Dutour');
    await expect(its.getByRole('heading', { level: 2 })).toHaveText('Ali Dutour, 35 min');
    await expect(its).toContainText('Tournée G42');
    await expect(its).toContainText('Départ0h10Arrêts6 arrêts, 5 commandes livréesDemande envoyée0h30Retour1h10');
    await expect(its).toContainText('0h05 - 6h00, Temps');
    await expect(its).toContainText(/7,44.€ \(35 min à 12,75.€\)/);
    await expect(its).toContainText('2 demandes, 0 validée, 1 refusée');
    // Asked ahead: the logs of the next one's day.
    await expect.poll(() => network.seen(`/driver-logs/?date=2026-06-08&driver_id=${bea.id}`).length).toBe(1);

    await page.keyboard.press('j');
    await expect(evidenceOf(page, 'Béa Morin')).toBeVisible();
    await page.keyboard.press('k');
    await expect(its).toBeVisible();
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Ali Dutour' }) })
        .first(),
    ).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('v');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Minutes' })).toHaveValue('35');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Béa Morin', exact: true }).click();
    await expect(evidenceOf(page, 'Béa Morin')).toContainText('Aucune tournée');
    await page.keyboard.press('r');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true }).click();
    await expect(evidenceOf(page, 'Béa Morin')).toContainText('décidée par');
    expect((await scene.ledger()).filter(({ path: sent }) => sent.endsWith('/review/'))).toHaveLength(1);
  });

  test('LOG-191 of a demand after midnight it is the presence of the night that lasts until then', async ({
    scene,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await scene.demand(ali, { created_at: '2026-06-09T23:30:00Z', dock_id: 3_120_042, minutes: 35 });
    const driver = { id: ali.id, name: 'Ali Dutour', is_paid_by_race: false, hourly_rate: 12.75 };
    const round = { label: 'G42', link_id: 3_120_042, comment: '6 arrêts', orders: 5, minutes: 60, amount: 12 };
    const night = aPresence(1, {
      ...{ driver, started_at: '2026-06-09T18:00:00Z', ended_at: '2026-06-10T02:00:00Z' },
      logs: [{ ...round, started_at: '2026-06-09T21:40:00Z', ended_at: '2026-06-10T00:10:00Z', error: null }],
    });
    // Another of that day had ended before.
    const noon = aPresence(2, { driver, started_at: '2026-06-09T08:00:00Z', ended_at: '2026-06-09T10:00:00Z' });
    network.intercept({ path: '/driver-logs/', method: 'GET' }, (_forward, { path: asked }) =>
      refusal(200, logsAnswer(asked.includes('date=2026-06-09') ? [noon, night] : []))(),
    );
    await page.goto(path);
    const its = evidenceOf(page, 'Ali Dutour');
    await expect(its).toContainText('20h00 - 4h00, Temps');
    await expect(its).toContainText('Départ23h40');
  });

  test('LOG-191 a presence that has not ended says so; a refusal on its way is not asked a second time', async ({
    scene,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await scene.demand(ali, { created_at: '2026-06-09T14:30:00Z', dock_id: 3_120_042, minutes: 35 });
    const driver = { id: ali.id, name: 'Ali Dutour', is_paid_by_race: false, hourly_rate: 12.75 };
    telling(network, [aPresence(1, { driver, started_at: '2026-06-09T12:05:00Z', ended_at: null, is_ended: false })]);
    await page.goto(path);
    const its = evidenceOf(page, 'Ali Dutour');
    await expect(its).toContainText('14h05 - …, Temps');
    network.intercept({ path: '/review/', method: 'POST' }, () => new Promise(() => undefined));
    await page.keyboard.press('r');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Refuser', exact: true }).click();
    await expect(its.getByRole('button', { name: 'Refusé R' })).toBeDisabled();
    await expect.poll(() => network.seen('/review/')).toHaveLength(1);
    await page.keyboard.press('r');
    await page.keyboard.press('v');
    // A window that opens has opened by then.
    await wait(50);
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(network.seen('/review/')).toHaveLength(1);
  });

  test('LOG-153 LOG-155 an extra cost of a closed month is not deleted from its demand, which says why', async ({
    scene: _,
    page,
    network,
  }) => {
    const { id, name } = karim;
    const demand = {
      ...{ id: 7, driver: { id, name }, created_at: '2026-10-09T12:00:00Z', minutes: 15 },
      ...{ reviewed_at: '2026-10-10T12:00:00Z', extra_cost: 44, extra_cost_date: '2026-10-09' },
    };
    const all = { count: 1, offset: 0, limit: 100, next_offset: null, results: [demand] };
    network.intercept({ path: '/extra-cost-demands/', method: 'GET' }, refusal(200, all));
    network.intercept(
      { path: '/driver-months/', method: 'GET' },
      refusal(200, { months: [aMonth({ closing: aClosing() })] }),
    );
    await page.goto(path);
    const remove = page.getByRole('button', { name: /^Supprimer le surcoût/ });
    await expect(remove).toBeDisabled();
    await expect(remove).toHaveAccessibleDescription(/^Octobre 2026 est clos pour Karim Lavandier/);
  });

  test('LOG-193 a decision taken offline is a draft that says so, sends nothing, and is taken up by hand', async ({
    scene,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await scene.demand(ali, { created_at: '2026-06-09T12:00:00Z' });
    await page.goto(path);
    const its = evidenceOf(page, 'Ali Dutour');
    await expect(its).toContainText('Ses demandes, 90 jours1 demande');
    network.setOffline(true);
    await expect(its).toContainText('une décision reste un brouillon');
    await page.keyboard.press('r');
    const drafts = page.getByRole('region', { name: 'Décisions prises hors ligne' });
    await expect(drafts).toContainText('Refusé, brouillon : Ali Dutour');
    await expect(page.getByRole('table')).toContainText('Refusé, brouillon');
    network.setOffline(false);
    await expect(its).not.toContainText('une décision reste un brouillon');
    await drafts.getByRole('button', { name: /^Reprendre/ }).click();
    expect(await scene.ledger()).toEqual([]);
    // Looked at and left again it is as undecided as before.
    await page.keyboard.press('v');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Minutes' }).press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(drafts).toContainText('Refusé, brouillon : Ali Dutour');
    await page.keyboard.press('r');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true }).click();
    await expect(drafts).toHaveCount(0);
    await expect(its).toContainText('décidée par');
  });
});
