import type { ServerValue } from '../../../../db/queries/server-rows.ts';
import { isEqual } from '../../../../domain/equal.ts';
import { type Kind, type RowKey, splitKey } from '../../../../domain/rows.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { isRecord } from '../../../../domain/wire.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { entityText, fieldTexts } from '../text.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface ServerSays {
  /** One for each row with other values than the user saw, e.g. `Commande 7QX2 : tournée G7, rang 2`. */
  readonly lines: readonly string[];
  /** All fields the action changes are as the user saw them; untrue of an action that shows nowhere. */
  readonly isUnchanged: boolean;
}

/** The server's present values of the fields an action changes. A row the server no longer has is left out. */
export function serverSays(
  before: Readonly<Record<RowKey, Fields>>,
  server: ReadonlyMap<RowKey, ServerValue>,
): ServerSays {
  const rows = Object.entries(before) as readonly (readonly [RowKey, Fields])[];
  const isAsSeen = ([key, seen]: (typeof rows)[number]) => {
    const now = server.get(key)?.fields;
    return now !== undefined && Object.keys(seen).every((field) => isEqual(seen[field] ?? null, now[field] ?? null));
  };
  return { lines: linesOf(rows, server), isUnchanged: rows.length > 0 && rows.every(isAsSeen) };
}

export function linesOf(
  rows: readonly (readonly [RowKey, Fields])[],
  server: ReadonlyMap<RowKey, ServerValue>,
): readonly string[] {
  return rows.flatMap(([key, seen]) => {
    const now = server.get(key);
    const [kind, id] = splitKey(key);
    const said = now ? changedFields(kind, seen, now.fields) : [];
    return said.length > 0 ? [sentence`${entityText(kind, id, now?.name)} : ${said.join(', ')}`] : [];
  });
}

function changedFields(kind: Kind, seen: Fields, now: Fields): readonly string[] {
  return Object.keys(seen).flatMap((field) => {
    const words = fieldTexts[`${kind}.${field}`] ?? fieldTexts[field];
    if (!words || isEqual(seen[field] ?? null, now[field] ?? null)) return [];
    return [sentence`${words.label} ${words.text(simple(now[field]))}`];
  });
}

/** An object that has one text, such as a note or an address, is that text. */
function simple(value: unknown): string | number | boolean | null {
  if (isRecord(value)) return typeof value.content === 'string' ? value.content : addressLine(value) || null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
