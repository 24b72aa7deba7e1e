import { laterView } from '../../ui/later/later.tsx';

// The windows of an order's sheet that boards do without: each is a script of its own.

export const SlotDialog = laterView(async () => (await import('../../concepts/order/slot/slot-dialog.tsx')).SlotDialog);
export const PrepareAgainDialog = laterView(
  async () => (await import('../../concepts/order/repreparation/prepare-again-dialog.tsx')).PrepareAgainDialog,
);
export const GiftDialog = laterView(async () => (await import('../../concepts/order/gift/gift-dialog.tsx')).GiftDialog);
export const ProductStatusDialog = laterView(
  async () => (await import('../../concepts/order/product-status/product-status-dialog.tsx')).ProductStatusDialog,
);
export const DriverStatisticsDialog = laterView(
  async () =>
    (await import('../../concepts/order/driver-statistics/driver-statistics-dialog.tsx')).DriverStatisticsDialog,
);
export const DeliveryJobDialog = laterView(
  async () => (await import('../../concepts/order/courier-jobs/delivery-job-dialog.tsx')).DeliveryJobDialog,
);
