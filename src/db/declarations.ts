import type * as Declarations from '../domain/commands.ts';
import type { StoredCommand } from './schema.ts';

let fetchThem: (() => Promise<typeof Declarations>) | null = null;
let there: typeof Declarations | null = null;

/** Says where the declarations of all actions come from, before anything else is done with a replica. */
export function provideDeclarations(from: () => Promise<typeof Declarations>): void {
  fetchThem = from;
  there = null;
}

/**
 * The declarations of all actions. Where nothing waits in the outbox a board is shown without them: their code, a fifth of
 * a worker's, comes once the page is painted (`fetchAhead`), or when an action needs it. Rejects when it does not come.
 */
export async function declarations(): Promise<typeof Declarations> {
  if (!fetchThem) throw new Error('Invariant: somebody provides the declarations');
  there ??= await fetchThem();
  return there;
}

/** The same within a transaction, which waits for nothing else. Whoever opens it has awaited them. */
export function declared(): typeof Declarations {
  if (!there) throw new Error('Invariant: the declarations are awaited before a transaction');
  return there;
}

/** Whether what these commands show can be told now. */
export const canReplay = (commands: readonly StoredCommand[]) => commands.length === 0 || there !== null;
