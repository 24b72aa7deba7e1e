import { id, step } from '../../../kit/windows/parameters.ts';
import { consoleWindow } from '../../../kit/windows/window.ts';

/** `to` is the optimiser of the route shown; null for the present one. */
export const routeWindow = consoleWindow(
  'route',
  { dockId: id('dock'), to: step('to') },
  { needs: ['flow'], isOfBoard: true },
);
