import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const slotWindow = consoleWindow(
  'slot',
  { orderId: id('order') },
  { needs: ['edit'], begins: ['order', 'slot'], again: [again('order.slot', ({ orderId }) => ({ orderId }))] },
);
