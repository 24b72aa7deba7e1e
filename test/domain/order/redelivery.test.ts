import { describe, expect, it } from 'vitest';
import { redeliver } from '../../../src/domain/order/commands/redeliver.ts';
import {
  askRestock,
  markDelivered,
  resetForRedelivery,
  validateRestock,
} from '../../../src/domain/order/commands/restock.ts';
import { waitsForRestock } from '../../../src/domain/order/not-delivered.ts';
import { mayHaveForgottenBags } from '../../../src/domain/order/redelivery/forgotten-bags.ts';
import { redeliveryTag } from '../../../src/domain/order/redelivery/redelivery.ts';
import { noonMs } from '../../builders/noon.ts';
import { aDock, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const flags = (...ids: number[]) => ({ flagged_orders: ids.map((flag_id) => ({ flag_id })) });
const world = (status: string, fields: object = {}, inDock: object = {}) =>
  aWorld()
    .with('order', anOrder(1001, { status, ...fields }))
    .with('task', aTask(1, { dock: 7, dock_rank: 1, status: 'shipping', ...inDock }))
    .with('dock', aDock(7, { tasks: [1, 2] }));
const seen = (from: string) =>
  redeliver.args.parse({
    ...{ orderId: 1001, randomId: 'A1', taskId: 1, dockId: 7, from, addressId: 77, dry: 1, isotherm: 2 },
    ...{ shippingTime: '2025-03-03T14:00:00Z', maxShippingTime: '2025-03-03T15:00:00Z' },
    depot: { type: 1, name: 'F01', trolley: null },
  });

type Returning = typeof askRestock | typeof validateRestock | typeof markDelivered | typeof resetForRedelivery;
const refusal = (command: Returning | typeof redeliver, status: string, fields: object = {}, task: object = {}) =>
  command.guard(seen(status), readerOf(world(status, fields, task)))?.code ?? null;
const done = (command: Returning, status: string, fields: object = {}) => {
  const before = world(status, fields);
  return readerOf(before.after(command.effect(seen(status), readerOf(before))));
};

describe('an order that came back', () => {
  it('DSP-754 is put among those to restock, flagged 3 although flag 1 is sent', () => {
    const rows = done(askRestock, 'undeliveredclient', flags(1));
    expect(rows.get('order', 1001)).toMatchObject({ status: 'waiting_restock', ...flags(1, 3) });
    expect(rows.get('task', 1)).toMatchObject({ dock: 7, ...flags(3) });
    expect(askRestock.request(seen('undeliveredclient')).query).toEqual({ flag_id: '1' });
    expect(askRestock.text.success).toBe('La commande est en attente de restockage');
    expect(refusal(askRestock, 'waiting_restock')).toBe('waitsAlready');
  });

  it('DSP-757 with flag 3 waits for its restock, whatever its status, unless it is out again or over', () => {
    const waits = (status: string, fields: object) => waitsForRestock({}, anOrder(1001, { status, ...fields }));
    expect([waits('waiting_restock', {}), waits('prepared', flags(3)), waits('undeliveredclient', flags(3))]).toEqual([
      ...[true, true, true],
    ]);
    expect([waits('undeliveredclient', {}), waits('prepared', flags(1)), waits('received', flags(3))]).toEqual([
      ...[false, false, false],
    ]);
  });

  it('DSP-758 DSP-759 leaves its dock and its flag once the restock is validated, which has to be waited for', () => {
    const rows = done(validateRestock, 'prepared', flags(3, 1));
    expect(rows.get('order', 1001)).toMatchObject({ status: 'restock', ...flags(1) });
    expect([rows.get('task', 1)?.dock, rows.get('dock', 7)?.tasks]).toEqual([null, [2]]);
    expect(validateRestock.text.success).toBe('Le restockage a été validé');
    expect([refusal(validateRestock, 'prepared'), refusal(validateRestock, 'undeliveredclient')]).toEqual([
      ...['notWaiting', 'notWaiting'],
    ]);
  });

  it('DSP-756 was delivered after all, and stays where it lies', () => {
    const rows = done(markDelivered, 'undeliveredclient');
    expect(rows.get('order', 1001)?.status).toBe('received');
    expect(rows.get('task', 1)).toMatchObject({ status: 'received', dock: 7 });
    expect(markDelivered.text.success).toBe('La commande est passée en statut livrée.');
  });

  it('DSP-761 is finalised and to dispatch again, in no dock and without the flag', () => {
    const rows = done(resetForRedelivery, 'waiting_restock', flags(3));
    expect(rows.get('order', 1001)).toMatchObject({ status: 'prepared', flagged_orders: [] });
    expect(rows.get('task', 1)).toMatchObject({ status: 'todo', dock: null, dock_rank: null });
    expect(resetForRedelivery.text.success).toBe('La commande est finalisée et prête pour une relivraison');
  });

  it('is left alone once somebody else has dealt with it, or while it is moved', () => {
    for (const command of [askRestock, markDelivered, resetForRedelivery]) {
      expect([refusal(command, 'prepared'), refusal(command, 'restock')]).toEqual(['notAwaited', 'notAwaited']);
      expect(refusal(command, 'undeliveredclient', {}, { is_moving: true })).toBe('taskMoving');
      expect(command.guard(seen('undeliveredclient'), readerOf(world('received')))?.code).toBe('statusMeanwhile');
    }
  });

  it('DSP-490 is restocked by GETs that happen from a click or not at all', () => {
    for (const command of [askRestock, validateRestock])
      expect([command.request(seen('prepared')).method, command.delivery.kind]).toEqual(['GET', 'live']);
  });
});

describe('a redelivery', () => {
  it('DSP-298 is of forgotten bags where the order is out or delivered, else of what came back', () => {
    const tag = (status: string, fields: object = {}) => redeliveryTag({}, anOrder(1001, { status, ...fields }));
    expect([tag('shipping'), tag('received')]).toEqual(['missing_bags', 'missing_bags']);
    expect([tag('undeliveredclient'), tag('prepared', flags(3))]).toEqual(['redelivering', 'redelivering']);
    expect([tag('prepared'), tag('restock'), refusal(redeliver, 'paid')]).toEqual([null, null, 'notRedeliverable']);
  });

  it('DSP-755 sends dry and isothermal bags as one total, at most 999', () => {
    expect(redeliver.request(seen('received')).body).toMatchObject({ number_of_bags: 3, number_of_bags_isotherm: 2 });
    const args = { ...seen('received'), dry: 998 };
    expect(redeliver.guard(args, readerOf(world('received')))?.code).toBe('tooMany');
    const nowhere = { ...seen('received'), depot: { type: null, name: '', trolley: null } };
    expect(redeliver.guard(nowhere, readerOf(world('received')))?.code).toBe('depotType');
  });

  it('DSP-751 is done with what came back; an order whose bags were forgotten stays as it is', () => {
    const statusAfter = (status: string) => {
      const before = world(status);
      return readerOf(before.after(redeliver.effect(seen(status), readerOf(before)))).get('order', 1001)?.status;
    };
    expect([statusAfter('undeliveredclient'), statusAfter('shipping')]).toEqual(['received', 'shipping']);
  });

  it('is never sent on its own: nothing tells one from the next of the same order', () => {
    expect(redeliver.delivery.kind).toBe('live');
    expect(redeliver.holds(seen('received'), readerOf(world('received')))).toBe(false);
  });
});

describe('Sacs oubliés', () => {
  it('DSP-297 is offered while the end of the slot is less than 12 h away, before or after', () => {
    const at = (hours: number) => mayHaveForgottenBags(noonMs + hours * 3_600_000, noonMs);
    expect([at(-11.99), at(0), at(11.99)]).toEqual([true, true, true]);
    expect([at(-12), at(12), at(30), mayHaveForgottenBags(null, noonMs)]).toEqual([false, false, false, false]);
    expect(mayHaveForgottenBags(new Date(noonMs - 3_600_000).toISOString(), noonMs)).toBe(true);
  });
});
