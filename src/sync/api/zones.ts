import { recordNames } from '../../db/queries/records.ts';
import { get } from '../../domain/command.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/**
 * The preparation zones of a center, for a screen that no board feeds: the settings of a center need not list them
 * (API-P07). They are fields of its one row of settings, whichever answer lists them.
 */
export const zones: RecordEndpoint = {
  name: recordNames.zones,
  periodMs: 600_000,
  request: ({ subject }) => get('/pseudo-zones/', { query: { center: String(subject) } }),
  parts: (body, { subject }) =>
    Array.isArray(body) ? [{ kind: 'metas', list: 'pseudo_zones', rows: [{ id: subject, pseudo_zones: body }] }] : null,
};
