import { laterView } from '../../shared/later.tsx';

// The windows of an order's sheet that boards do without: each is a script of its own.

export const SlotDialog = laterView(async () => (await import('../../shared/slot/slot-dialog.tsx')).SlotDialog);
export const PrepareAgainDialog = laterView(
  async () => (await import('../../shared/repreparation/prepare-again-dialog.tsx')).PrepareAgainDialog,
);
export const GiftDialog = laterView(async () => (await import('../../shared/gift/gift-dialog.tsx')).GiftDialog);
export const ProductStatusDialog = laterView(
  async () => (await import('../../shared/product-status/product-status-dialog.tsx')).ProductStatusDialog,
);
export const DriverStatisticsDialog = laterView(
  async () => (await import('../../shared/driver-statistics/driver-statistics-dialog.tsx')).DriverStatisticsDialog,
);
export const DeliveryJobDialog = laterView(
  async () => (await import('../../shared/courier-jobs/delivery-job-dialog.tsx')).DeliveryJobDialog,
);
