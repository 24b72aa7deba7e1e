import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { Alert } from '../../src/domain/alert/alert.ts';
import { reasonsFor } from '../../src/domain/center/reasons.ts';
import { Order } from '../../src/domain/order/order.ts';
import { type Board, readBoard, readDock, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, FullDock, taskIds, type WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

const change = (order: { readonly id: number }, body: object) =>
  contract.target.api.post(`/processing-orders/${order.id}/change_status/`, body);
const readOrder = async (id: number) => Order.parse((await contract.target.api.get(`/processing-orders/${id}/`)).body);

const plain = (task: WireTask) => !task.linked_order.cross_docking && !task.linked_order.tags?.includes('subscription');
const inStatus =
  (status: string, fits: (task: WireTask) => boolean = () => true) =>
  (on: Board) =>
    [...on.tasks.values()].find(
      (task) => plain(task) && !task.is_moving && task.linked_order.status === status && fits(task),
    );

/** A refusal that leaves the order as it is. */
async function refused(id: number, status: number, call: () => ReturnType<typeof change>) {
  const before = await readOrder(id);
  const answer = await call();
  expect([answer.status, answer.body]).toMatchObject([status, { error: expect.any(String) }]);
  expect(await readOrder(id)).toEqual(before);
  return Conflict.parse(answer.body);
}

describe('a change of status', () => {
  onBoard(
    'DSP-313 DSP-323 DSP-330 follows the tables, is answered flat, and its task follows',
    inStatus('paid'),
    async (task) => {
      const { id } = task.linked_order;
      const { status, body } = await change({ id }, { status: 'prep', flat: 1 });
      expect([status, body]).toMatchObject([200, { id, status: 'prep' }]);
      expect(Object.values(z.record(z.string(), z.unknown()).parse(body)).filter((value) => isNested(value))).toEqual(
        [],
      );
      expect(await readTask(contract.target.api, task.id)).toMatchObject({
        status: 'waiting',
        linked_order: { status: 'prep' },
      });
    },
  );

  onBoard(
    'SUP-245 gives back the hour of a delivery that was taken back, and invents none',
    inStatus('received', (task) => task.date_received != null),
    async (task) => {
      const { id } = task.linked_order;
      const before = task.date_received ?? '';
      const hour = async () => Date.parse((await readTask(contract.target.api, task.id)).date_received ?? '');
      const back = async (date_received: string) => {
        await change({ id }, { status: 'shipping', flat: 1 });
        return (await change({ id }, { status: 'received', flat: 1, date_received })).body;
      };
      expect(await back(before)).toMatchObject({ status: 'received', date_received: before });
      expect(await hour()).toBe(Date.parse(before));
      const invented = new Date(Date.parse(before) - 3_600_000).toISOString();
      expect(await back(invented)).not.toHaveProperty('date_received');
      expect(await hour()).toBeGreaterThan(Date.parse(before));
    },
  );

  onBoard('DSP-330 is answered by id and status when simple', inStatus('paid'), async ({ linked_order: { id } }) => {
    expect((await change({ id }, { status: 'now', simple: 1 })).body).toEqual({ id, status: 'now' });
  });

  onBoard(
    'DSP-323 DSP-946 is a 409 with the order where the tables do not allow it',
    inStatus('paid'),
    async (task) => {
      const { id } = task.linked_order;
      const { order } = await refused(id, 409, () => change({ id }, { status: 'received', flat: 1 }));
      expect(order).toMatchObject({ id, status: 'paid' });
    },
  );

  onBoard(
    'DSP-321 takes an order off the road out of its dock, whose ranks close up',
    inStatus('shipping', (task) => task.dock != null),
    async (task) => {
      await change(task.linked_order, { status: 'prepared', flat: 1 });
      expect(await readTask(contract.target.api, task.id)).toMatchObject({
        dock: null,
        dock_rank: null,
        status: 'todo',
      });
      const left = await readDock(contract.target.api, task.dock ?? 0);
      expect(left.tasks.map((it) => it.dock_rank)).toEqual(left.tasks.map((_, at) => at + 1));
      expect(taskIds(left.tasks)).not.toContain(task.id);
    },
  );

  onBoard('DSP-327 DSP-839 DSP-900 out of blocked wants a reason, and its comment', inStatus('paid'), async (task) => {
    const { id } = task.linked_order;
    const { load } = await readBoard(contract.target.api, contract.target.center);
    const reason = reasonsFor('blocking', 'paid', load.metas)?.find((it) => it.wantsComment);
    expect((await change({ id }, { status: 'blocked', flat: 1 })).status).toBe(200);
    const out = (more: object) => change({ id }, { status: 'paid', flat: 1, ...more });
    for (const more of [
      {},
      { blocking_exit_reason_id: 999_999 },
      { blocking_exit_reason_id: reason?.id, blocking_exit_comment: '  trop peu ' },
    ])
      expect((await refused(id, 400, () => out(more))).error).toBe(
        'Un commentaire de raison de sortie de blocage est requis.',
      );
    const told = { blocking_exit_reason_id: reason?.id, blocking_exit_comment: 'Paiement vérifié par téléphone' };
    expect((await out({ ...told, refund: '1' })).body).toMatchObject({ id, status: 'paid' });
  });

  onBoard(
    'DSP-326 DSP-838 back to paid wants a reason where the center says so',
    (on) => {
      const origins = on.load.metas.order_statuses?.ORIGIN_STATUSES_FOR_REPREPARATION_REASON ?? [];
      const reason = reasonsFor('repreparation', 'paid', on.load.metas)?.find((it) => !it.wantsComment);
      const task = origins.map((status) => (goesBack(on, status) ? inStatus(status)(on) : undefined)).find(Boolean);
      return task && reason ? { id: task.linked_order.id, reason: reason.id } : undefined;
    },
    async ({ id, reason }) => {
      const { error } = await refused(id, 400, () => change({ id }, { status: 'paid', flat: 1 }));
      expect(error).toBe('Un commentaire de raison de repréparation est requis.');
      const again = await change({ id }, { status: 'paid', flat: 1, repreparation_reason_id: reason });
      expect([again.status, again.body]).toMatchObject([200, { id, status: 'paid' }]);
    },
  );
});

const goesBack = (on: Board, from: string) =>
  on.load.metas.order_statuses?.ALLOWED_TRANSITIONS?.[from]?.includes('paid') ?? false;
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isNested = (value: unknown) => (Array.isArray(value) ? value.some(isObject) : isObject(value));

describe('several orders', () => {
  const bulk = (body: object) => contract.target.api.post('/processing-orders/bulk_change_status/', body);
  const together = (on: Board) => {
    for (const dock of on.load.docks) {
      const tasks = on
        .tasksOf(dock)
        .filter((task) => plain(task) && !task.is_moving && task.linked_order.status === 'shipping');
      if (dock.gone_at && tasks.length > 1) return { dock, ids: tasks.map((task) => task.linked_order.id) };
    }
    return undefined;
  };

  onBoard('DSP-946 change all or none: 409 with them all', together, async ({ dock, ids }) => {
    for (const body of [
      { orders_ids: ids, dock_id: dock.id, status: 'blocked' },
      { orders_ids: ids, dock_id: 999_999_999, status: 'received' },
    ]) {
      const { orders = [] } = await refused(ids[0] ?? 0, 409, () => bulk(body));
      expect(orders.map(({ id }) => id).sort()).toEqual([...ids].sort());
    }
  });

  onBoard('DSP-458 SUP-260 change together', together, async ({ dock, ids }) => {
    const { status, body } = await bulk({ orders_ids: ids, dock_id: dock.id, status: 'received' });
    expect(status).toBe(200);
    expect(
      z
        .array(Order)
        .parse(body)
        .map((order) => [order.id, order.status]),
    ).toEqual([...ids].sort((one, other) => one - other).map((id) => [id, 'received']));
  });
});

describe('DESTOCK (RE)', () => {
  const destock = (id: number) => contract.target.api.post(`/orders/${id}/destock/`);

  onBoard('DSP-322 is an action of its own', inStatus('prepared'), async ({ linked_order: { id } }) => {
    const { status, body } = await destock(id);
    expect([status, body]).toMatchObject([200, { id, status: 'redestock' }]);
    await refused(id, 409, () => destock(id));
  });
});

describe('a cancelled move', () => {
  const cancel = (id: number) => contract.target.api.post(`/dispatch/deliveries/${id}/cancel_move/`);

  onBoard(
    'DSP-511 puts a moving task back where it came from, once',
    (on) => [...on.tasks.values()].find((task) => task.is_moving && task.from_dock_id != null),
    async (task) => {
      const { status, body } = await cancel(task.id);
      expect(status).toBe(200);
      expect(taskIds(FullDock.parse(body).tasks)).toContain(task.id);
      expect(await readTask(contract.target.api, task.id)).toMatchObject({ is_moving: false, dock: task.from_dock_id });
      const again = await cancel(task.id);
      expect(again.status).toBe(409);
      expect(Conflict.parse(again.body).task).toMatchObject({ id: task.id, is_moving: false });
    },
  );
});

describe('an alert', () => {
  onBoard(
    'DSP-224 is marked read, and told so by the next load',
    (on) => on.load.alerts.find((alert) => !alert.is_read),
    async ({ id }) => {
      const { api, center } = contract.target;
      const { status, body } = await api.patch(`/alerts/${id}/`, { is_read: true });
      expect([status, Alert.parse(body)]).toMatchObject([200, { id, is_read: true }]);
      const { load } = await readBoard(api, center);
      expect(load.alerts.find((alert) => alert.id === id)?.is_read).toBe(true);
      expect((await api.patch(`/alerts/${id}/`, { label: 'autre' })).status).toBe(400);
    },
  );
});
