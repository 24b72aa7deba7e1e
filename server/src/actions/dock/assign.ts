import * as z from 'zod/mini';
import { assignDock as command } from '../../../../src/domain/dock/commands/assign.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { assert, refuse } from '../../../../src/domain/result.ts';
import { Id, maybe } from '../../../../src/domain/schema.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theDock, theDockNotLocked } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { actionTexts } from '../text.ts';
import { departure } from './departure.ts';

/** `GO` (API-074): locks the dock for its driver, who leaves at once unless he has to accept the round first. */
export const assignDock = action({
  method: 'POST',
  path: '/docks/:id/assign/',
  summary: 'GO : confie la tournée à son livreur',
  permission: 'flow',
  answers: 'Dock',
  input: z.object({ id: textId(DockId), body: maybe(z.object({ from_dock_id: maybe(Id) })) }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id }) => ({ dock: [id] }),
  decide: ({ id }, rows, nowMs) => {
    const dock = rows.get('dock', id);
    const driver = rows.get('driver', dock?.target_driver);
    const at = new Date(nowMs).toISOString();
    const args = { dockId: id, driverId: driver?.id ?? null, lockedAt: dock?.locked_at ?? null, at };
    // It may be given again while it waits (DSP-417), but not once it has left.
    const refusal = command.guard(args, rows) ?? (dock?.gone_at ? refuse('hardLocked') : null);
    if (refusal) return conflictOf(command.text, refusal, { docks: [id] });
    assert(dock && driver, 'the guard refuses a dock without driver');
    if (driver.daily_refusals_limit_exceeded) {
      return { verdict: 'decline', answer: theDockNotLocked(id, actionTexts.refusedTooOften) };
    }
    const patches = [...command.effect(args, rows), ...departure(dock, driver, rows, nowMs)];
    return { verdict: 'accept', patches, answer: theDock(id) };
  },
});
