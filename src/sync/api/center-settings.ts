import { recordNames } from '../../db/queries/records.ts';
import { get } from '../../domain/command.ts';
import { isRecord } from '../../domain/wire.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/** Parts that are the same for every center: a server that ignores the center parameter still answers correctly. */
const common = [
  ...['centers', 'sites', 'order_statuses', 'crossdock_status_transitions', 'repreparation_reasons'],
  ...['blocking_exit_reasons', 'trolleys', 'trolley_locations', 'transit_area_types', 'extracost_types'],
  ...['non_idf_departments', 'pseudo_zones', 'order_prepare_status', 'order_product_statuses'],
  'money_reasons',
] as const;

/** Settings that guards and effects of a center's actions need where no board of it is polled (API-S69). */
export const centerSettings: RecordEndpoint = {
  name: recordNames.centerSettings,
  periodMs: 600_000,
  // A hint tells of orders and rounds: where these are polled, their answers tell changed settings too.
  hintedEveryMs: 120_000,
  request: ({ subject }) => get('/metas/', { query: { center: String(subject) } }),
  parts: (body, { subject }) =>
    isRecord(body) && Array.isArray(body.centers)
      ? [{ kind: 'metas', list: 'metas', rows: [{ id: subject, ...Object.fromEntries(told(body)) }] }]
      : null,
};

const told = (body: Readonly<Record<string, unknown>>) =>
  common.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]] as const]));
