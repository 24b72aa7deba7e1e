import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const crossDockWindow = consoleWindow(
  'crossDock',
  { dockId: id('dock') },
  {
    needs: ['flow'],
    isOfBoard: true,
    again: [
      // Crates counted order by order are counted so again, in the window of the loading.
      again('dock.crossDockLoaded', ({ dockId, byOrder }) => (byOrder ? null : { dockId })),
    ],
  },
);
