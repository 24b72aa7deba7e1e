import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

export const driverStatisticsWindow = consoleWindow('driverStatistics', { orderId: id('order') });
