import { id } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

export const trolleyWindow = consoleWindow(
  'trolley',
  { orderId: id('order') },
  { needs: ['depots'], again: [again('trolley.locate', ({ orderId }) => (orderId === null ? null : { orderId }))] },
);
