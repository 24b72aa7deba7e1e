import { alertWindow } from '../../concepts/center/alert/window.ts';
import { generateDispatchWindow } from '../../concepts/center/generation/window.ts';
import { postalCodesWindow } from '../../concepts/center/postal-codes/window.ts';
import { clientDepositsWindow, driverDepositsWindow } from '../../concepts/deposits/window.ts';
import { callWindow, dockCallWindow } from '../../concepts/dock/courier-call/window.ts';
import { crossDockWindow } from '../../concepts/dock/cross-dock/window.ts';
import { crateCheckWindow, loadingWindow } from '../../concepts/dock/loading/window.ts';
import { moveWindow } from '../../concepts/dock/move/window.ts';
import { routeWindow } from '../../concepts/dock/route/window.ts';
import {
  closeDockWindow,
  deleteDockWindow,
  editDockWindow,
  giveDockWindow,
  moveDockWindow,
  switchDriversWindow,
} from '../../concepts/dock/window.ts';
import { moveBagsWindow, returnBagsWindow } from '../../concepts/driver/bags/window.ts';
import { startActivityWindow, stopDriverWindow } from '../../concepts/driver/presence/window.ts';
import { bagsWindow } from '../../concepts/order/bags/window.ts';
import { canteenWindow } from '../../concepts/order/canteen/window.ts';
import { deliveryJobWindow } from '../../concepts/order/courier-jobs/window.ts';
import { cratesWindow } from '../../concepts/order/crates/window.ts';
import {
  deliveryAddressWindow,
  deliveryNameWindow,
  deliveryPhoneWindow,
} from '../../concepts/order/delivery-data/window.ts';
import { driverStatisticsWindow } from '../../concepts/order/driver-statistics/window.ts';
import { extraCostWindow } from '../../concepts/order/extra-cost/window.ts';
import { giftWindow } from '../../concepts/order/gift/window.ts';
import { labelsWindow, orderLabelsWindow } from '../../concepts/order/labels/window.ts';
import { lateWindow } from '../../concepts/order/late/window.ts';
import { productStatusWindow } from '../../concepts/order/product-status/window.ts';
import { redeliverWindow, returnedWindow } from '../../concepts/order/redelivery/window.ts';
import { prepareAgainWindow } from '../../concepts/order/repreparation/window.ts';
import { slotWindow } from '../../concepts/order/slot/window.ts';
import { orderStatusWindow, statusWindow } from '../../concepts/order/status/window.ts';
import { cancelSubscriptionWindow } from '../../concepts/order/subscription/window.ts';
import { transitAreaWindow } from '../../concepts/order/transit-area/window.ts';
import { missingProductsWindow } from '../../concepts/order/window.ts';
import { zoneDoneWindow, zonesWindow } from '../../concepts/order/zones/window.ts';
import { storeLogWindow } from '../../concepts/store/window.ts';
import { trolleyWindow } from '../../concepts/trolley/window.ts';

/** Every window of the console. Their views are in `views.tsx`. */
export const windows = [
  alertWindow,
  generateDispatchWindow,
  postalCodesWindow,
  driverDepositsWindow,
  clientDepositsWindow,
  editDockWindow,
  giveDockWindow,
  moveDockWindow,
  switchDriversWindow,
  closeDockWindow,
  deleteDockWindow,
  callWindow,
  dockCallWindow,
  crossDockWindow,
  crateCheckWindow,
  loadingWindow,
  moveWindow,
  routeWindow,
  returnBagsWindow,
  moveBagsWindow,
  startActivityWindow,
  stopDriverWindow,
  missingProductsWindow,
  bagsWindow,
  canteenWindow,
  deliveryJobWindow,
  cratesWindow,
  deliveryAddressWindow,
  deliveryNameWindow,
  deliveryPhoneWindow,
  driverStatisticsWindow,
  extraCostWindow,
  giftWindow,
  orderLabelsWindow,
  labelsWindow,
  lateWindow,
  productStatusWindow,
  returnedWindow,
  redeliverWindow,
  prepareAgainWindow,
  slotWindow,
  cancelSubscriptionWindow,
  statusWindow,
  orderStatusWindow,
  transitAreaWindow,
  zonesWindow,
  zoneDoneWindow,
  storeLogWindow,
  trolleyWindow,
] as const;

export type WindowName = (typeof windows)[number]['name'];

/** The window of a name; undefined for an unknown name, since anybody may type an address. */
export const windowNamed = (name: string) => windows.find((it) => it.name === name);
