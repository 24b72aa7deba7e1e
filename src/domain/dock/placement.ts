import type { Dock } from './dock.ts';

/** The round list a dock stands in (DSP-212). */
export type Placement = 'creation' | 'preparation' | 'ready' | 'delivery';

/**
 * Where a dock is listed (DSP-400 to DSP-402); null for a hidden dock, in no list (DSP-387). Departure and closing are
 * told by timestamps too; an unknown code is listed like ready_to_load.
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
