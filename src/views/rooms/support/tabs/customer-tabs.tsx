import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { OrderList } from '../order-list.tsx';
import { supportTexts as texts } from '../text.ts';
import { type FileTab, TabHost } from './tab-host.tsx';

/** Whose file it is, as every tab of it is told. */
export interface OfCustomer {
  readonly userId: CustomerId;
  /** His address, as the file was asked for with it. */
  readonly email: string;
  /** The order that is shown beside the file, and nothing where there is none. */
  readonly currentId?: number | undefined;
}

/** The tabs of a customer's file, in the order of SUP-070. A new one is a line here. */
const customerTabs: readonly FileTab<OfCustomer>[] = [
  { key: 'orders', label: texts.orders, isLazy: false, Shown: OrderList },
];

export function CustomerTabs(of: OfCustomer) {
  return <TabHost name={texts.customerTabs} tabs={customerTabs} of={of} />;
}
