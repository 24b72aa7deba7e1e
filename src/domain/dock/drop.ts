import type { Driver } from '../driver/driver.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Dock } from './dock.ts';
import { isDriverType, isUnconfigured } from './dock-type.ts';
import { canEdit, type EditRefusal } from './edit.ts';
import { isLoaded } from './lifecycle.ts';
import { mismatchOf } from './mismatch.ts';

export type DockDropRefusal = EditRefusal | 'sameDock' | 'empty' | 'incompatible' | 'notDefined' | 'stillMoving';

export interface DockDropSide {
  readonly dock: Pick<
    Dock,
    | 'id'
    | 'dock_type'
    | 'defined_at'
    | 'locked_at'
    | 'loaded_at'
    | 'closed_at'
    | 'hidden'
    | 'current_status'
    | 'created_at'
    | 'tasks'
  >;
  readonly driver: Pick<Driver, 'state'> | undefined;
}

/**
 * Whether a whole dock may be dropped on another (DSP-520 to DSP-526). Refusals win over permissions: a loaded source
 * that is not defined is refused on a driver dock.
 */
export function canDropDock(from: DockDropSide, to: DockDropSide, nowMs: number): Refusal<DockDropRefusal> | null {
  if (from.dock.id === to.dock.id) return refuse('sameDock');
  if ((from.dock.tasks?.length ?? 0) === 0) return refuse('empty');
  for (const side of [from, to]) {
    const edit = canEdit(side.dock, side.driver, nowMs);
    if (edit) return edit;
  }
  if (isDriverType(to.dock)) {
    if (!from.dock.defined_at) return refuse('notDefined');
    if (from.dock.current_status === 'moving') return refuse('stillMoving');
    return isLoaded(from.dock) ? null : refuse('incompatible', mismatchOf(from.dock, to.dock));
  }
  const isOpen = (dock: DockDropSide['dock']) => isUnconfigured(dock) && !dock.defined_at;
  return isOpen(from.dock) && isOpen(to.dock) ? null : refuse('incompatible', mismatchOf(from.dock, to.dock));
}
