import { recordNames } from '../../db/queries/records.ts';
import { arrivalRows } from '../../domain/arrival/load.ts';
import { get } from '../../domain/command.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/**
 * Orders that come to a center from others, read every 20 s while they are looked at and not paused (PRP-288, API-P04).
 */
export const arrivals: RecordEndpoint = {
  name: recordNames.arrivals,
  periodMs: 'cycle',
  request: ({ subject }) => get('/arrivals/', { query: { center: String(subject) } }),
  parts: (body) => arrivalRows(body),
};
