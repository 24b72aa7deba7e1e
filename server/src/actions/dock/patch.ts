import * as z from 'zod/mini';
import { DockEdit, editDock } from '../../../../src/domain/dock/commands/edit.ts';
import { setDockStatus } from '../../../../src/domain/dock/commands/status.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { action } from '../action.ts';
import { theDock } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

/** Exactly the fields that may be patched (DSP-460). */
const DockPatch = z
  .strictObject({
    ...DockEdit.shape,
    current_status: z.optional(z.enum(['moving', 'draft'])),
  })
  .check(z.refine((body) => Object.keys(body).length > 0));

/** Changes driver, vehicle, name, ending center, launchpad, and the status between draft and moving (API-061). */
export const patchDock = action({
  method: 'PATCH',
  path: '/docks/:id/',
  summary: 'Modifie la tournée : livreur, véhicule, nom, centre de retour, panier, validation',
  permission: 'flow',
  answers: 'Dock',
  input: z.object({ id: textId(DockId), body: DockPatch }),
  subject: ({ id }) => ({ kind: 'dock', id }),
  reads: ({ id, body }) => ({ dock: [id], driver: [body.target_driver ?? null], settings: true }),
  basis: ({ id, body: { current_status: _, ...set } }, rows) => {
    const args = { dockId: id, set, atMs: 0 };
    const values = editDock.basis?.(args, rows);
    return values ? { values, docks: [id], moved: editDock.text.moved?.(args, rows, values) ?? null } : null;
  },
  decide: ({ id, body: { current_status: status, ...set } }, rows, nowMs) => {
    if (!isKnownCenter(set.ending_center, rows)) return { verdict: 'refuse', error: texts.unknownCenter };
    const dock = rows.get('dock', id);
    const edit = { dockId: id, set, atMs: nowMs };
    // The same status again is no change: final values may be repeated.
    const change = status && dock?.current_status !== status ? { dockId: id, status, atMs: nowMs } : null;
    const refusal = (change && setDockStatus.guard(change, rows)) ?? editDock.guard(edit, rows);
    if (refusal) return conflictOf(editDock.text, refusal, { docks: [id] });
    const patches = [...(change ? setDockStatus.effect(change, rows) : []), ...editDock.effect(edit, rows)];
    return { verdict: 'accept', patches, answer: theDock(id) };
  },
});

const isKnownCenter = (id: number | null | undefined, { settings }: Rows) =>
  id == null || (settings?.centers?.some((center) => center.id === id) ?? false);
