import { expect, it } from 'vitest';
import { shortZoneText, TrolleyId, zoneText } from '../../../src/domain/transit/trolley.ts';

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
});
