import type { RoomName } from '../../domain/session/rooms.ts';

const prefix = 'room:';

/** Held by each tab whose screen shows a room of a center. */
export const roomLock = (center: number, room: RoomName) => `${prefix}${center}/${room}`;
