import type * as Commands from '../domain/commands.ts';

/** The code of all actions. Whoever replays one is given it: nothing reads an outbox without (docs/adr/0058). */
export type Declarations = Pick<typeof Commands, 'commandNamed' | 'upcast'>;

let fetchThem: (() => Promise<Declarations>) | null = null;
let there: Declarations | null = null;

/** Sets where the declarations of all actions come from; called before anything else is done with a replica. */
export function provideDeclarations(from: () => Promise<Declarations>): void {
  fetchThem = from;
  there = null;
}

/**
 * The declarations of all actions. A board is shown without them as long as nothing waits in the outbox. Their code, a
 * fifth of a worker's, comes once the page is painted (`fetchAhead`), or when an action needs it. Rejects when it does
 * not come.
 */
export async function declarations(): Promise<Declarations> {
  if (!fetchThem) throw new Error('Invariant: somebody provides the declarations');
  there ??= await fetchThem();
  return there;
}

/** Without any action nothing is looked up in them. */
const ofNone: Declarations = { commandNamed: () => undefined, upcast: () => undefined };

/**
 * The same within a transaction, which waits for nothing else. Null where actions wait and the code is not there: the
 * transaction ends, awaits `declarations` and begins again.
 */
export const declarationsNow = (actions: number): Declarations | null => (actions === 0 ? ofNone : there);
