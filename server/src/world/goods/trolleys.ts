import type { Center } from '../../../../src/domain/center/center.ts';
import { type Trolley, TrolleyId, type TrolleyLocation } from '../../../../src/domain/transit/trolley.ts';
import { iso, minuteMs } from '../clock.ts';
import { drawName, staffEmail } from '../people/names.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';

const rows = ['A', 'B', 'C', 'D'];
const perRow = 4;

const locationId = (center: number, index: number) => center * 100 + index;
const locationName = (index: number) => `${rows[Math.floor(index / perRow)]}-0${(index % perRow) + 1}`;

/** A location for trolleys, by name. */
export const drawLocation = (random: Random) => locationName(random.int(0, rows.length * perRow - 1));

/** The locations for trolleys of a center. */
export const locationsOf = ({ id }: Center): TrolleyLocation[] =>
  Array.from({ length: rows.length * perRow }, (_, index) => ({
    id: locationId(id, index),
    name: locationName(index),
    logistics_center: id,
  }));

const count = 14;
/** The last two trolleys are on the road or lost. */
const inPlace = 12;

export const trolleysOf = ({ id, name }: Pick<Center, 'id' | 'name'>): Trolley[] =>
  Array.from({ length: count }, (_, index) => ({
    id: trolleyId(id, index),
    name: `C${index + 1}`,
    full_name: `Chariot ${name} C${String(index + 1).padStart(2, '0')}`,
    current_location: index < inPlace ? locationId(id, index) : null,
    logistics_center: id,
  }));

const trolleyId = (center: number, index: number) => TrolleyId.parse(center * 1000 + 7 * index + 3);

/** A trolley of a center with a location, by number. */
export const trolleyFor = (center: number, number: number) => trolleyId(center, number % inPlace);

/** The locations of the trolleys today, up to their present ones; every third was not moved. */
export function makeTrolleyMoves({ center, nowMs, random }: Pick<Scene, 'center' | 'nowMs' | 'random'>) {
  return Array.from({ length: inPlace }, (_, index) => index).flatMap((index) => {
    const times = index % 3 === 2 ? 0 : 1 + (index % 3);
    return Array.from({ length: times }, (_, step) => {
      const place = step === times - 1 ? index : (index + 5 * (step + 1)) % (rows.length * perRow);
      return {
        center_id: center.id,
        trolley_id: trolleyId(center.id, index),
        location_id: locationId(center.id, place),
        location: locationName(place),
        done_by: staffEmail(drawName(random)),
        created_at: iso(nowMs - (times - step) * 47 * minuteMs),
      };
    });
  });
}
