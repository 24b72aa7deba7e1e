import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Instant, maybe } from '../schema.ts';
import { TrolleyId } from './trolley.ts';

/** A change of a trolley's location: when, by whom, where to (PRP-453). */
export const TrolleyLog = z.object({ created_at: Instant, done_by: maybe(z.string()), location: maybe(z.string()) });
export type TrolleyLog = Readonly<z.infer<typeof TrolleyLog>>;

export const TrolleyLogs = z.object({ logs: z.array(TrolleyLog) });

/** The changes of the place of a trolley (DSP-836, API-P16). */
export const trolleyLogs = detail('trolley.logs', {
  args: z.object({ trolleyId: TrolleyId }),
  value: TrolleyLogs,
  throttleMs: 3_000,
  permission: 'depots',
  request: ({ trolleyId }) => get(`/trolleys/${trolleyId}/logs/`),
});
