import { id } from '../../kit/windows/parameters.ts';
import { consoleWindow } from '../../kit/windows/window.ts';

export const missingProductsWindow = consoleWindow('missingProducts', { orderId: id('order') });
