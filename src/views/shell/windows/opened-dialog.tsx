import type { ComponentType, ReactNode } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import { AlertDialog } from '../../concepts/center/alert/alert-dialog.tsx';
import { GenerateDialog } from '../../concepts/center/generation/generate-dialog.tsx';
import { PostalCodesDialog } from '../../concepts/center/postal-codes/dialog.tsx';
import { ColleaguesWithin } from '../../concepts/colleagues/colleagues.tsx';
import { ClientDepositsDialog } from '../../concepts/deposits/client-deposits-dialog.tsx';
import { DriverDepositsDialog } from '../../concepts/deposits/driver-deposits-dialog.tsx';
import { CallDialog, DockCallDialog } from '../../concepts/dock/courier-call/call-dialog.tsx';
import { CrossDockDialog } from '../../concepts/dock/cross-dock/cross-dock-dialog.tsx';
import { DockEditDialog } from '../../concepts/dock/edit-dialog.tsx';
import { CloseDockDialog, DeleteDockDialog } from '../../concepts/dock/end-dialogs.tsx';
import { GiveDockDialog } from '../../concepts/dock/give-dialog.tsx';
import { CrateCheckDialog } from '../../concepts/dock/loading/crate-check-dialog.tsx';
import { LoadingDialog } from '../../concepts/dock/loading/loading-dialog.tsx';
import { MoveDialog } from '../../concepts/dock/move/move-dialog.tsx';
import { ofDock } from '../../concepts/dock/of-dock.tsx';
import { RouteDialog } from '../../concepts/dock/route/route-dialog.tsx';
import { MoveDockDialog, SwitchDriversDialog } from '../../concepts/dock/target-dialogs.tsx';
import { MoveBagsDialog } from '../../concepts/driver/bags/move-dialog.tsx';
import { ReturnBagsDialog } from '../../concepts/driver/bags/return-dialog.tsx';
import { ofDriver } from '../../concepts/driver/of-driver.tsx';
import { ActivityDialog } from '../../concepts/driver/presence/activity-dialog.tsx';
import { StopDialog } from '../../concepts/driver/presence/stop-dialog.tsx';
import { BagsDialog } from '../../concepts/order/bags/bags-dialog.tsx';
import { CanteenDialog } from '../../concepts/order/canteen/canteen-dialog.tsx';
import { CratesDialog } from '../../concepts/order/crates/crates-dialog.tsx';
import { AddressDialog } from '../../concepts/order/delivery-data/address-dialog.tsx';
import { NameDialog } from '../../concepts/order/delivery-data/name-dialog.tsx';
import { PhoneDialog } from '../../concepts/order/delivery-data/phone-dialog.tsx';
import { ExtraCostDialog } from '../../concepts/order/extra-cost/extra-cost-dialog.tsx';
import { LateDialog } from '../../concepts/order/late/late-dialog.tsx';
import { MissingProductsDialog } from '../../concepts/order/missing-products-dialog.tsx';
import { RedeliverDialog } from '../../concepts/order/redelivery/redeliver-dialog.tsx';
import { ReturnedDialog } from '../../concepts/order/redelivery/returned-dialog.tsx';
import { OrderStatusDialog, StatusDialog } from '../../concepts/order/status/status-dialog.tsx';
import { TransitAreaDialog } from '../../concepts/order/transit-area/transit-area-dialog.tsx';
import { ZoneDoneDialog } from '../../concepts/order/zones/zone-done-dialog.tsx';
import { ZonesDialog } from '../../concepts/order/zones/zones-dialog.tsx';
import { StoreLogDialog } from '../../concepts/store/store-log-dialog.tsx';
import { TrolleyDialog } from '../../concepts/trolley/trolley-dialog.tsx';
import { reserved } from '../../kit/actions/reserved.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { texts } from '../../kit/text.ts';
import * as addresses from '../../kit/windows/addresses.ts';
import type { DialogAddress } from '../../kit/windows/dialog-address.ts';
import type { GetParameter } from '../../kit/windows/parameters.ts';
import { laterView } from '../../ui/later/later.tsx';
import { EmptyDialog } from '../../ui/windows/empty-dialog.tsx';
import { TitleLineContext } from '../../ui/windows/title-line.ts';
import { useBegun } from './begun.ts';
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
  async () => (await import('../../concepts/order/labels/order-labels-dialog.tsx')).OrderLabelsDialog,
);
const LabelsDialog = laterView(
  async () => (await import('../../concepts/order/labels/labels-dialog.tsx')).LabelsDialog,
);

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
  entry(addresses.transitAreaDialog, flow, TransitAreaDialog),
  entry(addresses.trolleyDialog, flow, TrolleyDialog),
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
  return <TitleLineContext value={begun && <ColleaguesWithin thing={begun} />}>{shown}</TitleLineContext>;
}
