import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const productStatusWindow = consoleWindow(
  'productStatus',
  { orderId: id('order') },
  { needs: ['edit', 'productStatus'], again: [again('order.productStatus', ({ orderId }) => ({ orderId }))] },
);
