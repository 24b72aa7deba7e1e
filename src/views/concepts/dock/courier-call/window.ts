import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

export const callWindow = consoleWindow('call', { taskId: id('tasks') }, { needs: ['flow'] });

export const dockCallWindow = consoleWindow(
  'callForDock',
  { dockId: id('dock') },
  { needs: ['flow'], isOfBoard: true, begins: ['dock', 'courier'] },
);
