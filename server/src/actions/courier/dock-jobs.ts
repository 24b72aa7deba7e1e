import * as z from 'zod/mini';
import { callCourierForDock as call } from '../../../../src/domain/courier/commands/call.ts';
import { cancelJob, regularizeDock } from '../../../../src/domain/courier/commands/end-job.ts';
import { cancelling, latestJob } from '../../../../src/domain/courier/job-rules.ts';
import { callVehicles, type Provider, providerOf, usualVehicle } from '../../../../src/domain/courier/provider.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { firstDeliveryStatus, newJob, setJob } from '../../couriers/jobs-of.ts';
import { enterCall, enterCancel, takeJobId } from '../../couriers/records.ts';
import { courierTexts } from '../../couriers/text.ts';
import { NoBody, textId } from '../../http/input.ts';
import { type AnyAction, action } from '../action.ts';
import { theDock } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { free, offTheRoad } from '../leaving.ts';
import { askOf, jobsWith, settled } from './ask-of.ts';

/** Calls the first provider for all orders of a dock, which becomes his (DSP-669, API-064). */
export const callStuartForDock = action({
  method: 'POST',
  path: '/dispatch/docks/:id/call_stuart/',
  summary: 'Appelle un coursier Stuart pour une tournée',
  permission: 'flow',
  answers: 'Dock',
  input: z.object({
    id: textId(DockId),
    body: z.object({ vehicle: z._default(z.enum(callVehicles), usualVehicle) }),
  }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id }) => ({ dock: [id], settings: true }),
  facts: (tx) => takeJobId(tx),
  decide: ({ id, body: { vehicle } }, rows, _, jobNumber) => {
    const dock = rows.get('dock', id);
    const center = rows.settings?.id;
    const told = { docks: [id] };
    if (!dock || !center) return conflictOf(call.text, refuse('gone'), told);
    const taskIds = [...(dock.tasks ?? [])];
    const args = { dockId: id, taskIds, vehicle, jobs: (dock.external_shipping_jobs ?? []).length };
    const refusal = call.guard(args, rows);
    if (refusal) return conflictOf(call.text, refusal, told);
    const tasks = taskIds.flatMap((taskId) => rows.get('task', taskId) ?? []);
    const job = newJob(jobNumber, vehicle);
    const { dock_type = null, target_vehicle = null } = dock;
    return {
      verdict: 'accept',
      patches: [
        ...patch('dock', dock, {
          ...{ dock_type: 'STUART', target_vehicle: vehicle },
          external_shipping_jobs: [...(dock.external_shipping_jobs ?? []), job],
        }),
        ...tasks.flatMap((task) =>
          patch('task', task, {
            external_shipping_jobs: jobsWith(task, job),
            external_job_delivery_status: firstDeliveryStatus('STUART'),
          }),
        ),
      ],
      enters: [
        enterCall({
          ...{ job: jobNumber, provider: 'STUART', center, dock: id, ask: askOf(tasks, vehicle, rows) },
          undo: { madeFor: null, dock: { dock_type, target_vehicle } },
        }),
      ],
      answer: theDock(id),
      after: settled(jobNumber, theDock(id)),
    };
  },
});

interface Cancelling extends Pick<AnyAction, 'path' | 'summary'> {
  readonly method: 'DELETE' | 'POST';
  /** The provider to whose docks it applies; null for either. */
  readonly provider: Provider | null;
}

/**
 * The job is shown as being cancelled until its provider ends it, or answers that it is too late (DSP-678, DSP-679).
 */
const cancellingAction = ({ method, path, summary, provider: asked }: Cancelling) =>
  action({
    ...{ method, path, summary, permission: 'flow', answers: 'Dock' },
    input: z.object({ id: textId(DockId), body: NoBody }),
    subject: ({ id }) => ({ kind: 'dock', id }),
    reads: ({ id }) => ({ dock: [id] }),
    decide: ({ id }, rows) => {
      const dock = rows.get('dock', id);
      const told = { docks: [id] };
      const provider = dock ? providerOf(dock) : null;
      if (!dock) return conflictOf(cancelJob.text, refuse('gone'), told);
      const job = latestJob(dock);
      const isAsked = provider !== null && (asked === null || asked === provider);
      if (!job?.id || !isAsked) return conflictOf(cancelJob.text, refuse('noCourier'), told);
      const refusal = cancelJob.guard({ dockId: id, provider }, rows);
      if (refusal) return conflictOf(cancelJob.text, refusal, told);
      const { id: number, status = null, pickup_at = null } = job;
      return {
        verdict: 'accept',
        patches: setJob(dock, number, { status: cancelling, pickup_at: null }, rows),
        enters: [enterCancel(number, { status, pickup_at })],
        answer: theDock(id),
        after: settled(number, theDock(id), courierTexts.cancelSilent),
      };
    },
  });

/**
 * Removes the external jobs of a dock: the call that cancels a job of the first provider (DSP-677, DSP-690, API-063,
 * API-069).
 */
export const removeJobs = cancellingAction({
  ...{ method: 'DELETE', path: '/docks/:id/external_jobs/', provider: null },
  summary: 'Annule les courses externes de la tournée',
});

/** Cancels a job of the second provider (DSP-682, API-065). */
export const cancelUberDirect = cancellingAction({
  ...{ method: 'POST', path: '/dispatch/docks/:id/cancel_uber_direct/', provider: 'UBER_DIRECT' },
  summary: 'Annule la course Uber Direct de la tournée',
});

/** Sends the orders of a failed job back to dispatch and closes its dock (DSP-680, DSP-683). */
const regularizing = (path: string, provider: Provider) =>
  action({
    ...{ method: 'POST', path, permission: 'flow', answers: 'Dock' },
    summary: 'Régularise une tournée dont la course a échoué',
    input: z.object({ id: textId(DockId), body: NoBody }),
    subject: ({ id }) => ({ kind: 'dock', id }),
    reads: ({ id }) => ({ dock: [id] }),
    decide: ({ id }, rows, nowMs) => {
      const dock = rows.get('dock', id);
      const told = { docks: [id] };
      if (!dock) return conflictOf(regularizeDock.text, refuse('gone'), told);
      const taskIds = [...(dock.tasks ?? [])];
      const at = new Date(nowMs).toISOString();
      const args = { dockId: id, provider, taskIds, at };
      const isHis = providerOf(dock) === provider;
      const refusal = isHis ? regularizeDock.guard(args, rows) : refuse('notRegularizable');
      if (refusal) return conflictOf(regularizeDock.text, refusal, told);
      const tasks = taskIds.flatMap((taskId) => rows.get('task', taskId) ?? []);
      const left = tasks.filter((task) => task.status !== 'received');
      const freed: Patch[] = [...free(left), ...left.flatMap((task) => offTheRoad(task, rows))];
      return { verdict: 'accept', patches: [...regularizeDock.effect(args, rows), ...freed], answer: theDock(id) };
    },
  });

export const regularizeStuart = regularizing('/docks/:id/regularize_canceled_stuart/', 'STUART');
/** The console uses API-068; API-066 is the same. */
export const regularizeUberDirect = regularizing('/docks/:id/regularize_canceled_uber_direct/', 'UBER_DIRECT');
export const regularizeUberDirectToo = regularizing('/dispatch/docks/:id/regularize_uber_direct/', 'UBER_DIRECT');
