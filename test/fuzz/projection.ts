import { isFilledBoard } from '../../src/db/queries/sync.ts';
import type { ServerRows } from '../../src/db/row-set.ts';
import { Visible } from '../../src/db/visible.ts';
import { type Kind, keyOf, splitKey } from '../../src/domain/rows.ts';
import type { RoomName } from '../../src/domain/session/rooms.ts';
import { lists } from '../../src/worker/projection.ts';
import type { Shadow } from '../engine/shadow.ts';
import { same } from './same.ts';

/** Lists and view rows rebuilt from the rows seen of a center; returns the first difference on disk. */
export function wrongProjection(shadow: Shadow, center: number): string | null {
  const server = serverRows(shadow, center);
  const overlay = new Map(
    shadow
      .of('overlay')
      .filter((row) => row.center === center)
      .map((row) => [keyOf(row.kind, row.id), row] as const),
  );
  const visible = new Visible(center, server, overlay);
  for (const definition of lists) {
    const found = listedIds(definition.list, shadow, center).flatMap((id) => {
      const listed = definition.listed(id, visible);
      return listed ? [{ id, ...listed }] : [];
    });
    found.sort((a, b) => {
      for (const [name, use] of Object.entries(definition.columns)) {
        const difference = use === 'sorts' ? (a.columns[name] ?? 0) - (b.columns[name] ?? 0) : 0;
        if (difference < 0 || difference > 0) return difference;
      }
      return a.id - b.id;
    });
    const index = shadow.indexes().find((row) => row.center === center && row.list === definition.list);
    const views = shadow.of('views').filter((row) => row.center === center && row.list === definition.list);
    if (!index) {
      // Nobody has shown its room for a while: it is made when somebody does (`unmadeLists`).
      if (views.length > 0) return `${views.length} view rows of ${definition.list}, which is not there`;
      continue;
    }
    const ids = [...index.ids];
    if (
      !same(
        ids,
        found.map((row) => row.id),
      )
    )
      return `list ${definition.list} holds ${ids} and not ${found.map((row) => row.id)}`;
    const wrongColumn = Object.keys(definition.columns).find(
      (name) =>
        !same(
          [...(index.columns[name] ?? [])],
          found.map((row) => row.columns[name]),
        ),
    );
    if (wrongColumn) return `column ${wrongColumn} of list ${definition.list} is not what the rows say`;
    if (views.length !== found.length) return `${views.length} view rows of ${definition.list}, not ${found.length}`;
    for (const { id, row } of found) {
      const view = views.find((it) => it.id === id)?.row;
      if (!same(view, row))
        return `view ${definition.list}/${id} is ${JSON.stringify(view)}, not ${JSON.stringify(row)}`;
      // Its text decides if it is unchanged.
      if (!same(JSON.parse(JSON.stringify(row)), row))
        return `view ${definition.list}/${id} holds what JSON does not say`;
    }
    const atHand = index.latest?.find(({ id, row }) => !same(row, views.find((it) => it.id === id)?.row));
    if (atHand) return `list ${definition.list} is read with another view row of ${atHand.id} than there is`;
  }
  return null;
}

/** Lists that are not there of rooms a screen shows, in centers a board has filled. */
export function unmadeLists(shadow: Shadow, shown: readonly { readonly center: number; readonly room: RoomName }[]) {
  const filled = new Set(
    shadow
      .of('sources')
      .filter(isFilledBoard)
      .map((source) => source.center),
  );
  const there = new Set(shadow.of('lists').map(({ center, list }) => `${center}/${list}`));
  return shown
    .filter(({ center }) => filled.has(center))
    .flatMap(({ center, room }) => lists.filter((it) => it.room === room).map(({ list }) => `${center}/${list}`))
    .filter((key) => !there.has(key));
}

const listedKinds: Readonly<Record<string, Kind>> = {
  toDispatch: 'task',
  late: 'task',
  notDelivered: 'task',
  docks: 'dock',
  rounds: 'dock',
  drivers: 'driver',
  driversSoon: 'driver',
  alerts: 'alert',
  packings: 'packing',
  besidePacking: 'task',
  loadingOrders: 'task',
  loadingDocks: 'dock',
};

function listedIds(list: string, shadow: Shadow, center: number): number[] {
  const kind = listedKinds[list];
  if (!kind) throw new Error(`Of what is the list ${list}?`);
  return idsOf(shadow, kind, center);
}

const idsOf = (shadow: Shadow, kind: Kind, center: number) =>
  shadow
    .rows(kind)
    .filter((row) => row.center === center)
    .map((row) => row.id);

function serverRows(shadow: Shadow, center: number): ServerRows {
  return {
    ids: (kind) => Promise.resolve(idsOf(shadow, kind, center)),
    load: () => Promise.resolve(),
    stored: (key) => {
      const [kind, id] = splitKey(key);
      return shadow.row(kind, center, id);
    },
    referring: () => Promise.resolve([]),
    get: (kind, id) => (id === null || id === undefined ? undefined : shadow.row(kind, center, id)?.row),
  };
}
