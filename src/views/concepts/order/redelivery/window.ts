import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const returnedWindow = consoleWindow('returned', { orderId: id('order') }, { needs: ['flow'] });

export const redeliverWindow = consoleWindow(
  'redeliver',
  { orderId: id('order') },
  {
    needs: ['flow'],
    begins: ['order', 'redelivery'],
    again: [again('order.redeliver', ({ orderId }) => ({ orderId }))],
  },
);
