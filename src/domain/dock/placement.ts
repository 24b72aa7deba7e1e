import type { Dock } from './dock.ts';

/** The round list a dock stands in (DSP-212). */
export type Placement = 'creation' | 'preparation' | 'ready' | 'delivery';

/**
 * The round list of a dock (DSP-400 to DSP-402); null for a hidden dock, which is in none (DSP-387). Timestamps of
 * departure and closing count too; an unknown status is listed like ready_to_load.
 */
export function placementOf(
  dock: Pick<Dock, 'hidden' | 'current_status' | 'gone_at' | 'closed_at' | 'finished_at'>,
): Placement | null {
  if (dock.hidden) return null;
  if (dock.gone_at || dock.closed_at || dock.finished_at) return 'delivery';
  switch (dock.current_status) {
    case 'draft':
      return 'creation';
    case 'moving':
    case 'defined':
      return 'preparation';
    case 'closed':
      return 'delivery';
    default:
      return 'ready';
  }
}
