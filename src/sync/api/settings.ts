import { endpointNames } from '../../db/queries/sync.ts';
import { get } from '../../domain/command.ts';
import { isRecord } from '../../domain/wire.ts';
import type { Endpoint } from '../polling/endpoint.ts';

/**
 * What the settings say of all centers (API-S69): asked where the dispatch load may not be, since dispatch is switched
 * off or nobody knows yet (DSP-201).
 */
export const settings: Endpoint = {
  name: endpointNames.settings,
  periodMs: 60_000,
  isTagged: false,
  request: () => get('/metas/'),
  union: () => '',
  parts: (body, center) =>
    isRecord(body) && Array.isArray(body.centers)
      ? [{ kind: 'metas', list: 'metas', rows: [{ id: center, centers: body.centers, ...sitesIn(body) }] }]
      : null,
  covers: () => true,
};

/** Sites are the same in every center. */
const sitesIn = ({ sites }: Readonly<Record<string, unknown>>) => (sites === undefined ? {} : { sites });
