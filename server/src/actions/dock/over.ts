import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { isClosed } from '../../../../src/domain/dock/lifecycle.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';

/** A hidden dock is gone for everyone; a closed one stays visible for a while, but cannot be changed. */
export function isOver(dock: Dock | undefined): Refusal<'gone' | 'closed'> | null {
  if (!dock || dock.hidden) return refuse('gone');
  return isClosed(dock) ? refuse('closed') : null;
}
