import { nobodysCenter } from '../../../../db/queries/records.ts';
import { visibleRow } from '../../../../db/queries/rows.ts';
import { centsOfEuros } from '../../../../domain/money/cents.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';

/** The credit of a customer, cents, where this device has his file; null where it does not, undefined until read. */
export function useBalance(clientId: number | null): number | null | undefined {
  const { db } = useSignedIn();
  return useSeenQuery(async () => {
    const customer = clientId === null ? undefined : await visibleRow(db, nobodysCenter, 'customer', clientId);
    return customer ? centsOfEuros(customer.credits) : null;
  }, [db, clientId]);
}
