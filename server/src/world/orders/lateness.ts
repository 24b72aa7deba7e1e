import { slotEndMs, slotStartMs } from '../../../../src/domain/task/slot.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { minuteMs } from '../clock.ts';

type Timed = Pick<Task, 'status' | 'shipping_time' | 'max_shipping_time' | 'eta' | 'date_received'>;

const soonMs = 15 * minuteMs;

/** The four flags that colour a row (DSP-260, DSP-261); exactly on time is neither late nor early. */
export function latenessFlags(task: Timed, nowMs: number) {
  const startMs = slotStartMs(task);
  const endMs = slotEndMs(task);
  const isReceived = task.status === 'received';
  const etaMs = msOf(task.eta);
  const arrivalMs = isReceived ? msOf(task.date_received) : Math.max(etaMs ?? nowMs, nowMs);
  const isLate = arrivalMs !== null && endMs !== null && arrivalMs > endMs;
  const isSoon =
    (isReceived || etaMs !== null) && arrivalMs !== null && startMs !== null && arrivalMs < startMs - soonMs;
  return {
    delivered_extra_late: isReceived && isLate,
    will_be_extra_late: !isReceived && isLate,
    delivered_extra_soon: isReceived && isSoon,
    will_be_extra_soon: !isReceived && isSoon,
  };
}
