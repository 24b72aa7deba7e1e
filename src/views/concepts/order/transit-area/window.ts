import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const transitAreaWindow = consoleWindow(
  'transitArea',
  { orderId: id('order') },
  { needs: ['depots'], again: [again('order.transitArea', ({ orderId }) => ({ orderId }))] },
);
