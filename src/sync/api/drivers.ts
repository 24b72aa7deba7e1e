import { endpointNames } from '../../db/queries/sync.ts';
import { get } from '../../domain/command.ts';
import { flatten, rowsIn } from '../../domain/wire.ts';
import type { Endpoint } from '../polling/endpoint.ts';

/** Every driver of a center, those to come included; polled while something shows them (DSP-161, API-109). */
export const drivers: Endpoint = {
  name: endpointNames.drivers,
  periodMs: 'cycle',
  isTagged: false,
  request: (center) => get('/drivers/', { query: { center: String(center) } }),
  union: () => '',
  parts: (body) => {
    const rows = rowsIn(body, 'drivers');
    return rows ? flatten('driver', 'drivers', rows) : null;
  },
  covers: () => true,
};
