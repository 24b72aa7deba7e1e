import { isRefusal, type Refusal, refuse } from '../../domain/result.ts';
import { type Kind, keyOf } from '../../domain/rows.ts';
import { type Declarations, declarations } from '../declarations.ts';
import type { IssueCode } from '../engine-code.ts';
import { commandsOf, overlayOf, readKeys } from '../overlay.ts';
import { LoadedRows, readOverlay } from '../row-set.ts';
import type { QuaiDb, StoredCommand } from '../schema.ts';
import { Visible } from '../visible.ts';
import { basisOf, leftBy, withoutBasis } from './basis-of.ts';
import { dependantsOf } from './lanes.ts';
import { valuesBefore } from './values-before.ts';

/**
 * The arguments that undo an action, from what is seen now. Null when it has no undo, or something has been built on
 * it. The guard decides whether the undo is allowed: at enqueue, or here where that must be known now (`isAllowed`).
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

export type Rendered = Pick<
  StoredCommand,
  'args' | 'commandVersion' | 'lanes' | 'request' | 'before' | 'basis' | 'leaves'
>;

/**
 * A command in conflict, rendered from what is seen now (docs/adr/0031); a refusal where it no longer makes sense. Empty
 * for a command in any other state.
 */
export async function renderedAnew(db: QuaiDb, commandId: string, nowMs: number): Promise<Partial<Rendered> | Refusal> {
  const stored = await db.outbox.get({ id: commandId });
  if (stored?.state !== 'conflict') return {};
  const { name, commandVersion, args: former, center } = stored;
  const code = await declarations();
  const declaration = code.commandNamed(name);
  const known = declaration && code.upcast(declaration, commandVersion, former);
  if (!declaration || known === undefined) return refuse<IssueCode>('unknownAction');
  return db.transaction('r', db.tables, async () => {
    const server = new LoadedRows(db.bound(), center);
    const visible = new Visible(center, server, await overlayBelow(db, server, stored, code));
    await loadAround(server, visible, declaration.reads(known));
    const anew = declaration.anew ? declaration.anew(known, visible, nowMs) : known;
    if (isRefusal(anew)) return anew;
    // The user has read the present values.
    const args = withoutBasis(anew);
    await server.load(readKeys(declaration.reads(args)));
    const refusal = declaration.guard(args, visible);
    if (refusal) return refusal;
    const effect = declaration.effect(args, visible);
    return {
      args,
      commandVersion: declaration.version,
      lanes: declaration.lane(args),
      request: declaration.request(args),
      before: valuesBefore(effect, visible),
      basis: basisOf(declaration, args, visible),
      leaves: leftBy(declaration, args, effect, visible),
    };
  });
}

/** The overlay without what waits for a command, and is done after it: nobody has read that at the server. */
async function overlayBelow(db: QuaiDb, server: LoadedRows, stored: StoredCommand, code: Declarations) {
  const { center } = stored;
  const overlay = await readOverlay(db, center);
  const commands = await commandsOf(db.bound(), center);
  const behind = new Set(dependantsOf(commands, stored));
  if (behind.size === 0) return overlay;
  const others = commands.filter((row) => !behind.has(row));
  return (await overlayOf(center, server, others, overlay, code)).overlay;
}

/** Loads the rows an action names, the docks its tasks are in by now, and everything in those docks. */
async function loadAround(server: LoadedRows, visible: Visible, reads: Parameters<typeof readKeys>[0]): Promise<void> {
  const keysOf = (kind: Kind, ids: readonly (number | null | undefined)[]) =>
    ids.flatMap((id) => (id ? [keyOf(kind, id)] : []));
  await server.load(readKeys(reads));
  const docks = [...(reads.dock ?? []), ...(reads.task ?? []).map((id) => visible.get('task', id)?.dock)];
  await server.load(keysOf('dock', docks));
  const tasks = docks.flatMap((id) => visible.get('dock', id)?.tasks ?? []);
  const drivers = docks.map((id) => visible.get('dock', id)?.target_driver);
  await server.load([...keysOf('task', tasks), ...keysOf('driver', drivers)]);
}
