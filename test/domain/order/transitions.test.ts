import { describe, expect, it } from 'vitest';
import { losesDock, reasonFor, transitionsOf } from '../../../src/domain/order/transitions.ts';
import { anOrder, someMetas } from '../../builders/rows.ts';

const metas = someMetas(9, {
  order_statuses: {
    ALLOWED_TRANSITIONS: { paid: ['blocked', 'restock', 'prep', 'canceled', 'redestock', 'later'] },
    SUBSCRIPTION_ALLOWED_TRANSITIONS: { paid: ['prep'] },
  },
  crossdock_status_transitions: { paid: ['xd-to-check'] },
});
type Fields = Parameters<typeof anOrder>[1];
const offered = (fields: Fields) => transitionsOf(anOrder(1, { status: 'paid', ...fields }), metas);

describe('the statuses an order may get', () => {
  it('DSP-312 DSP-323 are those of the table, redestock, canceled, restock and blocked last', () => {
    expect(offered({})).toEqual(['prep', 'later', 'redestock', 'canceled', 'restock', 'blocked']);
  });

  it('DSP-323 are none from a status the table does not have, nor without tables', () => {
    expect([offered({ status: 'received' }), offered({ status: null })]).toEqual([[], []]);
    expect(transitionsOf(anOrder(1, { status: 'paid' }), undefined)).toEqual([]);
    expect(transitionsOf(anOrder(1, { status: 'paid' }), someMetas())).toEqual([]);
  });

  it('DSP-324 are those of subscriptions for an order tagged so', () => {
    expect(offered({ tags: ['dqp_express', 'subscription'] })).toEqual(['prep']);
    expect(offered({ tags: ['dqp_express'] })).toHaveLength(6);
  });

  it('DSP-325 are those of cross-docking for any value of it, also on a subscription', () => {
    expect([2, 3].map((cross_docking) => offered({ cross_docking }))).toEqual(Array(2).fill(['xd-to-check']));
    expect(offered({ cross_docking: 2, tags: ['subscription'] })).toEqual(['xd-to-check']);
    expect(offered({ cross_docking: null })).toHaveLength(6);
  });
});

describe('the reason a change asks for first', () => {
  const wantedFrom = (...origins: string[]) =>
    someMetas(9, { order_statuses: { ORIGIN_STATUSES_FOR_REPREPARATION_REASON: origins } });
  const origins = wantedFrom('prepared', 'shipping');

  it('DSP-326 is one of preparing again, on the way back to paid from a status that needs it', () => {
    expect(['prepared', 'shipping', 'prep', null].map((from) => reasonFor(from, 'paid', origins))).toEqual([
      'repreparation',
      'repreparation',
      null,
      null,
    ]);
    expect([reasonFor('prepared', 'prep', origins), reasonFor('prepared', 'paid', undefined)]).toEqual([null, null]);
  });

  it('DSP-327 is one of leaving blocked, wherever to, and before the other', () => {
    expect(['paid', 'prep', 'canceled'].map((to) => reasonFor('blocked', to, wantedFrom('blocked')))).toEqual(
      Array(3).fill('blocking'),
    );
    expect(reasonFor('paid', 'blocked', origins)).toBeNull();
  });
});

describe('an order off the road', () => {
  const leaving = ['prepared', 'paid', 'prep', 'canceled', 'restock', 'waiting-products', 'to-check', 'now', 'later'];
  const staying = ['shipping', 'received', 'undeliveredclient', 'blocked', 'redestock', 'stand-by', 'unpaid'];

  it.each(['shipping', 'received'])('DSP-321 loses its dock from %s on, for nine statuses', (from) => {
    expect([...leaving, ...staying].filter((to) => losesDock(from, to))).toEqual(leaving);
  });

  it('DSP-321 keeps it from any other origin', () => {
    const origins = ['prepared', 'paid', 'undeliveredclient', 'blocked', null, undefined];
    expect(origins.flatMap((from) => leaving.filter((to) => losesDock(from, to)))).toEqual([]);
  });
});
