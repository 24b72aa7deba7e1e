import { type Dock, DockId } from '../../../../src/domain/dock/dock.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { Rows } from '../reads.ts';

/** An unconfigured draft beside another dock, for tasks that leave it (DSP-444, DSP-445). */
export function newDraft(beside: Dock, { newDockId }: Rows, nowMs: number, more: Partial<Dock> = {}): Dock {
  assert(newDockId !== null, 'an action that may make a dock asks for its id');
  return {
    id: DockId.parse(newDockId),
    name: `${beside.name ?? 'Tournée'} bis`,
    dock_type: 'NOCONFIG',
    current_status: 'draft',
    status: 'draft',
    hidden: false,
    center: beside.center,
    center_name: beside.center_name,
    ending_center: beside.center,
    launchpad: beside.launchpad,
    created_at: new Date(nowMs).toISOString(),
    departure: beside.departure,
    ...more,
  };
}
