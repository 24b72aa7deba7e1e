import { refusal } from '../../hands/faults.ts';
import { ownDevice } from '../fixtures.ts';
import { makeBare } from '../hands/bare-api.ts';
import { expect } from '../hands/dispatcher.ts';
import { addsUp, editEnd, mendOverlap, openMonths, reviewDemands, seesAmounts } from '../hands/payroll-work.ts';
import { watchAlarms } from '../hands/watch-alarms.ts';
import { test } from './month-end.ts';

test(
  'LOG-155 LOG-058 the end of a month on a server written from the tables alone, which answers actions with nothing: no closing is offered, and the rest is done',
  ownDevice,
  async ({ october, server, network, board, page, context }) => {
    await makeBare(network, server.url);
    // Months are a call of the tables, but none that a server must have.
    network.intercept({ path: /^\/api\/driver-months\// }, refusal(404, {}));
    const alarms = await watchAlarms(context);
    await reviewDemands(page, board);
    await openMonths(page);
    await page.getByRole('link', { name: 'Ali Dutour', exact: true }).click();
    await mendOverlap(page, october);
    await seesAmounts(page, ['21 h 30', '21 h 30', '274,24 €', '4,25 €', '278,49 €']);
    await addsUp(page, 'Exporter (CSV)', { seconds: 77_430, presence: 27_424, costs: 425, total: 27_849 });
    await editEnd(page, '8h00 - 13h30', '13h00');
    await seesAmounts(page, ['20 h 59', '20 h 59', '267,76 €', '4,25 €', '272,01 €']);
    await addsUp(page, 'Exporter (CSV)', { seconds: 75_599, presence: 26_776, costs: 425, total: 27_201 });
    await expect(page.getByRole('button', { name: /^(Clôturer|Rouvrir|Corriger)|Fichier clos/ })).toHaveCount(0);
    await expect(page.getByText(/^(ouvert|prêt|clos|\d+ points? ouverts?)$/)).toHaveCount(0);
    expect(alarms).toEqual([]);
  },
);
