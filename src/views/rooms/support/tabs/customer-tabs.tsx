import { may } from '../../../../domain/session/permissions.ts';
import { depositTexts } from '../../../concepts/deposits/text.ts';
import { customerTexts } from '../customer/text.ts';
import { OrderList } from '../order-list.tsx';
import { supportTexts as texts } from '../text.ts';
import { accountTexts } from './account-text.ts';
import { AddressesTab } from './addresses/addresses.tsx';
import { CardsTab } from './cards/cards.tsx';
import { ClientTab } from './client-form.tsx';
import { CreditsTab } from './credits/credits.tsx';
import { creditTabTexts } from './credits/credits-text.ts';
import { DepositsTab } from './deposits.tsx';
import { MessagesTab } from './messages/messages.tsx';
import { Misc } from './misc.tsx';
import type { OfCustomer } from './of-customer.ts';
import { PaygreenTab } from './paygreen/paygreen.tsx';
import { paymentTexts } from './payment-text.ts';
import { SubventionsTab } from './subventions/subventions.tsx';
import { type FileTab, TabHost } from './tab-host.tsx';

/** The tabs of a customer's file, in the order of SUP-070. A new one is a line here. */
const customerTabs: readonly FileTab<OfCustomer>[] = [
  { key: 'orders', label: texts.orders, isLazy: false, Shown: OrderList },
  { key: 'client', label: customerTexts.client, isLazy: false, Shown: ClientTab },
  { key: 'addresses', label: customerTexts.addresses, isLazy: false, Shown: AddressesTab },
  { key: 'cards', label: paymentTexts.cards, isLazy: true, Shown: CardsTab },
  { key: 'paygreen', label: paymentTexts.paygreen, isLazy: true, Shown: PaygreenTab },
  { key: 'credits', label: creditTabTexts.title, isLazy: true, Shown: CreditsTab },
  { key: 'sms', label: customerTexts.messages, isLazy: false, Shown: MessagesTab },
  { key: 'deposits', label: depositTexts.open, isLazy: true, Shown: DepositsTab },
  { key: 'subventions', label: customerTexts.subventions, isLazy: false, Shown: SubventionsTab },
  {
    key: 'misc',
    label: accountTexts.misc,
    isLazy: true,
    isOffered: (user) => may(user, 'accounts'), // SUP-190
    Shown: Misc,
  },
];

export function CustomerTabs(of: OfCustomer) {
  return <TabHost name={texts.customerTabs} tabs={customerTabs} of={of} />;
}
