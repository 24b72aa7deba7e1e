/** The parameters of the dispatch address that say which dialog is open, on what, and in place of which action. */
export type DialogQuery = Readonly<Record<'dialog' | 'order' | 'tasks' | 'replaces', string | null>>;

const none: DialogQuery = { dialog: null, order: null, tasks: null, replaces: null };

export const closedDialog = none;

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

export type OpenDialog =
  | { readonly kind: 'bags'; readonly orderId: number; readonly replaces: string | null }
  | { readonly kind: 'move'; readonly taskIds: readonly number[]; readonly replaces: string | null };

const idOf = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? Number(text) : null);

/** The dialog an address names; null for none, or for one whose entity is no id. */
export function openDialog(get: (name: keyof DialogQuery) => string | null): OpenDialog | null {
  const replaces = get('replaces');
  if (get('dialog') === 'bags') {
    const orderId = idOf(get('order'));
    return orderId === null ? null : { kind: 'bags', orderId, replaces };
  }
  if (get('dialog') === 'move') {
    const taskIds = (get('tasks') ?? '').split(',').flatMap((text) => idOf(text) ?? []);
    return taskIds.length === 0 ? null : { kind: 'move', taskIds, replaces };
  }
  return null;
}
