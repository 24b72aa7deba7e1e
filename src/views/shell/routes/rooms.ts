import { isAt } from '../../../domain/session/rooms.ts';
import type { Room } from '../../kit/room/room.ts';
import { arrivalsRoom } from '../../rooms/arrivals/room.ts';
import { assignRoom } from '../../rooms/assign/room.ts';
import { demandsRoom } from '../../rooms/demands/room.ts';
import { dispatchRoom, ListsAtHome } from '../../rooms/dispatch/room.ts';
import { homeRoom } from '../../rooms/home/room.tsx';
import { loadingsRoom } from '../../rooms/loadings/room.ts';
import { logsRoom } from '../../rooms/logs/room.ts';
import { secondCourierRoom } from '../../rooms/second-courier/room.ts';
import { supportRoom } from '../../rooms/support/room.ts';

/**
 * The rooms, in the order of the header. The shell knows them only from here, and one room's part in another is passed
 * to it here.
 */
export const rooms: readonly Room[] = [
  homeRoom(ListsAtHome),
  dispatchRoom,
  arrivalsRoom,
  loadingsRoom,
  secondCourierRoom,
  logsRoom,
  demandsRoom,
  assignRoom,
  supportRoom,
];

const at = (path: string) => path.replace(/(.)\/$/, '$1').toLowerCase();

/** The room with a screen at this path; null for none. */
export const roomAt = (path: string): Room | null =>
  rooms.find(({ screens }) => Object.keys(screens).some((pattern) => isAt(pattern, path))) ?? null;

const boardPaths = new Set(rooms.flatMap(({ hasBoard, screens }) => (hasBoard ? Object.keys(screens) : [])));

/** Whether the screen of a path shows a center's board (DSP-045). */
export const showsBoard = (path: string): boolean => boardPaths.has(at(path));

/** Whether the room of a path has its own window for a change of the address. */
export const opensItself = (path: string, query: Readonly<Record<string, string | null>>): boolean =>
  rooms.some(
    ({ opens = [], screens }) =>
      Object.hasOwn(screens, at(path)) && opens.some((name) => (query[name] ?? null) !== null),
  );

/** Whether the screen of a path is about a thing of its own center. */
export const isScoped = (path: string): boolean => rooms.some((room) => room.isScoped?.(at(path)));
