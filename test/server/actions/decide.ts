import type { AnyAction, Decision } from '../../../server/src/actions/action.ts';
import { actions } from '../../../server/src/actions/actions.ts';
import type { Rows } from '../../../server/src/actions/reads.ts';
import type { MadeKind } from '../../../server/src/db/new-ids.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { type Kind, type RowOf, splitKey } from '../../../src/domain/rows.ts';
import { readerOf, type World } from '../../builders/world.ts';

export const nowMs = Date.parse('2026-03-10T10:00:00Z');
/** The id the first dock made by the decision gets; those of other kinds count from it too. */
export const newDockId = DockId.parse(900);

/** Who asks. */
export const someone = 'claire@quai.example';

/** What the server would have read: every row of a world. */
export function rowsOf(world: World): Rows {
  const { get } = readerOf(world);
  const idsOf = (kind: Kind) =>
    [...world.rows.keys()].map(splitKey).flatMap(([other, id]) => (other === kind ? [id] : []));
  const all = <K extends Kind>(kind: K): RowOf<K>[] => idsOf(kind).flatMap((id) => get(kind, id) ?? []);
  return {
    get,
    all,
    by: someone,
    settings: all('metas')[0],
    offBoard: new Set(),
    listEnd: 40,
    newId: countedFrom(newDockId),
  };
}

/** Ids one after the other, whatever the kind. */
export function countedFrom(first: number): Rows['newId'] {
  let next = first;
  return <K extends MadeKind>() => next++ as RowOf<K>['id'];
}

/** What an action decides on the rows of a world: no database, no request. */
export function decide(
  action: AnyAction,
  { id, body }: { readonly id?: number | string; readonly body?: unknown },
  world: World,
  atMs = nowMs,
  facts?: unknown,
): Decision {
  const params = id === undefined ? {} : { id: String(id) };
  return action.prepare({ params, query: {}, body }).decide(rowsOf(world), atMs, facts);
}

/** The action a request of the console reaches, with the id its path names. */
export function actionFor({ method, path }: { readonly method: string; readonly path: string }) {
  for (const action of actions) {
    const params = new RegExp(`^${action.path.replace(':id', '(?<id>\\d+|[0-9a-f-]{36})')}$`).exec(path)?.groups;
    if (action.method === method && params !== undefined)
      return { action, ...(params.id ? { id: /^\d+$/.test(params.id) ? Number(params.id) : params.id } : {}) };
    if (action.method === method && action.path === path) return { action };
  }
  return undefined;
}
