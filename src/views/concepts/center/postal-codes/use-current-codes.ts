import { listIndex } from '../../../../db/queries/lists.ts';
import { lateList, notDeliveredList } from '../../../../db/view-rows/deliveries.ts';
import { toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import { type FoundCode, foundCodes } from '../../../../domain/postal-code/current-codes.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** The lists the filter applies to, each with a column `postalCode` (DSP-861). */
const filtered = [toDispatchList, lateList, notDeliveredList] as const;

/** The codes of the current deliveries, whatever is chosen (DSP-866); undefined until read. */
export function useFoundCodes(): readonly FoundCode[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => {
    const indexes = await Promise.all(filtered.map((list) => listIndex(db, center, list)));
    // An order can be in several lists, under the same id.
    const codes = new Map<number, number>();
    for (const index of indexes)
      index?.ids.forEach((id, at) => {
        codes.set(id, index.columns.postalCode[at] ?? Number.NaN);
      });
    return foundCodes(codes.values());
  }, [db, center]);
}
