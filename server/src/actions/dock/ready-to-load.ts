import * as z from 'zod/mini';
import { switchToReadyToLoad as command, ReadyVehicle } from '../../../../src/domain/dock/commands/ready-to-load.ts';
import { type Dock, DockId } from '../../../../src/domain/dock/dock.ts';
import { isUnconfigured } from '../../../../src/domain/dock/dock-type.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { theDock, theDocksAsOne } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { place } from '../placement.ts';
import type { Rows } from '../reads.ts';
import { acceptanceExpected, Expected, tasksExpected } from './expected.ts';
import { freeDrafts } from './free-draft.ts';
import { newDraft } from './new-dock.ts';

type Vehicle = z.infer<typeof ReadyVehicle>;

/**
 * `Chargé` (DSP-443, API-083). Finalised tasks stay in the dock, which is ready to load; waiting ones go to a second
 * dock for auto-take (DSP-444): the first free one of the vehicle, else an unconfigured one, else a new one.
 */
export const switchToReadyToLoad = action({
  method: 'POST',
  path: '/dispatch/docks/:id/switch_to_ready_to_load/',
  summary: 'Chargé : la tournée est prête à charger',
  permission: 'flow',
  answers: 'DockPair',
  input: z.object({
    id: textId(DockId),
    body: z.extend(Expected, { to_vehicle: z.optional(ReadyVehicle) }),
  }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id }) => ({ dock: [id], emptyDrafts: true, newIds: { dock: 1 } }),
  decide: ({ id, body }, rows, nowMs) => {
    const dock = rows.get('dock', id);
    const told = { docks: [id] };
    if (!dock) return conflictOf(command.text, refuse('gone'), told);
    const vehicle = body.to_vehicle ?? null;
    const expected = { taskIds: tasksExpected(body, dock), accepted: acceptanceExpected(body, dock) };
    const args = { dockId: id, vehicle, ...expected, atMs: nowMs };
    const refusal = command.guard(args, rows);
    if (refusal) return conflictOf(command.text, refusal, told);
    const tasks = (dock.tasks ?? []).flatMap((taskId) => rows.get('task', taskId) ?? []);
    const waiting = tasks.filter((task) => task.status === 'waiting');
    const ready = command.effect(args, rows);
    if (waiting.length === 0) return { verdict: 'accept', patches: ready, answer: theDock(id) };
    // A round without any finalised order has nothing to load.
    if (waiting.length === tasks.length) return conflictOf(command.text, refuse('waitingTask'), told);
    const second = secondDock(dock, vehicle, rows, nowMs);
    const placings = waiting.map((task, at) => ({ task, dock: second.dock.id, rank: at + 1 }));
    return {
      verdict: 'accept',
      ...(second.isNew ? { made: [{ kind: 'dock', row: second.dock }] } : {}),
      patches: [...ready, ...place(placings, rows)],
      answer: theDocksAsOne(id, second.dock.id),
    } satisfies Decision;
  },
});

function secondDock(beside: Dock, vehicle: Vehicle, rows: Rows, nowMs: number): { dock: Dock; isNew: boolean } {
  const inOrder = freeDrafts(rows, nowMs).filter((dock) => dock.id !== beside.id);
  const found =
    inOrder.find((dock) => vehicle !== null && dock.target_vehicle === vehicle) ??
    inOrder.find((dock) => isUnconfigured(dock) && !dock.target_vehicle);
  if (found) return { dock: found, isNew: false };
  return { dock: newDraft(beside, rows, nowMs, { target_vehicle: vehicle }), isNew: true };
}
