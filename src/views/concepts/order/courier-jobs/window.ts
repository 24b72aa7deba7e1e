import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

/** One job of an order, from its sheet or its journal. */
export const deliveryJobWindow = consoleWindow('deliveryJob', { orderId: id('order'), jobId: id('job') });
