import { CanteenDialog } from '../canteen/canteen-dialog.tsx';
import { GenerateDialog } from '../center-dispatch/generate-dialog.tsx';
import { CallDialog, DockCallDialog } from '../courier-call/call-dialog.tsx';
import { CratesDialog } from '../crates/crates-dialog.tsx';
import { AddressDialog } from '../delivery-data/address-dialog.tsx';
import { NameDialog } from '../delivery-data/name-dialog.tsx';
import { PhoneDialog } from '../delivery-data/phone-dialog.tsx';
import { ClientDepositsDialog } from '../deposits/client-deposits-dialog.tsx';
import { DriverDepositsDialog } from '../deposits/driver-deposits-dialog.tsx';
import { TransitAreaDialog } from '../depot/transit-area-dialog.tsx';
import { ExtraCostDialog } from '../extra-cost/extra-cost-dialog.tsx';
import { LateDialog } from '../late/late-dialog.tsx';
import { PostalCodesDialog } from '../postal-codes/dialog.tsx';
import { RedeliverDialog } from '../redelivery/redeliver-dialog.tsx';
import { ReturnedDialog } from '../redelivery/returned-dialog.tsx';
import { RouteDialog } from '../route/route-dialog.tsx';
import { TrolleyDialog } from '../trolley/trolley-dialog.tsx';
import type { OpenDialog } from './address.ts';
import { BagsDialog } from './bags-dialog.tsx';
import { DockDialog } from './dock-dialog.tsx';
import { DriverDialog } from './driver-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

interface OpenedDialogProps {
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

/** The open dialog: all of the room are one script, which comes when the page is painted. */
export function OpenedDialog({ open, onClose }: OpenedDialogProps) {
  const { replaces } = open;
  switch (open.kind) {
    case 'bags':
      return <BagsDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'move':
      return <MoveDialog taskIds={open.taskIds} replaces={replaces} onClose={onClose} />;
    case 'status':
      return <StatusDialog taskIds={open.taskIds} to={open.to} replaces={replaces} onClose={onClose} />;
    case 'canteen':
      return <CanteenDialog key={open.orderId} orderId={open.orderId} onClose={onClose} />;
    case 'late':
      return <LateDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'extraCost':
      return <ExtraCostDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'returned':
      return <ReturnedDialog key={open.orderId} orderId={open.orderId} onClose={onClose} />;
    case 'redeliver':
      return <RedeliverDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'transitArea':
      return <TransitAreaDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'trolley':
      return <TrolleyDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'crates':
      return <CratesDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'address':
      return <AddressDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'deliveryName':
      return <NameDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'deliveryPhone':
      return <PhoneDialog key={open.orderId} orderId={open.orderId} replaces={replaces} onClose={onClose} />;
    case 'postalCodes':
      return <PostalCodesDialog onClose={onClose} />;
    case 'generateDispatch':
      return <GenerateDialog onClose={onClose} />;
    case 'route':
      return <RouteDialog key={open.dockId} dockId={open.dockId} to={open.to} onClose={onClose} />;
    case 'call':
      return <CallDialog key={open.taskId} taskId={open.taskId} onClose={onClose} />;
    case 'callForDock':
      return <DockCallDialog key={open.dockId} dockId={open.dockId} onClose={onClose} />;
    case 'driverDeposits':
      return (
        <DriverDepositsDialog key={open.driverId} driverId={open.driverId} replaces={replaces} onClose={onClose} />
      );
    case 'clientDeposits':
      return (
        <ClientDepositsDialog
          key={open.clientId}
          clientId={open.clientId}
          driverId={open.driverId}
          replaces={replaces}
        />
      );
    case 'startActivity':
    case 'stopDriver':
    case 'returnBags':
    case 'moveBags':
      return (
        <DriverDialog
          key={open.driverId}
          kind={open.kind}
          driverId={open.driverId}
          to={open.to}
          replaces={replaces}
          onClose={onClose}
        />
      );
    default:
      return (
        <DockDialog key={open.dockId} kind={open.kind} dockId={open.dockId} replaces={replaces} onClose={onClose} />
      );
  }
}
