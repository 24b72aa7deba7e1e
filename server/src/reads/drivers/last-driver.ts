import * as z from 'zod/mini';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { readDocks, readDrivers, readTaskOf } from '../../db/read.ts';
import { notFound } from '../../http/failure.ts';
import { textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { read } from '../read.ts';

/**
 * The driver who has an order on the road, else the one of its dock, else the last one in its task (API-041, DSP-764).
 */
export const lastDriver = read({
  path: '/processing-orders/:id/get_last_driver/',
  summary: "Le dernier livreur d'une commande",
  permission: 'flow',
  answers: 'LastDriver',
  input: z.object({ id: textId(OrderId) }),
  answer: async ({ id }, { db }) => {
    const task = await readTaskOf(db, id);
    if (!task) throw notFound(texts.notFound);
    const [dock] = task.dock ? await readDocks(db, { ids: [task.dock] }) : [];
    const driverId = task.delivery_man_id ?? dock?.driver ?? null;
    const [driver] = driverId === null ? [] : await readDrivers(db, { ids: [driverId] });
    return { id: driverId, name: driver?.name ?? task.last_driver_name ?? dock?.driver_name ?? null };
  },
});
