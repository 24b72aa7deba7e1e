import { describe, expect } from 'vitest';
import { LastDriver } from '../../src/domain/order/last-driver.ts';
import { type Board, readBoard, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, FullDock, taskIds } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;
const get = (path: string) => contract.target.api.get(path);
const post = (path: string, body?: unknown) => contract.target.api.post(path, body);

describe('the last driver of an order', () => {
  const driven = (on: Board) => [...on.tasks.values()].find((task) => task.delivery_man_id);

  onBoard('DSP-764 is told by id and name', driven, async (task) => {
    const { status, body } = await get(`/processing-orders/${task.linked_order.id}/get_last_driver/`);
    expect(status).toBe(200);
    expect(LastDriver.parse(body)).toMatchObject({ id: task.delivery_man_id, name: expect.stringMatching(/\S/) });
  });

  const undriven = (on: Board) => on.movable(null)[0];
  onBoard('DSP-764 is nobody where nobody had it, and an unknown order is not found', undriven, async (task) => {
    const { body } = await get(`/processing-orders/${task.linked_order.id}/get_last_driver/`);
    expect(LastDriver.parse(body).id ?? null).toBeNull();
    expect((await get('/processing-orders/999999999/get_last_driver/')).status).toBe(404);
  });
});

describe('orders put into a tour at once', () => {
  onBoard(
    'DSP-456 one goes into a tour that is told, and is in it; again it is a conflict',
    (on) => on.movable(null)[0],
    async (task) => {
      const path = `/processing-orders/${task.linked_order.id}/direct_dispatch/`;
      const { status, body } = await post(path);
      expect(status).toBe(200);
      const dock = FullDock.parse(body);
      expect(taskIds(dock.tasks)).toContain(task.id);
      expect((await readTask(contract.target.api, task.id)).dock).toBe(dock.id);
      const again = await post(path);
      expect(again.status).toBe(409);
      expect(Conflict.parse(again.body).dock?.id).toBe(dock.id);
    },
  );

  onBoard(
    'DSP-457 several go into an empty tour in the order given; with one of them elsewhere by now, none does',
    (on) => {
      const [first, second, third] = on.movable(null);
      return first && second && third ? [second, first, third] : undefined;
    },
    async ([one, other, last]) => {
      const orderIds = [one, other].map((task) => task?.linked_order.id);
      const { status, body } = await post('/docks/direct_dispatch_many/', { order_ids: orderIds, define: false });
      expect(status).toBe(200);
      const dock = FullDock.parse(body);
      expect(taskIds(dock.tasks)).toEqual([one?.id, other?.id]);
      expect(dock.defined_at ?? null).toBeNull();
      const { load } = await readBoard(contract.target.api, contract.target.center);
      expect(load.docks.some(({ id }) => id === dock.id)).toBe(true);
      const mixed = { order_ids: [last?.linked_order.id, orderIds[0]], define: false };
      expect((await post('/docks/direct_dispatch_many/', mixed)).status).toBe(409);
      expect((await readTask(contract.target.api, last?.id ?? 0)).dock ?? null).toBeNull();
    },
  );
});
