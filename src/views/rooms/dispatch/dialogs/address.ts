/** The parameters of the dispatch address that say which dialog is open, on what, and in place of which action. */
export type DialogQuery = Readonly<Record<'dialog' | 'order' | 'tasks' | 'dock' | 'to' | 'replaces', string | null>>;

const none: DialogQuery = { dialog: null, order: null, tasks: null, dock: null, to: null, replaces: null };

export const closedDialog = none;

/** Dialogs on one dock. */
const dockKinds = ['editDock', 'moveDock', 'switchDrivers', 'closeDock', 'deleteDock'] as const;
export type DockDialog = (typeof dockKinds)[number];

export type OpenDialog = { readonly replaces: string | null } & (
  | { readonly kind: 'bags'; readonly orderId: number }
  | { readonly kind: 'move'; readonly taskIds: readonly number[] }
  /** `to` once a status is chosen that something has to be said of. */
  | { readonly kind: 'status'; readonly taskIds: readonly number[]; readonly to: string | null }
  | { readonly kind: DockDialog; readonly dockId: number }
);

export const bagsDialog = (orderId: number, replaces: string | null = null): DialogQuery => ({
  ...none,
  dialog: 'bags',
  order: String(orderId),
  replaces,
});

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

const idOf = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? Number(text) : null);
const idsOf = (text: string | null) => (text ?? '').split(',').flatMap((id) => idOf(id) ?? []);

/** The dialog an address names; null for none, or for one whose entity is no id. */
export function openDialog(get: (name: keyof DialogQuery) => string | null): OpenDialog | null {
  const dialog = get('dialog');
  const replaces = get('replaces');
  const dockKind = dockKinds.find((kind) => kind === dialog);
  if (dockKind) {
    const dockId = idOf(get('dock'));
    return dockId === null ? null : { kind: dockKind, dockId, replaces };
  }
  if (dialog === 'bags') {
    const orderId = idOf(get('order'));
    return orderId === null ? null : { kind: 'bags', orderId, replaces };
  }
  if (dialog === 'move' || dialog === 'status') {
    const taskIds = idsOf(get('tasks'));
    if (taskIds.length === 0) return null;
    return dialog === 'move' ? { kind: dialog, taskIds, replaces } : { kind: dialog, taskIds, to: get('to'), replaces };
  }
  return null;
}
