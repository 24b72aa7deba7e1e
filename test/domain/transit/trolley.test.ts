import { expect, it } from 'vitest';
import { shortZoneText, TrolleyId, trolleyName, trolleysOf, zoneText } from '../../../src/domain/transit/trolley.ts';

const metas = {
  trolleys: [
    { id: TrolleyId.parse(7), name: 'C01', full_name: 'Chariot C01', current_location: 3 },
    { id: TrolleyId.parse(8), name: 'C02' },
  ],
  trolley_locations: [{ id: 3, name: 'A-01' }],
};
const zone = (transit_area: string | null, trolley_id: number | null) => zoneText(metas, { transit_area, trolley_id });

it('PRP-455 the zone of an order is its drop zone, else its trolley, whose place follows in brackets', () => {
  expect([zone('F12', null), zone(null, 7), zone('F12', 7)]).toEqual(['F12', 'Chariot C01 (A-01)', 'F12 (A-01)']);
  expect(shortZoneText(metas, { trolley_id: 7 })).toBe('C01 (A-01)');
  expect([zone(null, 8), zone(null, 9), zone(null, null)]).toEqual(['C02', null, null]);
  // The present area before the chosen one; two trolleys by both names, with the place of the first.
  expect(zoneText(metas, { transit_area: 'F12', transit_area_current: 'S03' })).toBe('S03');
  expect(shortZoneText(metas, { trolley_id: 7, additional_trolley_id: 8 })).toBe('C01 + C02 (A-01)');
  // What the settings tell of a trolley comes before what the order tells, which may be of before a move.
  expect(zoneText(metas, { trolley_id: 7, trolley_location: 'Z-09' })).toBe('Chariot C01 (A-01)');
  expect(zoneText(metas, { trolley_id: 8, trolley_location: 'Z-09' })).toBe('C02 (Z-09)');
  expect(zoneText(metas, { transit_area: 'F12', trolley_location: 'Z-09' })).toBe('F12');
});

it('PRP-447 the trolleys of a center go by full name, numbers in it by their value', () => {
  const named = ['Chariot C10', 'Chariot C2', 'Chariot C1'].map((full_name, at) => ({
    ...{ id: TrolleyId.parse(at + 1), full_name, logistics_center: 9 },
  }));
  const other = { id: TrolleyId.parse(9), full_name: 'Chariot C3', logistics_center: 12 };
  expect(trolleysOf([...named, other], 9).map(trolleyName)).toEqual(['Chariot C1', 'Chariot C2', 'Chariot C10']);
});
