import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const lateWindow = consoleWindow(
  'late',
  { orderId: id('order') },
  {
    needs: ['flow'],
    again: [again('late.sms', ({ orderId }) => ({ orderId })), again('late.validate', ({ orderId }) => ({ orderId }))],
  },
);
