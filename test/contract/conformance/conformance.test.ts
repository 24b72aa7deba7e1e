import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTarget, type Target } from '../target.ts';
import { conformanceOf, findingsOf } from './conformance.ts';
import { reportOf } from './report.ts';

describe('what the API answers is what the tables of the specification name', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget();
  });
  afterAll(() => target.close());

  it('its loads, the session and the details of rows have no field beside, and break no row', async () => {
    const checked = await conformanceOf(target.api, target.center);
    expect(checked.filter(({ findings }) => findings.length > 0).map((it) => reportOf([it]))).toEqual([]);
    if (target.isOurs) expect(checked.filter(({ status }) => status !== 200).map(({ read }) => read.path)).toEqual([]);
  });
});

describe('a server that answers otherwise is told of by the paths of its fields', () => {
  const load = { path: '/dispatch/loadstate/', answer: 'DispatchLoad', needs: ['version', 'deliveries', 'docks'] };
  const found = (body: object) => findingsOf(load, body).map(({ kind, path }) => `${kind} ${path}`);
  const row = { id: 7, linked_order: { id: 1007 } };

  it('fields that no table has', () => {
    const metas = { order_status_transitions: {}, sites: { 1013: { domain: 'plats.example', name: 'Plats' } } };
    expect(found({ version: 1, docks: [{ id: 1, tasks: [{ ...row, shoe_size: 1 }] }], deliveries: [], metas })).toEqual(
      ['unnamed docks[].tasks[].shoe_size', 'unnamed metas.order_status_transitions', 'unnamed metas.sites.name'],
    );
  });

  it('fields of a wrong type, rows without an id, keys that are not there', () => {
    const deliveries = [row, { id: '8', linked_order: {} }, { linked_order: { ...row.linked_order, is_pro: 'oui' } }];
    expect(found({ version: 1, deliveries, drivers: [{ id: 71, is_back: 1 }] })).toEqual([
      'missing docks',
      'missing deliveries[].linked_order.id',
      'missing deliveries[].id',
      'wrong deliveries[].id',
      'wrong deliveries[].linked_order.is_pro',
      'wrong drivers[].is_back',
    ]);
  });
});
