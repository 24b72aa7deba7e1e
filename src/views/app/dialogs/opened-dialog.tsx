import type { ComponentType, ReactNode } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import { AlertDialog } from '../../shared/alert/alert-dialog.tsx';
import { BagsDialog } from '../../shared/bags/bags-dialog.tsx';
import { CanteenDialog } from '../../shared/canteen/canteen-dialog.tsx';
import { GenerateDialog } from '../../shared/center-dispatch/generate-dialog.tsx';
import { ThingContext } from '../../shared/colleagues/thing.ts';
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
import { EmptyDialog } from '../../shared/ui/empty-dialog.tsx';
import { ZoneDoneDialog } from '../../shared/zones/zone-done-dialog.tsx';
import { ZonesDialog } from '../../shared/zones/zones-dialog.tsx';
import { useSignedIn } from '../context.ts';
import { reserved } from '../reserved.ts';
import { texts } from '../text.ts';
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

type Need = keyof typeof reserved;

interface Entry {
  readonly name: string;
  /** What it takes to do what the dialog is for, as the server asks for it; nothing where it is also there to be read. */
  readonly needs: readonly Need[];
  /** Null where the address lacks what the dialog is about. */
  readonly show: (get: GetParameter, onClose: () => void) => ReactNode;
}

/**
 * A dialog and what shows it; another subject is another dialog, begun anew. What few open, or what is large, may be a
 * `laterView` with a script of its own.
 */
function entry<Values extends object>(
  { name, read }: DialogAddress<Values>,
  needs: readonly Need[],
  Shown: ComponentType<Values & Closable>,
): Entry {
  return {
    name,
    needs,
    show: (get, onClose) => {
      const open = read(get);
      return open && <Shown key={open.subject} {...open.values} replaces={open.replaces} onClose={onClose} />;
    },
  };
}

const everybody: readonly Need[] = [];
const flow: readonly Need[] = ['flow'];
const depots: readonly Need[] = ['depots'];
const costs: readonly Need[] = ['flowOrLogs'];
const operators: readonly Need[] = ['zones'];
const editors: readonly Need[] = ['edit'];
const withoutCheck: readonly Need[] = ['edit', 'productStatus'];

const entries: readonly Entry[] = [
  entry(addresses.bagsDialog, flow, BagsDialog),
  entry(addresses.canteenDialog, everybody, CanteenDialog),
  entry(addresses.lateDialog, flow, LateDialog),
  entry(addresses.extraCostDialog, costs, ExtraCostDialog),
  entry(addresses.returnedDialog, flow, ReturnedDialog),
  entry(addresses.redeliverDialog, flow, RedeliverDialog),
  entry(addresses.transitAreaDialog, depots, TransitAreaDialog),
  entry(addresses.trolleyDialog, depots, TrolleyDialog),
  entry(addresses.missingProductsDialog, everybody, MissingProductsDialog),
  entry(addresses.zonesDialog, everybody, ZonesDialog),
  entry(addresses.zoneDoneDialog, operators, ZoneDoneDialog),
  entry(addresses.cratesDialog, everybody, CratesDialog),
  entry(addresses.orderLabelsDialog, everybody, OrderLabelsDialog),
  entry(addresses.labelsDialog, everybody, LabelsDialog),
  entry(addresses.crateCheckDialog, flow, CrateCheckDialog),
  entry(addresses.deliveryAddressDialog, flow, AddressDialog),
  entry(addresses.deliveryNameDialog, flow, NameDialog),
  entry(addresses.deliveryPhoneDialog, flow, PhoneDialog),
  entry(addresses.slotDialog, editors, SlotDialog),
  entry(addresses.prepareAgainDialog, editors, PrepareAgainDialog),
  entry(addresses.giftDialog, editors, GiftDialog),
  entry(addresses.productStatusDialog, withoutCheck, ProductStatusDialog),
  entry(addresses.driverStatisticsDialog, everybody, DriverStatisticsDialog),
  entry(addresses.deliveryJobDialog, everybody, DeliveryJobDialog),
  entry(addresses.moveDialog, flow, MoveDialog),
  entry(addresses.statusDialog, flow, StatusDialog),
  entry(addresses.orderStatusDialog, flow, OrderStatusDialog),
  entry(addresses.callDialog, flow, CallDialog),
  entry(addresses.dockCallDialog, flow, DockCallDialog),
  entry(addresses.editDockDialog, flow, ofDock(DockEditDialog)),
  entry(addresses.giveDockDialog, flow, ofDock(GiveDockDialog)),
  entry(addresses.moveDockDialog, flow, ofDock(MoveDockDialog)),
  entry(addresses.switchDriversDialog, flow, ofDock(SwitchDriversDialog)),
  entry(addresses.crossDockDialog, flow, ofDock(CrossDockDialog)),
  entry(addresses.loadingDialog, flow, LoadingDialog),
  entry(addresses.closeDockDialog, flow, ofDock(CloseDockDialog, { isDoneOnceGone: true })),
  entry(addresses.deleteDockDialog, flow, ofDock(DeleteDockDialog, { isDoneOnceGone: true })),
  entry(addresses.routeDialog, flow, RouteDialog),
  entry(addresses.startActivityDialog, flow, ofDriver(ActivityDialog)),
  entry(addresses.stopDriverDialog, flow, ofDriver(StopDialog)),
  entry(addresses.returnBagsDialog, flow, ofDriver(ReturnBagsDialog)),
  entry(addresses.moveBagsDialog, flow, ofDriver(MoveBagsDialog)),
  entry(addresses.driverDepositsDialog, flow, DriverDepositsDialog),
  entry(addresses.clientDepositsDialog, flow, ClientDepositsDialog),
  entry(addresses.alertDialog, everybody, AlertDialog),
  entry(addresses.storeLogDialog, flow, StoreLogDialog),
  entry(addresses.postalCodesDialog, flow, PostalCodesDialog),
  entry(addresses.generateDispatchDialog, flow, GenerateDialog),
];

interface OpenedDialogProps {
  readonly name: string;
  readonly get: GetParameter;
  readonly onClose: () => void;
}

/**
 * The dialog of this name: all of them are one script, which comes when the page is painted (docs/adr/0021). An address can
 * be typed by anybody: who may not do what the dialog is for sees why in its place (SUP-707).
 */
export function OpenedDialog({ name, get, onClose }: OpenedDialogProps) {
  const { user } = useSignedIn();
  const opened = entries.find((it) => it.name === name);
  const lacking = opened?.needs.find((it) => !may(user, it));
  const shown = opened?.show(get, onClose) ?? null;
  const begun = useBegun(lacking ? null : name, get);
  if (shown !== null && lacking)
    return <EmptyDialog title={texts.noAccess} text={reserved[lacking]} onClose={onClose} />;
  return <ThingContext value={begun}>{shown}</ThingContext>;
}
