import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const prepareAgainWindow = consoleWindow(
  'prepareAgain',
  { orderId: id('order') },
  {
    needs: ['edit'],
    begins: ['order', 'preparation'],
    again: [again('order.prepareAgain', ({ orderId }) => ({ orderId }))],
  },
);
