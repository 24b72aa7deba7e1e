import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { laterView } from '../../../ui/later/later-view.tsx';
import { MoreMenu } from '../../../ui/menus/more-menu.tsx';
import { taskMenuTexts } from '../text.ts';

interface TaskMenuProps {
  readonly row: TaskRow;
  readonly className?: string | undefined;
}

export const TaskMenuEntries = laterView(async () => (await import('./task-entries.tsx')).TaskMenuEntries);

export function TaskMenu({ row, className }: TaskMenuProps) {
  return (
    <MoreMenu label={taskMenuTexts.menu(orderName(row))} className={className} entries={TaskMenuEntries}>
      <TaskMenuEntries row={row} />
    </MoreMenu>
  );
}
