import { lazy, Suspense } from 'react';
import type { OpenDialog } from './address.ts';

const bags = () => import('./bags-dialog.tsx');
const move = () => import('./move-dialog.tsx');
const status = () => import('./status-dialog.tsx');
const dock = () => import('./dock-dialog.tsx');
const driver = () => import('./driver-dialog.tsx');
const canteen = () => import('../canteen/canteen-dialog.tsx');
const late = () => import('../late/late-dialog.tsx');
const extraCost = () => import('../extra-cost/extra-cost-dialog.tsx');
const postalCodes = () => import('../postal-codes/dialog.tsx');
const generate = () => import('../center-dispatch/generate-dialog.tsx');
const route = () => import('../route/route-dialog.tsx');
const call = () => import('../courier-call/call-dialog.tsx');
const driverDeposits = () => import('../deposits/driver-deposits-dialog.tsx');
const returned = () => import('../redelivery/returned-dialog.tsx');
const redeliver = () => import('../redelivery/redeliver-dialog.tsx');
const transitArea = () => import('../depot/transit-area-dialog.tsx');
const trolley = () => import('../trolley/trolley-dialog.tsx');
const crates = () => import('../crates/crates-dialog.tsx');
const address = () => import('../delivery-data/address-dialog.tsx');
const deliveryName = () => import('../delivery-data/name-dialog.tsx');
const deliveryPhone = () => import('../delivery-data/phone-dialog.tsx');
const clientDeposits = () => import('../deposits/client-deposits-dialog.tsx');
const BagsDialog = lazy(async () => ({ default: (await bags()).BagsDialog }));
const MoveDialog = lazy(async () => ({ default: (await move()).MoveDialog }));
const StatusDialog = lazy(async () => ({ default: (await status()).StatusDialog }));
const DockDialog = lazy(async () => ({ default: (await dock()).DockDialog }));
const DriverDialog = lazy(async () => ({ default: (await driver()).DriverDialog }));
const CanteenDialog = lazy(async () => ({ default: (await canteen()).CanteenDialog }));
const LateDialog = lazy(async () => ({ default: (await late()).LateDialog }));
const ExtraCostDialog = lazy(async () => ({ default: (await extraCost()).ExtraCostDialog }));
const PostalCodesDialog = lazy(async () => ({ default: (await postalCodes()).PostalCodesDialog }));
const GenerateDialog = lazy(async () => ({ default: (await generate()).GenerateDialog }));
const RouteDialog = lazy(async () => ({ default: (await route()).RouteDialog }));
const DriverDepositsDialog = lazy(async () => ({ default: (await driverDeposits()).DriverDepositsDialog }));
const ReturnedDialog = lazy(async () => ({ default: (await returned()).ReturnedDialog }));
const RedeliverDialog = lazy(async () => ({ default: (await redeliver()).RedeliverDialog }));
const TransitAreaDialog = lazy(async () => ({ default: (await transitArea()).TransitAreaDialog }));
const TrolleyDialog = lazy(async () => ({ default: (await trolley()).TrolleyDialog }));
const CratesDialog = lazy(async () => ({ default: (await crates()).CratesDialog }));
const AddressDialog = lazy(async () => ({ default: (await address()).AddressDialog }));
const NameDialog = lazy(async () => ({ default: (await deliveryName()).NameDialog }));
const PhoneDialog = lazy(async () => ({ default: (await deliveryPhone()).PhoneDialog }));
const ClientDepositsDialog = lazy(async () => ({ default: (await clientDeposits()).ClientDepositsDialog }));
const CallDialog = lazy(async () => ({ default: (await call()).CallDialog }));
const DockCallDialog = lazy(async () => ({ default: (await call()).DockCallDialog }));

const all: readonly (() => Promise<unknown>)[] = [
  ...[bags, move, status, dock, driver, canteen, late, extraCost, call],
  ...[returned, redeliver, transitArea, trolley, crates, address, deliveryName, deliveryPhone],
  ...[postalCodes, generate, route, driverDeposits, clientDeposits],
];

/** Fetches every dialog. What does not arrive now is asked for again when it opens. */
export function fetchDialogs(): void {
  for (const load of all) load().catch(() => undefined);
}

interface OpenedDialogProps {
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

/** The open dialog; its own code comes alone. */
export function OpenedDialog(props: OpenedDialogProps) {
  return (
    <Suspense>
      <DialogOfKind {...props} />
    </Suspense>
  );
}

function DialogOfKind({ open, onClose }: OpenedDialogProps) {
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
