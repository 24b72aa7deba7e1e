import * as z from 'zod/mini';
import { moveDockOnto as command } from '../../../../src/domain/dock/commands/move-onto.ts';
import { type Dock, DockId } from '../../../../src/domain/dock/dock.ts';
import { isDriverType } from '../../../../src/domain/dock/dock-type.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theDocksAsOne } from '../answers.ts';
import { refusedOnBoth } from './two-docks.ts';

/** Moves a whole dock onto another (DSP-520 to DSP-527, API-079). */
export const moveDock = action({
  method: 'POST',
  path: '/dispatch/docks/:id/move_dock/',
  summary: 'Déplace toutes les commandes de la tournée à la suite de celles d’une autre',
  permission: 'flow',
  answers: 'DockPair',
  input: z.object({
    id: textId(DockId),
    body: z.object({ dock_target_id: DockId, target_should_be_empty: z.optional(z.boolean()) }),
  }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id, body }) => ({ dock: [id, body.dock_target_id] }),
  decide: ({ id, body: { dock_target_id: targetId, target_should_be_empty: targetEmpty = false } }, rows, nowMs) => {
    const dock = rows.get('dock', id);
    const target = rows.get('dock', targetId);
    // They are read by rank.
    const taskIds = [...(dock?.tasks ?? [])];
    const args = { dockId: id, targetId, taskIds, targetEmpty, atMs: nowMs };
    const refused = refusedOnBoth(command.text, command.guard(args, rows), [dock, target]);
    if (refused) return refused;
    const patches = [...command.effect(args, rows), ...loaded(dock, target, nowMs)];
    return { verdict: 'accept', patches, answer: theDocksAsOne(id, targetId) };
  },
});

/** A loaded round taken over by an empty driver dock counts as loaded there: that dock is assigned (DSP-417). */
function loaded(from: Dock | undefined, to: Dock | undefined, nowMs: number): Patch[] {
  if (!to || !isDriverType(to) || (to.tasks ?? []).length > 0) return [];
  return patch('dock', to, {
    loaded_at: new Date(nowMs).toISOString(),
    load_info: from?.load_info ?? null,
    current_status: 'loaded',
  });
}
