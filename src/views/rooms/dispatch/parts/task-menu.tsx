import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { laterView } from '../../../shared/later.tsx';
import { orderNameOf } from '../../../shared/order/order-name.ts';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { taskMenuTexts } from '../text.ts';

interface TaskMenuProps {
  readonly row: TaskRow;
  readonly className?: string | undefined;
}

export const TaskMenuEntries = laterView(async () => (await import('./task-entries.tsx')).TaskMenuEntries);

export function TaskMenu({ row, className }: TaskMenuProps) {
  return (
    <MoreMenu label={taskMenuTexts.menu(orderNameOf(row))} className={className} entries={TaskMenuEntries}>
      <TaskMenuEntries row={row} />
    </MoreMenu>
  );
}
