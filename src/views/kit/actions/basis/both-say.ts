import type { ServerValue } from '../../../../db/queries/server-rows.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { commandNamed, upcast } from '../../../../domain/commands.ts';
import { isEqual } from '../../../../domain/equal.ts';
import { Layer } from '../../../../domain/replay.ts';
import { keyOf, type Patch, type Reader, type RowKey, splitKey } from '../../../../domain/rows.ts';
import { linesOf } from './server-says.ts';

/** Two values of one thing, in words: the one that somebody else set meanwhile, and the one the user wants. */
export interface BothSay {
  readonly server: readonly string[];
  readonly own: readonly string[];
}

/** The fields an action would change on the server's rows, as they are there and as the action has them. */
export function bothSay(
  { name, commandVersion, args }: Pick<StoredCommand, 'name' | 'commandVersion' | 'args'>,
  server: ReadonlyMap<RowKey, ServerValue>,
): BothSay {
  const command = commandNamed(name);
  const known = command && upcast(command, commandVersion, args);
  if (!command || known === undefined) return { server: [], own: [] };
  const patches = command.effect(known, readerOf(server)).map((patch) => {
    const key = keyOf(patch.kind, patch.id);
    const now = server.get(key)?.fields ?? {};
    const changed = Object.entries(patch.set).filter(([field, value]) => !isEqual(value, now[field]));
    return [key, Object.fromEntries(changed)] as const;
  });
  const own = patches.map(([key, fields]) => [key, { fields, name: server.get(key)?.name }] as const);
  return { server: linesOf(patches, server), own: linesOf(nowIn(patches, server), new Map(own)) };
}

type Fields = readonly (readonly [RowKey, Readonly<Record<string, unknown>>])[];

/** The same fields with the server's values. */
const nowIn = (patches: Fields, server: ReadonlyMap<RowKey, ServerValue>): Fields =>
  patches.map(([key, fields]) => {
    const now = server.get(key)?.fields ?? {};
    return [key, Object.fromEntries(Object.keys(fields).map((field) => [field, now[field]]))];
  });

/** The server's rows as a command reads them. */
function readerOf(server: ReadonlyMap<RowKey, ServerValue>): Reader {
  const rows = new Layer({ get: () => undefined });
  for (const [key, { fields }] of server) {
    const [kind, id] = splitKey(key);
    rows.tell({ kind, id, set: fields } as Patch);
  }
  return rows;
}
