import { ownDevice } from '../fixtures.ts';
import { deedOf, expect } from '../hands/dispatcher.ts';
import { addsUp, mendOverlap, openMonths, reviewDemands, seesAmounts, typeEnd } from '../hands/payroll-work.ts';
import { test } from './month-end.ts';

const closed = { seconds: 77_430, presence: 27_424, costs: 425, total: 27_849 };
const amounts = ['21 h 30', '21 h 30', '274,24 €', '4,25 €', '278,49 €'];

test(
  'LOG-151 LOG-153 LOG-154 the end of a month, from demands to a closed month whose files have the sums of the screen: a colleague is refused in words, until it is reopened with a reason',
  ownDevice,
  async ({ october, scene, board, page, manager }) => {
    const { ali } = october;
    await reviewDemands(page, board);
    await openMonths(page);
    await page.getByRole('link', { name: 'Ali Dutour', exact: true }).click();
    await expect(page.getByText('1 point ouvert', { exact: true })).toBeVisible();
    await mendOverlap(page, october);
    await expect(page.getByText('prêt', { exact: true })).toBeVisible();
    await seesAmounts(page, amounts);

    // A colleague is in the middle of an edit while it is closed.
    await manager.goto(`/logs/driver/${ali.id}/date/2026-10-08`);
    const edit = await typeEnd(manager, '8h00 - 13h30', '13h00');
    const { dialog } = board;
    await page.getByRole('button', { name: "Clôturer le mois d'Ali Dutour" }).click();
    await dialog.getByRole('button', { name: /^Clôturer à 278,49.€$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('clos', { exact: true })).toBeVisible();
    await addsUp(page, 'Exporter (CSV)', closed);
    await addsUp(page, 'Fichier clos (CSV)', closed);

    // Hers is refused, says why, and is not lost.
    await edit.getByRole('textbox', { name: 'Fin' }).press('Enter');
    const refused = manager.getByRole('group', { name: "Présence d'Ali Dutour : … - 13h00" });
    await expect(refused).toContainText(/Octobre 2026 est clos pour Ali Dutour depuis le 02\/11\/2026 09:0\d/);
    const times = manager.getByRole('button', { name: "Modifier la présence d'Ali Dutour : 8h00 - 13h30" });
    await expect(times).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await seesAmounts(page, amounts);

    // Reopened with a reason it is sent again, once.
    await manager.getByRole('link', { name: 'Voir le mois du chauffeur' }).click();
    await manager.getByRole('button', { name: "Rouvrir le mois d'Ali Dutour" }).click();
    const reopening = manager.getByRole('dialog');
    await expect(reopening).toContainText(/Clos le 02\/11\/2026 09:0\d par Nadia Haddouche, 278,49.€\./);
    await reopening.getByRole('button', { name: 'Rouvrir le mois' }).click();
    await expect(reopening.getByRole('alert')).toHaveText('Dites pourquoi, en 3 à 500 signes');
    await reopening.getByLabel('Raison').fill('Fin oubliée le 8');
    await reopening.getByRole('button', { name: 'Rouvrir le mois' }).click();
    await expect(reopening).toBeHidden();
    await expect(manager.getByText('prêt', { exact: true })).toBeVisible();
    await refused.getByRole('button', { name: 'Réessayer' }).click();
    await expect(refused).toHaveCount(0);
    const after = ['20 h 59', '20 h 59', '267,76 €', '4,25 €', '272,01 €'];
    await seesAmounts(manager, after);
    await page.reload();
    await seesAmounts(page, after);
    await expect(page.getByRole('button', { name: "Clôturer le mois d'Ali Dutour" })).toBeEnabled();
    await addsUp(page, 'Exporter (CSV)', { seconds: 75_599, presence: 26_776, costs: 425, total: 27_201 });

    const costs = 'POST /api/driver-extra-costs/';
    const correction = /^PATCH \/api\/presence-logs\/\d+\/$/;
    expect((await scene.ledger()).map(deedOf).map((deed) => deed.replace(correction, 'correction'))).toEqual([
      ...[expect.stringMatching(/^POST \/api\/extra-cost-demands\/\d+\/review\/$/), costs, costs, 'correction'],
      ...['POST /api/driver-months/', 'POST /api/driver-months/reopen/', 'correction'],
    ]);
  },
);
