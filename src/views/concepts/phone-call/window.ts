import { maybeId } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

/** A call to make, about an order or to a customer (OUR-221). */
export const planCallWindow = consoleWindow(
  'phoneCall',
  { orderId: maybeId('order'), customerId: maybeId('client') },
  {
    needs: ['flow'],
    again: [again('phoneCall.plan', ({ orderId, customerId }) => ({ orderId, customerId }))],
  },
);

/** The calls to make of the tab's center (OUR-223). */
export const callsWindow = consoleWindow('phoneCalls', {}, { needs: ['flow'] });
