import { describe, expect, it } from 'vitest';
import { deliveryStatus, packingStatus } from '../../../src/domain/order/task-status.ts';

const waiting = ['paid', 'now', 'later', 'prep', 'to-check', 'waiting-products'];

describe('delivery tasks', () => {
  it.each(waiting)('DSP-313 waits while the order is %s', (status) => {
    expect(deliveryStatus(status)).toBe('waiting');
  });

  it('DSP-314 is to do once the order is prepared', () => {
    expect(deliveryStatus('prepared')).toBe('todo');
  });

  it('DSP-315 DSP-316 follows shipping and received', () => {
    expect([deliveryStatus('shipping'), deliveryStatus('received')]).toEqual(['shipping', 'received']);
  });

  it('DSP-320 maps no other status', () => {
    expect(['blocked', 'canceled', 'undeliveredclient', 'toString', ''].map(deliveryStatus)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('packing tasks', () => {
  it.each(['paid', 'now', 'later'])('DSP-317 is to do while the order is %s', (status) => {
    expect(packingStatus(status)).toBe('todo');
  });

  it('DSP-318 is being done, then done', () => {
    expect([packingStatus('prep'), packingStatus('prepared')]).toEqual(['doing', 'done']);
  });

  it.each(['to-check', 'waiting-products'])('DSP-319 keeps %s', (status) => {
    expect(packingStatus(status)).toBe(status);
  });

  it('PRP-687 keeps blocked and maps no other status', () => {
    expect(['blocked', 'shipping', 'received', 'restock'].map(packingStatus)).toEqual([
      'blocked',
      ...Array(3).fill(undefined),
    ]);
  });
});
