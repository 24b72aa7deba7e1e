import { type Refusal, refuse } from '../result.ts';
import type { Dock } from './dock.ts';

export type OverRefusal = 'gone' | 'closed';

/**
 * Why nothing is done with a round any more: hidden, it is gone for everybody (DSP-387); closed, it stays on screen for a
 * while and is not changed (DSP-422). It is of every action that names a round, as its subject or as its target.
 */
export function whyNotOver(dock: Pick<Dock, 'hidden' | 'closed_at'>): Refusal<OverRefusal> | null {
  if (dock.hidden) return refuse('gone');
  return dock.closed_at ? refuse('closed') : null;
}
