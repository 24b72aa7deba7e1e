import { id, step } from '../../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../../kit/windows/window.ts';

export const startActivityWindow = consoleWindow(
  'startActivity',
  { driverId: id('driver') },
  { needs: ['flow'], isOfBoard: true, again: [again('driver.startActivity', ({ driverId }) => ({ driverId }))] },
);

/** `to` is the new status of the driver's orders. */
export const stopDriverWindow = consoleWindow(
  'stopDriver',
  { driverId: id('driver'), to: step('to') },
  { needs: ['flow'], isOfBoard: true },
);
