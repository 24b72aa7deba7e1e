import { recordNames } from '../../db/queries/records.ts';
import { textRows, textsRequest } from '../../domain/sms-text/load.ts';
import type { RecordEndpoint } from '../records/endpoint.ts';

/** The texts to choose for messages in a center (OUR-229, API-O66): they change seldom. */
export const smsTexts: RecordEndpoint = {
  name: recordNames.smsTexts,
  periodMs: 60_000,
  hintedEveryMs: 60_000,
  request: ({ subject }) => textsRequest(subject),
  parts: (body) => textRows(body),
};
