import type { Mark } from '../../../../db/schema.ts';
import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { canCallForDock, isAtTheCenter } from '../../../../domain/courier/call-rules.ts';
import { callCourier, callCourierForDock } from '../../../../domain/courier/commands/call.ts';
import { cancelJob, regularizeDock } from '../../../../domain/courier/commands/end-job.ts';
import type { ExternalJob } from '../../../../domain/courier/external-job.ts';
import { withLatestCancelling } from '../../../../domain/courier/job-rules.ts';
import { blocks } from '../../../kit/text.ts';
import { dockTexts } from '../text.ts';

/** Whether `Appel` has a place on an order (DSP-253, DSP-254). */
export const offersOrderCall = (row: TaskRow) => isAtTheCenter(row) && !row.tranquility;

/** A card as the rules of couriers read it. */
export const courierDockOf = (card: DockCard) => ({ ...card, external_shipping_jobs: [...card.jobs] });

/** Why a courier cannot be called for the orders of a card; null when he can (DSP-669, DSP-671). */
export const callRefusal = (card: DockCard) =>
  canCallForDock(
    courierDockOf(card),
    card.tasks,
    card.tasks.map(({ centerId }) => centerId),
  );

/** The jobs of a card: one whose cancellation is under way shows it, until the provider has answered (DSP-678). */
export const shownJobs = ({ jobs, marks }: Pick<DockCard, 'jobs' | 'marks'>): readonly ExternalJob[] =>
  marks.some(({ name, state }) => name === cancelJob.name && state === 'sending') ? withLatestCancelling(jobs) : jobs;

const commands: ReadonlySet<string> = new Set(
  [callCourier, callCourierForDock, cancelJob, regularizeDock].map(({ name }) => name),
);

/** The action about couriers that was refused and still waits for a decision: a new try replaces it. */
export const refusedBefore = (marks: readonly Mark[]): string | null =>
  marks.find(({ name, state }) => commands.has(name) && (state === 'refused' || state === 'conflict'))?.commandId ??
  null;

/** Why no action about couriers can be sent for a row: another is being sent, or waits. */
export function busyWith(marks: readonly Mark[], isRunning: boolean): string | null {
  if (isRunning || marks.some(({ state }) => state === 'sending')) return dockTexts.sending;
  const replaced = refusedBefore(marks);
  return marks.some(({ commandId }) => commandId !== replaced) ? blocks.laneBusy : null;
}
