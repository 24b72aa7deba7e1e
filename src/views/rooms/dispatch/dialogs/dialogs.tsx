import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from '../../../app/router.tsx';
import { Boundary } from '../../../shared/ui/boundary.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { dialogTexts } from '../text.ts';
import { closedDialog, openDialog } from './address.ts';

const bags = () => import('./bags-dialog.tsx');
const move = () => import('./move-dialog.tsx');
const BagsDialog = lazy(async () => ({ default: (await bags()).BagsDialog }));
const MoveDialog = lazy(async () => ({ default: (await move()).MoveDialog }));

/** The dialog the address names: a reload or a second tab shows the same. */
export function Dialogs() {
  const query = useQuery();
  const open = openDialog(query.get);
  const close = () => query.set(closedDialog, { replace: true });
  useFetchedAhead();
  if (!open) return null;
  const missing = (
    <Dialog title={dialogTexts.missing} onClose={close}>
      <EmptyState title={dialogTexts.missingText} />
    </Dialog>
  );
  return (
    <Boundary key={open.kind} fallback={missing}>
      <Suspense>
        {open.kind === 'bags' ? (
          <BagsDialog key={open.orderId} orderId={open.orderId} replaces={open.replaces} onClose={close} />
        ) : (
          <MoveDialog taskIds={open.taskIds} replaces={open.replaces} onClose={close} />
        )}
      </Suspense>
    </Boundary>
  );
}

/** Once the board stands: a dialog must open without a network also before the service worker has it. */
function useFetchedAhead(): void {
  useEffect(() => {
    // What does not arrive now is asked for again when the dialog opens.
    Promise.all([bags(), move()]).catch(() => undefined);
  }, []);
}
