import { maybeId, text } from '../../kit/windows/parameters.ts';
import { again, consoleWindow } from '../../kit/windows/window.ts';

/** The day that is shown, and the driver of its route, if it has one (LOG-074). */
const ofDay = { day: text('day'), driverId: maybeId('driver') };

export const addPresenceWindow = consoleWindow('addPresence', ofDay, {
  needs: ['logs'],
  again: [again('presence.add', ({ date, driverId }) => ({ day: date, driverId }))],
});

/** The extra cost of an order is done again in the window of the order. */
export const addCostWindow = consoleWindow('addCost', ofDay, {
  needs: ['logs'],
  again: [again('extraCost.add', ({ orderId, day, driverId }) => (orderId === null ? { day, driverId } : null))],
});
