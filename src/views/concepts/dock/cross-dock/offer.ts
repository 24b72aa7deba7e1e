import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { assignCrossDock } from '../../../../domain/task/commands/cross-dock.ts';
import { canAssignCrossDock, offersCrossDock } from '../../../../domain/task/cross-dock.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { doubtIn } from '../../../kit/marks/doubt-in.ts';
import { isLocked } from '../../order/status/shortcuts.ts';
import type { TaskOffer } from '../../order/task-offer.ts';
import { dockTexts } from '../text.ts';
import { crossDockTexts } from './text.ts';

const orderOf = ({ crossDocking }: TaskRow) => ({ cross_docking: crossDocking });

/** A cross-docking order in no dock goes to its cross-dock dock: at this press and no other (DSP-461, DSP-490). */
export const assignCrossDockOffer: TaskOffer = {
  name: 'task.assignCrossDock',
  label: () => crossDockTexts.assign,
  isOffered: ({ row }) => offersCrossDock(row, orderOf(row)),
  reason: ({ row }, { blockedBy, isRunning }) => {
    const refusal = canAssignCrossDock(row, orderOf(row));
    const sending = isRunning || isLocked(row) ? dockTexts.sending : null;
    return (
      doubtIn(row.marks, assignCrossDock) ??
      blockedBy(assignCrossDock) ??
      (refusal && refusalText(assignCrossDock, refusal)) ??
      sending
    );
  },
  press: ({ row }, { run }) =>
    void run(assignCrossDock, { taskId: row.id, orderId: row.orderId, randomId: row.randomId }),
};
