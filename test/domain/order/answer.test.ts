import { describe, expect, it } from 'vitest';
import type { OrderInFull } from '../../../src/domain/order/in-full.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { answerOf } from '../../../src/domain/order/sheet/answer.ts';
import { answerTexts } from '../../../src/views/rooms/support/story/text.ts';

const at = (time: string) => `2026-03-10T${time}:00Z`;
const ms = (time: string) => Date.parse(at(time));
const slot = { shipping_time: at('14:00'), max_shipping_time: at('15:00') };
const drives = [
  { driver_name: 'Samir N.', started_at: at('13:31'), ended_at: at('14:10') },
  { driver_name: 'Loïc D.', started_at: at('15:44'), ended_at: null },
];
const dock = { id: 312, target_name: 'Karim L.', tasks: [41, 47, 42, 49] };
const order = (fields: Partial<OrderInFull>): OrderInFull => ({ id: OrderId.parse(7), ...slot, ...fields });
const line = (fields: Partial<OrderInFull>, now = '15:59') => {
  const answer = answerOf(order(fields), ms(now));
  return [answerTexts.line(fields.status ?? null, answer), answer.offSlotMin] as const;
};

describe('what the phone is answered', () => {
  it('OUR-053 on the road: its stop, its latest driver, the hour, and how late that is', () => {
    const shipping_task = { eta: at('16:27'), dock_rank: 3, dock };
    const gone = { status: 'shipping', driver_logs: drives, shipping_task };
    expect(line(gone)).toEqual(['En livraison, 3e arrêt sur 4, Loïc D., 17:27', 87]);
    expect(line({ ...gone, shipping_task: { ...shipping_task, dock_rank: 1 } })[0]).toContain('1er arrêt sur 4');
    expect(line(gone, '16:40')).toEqual(['En livraison, 3e arrêt sur 4, Loïc D., 17:27, heure passée', 100]);
    // A round of unknown length, or a rank beyond it, says no stop; before its first drive its round has the driver.
    const unknown = {
      ...gone,
      driver_logs: [],
      shipping_task: { ...shipping_task, dock: { ...dock, tasks: [41, 47] } },
    };
    expect(line(unknown)[0]).toBe('En livraison, Karim L., 17:27');
  });

  it('OUR-053 once delivered: when, and by whom', () => {
    const received = { status: 'received', shipping_task: { date_received: at('15:19'), dock_rank: 3, dock } };
    expect(line({ ...received, driver_logs: drives.slice(0, 1) }, '20:00')).toEqual([
      'Livrée à 16:19 par Samir N.',
      19,
    ]);
    expect(line({ status: 'received', shipping_task: { date_received: at('13:52') } })).toEqual(['Livrée à 14:52', -8]);
    expect(line({ status: 'received' })).toEqual(['Livrée', null]);
  });

  it('OUR-053 before it leaves: who is to take it, and what it cannot beat', () => {
    const waiting = order({ status: 'prep', estimated_travel_duration: 1_440 });
    expect(line(waiting, '15:34')).toEqual(['En préparation, sans livreur', 34]);
    expect(answerOf(waiting, ms('15:34')).notBeforeMs).toBe(ms('15:58'));
    expect(line({ status: 'prepared', shipping_task: { dock } }, '14:30')).toEqual([
      'Finalisée, livreur prévu Karim L.',
      null,
    ]);
    const over = order({ ...waiting, status: 'canceled' });
    expect(line(over)).toEqual(['Annulée', null]);
    expect([answerOf(over, ms('15:34')).notBeforeMs, answerOf(order({ status: 'prep' }), 0).notBeforeMs]).toEqual([
      null,
      null,
    ]);
    expect(line({ status: 'redestock' })[0]).toBe('DESTOCK (RE), sans livreur');
  });
});
