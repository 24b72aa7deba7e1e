import { describe, expect, it } from 'vitest';
import { redeliver } from '../../../src/domain/order/commands/redeliver.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  checkDepot,
  type Depot,
  depotFields,
  depotOf,
  depotSeen,
  hasSingleArea,
} from '../../../src/domain/transit/depot.ts';
import { depotRefusals } from '../../../src/domain/transit/text.ts';
import { trolleysOf } from '../../../src/domain/transit/trolley.ts';
import { someMetas } from '../../builders/rows.ts';

const depot = (fields: Partial<Depot>): Depot => ({ type: 1, name: 'F01', trolley: 9003, ...fields });
type ZoneStatus = NonNullable<Order['pseudo_zones_status']>[number];

const missing = (fields: Partial<Depot>) => {
  const refusal = checkDepot(depot(fields));
  return refusal && depotRefusals[refusal.code];
};

describe('a depot', () => {
  it('DSP-890 DSP-891 DSP-892 wants a type, then the name or the trolley the type goes by', () => {
    expect(missing({ type: null })).toBe('Veuillez renseigner le type de dépôt');
    for (const name of ['', '  ']) expect(missing({ name })).toBe('Veuillez renseigner le nom du dépôt');
    expect(missing({ type: 3, trolley: null })).toBe('Veuillez renseigner le chariot');
    // Neither is asked of the types without a name, nor a trolley of the others.
    expect([missing({ type: 3, name: '' }), missing({ type: -1, name: '', trolley: null })]).toEqual([null, null]);
    expect(missing({ trolley: null })).toBeNull();
  });

  it('DSP-762 DSP-763 PRP-658 is sent with the trolley of the trolley type alone, and the name of named types alone', () => {
    expect(depotFields(depot({ name: ' F01 ' }))).toEqual({ transit_area_type: 1, transit_area_name: 'F01' });
    expect(depotFields(depot({ type: 3 }))).toEqual({ transit_area_type: 3, trolley_id: 9003 });
    expect(depotFields(depot({ type: -1 }))).toEqual({ transit_area_type: -1 });
    for (const type of [1, 3, -1]) expect(checkDepot(depotOf(depotFields(depot({ type }))))).toBeNull();
  });

  it('PRP-657 names its trolley by a number when an order goes out again, and of that type alone', () => {
    const sent = (fields: Partial<Depot>) => {
      const given = { orderId: 1, randomId: 'A1', taskId: 2, dockId: null, from: 'undeliveredclient', addressId: 78 };
      const slot = { shippingTime: '2026-03-10T10:00:00Z', maxShippingTime: '2026-03-10T11:00:00Z' };
      const args = redeliver.args.parse({ ...given, ...slot, dry: 1, isotherm: 0, depot: depot(fields) });
      return redeliver.request(args).body;
    };
    expect(sent({ type: 3 })).toMatchObject({ transit_area_type: 3, trolley_id: 9003 });
    for (const type of [1, 2, -1]) expect(sent({ type })).not.toHaveProperty('trolley_id');
  });

  it('is on a trolley of its own center, named in full', () => {
    const { trolleys } = someMetas(9, {
      trolleys: [
        { id: 3, name: 'C3', full_name: 'Chariot B', logistics_center: 9 },
        { id: 1, name: 'C1', full_name: 'Chariot D', logistics_center: 12 },
        { id: 2, name: 'A', logistics_center: 9 },
      ],
    });
    expect(trolleysOf(trolleys, 9).map(({ id }) => id)).toEqual([2, 3]);
  });
});

describe('the depot of an order', () => {
  const order = { transit_area_type: 1, transit_area: 'F01', transit_area_current: 'F07', trolley_id: null };

  it('PRP-455 is where its bags are now, before where they were to go', () => {
    expect(depotSeen(order)).toEqual({ type: 1, name: 'F07', trolley: null });
    expect(depotSeen({ ...order, transit_area_current: null }).name).toBe('F01');
    expect(depotSeen({ ...order, transit_area_current: null, transit_area: null }).name).toBe('');
  });

  it('DSP-901 PRP-442 is a single one until a zone has put its own bags elsewhere, wherever they were to go', () => {
    const zone = (area: string | null, current: string | null) =>
      ({ pseudo_zone_id: 1, transit_subarea: area, transit_subarea_current: current }) as unknown as ZoneStatus;
    const isSingle = (...zones: readonly ZoneStatus[]) => hasSingleArea({ pseudo_zones_status: [...zones] });
    expect([isSingle(), isSingle(zone('S01', null)), isSingle(zone(null, 'S01'))]).toEqual([true, true, false]);
    expect([isSingle(zone(null, null), zone('S01', 'S02')), hasSingleArea({})]).toEqual([false, true]);
  });
});
