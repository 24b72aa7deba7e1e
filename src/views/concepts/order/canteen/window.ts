import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

export const canteenWindow = consoleWindow('canteen', { orderId: id('order') });
