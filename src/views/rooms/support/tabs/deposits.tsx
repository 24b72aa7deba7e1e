import { nobodysCenter } from '../../../../db/queries/records.ts';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { CustomerDeposits } from '../../../concepts/deposits/customer-deposits.tsx';
import { ScopeContext } from '../../../kit/scope/scope.ts';

/** The deposits of a customer (SUP-175), whom no center owns. */
export function DepositsTab({ userId }: { readonly userId: CustomerId }) {
  return (
    <ScopeContext value={nobodysCenter}>
      <CustomerDeposits userId={userId} />
    </ScopeContext>
  );
}
