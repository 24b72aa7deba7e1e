import { viewRows } from '../../../db/queries/lists.ts';
import { type DockCard, docksList } from '../../../db/view-rows/dispatch.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useScope } from '../../kit/scope/scope.ts';

/** One dock for a dialog; null once it is gone, undefined until read. */
export function useDockCard(id: number): DockCard | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => (await viewRows<DockCard>(db, center, docksList, [id]))[0] ?? null, [db, center, id]);
}
