import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const transitAreaWindow = consoleWindow(
  'transitArea',
  { orderId: id('order') },
  { needs: ['flow'], again: [again('order.transitArea', ({ orderId }) => ({ orderId }))] },
);
