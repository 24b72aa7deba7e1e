import { nobodysCenter } from '../../../../db/queries/records.ts';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { ScopeContext } from '../../../app/scope.ts';
import { CustomerDeposits } from '../../../shared/deposits/customer-deposits.tsx';

/** The deposits of a customer (SUP-175), whom no center owns. */
export function DepositsTab({ userId }: { readonly userId: CustomerId }) {
  return (
    <ScopeContext value={nobodysCenter}>
      <CustomerDeposits userId={userId} />
    </ScopeContext>
  );
}
