import { describe, expect, it } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { setCourierOrderStatus } from '../../../src/domain/courier/commands/set-order-status.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { setStoreStatus } from '../../../src/domain/store/commands/set-status.ts';

const center = CenterId.parse(9);
const unreadable = { store_id: ['?'], order: 'none' };

describe('a list read again after a lost answer', () => {
  const pause = { center, storeId: 's-1', storeName: 'Épicerie', status: 'OFFLINE' as const };
  const told = (...store_statuses: object[]) => setStoreStatus.isConfirmedBy?.({ store_statuses }, pause);

  it('PRP-369 shows what became of a store beside one that cannot be read', () => {
    const mine = { store_id: 's-1', store_name: 'Épicerie', status: 'OFFLINE' };
    expect(told(unreadable, mine)).toBe(true);
    expect(told(unreadable, { ...mine, status: 'ONLINE' })).toBe(false);
    expect(told(unreadable)).toBe(false);
  });

  it('PRP-380 shows what became of an order beside one that cannot be read', () => {
    const orderId = OrderId.parse(7);
    const args = { center, orderId, randomId: 'AAA111', status: 'received' as const };
    const body = {
      current_orders: [unreadable, { id: 1, order: { id: 7, status: 'received' } }],
      orders_to_regularize: [],
    };
    const { rows } = setCourierOrderStatus.acceptReread?.(body, args) ?? { rows: [] };
    expect(rows).toMatchObject([{ kind: 'order', rows: [{ id: 7, status: 'received' }] }]);
  });
});
