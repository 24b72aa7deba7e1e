import { closeDock, deleteDock } from '../../../domain/dock/commands/close.ts';
import { canDelete } from '../../../domain/dock/lifecycle.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { useActions } from '../../kit/actions/use-action.ts';
import { useSubmit } from '../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { Confirm } from '../../ui/windows/confirm.tsx';
import { dockOf } from './allowed-steps.ts';
import { endDockTexts } from './dialog-texts.ts';
import { type DockDialogProps, ofDock } from './of-dock.tsx';
import { dockActionLabels } from './text.ts';

/** Asks before a dock is closed (DSP-423, DSP-907). */
export const CloseDockDialog = ofDock(
  { command: closeDock, title: endDockTexts.closeTitle, isDoneOnceGone: true },
  CloseDock,
);

function CloseDock({ card, onClose }: DockDialogProps) {
  const { clockOffsetMs } = useSignedIn();
  const { run } = useActions();
  const close = useSubmit(async () => {
    const taskIds = card.tasks.map((task) => task.id);
    const at = new Date(Date.now() + clockOffsetMs).toISOString();
    return run(closeDock, { dockId: card.id, taskIds, at });
  }, onClose);
  return (
    <Confirm
      title={endDockTexts.closeTitle(dockCode(card.id))}
      text={endDockTexts.close}
      confirm={dockActionLabels.close}
      onConfirm={() => void close()}
      onCancel={onClose}
    />
  );
}

/** Asks before an empty dock is deleted (DSP-459, DSP-907). */
export const DeleteDockDialog = ofDock(
  {
    ...{ command: deleteDock, title: endDockTexts.removeTitle, isDoneOnceGone: true },
    whyNot: (card) => canDelete(dockOf(card)),
  },
  DeleteDock,
);

function DeleteDock({ card, onClose }: DockDialogProps) {
  const { run } = useActions();
  const code = dockCode(card.id);
  const remove = useSubmit(() => run(deleteDock, { dockId: card.id }), onClose);
  return (
    <Confirm
      title={endDockTexts.removeTitle(code)}
      text={endDockTexts.remove(code)}
      confirm={dockActionLabels.remove}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
