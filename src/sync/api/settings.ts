import { endpointNames } from '../../db/queries/sync.ts';
import { get } from '../../domain/command.ts';
import { isRecord } from '../../domain/wire.ts';
import type { Endpoint } from '../polling/endpoint.ts';

/**
 * The settings of all centers (API-S69). They are polled in place of the dispatch load where dispatch is switched off,
 * or where that is unknown (DSP-201).
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
