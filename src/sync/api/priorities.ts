import { recordNames } from '../../db/queries/records.ts';
import { post } from '../../domain/command.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/**
 * The types of task of a center in their order of priority (PRP-247, API-P23). The server creates missing ones before
 * it answers this call: it is made when the screen is opened and after an action there, never otherwise.
 */
export const priorities: RecordEndpoint = {
  name: recordNames.priorities,
  periodMs: Number.POSITIVE_INFINITY,
  isAct: true,
  request: ({ subject }) => post('/nextconfigs/auto_create/', { body: { logistics_center_id: subject } }),
  parts: (body) => (Array.isArray(body) ? [{ kind: 'nextConfig', list: 'nextconfigs', rows: body }] : null),
};
