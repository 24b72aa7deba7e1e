import { recordNames } from '../../db/queries/records.ts';
import { callRows, callsRequest } from '../../domain/phone-call/load.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/** The calls to make of a center, read every cycle while a tab of it is seen (OUR-221, API-O61). */
export const phoneCalls: RecordEndpoint = {
  name: recordNames.phoneCalls,
  periodMs: 'cycle',
  request: ({ subject }) => callsRequest(subject),
  parts: (body) => callRows(body),
};
