import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

export const cancelSubscriptionWindow = consoleWindow(
  'cancelSubscription',
  { orderId: id('order') },
  { needs: ['edit'] },
);
