import { describe, expect, it } from 'vitest';
import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { setOrderOption } from '../../../src/domain/order/commands/option.ts';
import type { PseudoZoneStatus } from '../../../src/domain/order/order.ts';
import { switchZone } from '../../../src/domain/zone/commands/active.ts';
import { finishZone, reopenZone } from '../../../src/domain/zone/commands/done.ts';
import { lockZone } from '../../../src/domain/zone/commands/lock.ts';
import { alterStock } from '../../../src/domain/zone/commands/stock.ts';
import { zoneRefusals } from '../../../src/domain/zone/text.ts';
import {
  lateLabel,
  withZone,
  zoneCount,
  zoneName,
  zonesApart,
  zonesOfOrder,
  zoneWorker,
} from '../../../src/domain/zone/zone.ts';
import { zoned } from '../../actions/zone/worlds.ts';
import { center } from '../../builders/noon.ts';
import { anOrder } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const zone = (pseudozone_id: number, fields: Partial<PseudoZoneStatus> = {}): PseudoZoneStatus => ({
  pseudozone_id,
  ...fields,
});
const orderWith = (...zones: readonly PseudoZoneStatus[]) => anOrder(1001, { pseudo_zones_status: [...zones] });
const rowsWith = (...zones: readonly PseudoZoneStatus[]) =>
  readerOf(
    aWorld()
      .with('metas', zoned)
      .with('order', orderWith(...zones)),
  );

describe('the zones of an order', () => {
  it('PRP-480 have the name the settings give them, else their id', () => {
    expect([zoneName(zoned, 941), zoneName(zoned, 77), zoneName(undefined, 941)]).toEqual(['Frais', '77', '941']);
    expect(zoneName({ pseudo_zones: [{ id: 5, name: null }] }, 5)).toBe('5');
  });

  it('PRP-498 are those it has items of, or may have', () => {
    const order = orderWith(
      zone(1, { is_matched: true }),
      zone(2, { is_matched: false }),
      zone(3),
      zone(4, { is_matched: null }),
    );
    expect(zonesOfOrder(order).map(({ pseudozone_id }) => pseudozone_id)).toEqual([1, 3, 4]);
    expect([zonesOfOrder({}), zonesOfOrder({ pseudo_zones_status: null })]).toEqual([[], []]);
  });

  it('PRP-483 PRP-484 SUP-494 count isothermal bags where bags are kept apart, else crates', () => {
    expect([941, 944, 77].map((id) => zoneCount(zoned, id))).toEqual(['isotherm', 'crates', 'crates']);
    expect(zonesApart(orderWith(zone(941), zone(944), zone(77)), zoned)).toEqual([zone(941)]);
    expect(zonesApart(orderWith(zone(941, { is_matched: false })), zoned)).toEqual([]);
  });

  it('PRP-499 tell who works on them, by name or as a person, and that bags are fetched late', () => {
    const users = [
      'Léa R.',
      ' ',
      { name: 'Max' },
      { first_name: 'Léa', last_name: 'Roux' },
      { id: 4 },
      7,
      null,
      undefined,
    ];
    expect(users.map((user) => zoneWorker({ user }))).toEqual([
      'Léa R.',
      null,
      'Max',
      'Léa Roux',
      null,
      null,
      null,
      null,
    ]);
    const late = [zone(944, { is_bag_picking_late: true }), zone(944), zone(941, { is_bag_picking_late: true })];
    expect(late.map((it) => lateLabel(zoned, it))).toEqual(['au chargement', null, null]);
  });

  it('change one at a time', () => {
    const order = orderWith(zone(1), zone(2, { is_done: true }));
    expect(withZone(order, 1, { is_locked: true })).toEqual([zone(1, { is_locked: true }), zone(2, { is_done: true })]);
    expect(withZone({}, 1, { is_locked: true })).toEqual([]);
  });
});

const who = { orderId: anOrder(1001).id, randomId: 'A12', center: zoned.id };
const fresh = { ...who, zoneId: 941, zoneName: 'Frais' };
const dry = { ...who, zoneId: 944, zoneName: 'Sec' };
const depot = { type: 1, name: 'F02', trolley: null };

describe('a zone done', () => {
  const refusalOf = (args: object, rows = rowsWith(zone(941), zone(944))) =>
    finishZone.guard({ ...fresh, isotherm: 1, crates: null, depot, ...args }, rows)?.code ?? null;

  it('PRP-486 PRP-487 SUP-495 asks for the count of its kind, 0 is one', () => {
    expect([refusalOf({ isotherm: null, crates: 3 }), refusalOf({ isotherm: 0 })]).toEqual(['isotherm', null]);
    expect(refusalOf({ ...dry, isotherm: 2 })).toBe('crates');
    expect(refusalOf({ ...dry, isotherm: null, crates: 0 })).toBeNull();
    expect([zoneRefusals.isotherm, zoneRefusals.crates]).toEqual([
      'Veuillez renseigner le nombre de sacs isotherme',
      'Veuillez renseigner le nombre de cagettes',
    ]);
  });

  it('PRP-485 asks where its bags are put down', () => {
    expect(refusalOf({ depot: { ...depot, type: null } })).toBe('depotType');
    expect(refusalOf({ depot: { ...depot, name: ' ' } })).toBe('depotName');
    expect(refusalOf({ depot: { ...depot, type: 3 } })).toBe('trolley');
    expect(refusalOf({ depot: { ...depot, type: -1, name: '' } })).toBeNull();
  });

  it('PRP-488 SUP-497 takes whole counts from 0 to 999', () => {
    const takes = (isotherm: unknown) => finishZone.args.safeParse({ ...fresh, isotherm, crates: null, depot }).success;
    expect([0, 999, -1, 1_000, 1.5, '2'].map(takes)).toEqual([true, true, false, false, false, false]);
  });

  it('PRP-496 SUP-493 is refused while it is locked, as is one that is to do again', () => {
    const rows = rowsWith(zone(941, { is_locked: true, is_done: true }));
    expect([refusalOf({}, rows), reopenZone.guard(fresh, rows)?.code]).toEqual(['locked', 'locked']);
    expect(lockZone.guard({ ...fresh, isLocked: false }, rows)).toBeNull();
  });

  it('PRP-498 is refused where the order has no such zone, or hides it', () => {
    expect([refusalOf({}, rowsWith(zone(944))), refusalOf({}, rowsWith(zone(941, { is_matched: false })))]).toEqual([
      'noZone',
      'noZone',
    ]);
    expect(alterStock.guard({ ...fresh, action: 'add' }, rowsWith(zone(944)))?.code).toBe('noZone');
  });

  it('holds as a server tells it that says nothing of the depot of a zone', () => {
    const args = { ...fresh, isotherm: 2, crates: null, depot };
    const holds = (fields: Partial<PseudoZoneStatus>) => finishZone.holds(args, rowsWith(zone(941, fields)));
    expect(holds({ is_done: true, nob_iso: 2 })).toBe(true);
    expect(holds({ is_done: true, nob_iso: 3 })).toBe(false);
    expect(holds({ is_done: true, nob_iso: 2, transit_subarea: 'F03' })).toBe(false);
    expect(holds({ is_done: false, nob_iso: 2 })).toBe(false);
  });

  it('PRP-490 SUP-498 is to do again without a count', () => {
    const [patch] = reopenZone.effect(fresh, rowsWith(zone(941, { is_done: true, nob_iso: 2 }), zone(944)));
    expect(patch?.set).toEqual({ pseudo_zones_status: [zone(941, { is_done: false, nob_iso: 2 }), zone(944)] });
    expect(reopenZone.request(fresh).body).toEqual({
      ...{ pseudo_zone_id: 941, order_id: 1001, center_id: center, is_done: false },
    });
  });
});

describe('what is done with zones beside', () => {
  it('API-P10 the stock is altered now or not at all, and told of in its own words', () => {
    expect(alterStock.delivery.kind).toBe('live');
    const told = (action: 'destock' | 'add') => alterStock.accept({ id: 1001 }, { ...dry, action }).told?.text;
    expect([told('destock'), told('add')]).toEqual(['Zone déstockée', 'Zone restockée']);
  });

  it('PRP-497 a zone of the center is switched, the others stay', () => {
    const args = { center: zoned.id, zoneId: 944, zoneName: 'Sec', isActive: false };
    const [patch] = switchZone.effect(args, rowsWith());
    expect(patch?.set).toMatchObject({
      pseudo_zones: [
        { id: 941, is_active: true },
        { id: 944, is_active: false },
      ],
    });
    expect(switchZone.guard({ ...args, zoneId: 1 }, rowsWith())?.code).toBe('gone');
  });

  it('SUP-490 bags of zones go with those of the order; none is sent where none changes', () => {
    const bags = { orderId: who.orderId, dry: 3, isotherm: 2 };
    const rows = rowsWith(zone(941), zone(944));
    const withZones = { ...bags, zones: [{ zoneId: 941, isotherm: 4 }] };
    expect(setBags.effect(withZones, rows)[0]?.set).toMatchObject({
      ...{ number_of_bags: 5, pseudo_zones_status: [{ nob_iso: 4 }, {}] },
    });
    expect(setBags.request(bags).body).toEqual({ number_of_bags: 5, number_of_bags_isotherm: 2 });
    expect(Object.keys(setBags.effect(bags, rows)[0]?.set ?? {})).not.toContain('pseudo_zones_status');
    expect(setBags.guard({ ...bags, zones: [{ zoneId: 7, isotherm: 1 }] }, rows)?.code).toBe('noZone');
  });

  it('SUP-222 SUP-223 an option holds once the order has it', () => {
    const rows = readerOf(aWorld().with('order', anOrder(1001, { is_replace_allowed: true })));
    const option = { orderId: who.orderId, option: 'is_replace_allowed' } as const;
    expect([true, false].map((isOn) => setOrderOption.holds({ ...option, isOn }, rows))).toEqual([true, false]);
    expect(setOrderOption.text.label({ ...option, isOn: false })).toBe(
      'Remplacement de produit de la commande 1001 : non',
    );
  });
});
