import { id, step } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

/** `to` is the optimiser whose way is shown; null for the way of today. */
export const routeWindow = consoleWindow(
  'route',
  { dockId: id('dock'), to: step('to') },
  { needs: ['flow'], isOfBoard: true },
);
