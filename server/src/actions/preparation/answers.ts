import type { Next } from '../../../../src/domain/preparation/next.ts';
import type { NextConfig } from '../../../../src/domain/preparation/next-config.ts';
import { readNextConfigs, readNexts, readPackings, readPlannings } from '../../db/center/floor.ts';
import type { Db } from '../../db/connection/open.ts';
import { readOrders, readTasks } from '../../db/read.ts';
import { wireNext, wireNextConfig, wirePacking, wirePlanning } from '../../wire-floor.ts';
import type { Answer } from '../action.ts';
import { tasksOfOrders } from './facts.ts';

export const readWireNexts = async (db: Db, ids: readonly number[]): Promise<Next[]> =>
  (await readNexts(db, { ids })).map(wireNext);

/** The types of task of a center, by rank. */
export const readWireNextConfigs = async (db: Db, center: number): Promise<NextConfig[]> =>
  (await readNextConfigs(db, { center, since: 0 })).sort((one, other) => one.rank - other.rank).map(wireNextConfig);

export const theNext =
  (id: number): Answer =>
  async (db) =>
    (await readWireNexts(db, [id]))[0];

export const theNextConfigs =
  (center: number): Answer =>
  (db) =>
    readWireNextConfigs(db, center);

/** A session with its packer. */
export const thePlanning =
  (id: number): Answer =>
  async (db) => {
    const [planning] = await readPlannings(db, { ids: [id] });
    if (!planning) return undefined;
    const [who] = await readNexts(db, { ids: [planning.next_id] });
    return wirePlanning(planning, who);
  };

/** Packings with their orders. */
export const thePackings =
  (ids: readonly number[]): Answer =>
  async (db) => {
    const packings = await readPackings(db, { ids });
    const orderIds = packings.map(({ linked_order }) => linked_order);
    const orders = new Map((await readOrders(db, { ids: orderIds })).map((order) => [order.id, order]));
    const tasks = await readTasks(db, { ids: await tasksOfOrders(db, orderIds) });
    const taskOf = new Map(tasks.map((task) => [task.linked_order, task]));
    return packings.flatMap((row) => {
      const [order, task] = [orders.get(row.linked_order), taskOf.get(row.linked_order)];
      return order && task ? [{ ...wirePacking(row, task, order), linked_order: order }] : [];
    });
  };
