import type * as z from 'zod/mini';
import type { ExtraCostLog, PresenceLog } from '../../../server/src/http/log-schemas.ts';
import { DriverLogsAnswer } from '../../../server/src/http/log-schemas.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';

export type Shift = z.infer<typeof PresenceLog>;
export type Cost = z.infer<typeof ExtraCostLog>;
type Query = Readonly<Record<string, string | number>>;

/** The answer to API-L01; it has to be as documented. */
export async function logsOf(api: Client, query: Query): Promise<z.infer<typeof DriverLogsAnswer>> {
  const { status, body } = await api.get('/driver-logs/', { query });
  assert(status === 200, `the logs are answered with ${status}`);
  return DriverLogsAnswer.parse(body);
}

export const isShift = (log: Shift | Cost): log is Shift => log.type === 'presence';

export async function shiftsOf(api: Client, query: Query): Promise<Shift[]> {
  return (await logsOf(api, query)).logs.filter(isShift);
}

/** One shift of a driver, by its number, wherever its day is. */
export async function shift(api: Client, { driver, date, id }: Pick<Shift, 'driver' | 'date' | 'id'>): Promise<Shift> {
  const found = (await shiftsOf(api, { month: date.slice(0, 7), driver_id: driver.id })).find((it) => it.id === id);
  assert(found, 'the shift is in the logs of its month');
  return found;
}
