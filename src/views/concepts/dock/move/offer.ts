import { setQuery } from '../../../kit/router/router.tsx';
import type { TaskOffer } from '../../order/task-offer.ts';
import { whyNotDragged } from './drag-refusal-text.ts';
import { moveTexts } from './text.ts';
import { moveWindow } from './window.ts';

/** The list of targets, which the handle of the row opens too (DSP-290, DSP-530). */
export const moveOffer: TaskOffer = {
  name: 'task.move',
  label: () => moveTexts.entry,
  reason: ({ row }, { movesBlocked }) => movesBlocked ?? whyNotDragged(row),
  press: ({ row }) => setQuery(moveWindow.at({ taskIds: [row.id] })),
};
