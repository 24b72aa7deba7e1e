import { placesAround } from '../centers.ts';
import { minuteMs } from '../clock.ts';
import { makeCanteen } from '../orders/canteens.ts';
import { type Slot, slotAround, slotFrom } from '../orders/slots.ts';
import { asStaff, makeClient } from '../people/clients.ts';
import type { Random } from '../random.ts';
import { nextDoor, unknownToMaps } from '../road/addresses.ts';
import type { Scene } from '../scene.ts';
import { type CanteenGroup, type Delivery, type DeliveryPlan, turn } from './delivery-plan.ts';
import { makeDelivery } from './rounds.ts';

/** Statuses in turn: mostly finished or being packed, with a rarer one once in a while. */
const usual = ['prepared', 'prep', 'prepared', 'paid', 'prepared', 'to-check', 'prepared', 'now', 'later'] as const;
const rare = [
  ...['undeliveredclient', 'waiting_restock', 'waiting-products', 'blocked', 'xd-to-check', 'canceled'],
  ...['important', 'stand-by', 'unpaid', 'redestock', 'restock', 'waiting_restock'],
] as const;

function statusAt(index: number): string {
  const isRare = index % 4 === 3;
  return (isRare ? rare[Math.floor(index / 4) % rare.length] : usual[index % usual.length]) ?? 'prepared';
}

/** The deliveries without a dock; `from` is how many deliveries exist already. */
export function makeToDispatch(scene: Scene, count: number, from: number): Delivery[] {
  let group: Pick<DeliveryPlan, 'canteen' | 'slot' | 'address'> | null = null;
  return Array.from({ length: count }, (_, index) => {
    const plan = planOne(scene, from + index, index);
    const place = index % 20;
    if (place === 6) group = { ...plan, canteen: makeCanteen(scene, plan.slot) };
    const isShared = place >= 6 && place <= 9 && group !== null;
    return makeDelivery(scene, isShared && group ? shareCanteen(plan, group) : plan);
  });
}

const shareCanteen = (
  plan: DeliveryPlan,
  { canteen, slot, address }: { canteen: CanteenGroup | null; slot: Slot; address: DeliveryPlan['address'] },
): DeliveryPlan => ({ ...plan, canteen, slot, address });

function planOne(scene: Scene, number: number, index: number): DeliveryPlan {
  const { nowMs, random, center } = scene;
  const slot = drawSlot(index, nowMs, random);
  const isStaff = turn(index, 25, 12) && center.address;
  const isUnknown = turn(number, 30, 17);
  const address = isStaff && center.address ? nextDoor(center.address) : placesAround(center.id).draw(random);
  const client = makeClient(scene, number);
  return {
    number,
    status: statusAt(index),
    slot,
    address: isUnknown ? unknownToMaps(address) : address,
    client: isStaff ? asStaff(client) : client,
    departureMs: isUnknown || turn(number, 35, 22) ? null : slot.startMs - random.int(15, 45) * minuteMs,
    leg: null,
    canteen: null,
  };
}

/** Slots are around now at any hour, so that a board opened at night has orders too; some have just ended. */
function drawSlot(index: number, nowMs: number, random: Random): Slot {
  if (turn(index, 8, 2)) return slotAround(nowMs - random.int(0, 50) * minuteMs, 'missed', random);
  return slotFrom(nowMs + random.int(0, 480) * minuteMs, random);
}
