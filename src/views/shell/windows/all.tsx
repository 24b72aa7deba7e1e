import { AlertDialog } from '../../concepts/center/alert/alert-dialog.tsx';
import { alertWindow } from '../../concepts/center/alert/window.ts';
import { GenerateDialog } from '../../concepts/center/generation/generate-dialog.tsx';
import { generateDispatchWindow } from '../../concepts/center/generation/window.ts';
import { PostalCodesDialog } from '../../concepts/center/postal-codes/dialog.tsx';
import { postalCodesWindow } from '../../concepts/center/postal-codes/window.ts';
import { ClientDepositsDialog } from '../../concepts/deposits/client-deposits-dialog.tsx';
import { DriverDepositsDialog } from '../../concepts/deposits/driver-deposits-dialog.tsx';
import { clientDepositsWindow, driverDepositsWindow } from '../../concepts/deposits/window.ts';
import { CallDialog, DockCallDialog } from '../../concepts/dock/courier-call/call-dialog.tsx';
import { callWindow, dockCallWindow } from '../../concepts/dock/courier-call/window.ts';
import { CrossDockDialog } from '../../concepts/dock/cross-dock/cross-dock-dialog.tsx';
import { crossDockWindow } from '../../concepts/dock/cross-dock/window.ts';
import { dropOutWindow } from '../../concepts/dock/drop-out/window.ts';
import { DockEditDialog } from '../../concepts/dock/edit-dialog.tsx';
import { CloseDockDialog, DeleteDockDialog } from '../../concepts/dock/end-dialogs.tsx';
import { GiveDockDialog } from '../../concepts/dock/give/give-dialog.tsx';
import { CrateCheckDialog } from '../../concepts/dock/loading/crate-check-dialog.tsx';
import { LoadingDialog } from '../../concepts/dock/loading/loading-dialog.tsx';
import { crateCheckWindow, loadingWindow } from '../../concepts/dock/loading/window.ts';
import { MoveDialog } from '../../concepts/dock/move/move-dialog.tsx';
import { moveWindow } from '../../concepts/dock/move/window.ts';
import { RouteDialog } from '../../concepts/dock/route/route-dialog.tsx';
import { routeWindow } from '../../concepts/dock/route/window.ts';
import { MoveDockDialog, SwitchDriversDialog } from '../../concepts/dock/target-dialogs.tsx';
import {
  closeDockWindow,
  deleteDockWindow,
  editDockWindow,
  giveDockWindow,
  moveDockWindow,
  switchDriversWindow,
} from '../../concepts/dock/window.ts';
import { MoveBagsDialog } from '../../concepts/driver/bags/move-dialog.tsx';
import { ReturnBagsDialog } from '../../concepts/driver/bags/return-dialog.tsx';
import { moveBagsWindow, returnBagsWindow } from '../../concepts/driver/bags/window.ts';
import { ActivityDialog } from '../../concepts/driver/presence/activity-dialog.tsx';
import { StopDialog } from '../../concepts/driver/presence/stop-dialog.tsx';
import { startActivityWindow, stopDriverWindow } from '../../concepts/driver/presence/window.ts';
import { addCostWindow, addPresenceWindow } from '../../concepts/driver-log/window.ts';
import { BagsDialog } from '../../concepts/order/bags/bags-dialog.tsx';
import { bagsWindow } from '../../concepts/order/bags/window.ts';
import { CanteenDialog } from '../../concepts/order/canteen/canteen-dialog.tsx';
import { canteenWindow } from '../../concepts/order/canteen/window.ts';
import { deliveryJobWindow } from '../../concepts/order/courier-jobs/window.ts';
import { CratesDialog } from '../../concepts/order/crates/crates-dialog.tsx';
import { cratesWindow } from '../../concepts/order/crates/window.ts';
import { creditProductsWindow, creditWindow, recreditFeeWindow } from '../../concepts/order/credit/window.ts';
import { AddressDialog } from '../../concepts/order/delivery-data/address-dialog.tsx';
import { NameDialog } from '../../concepts/order/delivery-data/name-dialog.tsx';
import { PhoneDialog } from '../../concepts/order/delivery-data/phone-dialog.tsx';
import {
  deliveryAddressWindow,
  deliveryNameWindow,
  deliveryPhoneWindow,
} from '../../concepts/order/delivery-data/window.ts';
import { driverStatisticsWindow } from '../../concepts/order/driver-statistics/window.ts';
import { ExtraCostDialog } from '../../concepts/order/extra-cost/extra-cost-dialog.tsx';
import { extraCostWindow } from '../../concepts/order/extra-cost/window.ts';
import { giftWindow } from '../../concepts/order/gift/window.ts';
import { labelsWindow, orderLabelsWindow } from '../../concepts/order/labels/window.ts';
import { LateDialog } from '../../concepts/order/late/late-dialog.tsx';
import { lateWindow } from '../../concepts/order/late/window.ts';
import { MissingProductsDialog } from '../../concepts/order/missing-products-dialog.tsx';
import { productStatusWindow } from '../../concepts/order/product-status/window.ts';
import { RedeliverDialog } from '../../concepts/order/redelivery/redeliver-dialog.tsx';
import { ReturnedDialog } from '../../concepts/order/redelivery/returned-dialog.tsx';
import { redeliverWindow, returnedWindow } from '../../concepts/order/redelivery/window.ts';
import {
  refundFeeWindow,
  refundProductsWindow,
  refundProductWindow,
  refundWindow,
} from '../../concepts/order/refund/window.ts';
import { prepareAgainWindow } from '../../concepts/order/repreparation/window.ts';
import { slotWindow } from '../../concepts/order/slot/window.ts';
import { OrderStatusDialog, StatusDialog } from '../../concepts/order/status/status-dialog.tsx';
import { orderStatusWindow, statusWindow } from '../../concepts/order/status/window.ts';
import { CancelSubscriptionDialog } from '../../concepts/order/subscription/cancel-dialog.tsx';
import { cancelSubscriptionWindow } from '../../concepts/order/subscription/window.ts';
import { TransitAreaDialog } from '../../concepts/order/transit-area/transit-area-dialog.tsx';
import { transitAreaWindow } from '../../concepts/order/transit-area/window.ts';
import { missingProductsWindow } from '../../concepts/order/window.ts';
import { zoneDoneWindow, zonesWindow } from '../../concepts/order/zones/window.ts';
import { ZoneDoneDialog } from '../../concepts/order/zones/zone-done-dialog.tsx';
import { ZonesDialog } from '../../concepts/order/zones/zones-dialog.tsx';
import { callsWindow, planCallWindow } from '../../concepts/phone-call/window.ts';
import { smsTextsWindow, smsTextWindow } from '../../concepts/sms-text/window.ts';
import { StoreLogDialog } from '../../concepts/store/store-log-dialog.tsx';
import { storeLogWindow } from '../../concepts/store/window.ts';
import { TrolleyDialog } from '../../concepts/trolley/trolley-dialog.tsx';
import { trolleyWindow } from '../../concepts/trolley/window.ts';
import { asWindow, laterView } from '../../ui/later/later-view.tsx';
import { type WindowWithView, withView } from './with-view.tsx';

// The code of labels is a script of its own, for the few who print.
const OrderLabelsDialog = laterView(
  async () => (await import('../../concepts/order/labels/order-labels-dialog.tsx')).OrderLabelsDialog,
  asWindow,
);
const LabelsDialog = laterView(
  async () => (await import('../../concepts/order/labels/labels-dialog.tsx')).LabelsDialog,
  asWindow,
);

// Few drivers drop out.
const DropOutDialog = laterView(
  async () => (await import('../../concepts/dock/drop-out/drop-out-dialog.tsx')).DropOutDialog,
  asWindow,
);

// Windows of the logs, for the few who enter that room.
const AddPresenceDialog = laterView(
  async () => (await import('../../concepts/driver-log/add-presence/add-presence-dialog.tsx')).AddPresenceDialog,
  asWindow,
);
const AddCostDialog = laterView(
  async () => (await import('../../concepts/driver-log/add-cost/add-cost-dialog.tsx')).AddCostDialog,
  asWindow,
);

// Windows of an order's sheet that boards do not need: each is a script of its own.
const SlotDialog = laterView(
  async () => (await import('../../concepts/order/slot/slot-dialog.tsx')).SlotDialog,
  asWindow,
);
const PrepareAgainDialog = laterView(
  async () => (await import('../../concepts/order/repreparation/prepare-again-dialog.tsx')).PrepareAgainDialog,
  asWindow,
);
const CreditDialog = laterView(
  async () => (await import('../../concepts/order/credit/credit-dialog.tsx')).CreditDialog,
  asWindow,
);
const CreditProductsDialog = laterView(
  async () => (await import('../../concepts/order/credit/credit-products-dialog.tsx')).CreditProductsDialog,
  asWindow,
);
const RecreditFeeDialog = laterView(
  async () => (await import('../../concepts/order/credit/recredit-fee-dialog.tsx')).RecreditFeeDialog,
  asWindow,
);
const RefundDialog = laterView(
  async () => (await import('../../concepts/order/refund/refund-dialog.tsx')).RefundDialog,
  asWindow,
);
const RefundProductDialog = laterView(
  async () => (await import('../../concepts/order/refund/refund-product-dialog.tsx')).RefundProductDialog,
  asWindow,
);
const RefundProductsDialog = laterView(
  async () => (await import('../../concepts/order/refund/refund-products-dialog.tsx')).RefundProductsDialog,
  asWindow,
);
const RefundFeeDialog = laterView(
  async () => (await import('../../concepts/order/refund/refund-fee-dialog.tsx')).RefundFeeDialog,
  asWindow,
);
const GiftDialog = laterView(
  async () => (await import('../../concepts/order/gift/gift-dialog.tsx')).GiftDialog,
  asWindow,
);
const ProductStatusDialog = laterView(
  async () => (await import('../../concepts/order/product-status/product-status-dialog.tsx')).ProductStatusDialog,
  asWindow,
);
const DriverStatisticsDialog = laterView(
  async () =>
    (await import('../../concepts/order/driver-statistics/driver-statistics-dialog.tsx')).DriverStatisticsDialog,
  asWindow,
);
const DeliveryJobDialog = laterView(
  async () => (await import('../../concepts/order/courier-jobs/delivery-job-dialog.tsx')).DeliveryJobDialog,
  asWindow,
);

// Calls to make, where the server keeps them.
const PlanCallDialog = laterView(
  async () => (await import('../../concepts/phone-call/plan-dialog.tsx')).PlanCallDialog,
  asWindow,
);
const CallsDialog = laterView(
  async () => (await import('../../concepts/phone-call/calls-dialog.tsx')).CallsDialog,
  asWindow,
);

// Texts for messages, where the server keeps them.
const SmsTextsDialog = laterView(
  async () => (await import('../../concepts/sms-text/list-dialog.tsx')).SmsTextsDialog,
  asWindow,
);
const SmsTextDialog = laterView(
  async () => (await import('../../concepts/sms-text/edit-dialog.tsx')).SmsTextDialog,
  asWindow,
);

/** Every window of the console. */
export const windows: readonly WindowWithView[] = [
  withView(alertWindow, AlertDialog),
  withView(planCallWindow, PlanCallDialog),
  withView(callsWindow, CallsDialog),
  withView(smsTextsWindow, SmsTextsDialog),
  withView(smsTextWindow, SmsTextDialog),
  withView(generateDispatchWindow, GenerateDialog),
  withView(postalCodesWindow, PostalCodesDialog),
  withView(driverDepositsWindow, DriverDepositsDialog),
  withView(clientDepositsWindow, ClientDepositsDialog),
  withView(editDockWindow, DockEditDialog),
  withView(giveDockWindow, GiveDockDialog),
  withView(moveDockWindow, MoveDockDialog),
  withView(switchDriversWindow, SwitchDriversDialog),
  withView(closeDockWindow, CloseDockDialog),
  withView(deleteDockWindow, DeleteDockDialog),
  withView(callWindow, CallDialog),
  withView(dockCallWindow, DockCallDialog),
  withView(crossDockWindow, CrossDockDialog),
  withView(crateCheckWindow, CrateCheckDialog),
  withView(loadingWindow, LoadingDialog),
  withView(moveWindow, MoveDialog),
  withView(routeWindow, RouteDialog),
  withView(returnBagsWindow, ReturnBagsDialog),
  withView(moveBagsWindow, MoveBagsDialog),
  withView(startActivityWindow, ActivityDialog),
  withView(stopDriverWindow, StopDialog),
  withView(dropOutWindow, DropOutDialog),
  withView(addPresenceWindow, AddPresenceDialog),
  withView(addCostWindow, AddCostDialog),
  withView(missingProductsWindow, MissingProductsDialog),
  withView(bagsWindow, BagsDialog),
  withView(canteenWindow, CanteenDialog),
  withView(deliveryJobWindow, DeliveryJobDialog),
  withView(cratesWindow, CratesDialog),
  withView(creditWindow, CreditDialog),
  withView(creditProductsWindow, CreditProductsDialog),
  withView(recreditFeeWindow, RecreditFeeDialog),
  withView(refundWindow, RefundDialog),
  withView(refundProductWindow, RefundProductDialog),
  withView(refundProductsWindow, RefundProductsDialog),
  withView(refundFeeWindow, RefundFeeDialog),
  withView(deliveryAddressWindow, AddressDialog),
  withView(deliveryNameWindow, NameDialog),
  withView(deliveryPhoneWindow, PhoneDialog),
  withView(driverStatisticsWindow, DriverStatisticsDialog),
  withView(extraCostWindow, ExtraCostDialog),
  withView(giftWindow, GiftDialog),
  withView(orderLabelsWindow, OrderLabelsDialog),
  withView(labelsWindow, LabelsDialog),
  withView(lateWindow, LateDialog),
  withView(productStatusWindow, ProductStatusDialog),
  withView(returnedWindow, ReturnedDialog),
  withView(redeliverWindow, RedeliverDialog),
  withView(prepareAgainWindow, PrepareAgainDialog),
  withView(slotWindow, SlotDialog),
  withView(cancelSubscriptionWindow, CancelSubscriptionDialog),
  withView(statusWindow, StatusDialog),
  withView(orderStatusWindow, OrderStatusDialog),
  withView(transitAreaWindow, TransitAreaDialog),
  withView(zonesWindow, ZonesDialog),
  withView(zoneDoneWindow, ZoneDoneDialog),
  withView(storeLogWindow, StoreLogDialog),
  withView(trolleyWindow, TrolleyDialog),
];
