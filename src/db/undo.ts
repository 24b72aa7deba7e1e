import { declarations } from './declarations.ts';
import { readKeys } from './overlay.ts';
import { LoadedRows, readOverlay } from './row-set.ts';
import type { QuaiDb } from './schema.ts';
import { Visible } from './visible.ts';

/**
 * The arguments that take an action back, from what is seen now; null when it cannot be: it has no undo, or something
 * has been built on it. Whether it may still be done is for the guard to say when they are enqueued, or here if it is to be
 * known (`isAllowed`).
 */
export async function undoArgs(
  db: QuaiDb,
  center: number,
  name: string,
  args: unknown,
  nowMs: number,
  isAllowed = false,
): Promise<unknown> {
  const declaration = (await declarations()).commandNamed(name);
  const { undo } = declaration ?? {};
  if (!declaration || !undo || !declaration.args.safeParse(args).success) return null;
  return db.transaction('r', db.tables, async () => {
    const server = new LoadedRows(db.bound(), center);
    const visible = new Visible(center, server, await readOverlay(db, center));
    await server.load(readKeys(declaration.reads(args)));
    await server.load(readKeys(declaration.undoReads?.(args, visible) ?? {}));
    const back = undo(args, visible, nowMs);
    if (back === null || !isAllowed) return back;
    await server.load(readKeys(declaration.reads(back)));
    return declaration.guard(back, visible) ? null : back;
  });
}
