import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const crateCheckWindow = consoleWindow(
  'crateCheck',
  { orderId: id('order') },
  { needs: ['flow'], again: [again('order.crateCount', ({ orderId }) => ({ orderId }))] },
);

/** Loads a whole dock, which the window reads itself. */
export const loadingWindow = consoleWindow(
  'loading',
  { dockId: id('dock') },
  {
    needs: ['flow'],
    begins: ['dock', 'loading'],
    again: [again('dock.crossDockLoaded', ({ dockId, byOrder }) => (byOrder ? { dockId } : null))],
  },
);
