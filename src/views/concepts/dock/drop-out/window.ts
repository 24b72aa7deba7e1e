import { id } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

export const dropOutWindow = consoleWindow('dropOut', { driverId: id('driver') }, { needs: ['flow'], isOfBoard: true });
