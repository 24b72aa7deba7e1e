import { listIndex, viewRows } from '../db/queries/lists.ts';
import type { QuaiDb } from '../db/schema.ts';
import { docksList, driversList } from '../db/view-rows/dispatch.ts';
import { driversSoonList } from '../db/view-rows/drivers.ts';
import { type Coming, type ComingAsk, coming } from '../domain/route/coming.ts';
import { endsAt } from '../domain/route/planned-run.ts';

/** What is coming on the board of a scope, by the rows this device shows, also offline (OUR-231, OUR-232). */
export async function comingIn(db: QuaiDb, { scope, nowMs, places }: ComingAsk): Promise<Coming | null> {
  const [docks, drivers, soon] = await Promise.all([
    listIndex(db, scope, docksList),
    listIndex(db, scope, driversList),
    listIndex(db, scope, driversSoonList),
  ]);
  if (!docks || !drivers || !soon) return null;
  const [cards, here, awaited] = await Promise.all([
    viewRows(db, scope, docksList, [...docks.ids]),
    viewRows(db, scope, driversList, [...drivers.ids]),
    // When a driver of the board is awaited stands in the rows of the modal.
    viewRows(db, scope, driversSoonList, [...drivers.ids]),
  ]);
  const plans = new Map(awaited.map((row) => [row.id, row]));
  return coming(
    cards,
    here.map((row) => ({ ...plans.get(row.id), ...row })),
    endsAt(scope, places),
    nowMs,
  );
}
