import { id } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const returnBagsWindow = consoleWindow(
  'returnBags',
  { driverId: id('driver') },
  { needs: ['flow'], isOfBoard: true },
);

export const moveBagsWindow = consoleWindow(
  'moveBags',
  { driverId: id('driver') },
  { needs: ['flow'], isOfBoard: true, again: [again('driver.moveBags', ({ driverId }) => ({ driverId }))] },
);
