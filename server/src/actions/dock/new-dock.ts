import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import type { Rows } from '../reads.ts';

type Place = Pick<Dock, 'center' | 'center_name' | 'launchpad' | 'departure'>;

/** An unconfigured draft beside another dock, for tasks that leave it (DSP-444, DSP-445). */
export const newDraft = (beside: Dock, rows: Rows, nowMs: number, more: Partial<Dock> = {}): Dock =>
  newDraftAt(beside, rows, nowMs, { name: `${beside.name ?? 'Tournée'} bis`, ...more });

/** An unconfigured draft of a place. */
function newDraftAt(place: Place, rows: Rows, nowMs: number, more: Partial<Dock>): Dock {
  return {
    id: rows.newId('dock'),
    dock_type: 'NOCONFIG',
    current_status: 'draft',
    status: 'draft',
    hidden: false,
    center: place.center,
    center_name: place.center_name,
    ending_center: place.center,
    launchpad: place.launchpad,
    created_at: new Date(nowMs).toISOString(),
    departure: place.departure,
    ...more,
  };
}

/** An unconfigured draft of the center, named after the destination of its first task. */
export function draftHere(tasks: readonly Task[], rows: Rows, nowMs: number, more: Partial<Dock> = {}): Dock {
  const { settings } = rows;
  const center = settings?.centers?.find(({ id }) => id === settings.id);
  const here = { center: center?.id, center_name: center?.name, launchpad: 1, departure: null };
  const name = ['Tournée', tasks[0]?.address?.postal_code].filter(Boolean).join(' ');
  return newDraftAt(here, rows, nowMs, { name, ...more });
}
