import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { returnDriver as command } from '../../../../src/domain/driver/commands/presence.ts';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { offersReturn } from '../../../../src/domain/driver/presence.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { NoBody } from '../../http/input.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { driverAction } from './driver-action.ts';

/** `RETURN`: marks the driver as back, and finishes the round that this closes (DSP-630, DSP-631, API-102). */
export const returnDriver = driverAction({
  service: 'process_return',
  summary: 'RETURN : le livreur est de retour',
  body: NoBody,
  reads: (id) => ({ roundsOf: id }),
  command,
  args: (_, who) => who,
  refuses: ({ driver, rows }) =>
    roundsBack(driver, rows).length > 0 ? null : conflictOf(command.text, refuse('driverState'), { driver: driver.id }),
  also: ({ driver, rows, nowMs }) => [
    ...patch('driver', driver, { eta: null, eta_comparable: null, queue_position: null }),
    ...roundsBack(driver, rows).flatMap((dock) => finished(dock, nowMs)),
  ],
});

/** His rounds whose last order is done and that only a person may close (DSP-630). */
const roundsBack = (driver: Driver, rows: Rows): Dock[] =>
  rows
    .all('dock')
    .filter((dock) => dock.driver === driver.id && dock.gone_at && offersReturn(dock, lastStatus(dock, rows)));

function lastStatus(dock: Dock, rows: Rows) {
  const last = rows.get('task', dock.tasks?.at(-1));
  return rows.get('order', last?.linked_order)?.status;
}

function finished(dock: Dock, nowMs: number): Patch[] {
  const at = new Date(nowMs).toISOString();
  return patch('dock', dock, { finished_at: at, closed_at: at, current_status: 'closed', eta: null });
}
