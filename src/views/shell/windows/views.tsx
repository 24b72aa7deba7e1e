import type { ComponentType, ReactNode } from 'react';
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
import { DockEditDialog } from '../../concepts/dock/edit-dialog.tsx';
import { CloseDockDialog, DeleteDockDialog } from '../../concepts/dock/end-dialogs.tsx';
import { GiveDockDialog } from '../../concepts/dock/give-dialog.tsx';
import { CrateCheckDialog } from '../../concepts/dock/loading/crate-check-dialog.tsx';
import { LoadingDialog } from '../../concepts/dock/loading/loading-dialog.tsx';
import { crateCheckWindow, loadingWindow } from '../../concepts/dock/loading/window.ts';
import { MoveDialog } from '../../concepts/dock/move/move-dialog.tsx';
import { moveWindow } from '../../concepts/dock/move/window.ts';
import { ofDock } from '../../concepts/dock/of-dock.tsx';
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
import { ofDriver } from '../../concepts/driver/of-driver.tsx';
import { ActivityDialog } from '../../concepts/driver/presence/activity-dialog.tsx';
import { StopDialog } from '../../concepts/driver/presence/stop-dialog.tsx';
import { startActivityWindow, stopDriverWindow } from '../../concepts/driver/presence/window.ts';
import { BagsDialog } from '../../concepts/order/bags/bags-dialog.tsx';
import { bagsWindow } from '../../concepts/order/bags/window.ts';
import { CanteenDialog } from '../../concepts/order/canteen/canteen-dialog.tsx';
import { canteenWindow } from '../../concepts/order/canteen/window.ts';
import { deliveryJobWindow } from '../../concepts/order/courier-jobs/window.ts';
import { CratesDialog } from '../../concepts/order/crates/crates-dialog.tsx';
import { cratesWindow } from '../../concepts/order/crates/window.ts';
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
import { prepareAgainWindow } from '../../concepts/order/repreparation/window.ts';
import { slotWindow } from '../../concepts/order/slot/window.ts';
import { OrderStatusDialog, StatusDialog } from '../../concepts/order/status/status-dialog.tsx';
import { orderStatusWindow, statusWindow } from '../../concepts/order/status/window.ts';
import { TransitAreaDialog } from '../../concepts/order/transit-area/transit-area-dialog.tsx';
import { transitAreaWindow } from '../../concepts/order/transit-area/window.ts';
import { missingProductsWindow } from '../../concepts/order/window.ts';
import { zoneDoneWindow, zonesWindow } from '../../concepts/order/zones/window.ts';
import { ZoneDoneDialog } from '../../concepts/order/zones/zone-done-dialog.tsx';
import { ZonesDialog } from '../../concepts/order/zones/zones-dialog.tsx';
import { StoreLogDialog } from '../../concepts/store/store-log-dialog.tsx';
import { storeLogWindow } from '../../concepts/store/window.ts';
import { TrolleyDialog } from '../../concepts/trolley/trolley-dialog.tsx';
import { trolleyWindow } from '../../concepts/trolley/window.ts';
import type { GetParameter } from '../../kit/windows/parameters.ts';
import type { ConsoleWindow } from '../../kit/windows/window.ts';
import { asWindow, laterView } from '../../ui/later/later-view.tsx';
import type { WindowName } from './all.ts';

// The code of labels is a script of its own, for the few who print.
const OrderLabelsDialog = laterView(
  async () => (await import('../../concepts/order/labels/order-labels-dialog.tsx')).OrderLabelsDialog,
  asWindow,
);
const LabelsDialog = laterView(
  async () => (await import('../../concepts/order/labels/labels-dialog.tsx')).LabelsDialog,
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

interface Closable {
  /** The parked action it replaces (Modifier). */
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface View<Name> {
  readonly name: Name;
  /** Null where the address lacks the window's subject. */
  readonly show: (get: GetParameter, onClose: () => void) => ReactNode;
}

/** A window and its view; another subject makes a new window. */
function view<Name extends string, Values extends object>(
  { name, read }: ConsoleWindow<Values, Name>,
  Shown: ComponentType<Values & Closable>,
): View<Name> {
  return {
    name,
    show: (get, onClose) => {
      const open = read(get);
      return open && <Shown key={open.subject} {...open.values} replaces={open.replaces} onClose={onClose} />;
    },
  };
}

/** One per window, by its name: a missing or misplaced one does not compile. */
export const views: { readonly [Name in WindowName]: View<Name> } = {
  alert: view(alertWindow, AlertDialog),
  generateDispatch: view(generateDispatchWindow, GenerateDialog),
  postalCodes: view(postalCodesWindow, PostalCodesDialog),
  driverDeposits: view(driverDepositsWindow, DriverDepositsDialog),
  clientDeposits: view(clientDepositsWindow, ClientDepositsDialog),
  editDock: view(editDockWindow, ofDock(DockEditDialog)),
  giveDock: view(giveDockWindow, ofDock(GiveDockDialog)),
  moveDock: view(moveDockWindow, ofDock(MoveDockDialog)),
  switchDrivers: view(switchDriversWindow, ofDock(SwitchDriversDialog)),
  closeDock: view(closeDockWindow, ofDock(CloseDockDialog, { isDoneOnceGone: true })),
  deleteDock: view(deleteDockWindow, ofDock(DeleteDockDialog, { isDoneOnceGone: true })),
  call: view(callWindow, CallDialog),
  callForDock: view(dockCallWindow, DockCallDialog),
  crossDock: view(crossDockWindow, ofDock(CrossDockDialog)),
  crateCheck: view(crateCheckWindow, CrateCheckDialog),
  loading: view(loadingWindow, LoadingDialog),
  move: view(moveWindow, MoveDialog),
  route: view(routeWindow, RouteDialog),
  returnBags: view(returnBagsWindow, ofDriver(ReturnBagsDialog)),
  moveBags: view(moveBagsWindow, ofDriver(MoveBagsDialog)),
  startActivity: view(startActivityWindow, ofDriver(ActivityDialog)),
  stopDriver: view(stopDriverWindow, ofDriver(StopDialog)),
  missingProducts: view(missingProductsWindow, MissingProductsDialog),
  bags: view(bagsWindow, BagsDialog),
  canteen: view(canteenWindow, CanteenDialog),
  deliveryJob: view(deliveryJobWindow, DeliveryJobDialog),
  crates: view(cratesWindow, CratesDialog),
  address: view(deliveryAddressWindow, AddressDialog),
  deliveryName: view(deliveryNameWindow, NameDialog),
  deliveryPhone: view(deliveryPhoneWindow, PhoneDialog),
  driverStatistics: view(driverStatisticsWindow, DriverStatisticsDialog),
  extraCost: view(extraCostWindow, ExtraCostDialog),
  gift: view(giftWindow, GiftDialog),
  orderLabels: view(orderLabelsWindow, OrderLabelsDialog),
  labels: view(labelsWindow, LabelsDialog),
  late: view(lateWindow, LateDialog),
  productStatus: view(productStatusWindow, ProductStatusDialog),
  returned: view(returnedWindow, ReturnedDialog),
  redeliver: view(redeliverWindow, RedeliverDialog),
  prepareAgain: view(prepareAgainWindow, PrepareAgainDialog),
  slot: view(slotWindow, SlotDialog),
  status: view(statusWindow, StatusDialog),
  orderStatus: view(orderStatusWindow, OrderStatusDialog),
  transitArea: view(transitAreaWindow, TransitAreaDialog),
  zones: view(zonesWindow, ZonesDialog),
  zoneDone: view(zoneDoneWindow, ZoneDoneDialog),
  storeLog: view(storeLogWindow, StoreLogDialog),
  trolley: view(trolleyWindow, TrolleyDialog),
};
