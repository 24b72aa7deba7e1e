import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { isDriverType, isUnconfigured } from '../../../../src/domain/dock/dock-type.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import type { Rows } from '../reads.ts';

/** The empty undefined drafts that may be edited, oldest first, without courier docks and first rounds. */
export const freeDrafts = (rows: Rows, nowMs: number): readonly Dock[] =>
  rows
    .all('dock')
    .filter((dock) => isFree(dock, rows, nowMs))
    .toSorted((one, other) => one.id - other.id);

function isFree(dock: Dock, rows: Rows, nowMs: number): boolean {
  const isEmptyDraft = dock.current_status === 'draft' && !dock.defined_at && (dock.tasks ?? []).length === 0;
  const isTakeable = isDriverType(dock) || isUnconfigured(dock);
  return isEmptyDraft && isTakeable && !canEdit(dock, rows.get('driver', dock.target_driver), nowMs);
}
