import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { assignCrossDock } from '../../../../domain/task/commands/cross-dock.ts';
import { canAssignCrossDock, offersCrossDock } from '../../../../domain/task/cross-dock.ts';
import { crossDockTexts } from '../../../concepts/dock/cross-dock/text.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { MenuAction } from '../../../ui/menus/menu-parts.tsx';
import { isLocked } from '../task-offers.ts';

/** A cross-docking order in no dock goes to its cross-dock dock: by this click and nothing else (DSP-461, DSP-490). */
export function AssignCrossDock({ row }: { readonly row: TaskRow }) {
  const { blocked, isRunning, run } = useAction(assignCrossDock);
  const order = { cross_docking: row.crossDocking };
  if (!offersCrossDock(row, order)) return null;
  const refusal = canAssignCrossDock(row, order);
  const isSending = isRunning || isLocked(row);
  return (
    <MenuAction
      label={crossDockTexts.assign}
      reason={
        blocked ?? (refusal ? refusalText(assignCrossDock, refusal) : null) ?? (isSending ? dockTexts.sending : null)
      }
      onSelect={() => void run({ taskId: row.id, orderId: row.orderId, randomId: row.randomId })}
    />
  );
}
