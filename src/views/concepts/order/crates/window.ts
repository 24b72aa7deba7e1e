import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const cratesWindow = consoleWindow(
  'crates',
  { orderId: id('order') },
  { again: [again('order.addCrate', ({ orderId }) => ({ orderId }))] },
);
