import type { AnyAction, Decision } from '../../../server/src/actions/action.ts';
import { readerOf, type World } from '../../builders/world.ts';

export const nowMs = Date.parse('2026-03-10T10:00:00Z');

/** What an action decides on the rows of a world: no database, no request. */
export function decide(
  action: AnyAction,
  { id, body }: { readonly id?: number; readonly body?: unknown },
  world: World,
): Decision {
  const params = id === undefined ? {} : { id: String(id) };
  return action.prepare({ params, query: {}, body }).decide(readerOf(world), nowMs);
}
