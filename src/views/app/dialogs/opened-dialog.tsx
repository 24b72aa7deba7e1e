import type { ComponentType, ReactNode } from 'react';
import { AlertDialog } from '../../shared/alert/alert-dialog.tsx';
import { BagsDialog } from '../../shared/bags/bags-dialog.tsx';
import { CanteenDialog } from '../../shared/canteen/canteen-dialog.tsx';
import { GenerateDialog } from '../../shared/center-dispatch/generate-dialog.tsx';
import { CallDialog, DockCallDialog } from '../../shared/courier-call/call-dialog.tsx';
import { CratesDialog } from '../../shared/crates/crates-dialog.tsx';
import { CrossDockDialog } from '../../shared/cross-dock/cross-dock-dialog.tsx';
import { AddressDialog } from '../../shared/delivery-data/address-dialog.tsx';
import { NameDialog } from '../../shared/delivery-data/name-dialog.tsx';
import { PhoneDialog } from '../../shared/delivery-data/phone-dialog.tsx';
import { ClientDepositsDialog } from '../../shared/deposits/client-deposits-dialog.tsx';
import { DriverDepositsDialog } from '../../shared/deposits/driver-deposits-dialog.tsx';
import { TransitAreaDialog } from '../../shared/depot/transit-area-dialog.tsx';
import { DockEditDialog } from '../../shared/dock/edit-dialog.tsx';
import { CloseDockDialog, DeleteDockDialog } from '../../shared/dock/end-dialogs.tsx';
import { GiveDockDialog } from '../../shared/dock/give-dialog.tsx';
import { ofDock } from '../../shared/dock/of-dock.tsx';
import { MoveDockDialog, SwitchDriversDialog } from '../../shared/dock/target-dialogs.tsx';
import { ofDriver } from '../../shared/driver/of-driver.tsx';
import { MoveBagsDialog } from '../../shared/driver-bags/move-dialog.tsx';
import { ReturnBagsDialog } from '../../shared/driver-bags/return-dialog.tsx';
import { ExtraCostDialog } from '../../shared/extra-cost/extra-cost-dialog.tsx';
import { LateDialog } from '../../shared/late-order/late-dialog.tsx';
import { laterView } from '../../shared/later.tsx';
import { CrateCheckDialog } from '../../shared/loading/crate-check-dialog.tsx';
import { LoadingDialog } from '../../shared/loading/loading-dialog.tsx';
import { MoveDialog } from '../../shared/move/move-dialog.tsx';
import { MissingProductsDialog } from '../../shared/order/missing-products-dialog.tsx';
import { OrderStatusDialog, StatusDialog } from '../../shared/order-status/status-dialog.tsx';
import { PostalCodesDialog } from '../../shared/postal-codes/dialog.tsx';
import { ActivityDialog } from '../../shared/presence/activity-dialog.tsx';
import { StopDialog } from '../../shared/presence/stop-dialog.tsx';
import { RedeliverDialog } from '../../shared/redelivery/redeliver-dialog.tsx';
import { ReturnedDialog } from '../../shared/redelivery/returned-dialog.tsx';
import { RouteDialog } from '../../shared/route/route-dialog.tsx';
import { StoreLogDialog } from '../../shared/store/store-log-dialog.tsx';
import { TrolleyDialog } from '../../shared/trolley/trolley-dialog.tsx';
import { ZoneDoneDialog } from '../../shared/zones/zone-done-dialog.tsx';
import { ZonesDialog } from '../../shared/zones/zones-dialog.tsx';
import * as addresses from './addresses.ts';
import { useBegun } from './begun.ts';
import type { DialogAddress } from './dialog-address.ts';
import type { GetParameter } from './parameters.ts';
import {
  DeliveryJobDialog,
  DriverStatisticsDialog,
  GiftDialog,
  PrepareAgainDialog,
  ProductStatusDialog,
  SlotDialog,
} from './remedies.tsx';

// The drawing of codes is a script of its own, for the few who print.
const OrderLabelsDialog = laterView(
  async () => (await import('../../shared/labels/order-labels-dialog.tsx')).OrderLabelsDialog,
);
const LabelsDialog = laterView(async () => (await import('../../shared/labels/labels-dialog.tsx')).LabelsDialog);

interface Closable {
  /** The parked action it takes the place of (Modifier). */
  readonly replaces: string | null;
  readonly onClose: () => void;
}

interface Entry {
  readonly name: string;
  /** Null where the address lacks what the dialog is about. */
  readonly show: (get: GetParameter, onClose: () => void) => ReactNode;
}

/**
 * A dialog and what shows it; another subject is another dialog, begun anew. What few open, or what is large, may be a
 * `laterView` with a script of its own.
 */
function entry<Values extends object>(
  { name, read }: DialogAddress<Values>,
  Shown: ComponentType<Values & Closable>,
): Entry {
  return {
    name,
    show: (get, onClose) => {
      const open = read(get);
      return open && <Shown key={open.subject} {...open.values} replaces={open.replaces} onClose={onClose} />;
    },
  };
}

const entries: readonly Entry[] = [
  entry(addresses.bagsDialog, BagsDialog),
  entry(addresses.canteenDialog, CanteenDialog),
  entry(addresses.lateDialog, LateDialog),
  entry(addresses.extraCostDialog, ExtraCostDialog),
  entry(addresses.returnedDialog, ReturnedDialog),
  entry(addresses.redeliverDialog, RedeliverDialog),
  entry(addresses.transitAreaDialog, TransitAreaDialog),
  entry(addresses.trolleyDialog, TrolleyDialog),
  entry(addresses.missingProductsDialog, MissingProductsDialog),
  entry(addresses.zonesDialog, ZonesDialog),
  entry(addresses.zoneDoneDialog, ZoneDoneDialog),
  entry(addresses.cratesDialog, CratesDialog),
  entry(addresses.orderLabelsDialog, OrderLabelsDialog),
  entry(addresses.labelsDialog, LabelsDialog),
  entry(addresses.crateCheckDialog, CrateCheckDialog),
  entry(addresses.deliveryAddressDialog, AddressDialog),
  entry(addresses.deliveryNameDialog, NameDialog),
  entry(addresses.deliveryPhoneDialog, PhoneDialog),
  entry(addresses.slotDialog, SlotDialog),
  entry(addresses.prepareAgainDialog, PrepareAgainDialog),
  entry(addresses.giftDialog, GiftDialog),
  entry(addresses.productStatusDialog, ProductStatusDialog),
  entry(addresses.driverStatisticsDialog, DriverStatisticsDialog),
  entry(addresses.deliveryJobDialog, DeliveryJobDialog),
  entry(addresses.moveDialog, MoveDialog),
  entry(addresses.statusDialog, StatusDialog),
  entry(addresses.orderStatusDialog, OrderStatusDialog),
  entry(addresses.callDialog, CallDialog),
  entry(addresses.dockCallDialog, DockCallDialog),
  entry(addresses.editDockDialog, ofDock(DockEditDialog)),
  entry(addresses.giveDockDialog, ofDock(GiveDockDialog)),
  entry(addresses.moveDockDialog, ofDock(MoveDockDialog)),
  entry(addresses.switchDriversDialog, ofDock(SwitchDriversDialog)),
  entry(addresses.crossDockDialog, ofDock(CrossDockDialog)),
  entry(addresses.loadingDialog, LoadingDialog),
  entry(addresses.closeDockDialog, ofDock(CloseDockDialog, { isDoneOnceGone: true })),
  entry(addresses.deleteDockDialog, ofDock(DeleteDockDialog, { isDoneOnceGone: true })),
  entry(addresses.routeDialog, RouteDialog),
  entry(addresses.startActivityDialog, ofDriver(ActivityDialog)),
  entry(addresses.stopDriverDialog, ofDriver(StopDialog)),
  entry(addresses.returnBagsDialog, ofDriver(ReturnBagsDialog)),
  entry(addresses.moveBagsDialog, ofDriver(MoveBagsDialog)),
  entry(addresses.driverDepositsDialog, DriverDepositsDialog),
  entry(addresses.clientDepositsDialog, ClientDepositsDialog),
  entry(addresses.alertDialog, AlertDialog),
  entry(addresses.storeLogDialog, StoreLogDialog),
  entry(addresses.postalCodesDialog, PostalCodesDialog),
  entry(addresses.generateDispatchDialog, GenerateDialog),
];

interface OpenedDialogProps {
  readonly name: string;
  readonly get: GetParameter;
  readonly onClose: () => void;
}

/** The dialog of this name: all of them are one script, which comes when the page is painted (docs/adr/0021). */
export function OpenedDialog({ name, get, onClose }: OpenedDialogProps) {
  useBegun(name, get);
  return entries.find((it) => it.name === name)?.show(get, onClose) ?? null;
}
