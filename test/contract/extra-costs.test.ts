import { expect } from 'vitest';
import { versionOf } from '../../src/domain/basis.ts';
import { driverNames } from '../../src/domain/driver/driver-names.ts';
import { centsOfMinutes } from '../../src/domain/extra-cost/amount.ts';
import { costsBasis } from '../../src/domain/extra-cost/basis.ts';
import { CostsOfDay } from '../../src/domain/extra-cost/of-day.ts';
import { hourlyRateOn } from '../../src/domain/extra-cost/rate.ts';
import { contractOf } from './on-board.ts';

const contract = contractOf();
const add = (body: object) => contract.target.api.post('/driver-extra-costs/', body);

contract.onBoard(
  'DSP-300 DSP-921 API-L04 an extra cost of a driver, for an order and its round, is a log of his',
  (board) => {
    const dock = board.load.docks.find((it) => it.target_driver && board.tasksOf(it).length > 0);
    const [task] = dock ? board.tasksOf(dock) : [];
    const [type] = board.load.metas.extracost_types ?? [];
    return dock?.target_driver && task && type ? { driver: dock.target_driver, dock, task, type } : undefined;
  },
  async ({ driver, dock, task, type }) => {
    const cost = { driver, day: '2026-03-10', amount: -5.5, extracost_type: type.id, comment: 'Pont fermé' };
    const links = { order: task.linked_order.id, dock_id: dock.id };
    const its = { ...cost, ...links };
    const { status, body } = await add(its);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'driverextracost',
      driver: { id: driver },
      date: '2026-03-10',
      money_real: -5.5,
      logs: [{ label: type.label, link_id: task.linked_order.id, comment: 'Pont fermé', minutes: null, amount: -5.5 }],
    });
    const { api, center } = contract.target;
    const drivers = driverNames.value.parse((await api.get('/drivers/', { query: { center } })).body);
    const payee = drivers.find(({ id }) => id === driver);
    const amount = centsOfMinutes(hourlyRateOn(payee ?? {}, its.day), 10) / 100;
    expect((await add({ ...its, amount, minutes: 10 })).body).toMatchObject({ logs: [{ minutes: 10 }] });
    const refused = async (fields: object) => {
      const answer = await add({ ...its, ...fields });
      return [answer.status, (answer.body as { error?: string }).error];
    };
    expect(await refused({ amount: 0 })).toEqual([400, 'Veuillez renseigner un montant (positif ou négatif)']);
    expect(await refused({ amount: 20.01 })).toEqual([400, 'Le montant ne peut pas dépasser 20 euros.']);
    expect(await refused({ minutes: 100 })).toEqual([400, 'Le nombre de minutes ne peut pas être supérieur à 99.']);
    expect(await refused({ extracost_type: 999 })).toEqual([400, 'Veuillez indiquer une raison']);
    expect((await add({ ...its, driver: 999_999_999 })).status).toBe(404);
    for (const fields of [{ amount: 1.005 }, { day: '10/03/2026' }, { amount: '5' }])
      expect((await add({ ...its, ...fields })).status).toBe(400);
  },
);

contract.onBoard(
  'OUR-268 API-O70 E-O70 one rests on those of its driver and day that were seen: on others it is refused, with who added the last',
  (board) => {
    const [type] = board.load.metas.extracost_types ?? [];
    const dock = board.load.docks.find((it) => it.target_driver && board.tasksOf(it).length > 0);
    const [task] = dock ? board.tasksOf(dock) : [];
    return dock?.target_driver && task && type
      ? { driver: dock.target_driver, order: task.linked_order.id, type }
      : undefined;
  },
  async ({ driver, order, type }) => {
    const { api } = contract.target;
    const day = '2026-03-11';
    const here = async (of = day) => {
      const { status, body } = await api.get('/driver-extra-costs/', { query: { driver_id: driver, day: of } });
      expect(status).toBe(200);
      return CostsOfDay.parse(body).extra_costs;
    };
    const ids = (costs: Awaited<ReturnType<typeof here>>) => costs.map(({ id }) => id);
    const on = (seen: readonly number[], amount: number) =>
      api.post(
        '/driver-extra-costs/',
        { driver, day, amount, extracost_type: type.id, order },
        { headers: { 'if-match': versionOf(costsBasis(seen)) } },
      );
    const before = ids(await here());
    expect((await on(before, 4)).status).toBe(200);
    const [first, ...others] = (await here()).filter(({ id }) => !before.includes(id));
    expect(others).toEqual([]);
    expect(first).toMatchObject({ label: type.label, amount: 4, added_at: expect.stringMatching(/^20/) });
    expect(await here('2026-03-12')).not.toContainEqual(first);
    // The same again, by somebody who did not see the first.
    const refused = await on(before, 4);
    expect(refused).toMatchObject({
      status: 412,
      body: {
        ...{ code: 'moved', changed_by: expect.stringMatching(/\S/), changed_at: first?.added_at },
        error: expect.stringMatching(/^Surcoût saisi entre-temps \(4,00.€, .+\), par .+ à \d\d:\d\d\.$/),
      },
    });
    expect(ids(await here())).toEqual([...before, first?.id]);
    expect((await on([...before, first?.id ?? 0], 4)).status).toBe(200);
    // An older console says nothing of what it saw.
    expect((await add({ driver, day, amount: 3, extracost_type: type.id, order })).status).toBe(200);
  },
);
