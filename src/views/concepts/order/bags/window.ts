import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const bagsWindow = consoleWindow(
  'bags',
  { orderId: id('order') },
  { needs: ['flow'], again: [again('order.bags', ({ orderId }) => ({ orderId }))] },
);
