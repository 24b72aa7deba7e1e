import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';

export const logsRoom: Room = {
  title: 'Logs',
  permission: 'logs',
  screens: {},
  link: { to: '/logs/date/0', isOffered: (user) => may(user, 'logs') },
};
