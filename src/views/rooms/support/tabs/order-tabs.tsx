import type { OrderId } from '../../../../domain/order/order.ts';
import { OrderSheet } from '../order-sheet.tsx';
import type { OrderFile } from '../use-order-file.ts';
import { ActivityLog } from './activity-log.tsx';
import { activityTexts as texts } from './activity-text.ts';
import { type FileTab, TabHost } from './tab-host.tsx';

/** Which order it is, as every tab of its panel gets it. */
export interface OfOrder {
  readonly orderId: OrderId;
  readonly file: OrderFile;
}

/** The two tabs of an order (SUP-073); its log is asked for when it is opened (SUP-074). */
const orderTabs: readonly FileTab<OfOrder>[] = [
  { key: 'sheet', label: texts.sheet, isLazy: false, Shown: OrderSheet },
  { key: 'activity', label: texts.activity, isLazy: true, Shown: ActivityLog },
];

export function OrderTabs(of: OfOrder) {
  return <TabHost name={texts.panel} tabs={orderTabs} of={of} />;
}
