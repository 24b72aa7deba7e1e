import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../app/room.ts';

export const assignRoom: Room = {
  title: 'assign',
  permission: 'assign',
  screens: {},
  link: { to: '/assign/prio', isApart: true, isOffered: (user) => may(user, 'assign') },
};
