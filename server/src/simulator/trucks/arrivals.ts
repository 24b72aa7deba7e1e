import { AddressMap } from '../../../../src/domain/task/same-address.ts';
import { isToDispatch } from '../../../../src/domain/task/to-dispatch.ts';
import { placesAround } from '../../world/centers.ts';
import { hourMs, minuteMs } from '../../world/clock.ts';
import { isOpen, neighbours } from '../../world/orders/same-address.ts';
import { slotFrom } from '../../world/orders/slots.ts';
import { makeClient } from '../../world/people/clients.ts';
import type { Delivery } from '../../world/rounds/delivery-plan.ts';
import { makeDelivery } from '../../world/rounds/rounds.ts';
import type { Day } from '../day.ts';

/** Average time between new orders for each driver, and how many may wait for each. */
const minutesPerDriver = 45;
const waitingPerDriver = 7;

/** Orders come in, as many as the center's drivers can carry. */
export function ordersArrive(day: Day): void {
  const drivers = day.all('driver').length;
  for (let left = day.timesFor(minutesPerDriver); left > 0; left--) {
    const waiting = day.all('task').filter((task) => isToDispatch(task, day.scene.center)).length;
    if (waiting < drivers * waitingPerDriver) receive(day, newDelivery(day));
  }
}

function newDelivery({ scene, nowMs, random }: Day): Delivery {
  const slot = slotFrom(nowMs + random.int(50, 420) * minuteMs, random);
  // Special traits are assigned by number in turn: drawn at random, each would be equally frequent.
  const number = random.int(0, 99_999);
  const isForLater = slot.startMs - nowMs > 4 * hourMs;
  const { order, task } = makeDelivery(scene, {
    number,
    status: isForLater ? 'later' : random.pick(['paid', 'paid', 'now']),
    slot,
    address: placesAround(scene.center.id).draw(random),
    client: makeClient(scene, number),
    departureMs: slot.startMs - random.int(15, 45) * minuteMs,
    leg: null,
    canteen: null,
  });
  return { order, task: { ...task, is_dispatch_disabled: false } };
}

function receive(day: Day, { order, task }: Delivery): void {
  const map = new AddressMap(null);
  for (const other of day.all('task')) if (isOpen(other)) map.put(other);
  map.put(task);
  const near = neighbours(task, map);
  day.insert('order', order);
  day.insert('task', { ...task, ...near });
  for (const id of near.tasks_with_same_address) day.set('task', id, neighbours({ id }, map));
}
