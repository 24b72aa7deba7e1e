import { lazy, Suspense } from 'react';
import { useQuery } from '../../../app/router.tsx';
import { closedDialog, openDialog } from './address.ts';

const BagsDialog = lazy(async () => ({ default: (await import('./bags-dialog.tsx')).BagsDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

/** The dialog the address names: a reload or a second tab shows the same. */
export function Dialogs() {
  const query = useQuery();
  const open = openDialog(query.get);
  const close = () => query.set(closedDialog, { replace: true });
  if (!open) return null;
  return (
    <Suspense>
      {open.kind === 'bags' ? (
        <BagsDialog key={open.orderId} orderId={open.orderId} replaces={open.replaces} onClose={close} />
      ) : (
        <MoveDialog taskIds={open.taskIds} replaces={open.replaces} onClose={close} />
      )}
    </Suspense>
  );
}
