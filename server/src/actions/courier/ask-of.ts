import type { ExternalJob } from '../../../../src/domain/courier/external-job.ts';
import { clientName } from '../../../../src/domain/task/client.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import type { Ask, Stop } from '../../couriers/ask.ts';
import { courierTexts } from '../../couriers/text.ts';
import type { After, Answer } from '../action.ts';
import type { Rows } from '../reads.ts';

/** The request to a provider for some deliveries. */
export function askOf(tasks: readonly Task[], vehicle: string | null, rows: Rows): Ask {
  const { settings } = rows;
  const center = settings?.centers?.find(({ id }) => id === settings.id);
  return { vehicle, center: center?.name ?? '', stops: tasks.map((task) => stopOf(task, rows)) };
}

const stopOf = (task: Task, rows: Rows): Stop => ({
  order: task.linked_order,
  client: clientName(task.client),
  address: task.address ?? null,
  weight: rows.get('order', task.linked_order)?.total_weight ?? null,
});

/** A task with one job more. */
export const jobsWith = (task: Pick<Task, 'external_shipping_jobs'>, job: ExternalJob) => [
  ...(task.external_shipping_jobs ?? []),
  job,
];

/**
 * Asks the provider once a job or its end is committed. The user gets the result: a refusal as an error (DSP-673), else
 * the rows, or a message that there is no answer yet.
 */
export const settled =
  (job: number, answer: Answer, silent: string = courierTexts.silent): After =>
  async ({ couriers, db }, viewer) => {
    const found = await couriers.settle(job);
    if (found.kind === 'no') return { status: 400, body: { error: found.error } };
    const body = await answer(db, viewer);
    const isTold = found.kind === 'silent' && typeof body === 'object';
    return { status: 200, body: isTold ? { ...body, error_message: silent } : (body ?? null) };
  };
