import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

export const orderLabelsWindow = consoleWindow('orderLabels', { orderId: id('order') });

export const labelsWindow = consoleWindow('labels', {});
