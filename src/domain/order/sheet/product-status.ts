import type { Metas } from '../../center/center.ts';
import type { OrderSheet } from './sheet.ts';

/** The status of a product that was missing when its order was packed. */
export const notFoundStatus = 'not_found';

const usualStatuses: readonly string[] = ['prep', 'prepared', 'to-check', 'waiting-products'];

/** Whether the settings allow to change a product's status while its order has this one (SUP-530). */
export const isInPreparation = (
  status: string | null | undefined,
  settings: Pick<Metas, 'order_prepare_status'> | null | undefined,
): boolean => (settings?.order_prepare_status ?? usualStatuses).includes(status ?? '');

/** A possible status of a product, in words; its code where the settings have no words (SUP-531). */
export interface ProductStatus {
  readonly code: string;
  readonly label: string;
}

export const productStatuses = (
  settings: Pick<Metas, 'order_product_statuses'> | null | undefined,
): readonly ProductStatus[] =>
  (settings?.order_product_statuses ?? []).map(({ code, label }) => ({ code, label: label?.trim() || code }));

type Line = NonNullable<OrderSheet['products']>[number];

/** The status of a line, else that of its packing; null where neither is known. */
export const lineStatus = ({ status, packing_status }: Pick<Line, 'status' | 'packing_status'>): string | null =>
  status ?? packing_status ?? null;
