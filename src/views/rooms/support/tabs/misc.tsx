import { Block } from '../block.tsx';
import { accountTexts as texts } from './account-text.ts';
import { Danger } from './danger.tsx';
import { Invoices } from './invoices.tsx';
import type { OfCustomer } from './of-customer.ts';

/** The invoices of a customer, and the actions on his account (SUP-191). */
export function Misc({ userId, email }: OfCustomer) {
  return (
    <>
      <Block title={texts.invoices}>
        <Invoices userId={userId} />
      </Block>
      <Block title={texts.danger} tone="red">
        <Danger userId={userId} email={email} />
      </Block>
    </>
  );
}
