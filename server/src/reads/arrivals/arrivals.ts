import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { maybe } from '../../../../src/domain/schema.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { cancelableUntil } from '../../actions/arrival/standing.ts';
import { readSettingsList } from '../../db/center/read-settings.ts';
import { textId } from '../../http/input.ts';
import { minuteMs } from '../../world/clock.ts';
import { defaultCenter } from '../entities.ts';
import { read } from '../read.ts';
import { type ArrivalTruck, readArrivalTrucks } from './arrival-trucks.ts';

/** How long a truck stays listed once all its orders are marked: others who were about to mark them see by whom. */
const toldForMs = 15 * minuteMs;

/** Orders that come to a center from others (PRP-265 to PRP-290, API-P04). */
export const arrivals = read({
  path: '/arrivals/',
  summary: "Arrivages d'un centre : camions en route ou arrivés, et ceux qui partiront",
  permission: null,
  answers: 'Arrivals',
  input: z.object({ center: maybe(textId(CenterId)) }),
  answer: async ({ center: asked }, { db }, { nowMs }) => {
    const center = asked ?? defaultCenter;
    const trucks = await readArrivalTrucks(db, center);
    const gone = trucks.filter(({ gone_at }) => gone_at !== null);
    const pending = trucks.filter(({ gone_at }) => gone_at === null);
    const [coming, over] = [
      gone.filter((it) => isInProgress(it, nowMs)),
      gone.filter((it) => !isInProgress(it, nowMs)),
    ];
    const tasksOf = (truck: ArrivalTruck) => dockOf(truck, nowMs).tasks;
    return {
      docks: coming.map((truck) => dockOf(truck, nowMs)),
      pending: pending.flatMap(tasksOf),
      cancelable_arrivals: over.flatMap(tasksOf).filter(({ cancelable_until }) => cancelable_until !== null),
      pseudozones: await readSettingsList(db, 'pseudo_zones', center),
    };
  },
});

function isInProgress({ tasks, said }: ArrivalTruck, nowMs: number): boolean {
  if (tasks.some(({ linked_order }) => !said.has(linked_order.id))) return true;
  return [...said.values()].some(({ received_at }) => nowMs - (msOf(received_at) ?? 0) < toldForMs);
}

const dockOf = ({ tasks, said, canceled: _, ...dock }: ArrivalTruck, nowMs: number) => ({
  ...dock,
  tasks: tasks.map((task) => {
    const { id, linked_order, client, address, eta, shipping_time, flagged_orders, main_order, stands } = task;
    const reception = said.get(linked_order.id);
    return {
      ...{ id, linked_order, eta, shipping_time, flagged_orders, main_order, dock: dock.id },
      client: client ? { id: client.id, user_type: client.user_type } : null,
      address: address ? { postal_code: address.postal_code } : null,
      is_received: reception?.is_received === true,
      is_not_received: reception?.is_received === false,
      new_area: reception?.new_area ?? null,
      received_by: reception?.received_by ?? null,
      received_at: reception?.received_at ?? null,
      cancelable_until: cancelableUntil({ ...task, linked_order: { ...linked_order, ...stands } }, reception, nowMs),
    };
  }),
});
