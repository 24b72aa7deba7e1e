import type { ServerValue } from '../../../db/queries/server-rows.ts';
import { isEqual } from '../../../domain/equal.ts';
import { type Kind, type RowKey, splitKey } from '../../../domain/rows.ts';
import { sentence } from '../../../domain/words/isolate.ts';
import { entityText, fieldTexts } from '../../kit/actions/text.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The server's present values of the fields an action changes, if the user saw others; one line per row, e.g. `Commande
 * 7QX2 : tournée G7, rang 2`. A row the server no longer has is left out.
 */
export function serverSays(
  before: Readonly<Record<RowKey, Fields>>,
  server: ReadonlyMap<RowKey, ServerValue>,
): readonly string[] {
  return (Object.entries(before) as readonly (readonly [RowKey, Fields])[]).flatMap(([key, seen]) => {
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

const simple = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
