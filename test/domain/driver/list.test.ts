import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { driverStateLabel, isHiddenDriver } from '../../../src/domain/driver/state.ts';
import { vehicleLabel, vehicles } from '../../../src/domain/driver/vehicle.ts';
import { compareDrivers, driverWeight } from '../../../src/domain/driver/weight.ts';
import { aDriver } from '../../builders/rows.ts';

const ids = (drivers: readonly Driver[]) => drivers.toSorted(compareDrivers).map((driver) => driver.id);

describe('the order of the driver list', () => {
  it.each([
    ['noplan', 12],
    ['wait', 9],
    ['run', 7],
    ['plan', 5],
    ['hidden', 0],
  ])('DSP-550 weighs %s as %i', (state, weight) => {
    expect(driverWeight({ state })).toBe(weight);
  });

  it('DSP-551 places the states without a weight of their own', () => {
    expect(['run_other', 'returning', 'run_not_present', 'toString'].map((state) => driverWeight({ state }))).toEqual([
      7, 7, 5, 5,
    ]);
  });

  it('DSP-550 puts the highest weight first, DSP-552 hidden drivers last', () => {
    const states = ['hidden', 'plan', 'run', 'wait', 'noplan'];
    expect(ids(states.map((state, at) => aDriver(at + 1, { state })))).toEqual([5, 4, 3, 2, 1]);
    expect(states.map((state) => isHiddenDriver({ state }))).toEqual([true, false, false, false, false]);
  });

  it('DSP-550 settles ties by the queue, none last, then name, then id', () => {
    expect(
      ids([
        aDriver(5, { name: 'Zoé' }),
        aDriver(4, { name: 'Élise' }),
        aDriver(3, { name: 'Fanny' }),
        aDriver(2, { name: 'Élise' }),
        aDriver(1, { name: 'Zoé', queue_position: 2 }),
        aDriver(6, { name: 'Zoé', queue_position: 1 }),
      ]),
    ).toEqual([6, 1, 2, 4, 3, 5]);
  });

  it('DSP-550 is the same whatever order the rows come in', () => {
    const driver = fc
      .record({
        id: fc.integer({ min: 1, max: 1_000 }),
        state: fc.option(fc.constantFrom('wait', 'run', 'returning', 'hidden')),
        queue_position: fc.option(fc.integer({ min: 1, max: 3 })),
        name: fc.option(fc.constantFrom('Ali', 'Éva', 'zoé')),
      })
      .map(({ id, ...fields }) => aDriver(id, fields));
    fc.assert(
      fc.property(fc.uniqueArray(driver, { selector: (row) => row.id }), (rows) => {
        expect(ids(rows.toReversed())).toEqual(ids(rows));
      }),
    );
  });
});

describe('labels of a driver', () => {
  it.each([
    ['CAR', 'Voiture'],
    ['S50', 'Scoot 50'],
    ['S125', 'Scoot 125'],
    ['SELEC', 'Scoot ELEC'],
    ['BIKE', 'Vélo'],
    ['TRUCK', 'Camion'],
    ['SCO', 'Scooter'],
    ['JETPACK', 'JETPACK'],
  ])('DSP-561 calls %s %s', (code, label) => {
    expect(vehicleLabel(code)).toBe(label);
  });

  it('DSP-561 DSP-562 DSP-622 offers the truck at a start, never SCO', () => {
    expect(vehicles).toEqual(['CAR', 'S50', 'S125', 'SELEC', 'BIKE', 'TRUCK']);
  });

  it('DSP-620 says each of the eight states in words, an unknown one as it is', () => {
    const states = ['plan', 'noplan', 'wait', 'run', 'run_other', 'run_not_present', 'returning', 'hidden'];
    const labels = states.map(driverStateLabel);
    expect(new Set(labels).size).toBe(8);
    expect(labels.filter((label) => states.includes(label))).toEqual([]);
    expect(driverStateLabel('asleep')).toBe('asleep');
  });
});
