import type * as Declarations from '../domain/commands.ts';
import type { StoredCommand } from './schema.ts';

let fetchThem: (() => Promise<typeof Declarations>) | null = null;
let there: typeof Declarations | null = null;

/** Sets where the declarations of all actions come from; called before anything else is done with a replica. */
export function provideDeclarations(from: () => Promise<typeof Declarations>): void {
  fetchThem = from;
  there = null;
}

/**
 * The declarations of all actions. A board is shown without them as long as nothing waits in the outbox. Their code, a
 * fifth of a worker's, comes once the page is painted (`fetchAhead`), or when an action needs it. Rejects when it does
 * not come.
 */
export async function declarations(): Promise<typeof Declarations> {
  if (!fetchThem) throw new Error('Invariant: somebody provides the declarations');
  there ??= await fetchThem();
  return there;
}

/**
 * The same for use within a transaction, which must not wait for anything else: whoever opens it has awaited
 * `declarations`.
 */
export function declared(): typeof Declarations {
  if (!there) throw new Error('Invariant: the declarations are awaited before a transaction');
  return there;
}

/** Whether these commands can be replayed now. */
export const canReplay = (commands: readonly StoredCommand[]) => commands.length === 0 || there !== null;
