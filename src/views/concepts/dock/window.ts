import { id } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

export const editDockWindow = consoleWindow(
  'editDock',
  { dockId: id('dock') },
  {
    needs: ['flow'],
    isOfBoard: true,
    begins: ['dock', 'edit'],
    again: [again('dock.edit', ({ dockId }) => ({ dockId }))],
  },
);

export const giveDockWindow = consoleWindow(
  'giveDock',
  { dockId: id('dock') },
  { needs: ['flow'], isOfBoard: true, begins: ['dock', 'driver'] },
);

export const moveDockWindow = consoleWindow(
  'moveDock',
  { dockId: id('dock') },
  {
    needs: ['flow'],
    isOfBoard: true,
    begins: ['dock', 'move'],
    again: [again('dock.moveOnto', ({ dockId }) => ({ dockId }))],
  },
);

export const switchDriversWindow = consoleWindow(
  'switchDrivers',
  { dockId: id('dock') },
  {
    needs: ['flow'],
    isOfBoard: true,
    begins: ['dock', 'driver'],
    again: [again('dock.switchDrivers', ({ dockId }) => ({ dockId }))],
  },
);

export const closeDockWindow = consoleWindow(
  'closeDock',
  { dockId: id('dock') },
  { needs: ['flow'], isOfBoard: true, begins: ['dock', 'closing'] },
);

export const deleteDockWindow = consoleWindow(
  'deleteDock',
  { dockId: id('dock') },
  { needs: ['flow'], isOfBoard: true, begins: ['dock', 'deletion'] },
);
