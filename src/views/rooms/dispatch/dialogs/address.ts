import type { Optimizer } from '../../../../domain/route/optimize.ts';

/** The parameters of the dispatch address that say which dialog is open, on what, and in place of which action. */
export type DialogQuery = Readonly<
  Record<'dialog' | 'order' | 'tasks' | 'dock' | 'driver' | 'client' | 'to' | 'replaces', string | null>
>;

const none: DialogQuery = {
  dialog: null,
  order: null,
  tasks: null,
  dock: null,
  driver: null,
  client: null,
  to: null,
  replaces: null,
};

export const closedDialog = none;

/** Dialogs on one order. */
const orderKinds = [
  'bags',
  'canteen',
  'late',
  'extraCost',
  'returned',
  'redeliver',
  'transitArea',
  'trolley',
  'crates',
  'address',
  'deliveryName',
  'deliveryPhone',
] as const;
type OrderDialog = (typeof orderKinds)[number];

/** Dialogs on one dock. */
const dockKinds = ['editDock', 'moveDock', 'switchDrivers', 'crossDock', 'closeDock', 'deleteDock'] as const;
export type DockDialog = (typeof dockKinds)[number];

/** Dialogs on one driver. */
const driverKinds = ['startActivity', 'stopDriver', 'returnBags', 'moveBags'] as const;
export type DriverDialog = (typeof driverKinds)[number];

/** Dialogs on the center. */
const centerKinds = ['postalCodes', 'generateDispatch'] as const;
type CenterDialog = (typeof centerKinds)[number];

type Opened =
  | { readonly kind: CenterDialog }
  | { readonly kind: OrderDialog; readonly orderId: number }
  | { readonly kind: 'call'; readonly taskId: number }
  | { readonly kind: 'callForDock'; readonly dockId: number }
  | { readonly kind: 'move'; readonly taskIds: readonly number[] }
  /** `to` once a status is chosen that something has to be said of. */
  | { readonly kind: 'status'; readonly taskIds: readonly number[]; readonly to: string | null }
  | { readonly kind: DockDialog; readonly dockId: number }
  /** `to` is the optimiser whose way is shown; null for the way of today. */
  | { readonly kind: 'route'; readonly dockId: number; readonly to: string | null }
  | { readonly kind: 'driverDeposits'; readonly driverId: number }
  /** `driverId` is whom it was opened from. */
  | { readonly kind: 'clientDeposits'; readonly clientId: number; readonly driverId: number }
  /** `to` is what becomes of his unfinished orders. */
  | { readonly kind: DriverDialog; readonly driverId: number; readonly to: string | null };

export type OpenDialog = Opened & { readonly replaces: string | null };

export const orderDialog = (kind: OrderDialog, orderId: number, replaces: string | null = null): DialogQuery => ({
  ...none,
  dialog: kind,
  order: String(orderId),
  replaces,
});

export const bagsDialog = (orderId: number, replaces: string | null = null) => orderDialog('bags', orderId, replaces);

export const postalCodesDialog: DialogQuery = { ...none, dialog: 'postalCodes' };

export const generateDispatchDialog: DialogQuery = { ...none, dialog: 'generateDispatch' };

export const moveDialog = (taskIds: readonly number[], replaces: string | null = null): DialogQuery => ({
  ...none,
  dialog: 'move',
  tasks: taskIds.join(','),
  replaces,
});

export const statusDialog = (
  taskIds: readonly number[],
  to: string | null = null,
  replaces: string | null = null,
): DialogQuery => ({ ...none, dialog: 'status', tasks: taskIds.join(','), to, replaces });

export const dockDialog = (kind: DockDialog, dockId: number, replaces: string | null = null): DialogQuery => ({
  ...none,
  dialog: kind,
  dock: String(dockId),
  replaces,
});

export const routeDialog = (dockId: number, to: Optimizer | null = null): DialogQuery => ({
  ...none,
  dialog: 'route',
  dock: String(dockId),
  to,
});

export const callDialog = (taskId: number): DialogQuery => ({ ...none, dialog: 'call', tasks: String(taskId) });

export const dockCallDialog = (dockId: number): DialogQuery => ({
  ...none,
  dialog: 'callForDock',
  dock: String(dockId),
});

export const driverDepositsDialog = (driverId: number, replaces: string | null = null): DialogQuery => ({
  ...none,
  dialog: 'driverDeposits',
  driver: String(driverId),
  replaces,
});

export const clientDepositsDialog = (
  clientId: number,
  driverId: number,
  replaces: string | null = null,
): DialogQuery => ({
  ...none,
  dialog: 'clientDeposits',
  client: String(clientId),
  driver: String(driverId),
  replaces,
});

export const driverDialog = (
  kind: DriverDialog,
  driverId: number,
  to: string | null = null,
  replaces: string | null = null,
): DialogQuery => ({ ...none, dialog: kind, driver: String(driverId), to, replaces });

const idOf = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? Number(text) : null);
const idsOf = (text: string | null) => (text ?? '').split(',').flatMap((id) => idOf(id) ?? []);

type Get = (name: keyof DialogQuery) => string | null;

/** The dialog an address names; null for none, or for one whose entity is no id. */
export function openDialog(get: Get): OpenDialog | null {
  const opened = openedBy(get);
  return opened && { ...opened, replaces: get('replaces') };
}

function openedBy(get: Get): Opened | null {
  const dialog = get('dialog');
  const centerKind = centerKinds.find((kind) => kind === dialog);
  if (centerKind) return { kind: centerKind };
  const dockKind = dockKinds.find((kind) => kind === dialog);
  const dockId = idOf(get('dock'));
  if (dockKind) return dockId === null ? null : { kind: dockKind, dockId };
  if (dialog === 'callForDock') return dockId === null ? null : { kind: dialog, dockId };
  if (dialog === 'route') return dockId === null ? null : { kind: dialog, dockId, to: get('to') };
  const driverKind = driverKinds.find((kind) => kind === dialog);
  const driverId = idOf(get('driver'));
  if (driverKind) return driverId === null ? null : { kind: driverKind, driverId, to: get('to') };
  if (dialog === 'driverDeposits') return driverId === null ? null : { kind: dialog, driverId };
  const clientId = idOf(get('client'));
  if (dialog === 'clientDeposits')
    return clientId === null || driverId === null ? null : { kind: dialog, clientId, driverId };
  const orderId = idOf(get('order'));
  const orderKind = orderKinds.find((kind) => kind === dialog);
  if (orderKind) return orderId === null ? null : { kind: orderKind, orderId };
  const taskIds = idsOf(get('tasks'));
  if (taskIds.length === 0) return null;
  if (dialog === 'call') return { kind: dialog, taskId: taskIds[0] ?? 0 };
  if (dialog === 'move') return { kind: dialog, taskIds };
  return dialog === 'status' ? { kind: dialog, taskIds, to: get('to') } : null;
}
