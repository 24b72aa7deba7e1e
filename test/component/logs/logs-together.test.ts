import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { monthAfter } from '../../../src/domain/driver-log/calendar.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { Client } from '../../contract/client.ts';
import { type Fault, loseAnswer } from '../../hands/faults.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { type Fixtures, test } from '../fixtures.ts';
import { tableOf } from './log-page.ts';

/** The month before the present one: it is over. */
const month = monthAfter(parisDay(Date.now()).slice(0, 7), -1);
const demandsPath = '/driver_extra_cost_demands';

type Given = Pick<Fixtures, 'scene' | 'site'>;

/** Another reviewer, on her own device. */
const hélène = async ({ site }: Pick<Fixtures, 'site'>) =>
  new Client(`${site.server.url}/api`, await site.tokenOf('manager-acl'));

/** Ali was present from 8h to 12h on the tenth: 4 h at 12,75, 51,00 euros. */
async function aliWas({ scene, site }: Given) {
  const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75, pay_mode: 'presence', is_paid_by_race: false });
  const other = await hélène({ site });
  const added = await other.post('/presence-logs/', {
    driver: ali.id,
    date: `${month}-10`,
    start: '08:00',
    end: '12:00',
  });
  const { id, started_at } = added.body as { readonly id: number; readonly started_at: string };
  const endAt = (hours: number) => new Date(Date.parse(started_at) + hours * 3_600_000).toISOString();
  const closes = (time_total: number, total: number) =>
    other.post('/driver-months/', { driver: ali.id, month, time_total, total });
  return { ali, other, id, endAt, closes, path: `/logs/driver/${ali.id}/month/${month}` };
}

const times = (page: Page, text: string) =>
  page.getByRole('button', { name: `Modifier la présence d'Ali Dutour : ${text}` });

async function edits(page: Page, from: string, end: string): Promise<void> {
  await times(page, from).click();
  await page.getByRole('textbox', { name: 'Fin' }).fill(end);
  await page.getByRole('textbox', { name: 'Fin' }).press('Enter');
}

const deeds = async ({ scene }: Pick<Fixtures, 'scene'>) =>
  (await scene.ledger()).map(({ user_id, method, path }) => `${user_id} ${method} ${path.replaceAll(/\d+/g, 'n')}`);

describe('two reviewers on one demand', () => {
  test.override({ account: 'logistique' });

  test('LOG-140 LOG-190 of one validated meanwhile the refusal is told, with who decided; nothing is decided twice', async ({
    scene,
    site,
    page,
    board,
  }) => {
    const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75 });
    const { id } = await scene.demand(ali, { minutes: 20 });
    await page.goto(demandsPath);
    const its = page.getByRole('complementary', { name: "Preuves de la demande d'Ali Dutour" });
    await expect(its).toContainText('à décider');
    const cost = { driver: ali.id, day: parisDay(Date.now()), amount: 4.25, minutes: 20, extracost_type: 3 };
    const validated = await (await hélène({ site })).post('/driver-extra-costs/', {
      ...cost,
      driver_extra_cost_demand_id: id,
    });
    expect(validated.status).toBe(200);
    await page.keyboard.press('r');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser', exact: true }).click();
    await expect(board.toast('Cette demande a déjà été validée')).toBeVisible();
    await expect(its).toContainText('décidée par Hélène Rouvrelle');
    await expect(page.getByRole('row', { name: /Ali Dutour/ })).toContainText('Oui');
    expect(await deeds({ scene })).toEqual(['1216 POST /api/driver-extra-costs/']);
  });

  test('LOG-193 a draft made offline whose demand somebody else has decided says so, sends nothing, and can be forgotten', async ({
    scene,
    site,
    page,
    network,
  }) => {
    const leap = leapingClock();
    const ali = await scene.driver('Ali Dutour');
    const { id } = await scene.demand(ali);
    await page.goto(demandsPath);
    const its = page.getByRole('complementary', { name: "Preuves de la demande d'Ali Dutour" });
    await expect(its).toContainText('Ses demandes, 90 jours1 demande');
    network.setOffline(true);
    await expect(its).toContainText('une décision reste un brouillon');
    await page.keyboard.press('v');
    const drafts = page.getByRole('region', { name: 'Décisions prises hors ligne' });
    await expect(drafts).toContainText('Validé, brouillon : Ali Dutour');
    expect((await (await hélène({ site })).post(`/extra-cost-demands/${id}/review/`)).status).toBe(200);
    await leap(3_000);
    network.setOffline(false);
    await expect(drafts).toContainText('Validé, brouillon : Ali Dutourdécidée entre-temps');
    await expect(drafts.getByRole('button', { name: /^Reprendre/ })).toHaveCount(0);
    await expect(its).toContainText('décidée par Hélène Rouvrelle');
    await drafts.getByRole('button', { name: /^Oublier/ }).click();
    await expect(drafts).toHaveCount(0);
    expect(await deeds({ scene })).toEqual(['1216 POST /api/extra-cost-demands/n/review/']);
  });
});

describe('one corrects while another closes the month', () => {
  test.override({ account: 'logistique' });

  test('LOG-150 LOG-153 who closes is told, sees the present amount, and closes it at that one', async ({
    scene,
    site,
    page,
    board,
  }) => {
    const { other, id, endAt, path } = await aliWas({ scene, site });
    await page.goto(path);
    await page.getByRole('button', { name: "Clôturer le mois d'Ali Dutour" }).click();
    const close = (amount: string) =>
      board.dialog.getByRole('button', { name: new RegExp(`^Clôturer à ${amount}.€$`) });
    await expect(close('51,00')).toBeVisible();
    expect((await other.patch(`/presence-logs/${id}/`, { manual_edit_end: endAt(5) })).status).toBe(200);
    await close('51,00').click();
    await expect(board.dialog.getByRole('alert')).toContainText("Ce mois a changé entre-temps : rien n'a été clos");
    await close('63,75').click();
    await expect(board.dialog).toBeHidden();
    await expect(page.getByText('clos', { exact: true })).toBeVisible();
    expect(await deeds({ scene })).toEqual([
      '1216 POST /api/presence-logs/',
      '1216 PATCH /api/presence-logs/n/',
      '1238 POST /api/driver-months/',
    ]);
  });

  test('LOG-153 LOG-218 a correction made offline is refused in its row once the month was closed, and stays to be decided on', async ({
    scene,
    site,
    page,
    network,
  }) => {
    const { closes, path } = await aliWas({ scene, site });
    await page.goto(path);
    await expect(times(page, '8h00 - 12h00')).toBeVisible();
    network.setOffline(true);
    await edits(page, '8h00 - 12h00', '11h30');
    await expect(tableOf(page)).toContainText('8h00 - 11h30');
    expect((await closes(14_400, 51)).status).toBe(200);
    network.setOffline(false);
    const refused = page.getByRole('group', { name: "Présence d'Ali Dutour : … - 11h30" });
    await expect(refused).toContainText('est clos pour Ali Dutour depuis le');
    await expect(times(page, '8h00 - 12h00')).toHaveAttribute('aria-disabled', 'true');
    await expect(refused.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.reload();
    await expect(refused).toContainText('est clos pour Ali Dutour depuis le');
    expect(await deeds({ scene })).toEqual(['1216 POST /api/presence-logs/', '1216 POST /api/driver-months/']);
  });

  test('LOG-064 LOG-153 a correction whose answer was lost counts once, though the month was closed before it was sent again', async ({
    scene,
    site,
    page,
    network,
  }) => {
    const { closes, path } = await aliWas({ scene, site });
    await page.goto(path);
    await expect(times(page, '8h00 - 12h00')).toBeVisible();
    const losing: Fault = async (forward, asked) => {
      const lost = await loseAnswer(forward, asked);
      // 3 h 30 at 12,75.
      expect((await closes(12_600, 44.63)).status).toBe(200);
      return lost;
    };
    network.intercept({ path: '/presence-logs/', method: 'PATCH', times: 1 }, losing);
    await edits(page, '8h00 - 12h00', '11h30');
    await expect(tableOf(page).getByText('corrigé')).toBeVisible();
    await expect(times(page, '8h00 - 11h30')).toHaveAttribute('aria-disabled', 'true');
    await expect(tableOf(page).getByText('en attente', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('group', { name: /^Présence d['e]/ })).toHaveCount(0);
    expect(await deeds({ scene })).toEqual([
      '1216 POST /api/presence-logs/',
      '1238 PATCH /api/presence-logs/n/',
      '1216 POST /api/driver-months/',
    ]);
  });
});
