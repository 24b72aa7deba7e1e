import type { Dock } from '../../../src/domain/dock/dock.ts';
import { listedDocks } from './lists.ts';
import type { Delivery } from './mirror.ts';
import { array, type Part, type PartInput } from './part.ts';

/** The docks of a board. A dock always carries all its tasks, by rank then id (DSP-384). */
export const dockPart: Part = { name: 'docks', delta: 'touched', tell: tellDocks };

function tellDocks({ mirror, filters, touched, once }: PartInput): string {
  const listed = listedDocks(mirror, filters.dockStatuses);
  const docks = listed.filter(
    ({ id }) => !touched || touched.isWritten(mirror.held.dock, id) || touched.holding.has(id),
  );
  const byDock = new Map<number, Delivery[]>(docks.map((dock) => [dock.id, []]));
  for (const delivery of mirror.deliveries.values()) byDock.get(delivery.task.dock ?? 0)?.push(delivery);
  return array(
    docks.map((dock) => {
      const tasks = once((byDock.get(dock.id) ?? []).sort(byRank));
      // A dock that only has a changed task is sent with its id and tasks alone: the rest is unchanged.
      return touched?.isWritten(mirror.held.dock, dock.id) === false
        ? tellDock({ id: dock.id }, tasks)
        : tellDock(dock, tasks);
    }),
  );
}

const tellDock = (dock: Pick<Dock, 'id'>, tasks: string) => `${JSON.stringify(dock).slice(0, -1)},"tasks":${tasks}}`;

const byRank = ({ task: a }: Delivery, { task: b }: Delivery) =>
  (a.dock_rank ?? Number.MAX_SAFE_INTEGER) - (b.dock_rank ?? Number.MAX_SAFE_INTEGER) || a.id - b.id;
