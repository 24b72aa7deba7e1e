import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const extraCostWindow = consoleWindow(
  'extraCost',
  { orderId: id('order') },
  { needs: ['flowOrLogs'], again: [again('extraCost.add', ({ orderId }) => (orderId === null ? null : { orderId }))] },
);
