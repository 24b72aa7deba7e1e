import { ids } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const moveWindow = consoleWindow(
  'move',
  { taskIds: ids('tasks') },
  { needs: ['flow'], isOfBoard: true, again: [again('task.move', ({ taskId }) => ({ taskIds: [taskId] }))] },
);
