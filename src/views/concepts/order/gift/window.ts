import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const giftWindow = consoleWindow(
  'gift',
  { orderId: id('order') },
  { needs: ['edit'], again: [again('order.giftMessage', ({ orderId }) => ({ orderId }))] },
);
