import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { StoreId } from '../../../src/domain/store/store.ts';
import { notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { courierOrderLists } from '../stores/orders.ts';
import { readStore, readStoreLogs, readStores } from '../stores/records.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

const ofCenter = z.object({ center: textId(CenterId) });

/** PRP-360, API-P34. */
const storeStatuses = read({
  path: '/uber-eats/store_statuses/',
  summary: 'Les stores du second transporteur dans un centre',
  permission: 'flow',
  answers: 'StoreStatuses',
  input: ofCenter,
  answer: async ({ center }, { db }) => ({
    store_statuses: (await readStores(db, center)).map(({ center_id: _, last_event: __, ...store }) => store),
  }),
});

/** PRP-375, API-P36. */
const storeLogs = read({
  path: '/uber-eats/store_status_logs/',
  summary: "Les changements de statut d'un store",
  permission: 'flow',
  answers: 'StoreLogs',
  input: z.object({ store: StoreId }),
  answer: async ({ store }, { db }) => {
    if (!(await readStore(db, store))) throw notFound(texts.notFound);
    return { logs: await readStoreLogs(db, store) };
  },
});

/** PRP-378, PRP-384, API-P37. */
const courierOrders = read({
  path: '/uber-eats/orders/',
  summary: 'Les commandes du second transporteur dans un centre',
  permission: 'flow',
  answers: 'CourierOrders',
  input: ofCenter,
  answer: ({ center }, context, { nowMs }) => courierOrderLists(context, center, nowMs),
});

export const storeReads = [storeStatuses, storeLogs, courierOrders] as const;
