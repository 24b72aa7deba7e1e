import type { Center } from '../../../../src/domain/center/center.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { firstLegMinutes, legMinutes } from './trip.ts';

/** The route of a round: its points from the center and back, in degrees. */
export function routeOf(center: Center, tasks: readonly Task[]) {
  const start = [center.address?.latitude ?? 0, center.address?.longitude ?? 0];
  const stops = tasks.flatMap(({ address }) =>
    typeof address?.latitude === 'number' && typeof address.longitude === 'number'
      ? [[address.latitude, address.longitude]]
      : [],
  );
  return {
    points: [start, ...stops, start],
    duration: 60 * (2 * firstLegMinutes + tasks.length * legMinutes),
  };
}
