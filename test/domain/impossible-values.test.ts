import { describe, expect, it } from 'vitest';
import { hiddenProducts } from '../../src/domain/driver/hidden-products.ts';
import { demandPage } from '../../src/domain/extra-cost/details.ts';
import { pointOf, positionOf } from '../../src/domain/geo.ts';
import { readable } from '../../src/domain/readable.ts';
import { readRow } from '../../src/domain/readable-row.ts';
import { routeDetail } from '../../src/domain/route/route.ts';
import { routeLine, routeStops } from '../../src/domain/route/stops.ts';
import type { Kind } from '../../src/domain/rows.ts';
import { Instant } from '../../src/domain/schema.ts';
import { addressLine, addressProblem } from '../../src/domain/task/address.ts';
import { msOf } from '../../src/domain/time/instant.ts';

/** JSON has no sign for it, and yet it comes: 1e999. */
const infinite = JSON.parse('1e999');

const counts = [-1, 1_000, 2.5, '3', infinite];
const instants = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2025-02-30T10:00:00Z',
  '2025-03-03',
  'demain',
  1741000000,
];

/** Values of the right type, or not, that are none of the field. */
const impossible: readonly (readonly [Kind, string, readonly unknown[]])[] = [
  ['order', 'number_of_bags', counts],
  ['order', 'number_of_bags_isotherm', counts],
  ['order', 'number_of_bags_dry', counts],
  ['order', 'dynamic_number_of_bags', counts],
  ['order', 'number_of_crates', counts],
  ['order', 'canteen_orders_count', [-1, infinite]],
  ['order', 'shipping_fee', [infinite, 'deux']],
  ['dock', 'extra_crates', counts],
  ['task', 'dock_rank', [0, -1, 1.5, infinite]],
  ['task', 'emergency_rank', [-1, 0.5]],
  ['task', 'prep_progress', [-1]],
  ['task', 'dock', [0, -7, 1.5, infinite]],
  ['driver', 'queue_position', [-1, infinite]],
  ['driver', 'hourly_rate', [infinite]],
  ['metas', 'extra_delay', [-1, 2.5, infinite]],
  ['metas', 'frichti_express_prio_extra_delay', [-1]],
  ...(
    [
      ['order', 'shipping_time'],
      ['order', 'estimated_travel_departure_at'],
      ['task', 'max_shipping_time'],
      ['task', 'eta'],
      ['dock', 'gone_at'],
      ['driver', 'planning_end'],
      ['alert', 'created_at'],
    ] as const
  ).map(([kind, field]) => [kind, field, instants] as const),
];

describe('a value that is none of its field counts as absent', () => {
  it.each(impossible)('of %s: %s', (kind, field, values) => {
    const row = { id: 1, ...(kind === 'task' ? { linked_order: 2 } : {}), other: 'kept' };
    for (const value of values)
      expect(readRow(kind, { ...row, [field]: value })).toEqual({ value: { ...row, [field]: null }, unread: [field] });
  });

  it('while those of the field, its bounds included, are as they are told', () => {
    const rows: readonly (readonly [Kind, object])[] = [
      ['order', { number_of_bags: 0, number_of_crates: 999, shipping_fee: 0.5 }],
      ['task', { linked_order: 2, dock_rank: 1, emergency_rank: 0, address: { latitude: -90, longitude: 180 } }],
      ['driver', { queue_position: 0 }],
      ['metas', { extra_delay: 0 }],
    ];
    for (const [kind, fields] of rows) expect(readRow(kind, { id: 1, ...fields })?.unread).toEqual([]);
  });

  it('DSP-011 an instant has an offset and lies in this century', () => {
    const good = [
      '2025-03-03T12:00:00+01:00',
      '2000-01-01T00:00:00Z',
      '2099-12-31T23:59:59.999Z',
      '2024-02-29T00:00:00-05:00',
    ];
    expect([...good, ...instants].map((text) => Instant.safeParse(text).success)).toEqual([
      ...good.map(() => true),
      ...instants.map(() => false),
    ]);
    expect(good.every((text) => msOf(text) === Date.parse(text))).toBe(true);
  });
});

describe('an address that lies nowhere on earth', () => {
  const street = { street_number: '12', street: 'rue de Rivoli', postal_code: '75004', city: 'Paris' };
  const nowhere = [
    { latitude: 4885.66, longitude: 2.35 },
    { latitude: 48.85, longitude: 235.22 },
    { latitude: -90.01, longitude: 2.35 },
    { latitude: infinite, longitude: -infinite },
    { latitude: '48,85', longitude: null },
  ];

  it.each(nowhere)('DSP-258 is invalid, has no place on the map and keeps its words: %j', (position) => {
    const task = readRow('task', { id: 1, linked_order: 2, address: { ...street, ...position } })?.value;
    const address: object = Object(task?.address);
    expect(addressProblem({ address }, undefined, null)).toBe('noCoordinates');
    expect([positionOf(address, null), pointOf(address, null)]).toEqual([null, null]);
    expect(addressLine(address)).toBe('12 rue de Rivoli, 75004 Paris');
  });

  it('is a stop of its route without a place, and none of the line', () => {
    const points = [
      { name: 'Centre', address: { ...street, latitude: 48.85, longitude: 2.35 } },
      { order_id: 70, name: 'Léa', address: { ...street, latitude: 4885.66, longitude: 2.35 } },
    ];
    const body = {
      points,
      durations: [-840],
      distances: [1_200],
      polyline: [
        [48.85, 2.35],
        [4885.66, 2.35],
        [48.86, 2.36],
      ],
    };
    const read = readable(routeDetail.value, body);
    if (!read) throw new Error('No route');
    const stops = routeStops(read.value, { startMs: null, reachedMs: () => null });
    expect(stops.map(({ position }) => position)).toEqual([{ latitude: 48.85, longitude: 2.35 }, null]);
    expect(stops[1]).toMatchObject({ address: '12 rue de Rivoli, 75004 Paris', durationS: null, distanceM: 1_200 });
    expect(routeLine(read.value, stops).map(({ latitude }) => latitude)).toEqual([48.85, 48.86]);
    expect(read.unread.toSorted()).toEqual(['durations', 'points.address.latitude', 'polyline']);
  });

  it('is known by its words alone where it is told as a text', () => {
    const order = readRow('order', { id: 1, shipping_address: '12 rue de Rivoli, 75004 Paris' });
    expect(order).toEqual({
      value: { id: 1, shipping_address: { street: '12 rue de Rivoli, 75004 Paris' } },
      unread: [],
    });
  });
});

it('a drop zone is its name, also where the zone itself is told', () => {
  const areas = [{ type: 1, name: 'Quai 3' }, { type: 3, trolley: 5 }, 'Quai 3'];
  const read = areas.map((transit_area) => readRow('order', { id: 1, transit_area }));
  expect(read.map((row) => row?.value.transit_area)).toEqual(['Quai 3', '', 'Quai 3']);
  expect(readRow('order', { id: 1, transit_area: 3 })?.unread).toEqual(['transit_area']);
});

describe('a detail', () => {
  it('loses what cannot be read of it, and no more', () => {
    const page = {
      count: 2,
      offset: -1,
      results: [
        { id: 1, driver: { id: 71, hourly_rate: 'douze' }, created_at: '0001-01-01T00:00:00Z', minutes: 12 },
        { id: 'deux', driver: { id: 72 } },
        { id: 3, driver: { id: 73 }, extra_cost: { id: 9 } },
      ],
    };
    expect(readable(demandPage.value, page)).toEqual({
      value: {
        count: 2,
        offset: null,
        results: [
          { id: 1, driver: { id: 71, hourly_rate: null }, created_at: null, minutes: 12 },
          { id: 3, driver: { id: 73 }, extra_cost: 9 },
        ],
      },
      unread: ['offset', 'results.driver.hourly_rate', 'results.created_at', 'results.id'],
    });
  });

  it('is none where it is something else', () => {
    for (const body of [{}, null, 'ok', { products: [] }]) expect(readable(hiddenProducts.value, body)).toBeNull();
    for (const body of [{}, null, [], { points: 'A' }]) expect(readable(routeDetail.value, body)).toBeNull();
  });
});
