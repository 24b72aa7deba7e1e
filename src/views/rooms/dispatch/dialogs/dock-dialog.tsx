import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { closeDock, deleteDock } from '../../../../domain/dock/commands/close.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { useSignedIn } from '../../../app/context.ts';
import { useActions } from '../../../app/use-action.ts';
import { useSubmit } from '../../../app/use-submit.ts';
import { Confirm } from '../../../shared/ui/confirm.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { CrossDockDialog } from '../cross-dock/cross-dock-dialog.tsx';
import { useDockCard } from '../lookups.ts';
import { dockActionLabels } from '../text.ts';
import type { DockDialog as Kind } from './address.ts';
import { DockEditDialog } from './dock-edit-dialog.tsx';
import { MoveDockDialog, SwitchDriversDialog } from './dock-targets-dialog.tsx';
import { confirmTexts, moveTexts } from './text.ts';

interface DockDialogProps {
  readonly kind: Kind;
  readonly dockId: number;
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** The dialogs on one dock. */
export function DockDialog({ kind, dockId, replaces, onClose }: DockDialogProps) {
  const card = useDockCard(dockId);
  if (card === undefined) return null;
  if (card === null) {
    // Closed or deleted: that is what was asked.
    if (kind === 'closeDock' || kind === 'deleteDock') return null;
    return (
      <Dialog title={dockCode(dockId)} onClose={onClose}>
        <EmptyState title={moveTexts.dockGone} />
      </Dialog>
    );
  }
  switch (kind) {
    case 'editDock':
      return <DockEditDialog card={card} replaces={replaces} onClose={onClose} />;
    case 'moveDock':
      return <MoveDockDialog card={card} replaces={replaces} onClose={onClose} />;
    case 'switchDrivers':
      return <SwitchDriversDialog card={card} replaces={replaces} onClose={onClose} />;
    case 'crossDock':
      return <CrossDockDialog card={card} replaces={replaces} onClose={onClose} />;
    case 'closeDock':
    case 'deleteDock':
      return <EndDialog kind={kind} card={card} onClose={onClose} />;
  }
}

interface EndProps {
  readonly kind: 'closeDock' | 'deleteDock';
  readonly card: DockCard;
  readonly onClose: () => void;
}

/** Asks before a dock is closed or deleted (DSP-423, DSP-459, DSP-907). */
function EndDialog({ kind, card, onClose }: EndProps) {
  const { clockOffsetMs } = useSignedIn();
  const { run } = useActions();
  const code = dockCode(card.id);
  const isClose = kind === 'closeDock';
  const end = useSubmit(async () => {
    const taskIds = card.tasks.map((task) => task.id);
    const at = new Date(Date.now() + clockOffsetMs).toISOString();
    return isClose ? run(closeDock, { dockId: card.id, taskIds, at }) : run(deleteDock, { dockId: card.id });
  }, onClose);
  return (
    <Confirm
      title={isClose ? confirmTexts.closeTitle(code) : confirmTexts.removeTitle(code)}
      text={isClose ? confirmTexts.close : confirmTexts.remove(code)}
      confirm={dockActionLabels[isClose ? 'close' : 'remove']}
      onConfirm={() => void end()}
      onCancel={onClose}
    />
  );
}
