import { text } from '../../kit/windows/parameters.ts';
import { consoleWindow } from '../../kit/windows/window.ts';

export const storeLogWindow = consoleWindow('storeLog', { storeId: text('store') }, { needs: ['flow'] });
