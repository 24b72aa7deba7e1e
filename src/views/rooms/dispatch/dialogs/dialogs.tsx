import { useQuery } from '../../../app/router.tsx';
import { useFetchedAhead } from '../../../shared/fetched-ahead.ts';
import { laterView } from '../../../shared/later.tsx';
import { Boundary } from '../../../shared/ui/boundary.tsx';
import { MissingDialog } from '../../../shared/ui/missing-dialog.tsx';
import { DockMenuEntries } from '../parts/dock-actions.tsx';
import { DriverEntries } from '../parts/driver-presence.tsx';
import { RefusedNote } from '../parts/refused-notes.tsx';
import { TaskMenuEntries } from '../parts/task-menu.tsx';
import { QuickPopover } from '../postal-codes/quick-menu.tsx';
import { closedDialog, openDialog } from './address.ts';

const OpenedDialog = laterView(async () => (await import('./opened-dialog.tsx')).OpenedDialog);

/** The dialog the address names: a reload or a second tab shows the same. */
export function Dialogs() {
  const query = useQuery();
  const open = openDialog(query.get);
  const close = () => query.set(closedDialog, { replace: true });
  useFetchedAhead(
    TaskMenuEntries.fetch,
    DockMenuEntries.fetch,
    DriverEntries.fetch,
    QuickPopover.fetch,
    OpenedDialog.fetch,
    RefusedNote.fetch,
  );
  if (!open) return null;
  return (
    <Boundary key={open.kind} fallback={<MissingDialog onClose={close} />}>
      <OpenedDialog open={open} onClose={close} />
    </Boundary>
  );
}
