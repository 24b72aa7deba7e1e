import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const deliveryAddressWindow = consoleWindow(
  'address',
  { orderId: id('order') },
  {
    needs: ['flow'],
    begins: ['order', 'address'],
    again: [again('order.deliveryAddress', ({ orderId }) => ({ orderId }))],
  },
);

export const deliveryNameWindow = consoleWindow(
  'deliveryName',
  { orderId: id('order') },
  { needs: ['flow'], again: [again('order.deliveryName', ({ orderId }) => ({ orderId }))] },
);

export const deliveryPhoneWindow = consoleWindow(
  'deliveryPhone',
  { orderId: id('order') },
  { needs: ['flow'], again: [again('order.deliveryPhone', ({ orderId }) => ({ orderId }))] },
);
