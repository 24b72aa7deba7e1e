import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { Driver } from '../../src/domain/driver/driver.ts';
import { HiddenProduct } from '../../src/domain/driver/hidden-products.ts';
import { DriverStatement } from '../../src/domain/driver/statement.ts';
import { type Board, readBoard, readDock, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, taskIds } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

const act = (driver: { readonly id: number }, service: string, body?: unknown) =>
  contract.target.api.post(`/drivers/${driver.id}/${service}/`, body);

async function listed(center: number = contract.target.center): Promise<Driver[]> {
  return z.array(Driver).parse((await contract.target.api.get('/drivers/', { query: { center } })).body);
}

/** The driver an action answers, who is listed so. */
async function told(call: ReturnType<typeof act>): Promise<Driver> {
  const { status, body } = await call;
  expect(status).toBe(200);
  const driver = Driver.parse(body);
  expect((await listed()).find(({ id }) => id === driver.id)).toEqual(driver);
  return driver;
}

/** A refusal that names the driver and changes nothing (DSP-484). */
async function refused({ id }: { readonly id: number }, call: () => ReturnType<typeof act>) {
  const before = (await listed()).find((driver) => driver.id === id);
  const { status, body } = await call();
  expect(status).toBe(409);
  expect(Conflict.parse(body).driver).toEqual(before);
  expect((await listed()).find((driver) => driver.id === id)).toEqual(before);
}

const inState =
  (...states: readonly string[]) =>
  (on: Board) =>
    on.driver(({ state }) => states.includes(state ?? ''));

describe('START', () => {
  onBoard('DSP-621 DSP-622 begins the presence of a planned driver, once', inState('plan'), async (driver) => {
    const body = { vehicle: 'SELEC', center_id: contract.target.center, caller: 'dispatch' };
    expect(await told(act(driver, 'start', body))).toMatchObject({
      id: driver.id,
      state: 'wait',
      vehicle: 'SELEC',
      current_presence_start: expect.any(String),
    });
    await refused(driver, () => act(driver, 'start', body));
  });

  onBoard('DSP-622 refuses with 400 a vehicle nobody starts with', inState('plan'), async (driver) => {
    for (const body of [{}, { vehicle: 'SCO', center_id: contract.target.center }, { vehicle: 'CAR' }])
      expect(await act(driver, 'start', body)).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  });
});

describe('STOP', () => {
  const without = (on: Board) => on.driver((driver) => driver.state === 'wait' && on.running(driver).length === 0);
  const withTasks = (on: Board) => {
    const driver = on.driver((it) => it.state === 'run' && on.running(it).length > 0);
    return driver && { driver, running: on.running(driver) };
  };

  onBoard('DSP-626 ends the presence of a driver without tasks', without, async (driver) => {
    expect(await told(act(driver, 'stop', {}))).toMatchObject({ state: 'plan', current_presence_start: null });
    await refused(driver, () => act(driver, 'stop', {}));
  });

  onBoard('DSP-627 is refused until told what his orders become', withTasks, async ({ driver }) => {
    await refused(driver, () => act(driver, 'stop', {}));
  });

  onBoard('DSP-629 puts his orders back in the list, finalised', withTasks, async ({ driver, running }) => {
    expect(await told(act(driver, 'stop', { unfinished_new_status: 'prepared' }))).toMatchObject({ state: 'plan' });
    for (const { id } of running) {
      const free = { status: 'todo', dock: null, dock_rank: null, delivery_man_id: null, group_uniq_id: null };
      expect(await readTask(contract.target.api, id)).toMatchObject({ ...free, linked_order: { status: 'prepared' } });
    }
  });

  onBoard('DSP-628 DSP-629 delivers them where he drove them', withTasks, async ({ driver, running }) => {
    await told(act(driver, 'stop', { unfinished_new_status: 'received' }));
    for (const { id, dock } of running) {
      const delivered = { status: 'received', dock, delivery_man_id: driver.id };
      expect(await readTask(contract.target.api, id)).toMatchObject({
        ...delivered,
        linked_order: { status: 'received' },
      });
    }
  });
});

describe('RETURN', () => {
  const back = (on: Board) => {
    for (const dock of on.load.docks) {
      const driver = on.driver(
        (it) => it.id === dock.driver && !it.is_back && ['run', 'returning'].includes(it.state ?? ''),
      );
      const last = on.tasksOf(dock).at(-1)?.linked_order.status;
      const isOver = last === 'received' || last === 'undeliveredclient';
      if (driver && dock.gone_at && !dock.finished_at && isOver && dock.ending_center_has_disabled_driver_self_return)
        return { driver, dock };
    }
    return undefined;
  };

  onBoard('DSP-630 is refused to a driver who still delivers', inState('run'), async (driver) => {
    await refused(driver, () => act(driver, 'process_return'));
  });

  onBoard('DSP-630 DSP-631 marks the driver back, once', back, async ({ driver, dock }) => {
    expect(await told(act(driver, 'process_return'))).toMatchObject({ is_back: true, state: 'wait' });
    expect((await readDock(contract.target.api, dock.id)).finished_at).toEqual(expect.any(String));
    await refused(driver, () => act(driver, 'process_return'));
  });
});

describe('vehicle, center, activity', () => {
  onBoard('DSP-623 DSP-625 gives a present driver another vehicle', inState('wait', 'run'), async (driver) => {
    expect(await told(act(driver, 'vehicle', { vehicle: 'TRUCK' }))).toMatchObject({ vehicle: 'TRUCK' });
    expect((await act(driver, 'vehicle', { vehicle: 'SCO' })).status).toBe(400);
  });

  onBoard('DSP-555 gives a driver a basket and takes it back', inState('wait', 'run', 'plan'), async (driver) => {
    const patched = (body: object) => contract.target.api.patch(`/drivers/${driver.id}/`, body);
    const center_id = contract.target.center;
    expect(await told(patched({ center_id, launchpad: 2 }))).toMatchObject({ launchpad: 2 });
    expect(await told(patched({ center_id, launchpad: 1 }))).toMatchObject({ launchpad: 1 });
    for (const body of [{}, { center_id, launchpad: 3 }, { center_id }]) expect((await patched(body)).status).toBe(400);
  });

  onBoard(
    'DSP-624 sends a driver to another center, where he is listed from then on',
    (on) => {
      const driver = on.driver(({ state, activity }) => state === 'wait' && !activity);
      const to = on.load.metas.centers?.find(({ id }) => id !== contract.target.center);
      return driver && to ? { driver, to: to.id } : undefined;
    },
    async ({ driver, to }) => {
      const { status, body } = await act(driver, 'change_center', { center_id: to });
      expect([status, body]).toMatchObject([200, { id: driver.id, current_center_id: to }]);
      const ids = async (center?: number) => (await listed(center)).map(({ id }) => id as number);
      expect([await ids(), await ids(to)]).toEqual([
        expect.not.arrayContaining([driver.id]),
        expect.arrayContaining([driver.id]),
      ]);
      const { load } = await readBoard(contract.target.api, contract.target.center);
      expect(load.drivers?.some(({ id }) => id === driver.id)).toBe(false);
      const there = await readBoard(contract.target.api, to);
      expect(there.load.drivers?.some(({ id }) => id === driver.id)).toBe(true);
      await act(driver, 'change_center', { center_id: contract.target.center });
      expect(await ids()).toContain(driver.id);
    },
  );

  onBoard('DSP-624 knows no other center', inState('wait'), async (driver) => {
    expect((await act(driver, 'change_center', { center_id: 999_999 })).status).toBe(400);
  });

  onBoard(
    'DSP-632 DSP-633 notes an activity, and names the rounds and tasks its end touches',
    (on) => on.driver(({ state, activity }) => state === 'wait' && !activity),
    async (driver) => {
      for (const note of ['', '   ']) expect((await act(driver, 'start_activity', { note })).status).toBe(400);
      expect(await told(act(driver, 'start_activity', { note: ' Nettoyage ' }))).toMatchObject({
        activity: 'Nettoyage',
      });
      await refused(driver, () => act(driver, 'start_activity', { note: 'Courses' }));
      const { status, body } = await act(driver, 'stop_activity');
      expect(status).toBe(200);
      const touched = z.object({ dock_ids: z.array(z.int()), shipping_task_ids: z.array(z.int()) }).parse(body);
      for (const id of touched.dock_ids) {
        const dock = await readDock(contract.target.api, id);
        expect([dock.driver, dock.target_driver]).toContain(driver.id);
        expect(touched.shipping_task_ids).toEqual(expect.arrayContaining(taskIds(dock.tasks)));
      }
      await refused(driver, () => act(driver, 'stop_activity'));
    },
  );
});

describe('isothermal bags', () => {
  const statement = (body: object) => contract.target.api.post('/driver-statements/', body);

  onBoard(
    'DSP-905 LOG-111 are stored negative given back, positive taken, each movement once',
    inState('wait'),
    async ({ id }) => {
      const ids = new Set<number>();
      for (const amount of [-3, 2, 2]) {
        const { status, body } = await statement({ driver: id, statement_type: 1, amount });
        expect(status).toBe(200);
        const stored = DriverStatement.parse(body);
        expect(stored).toMatchObject({ driver: id, statement_type: 1, amount });
        ids.add(stored.id);
      }
      expect(ids.size).toBe(3);
    },
  );

  onBoard('DSP-904 need a driver and a whole number of bags that is not 0', inState('wait'), async ({ id }) => {
    const whole = { driver: id, statement_type: 1, amount: 1 };
    for (const body of [{}, { amount: 0 }, { amount: 1.5 }, { amount: 1000 }, { statement_type: 2 }, { driver: null }])
      expect((await statement(Object.keys(body).length > 0 ? { ...whole, ...body } : body)).status).toBe(400);
    expect((await statement({ ...whole, driver: 999_999_999_999 })).status).toBe(404);
  });
});

describe('what a driver gives back before he goes', () => {
  const toReturn = (id: number) => contract.target.api.get(`/drivers/${id}/hidden_product_to_return/`);

  onBoard(
    'DSP-636 is told with its quantity, also when it is nothing',
    inState('wait', 'returning'),
    async ({ id }) => {
      const { status, body } = await toReturn(id);
      expect(status).toBe(200);
      z.array(HiddenProduct).parse(body);
      expect((await toReturn(999_999_999_999)).status).toBe(404);
    },
  );
});

describe('a driver nobody has', () => {
  onBoard('is a 404', inState('wait'), async () => {
    for (const service of ['stop', 'process_return', 'stop_activity'])
      expect((await act({ id: 999_999_999_999 }, service)).status).toBe(404);
  });
});
