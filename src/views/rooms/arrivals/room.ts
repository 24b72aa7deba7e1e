import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../app/room.ts';

export const arrivalsRoom: Room = {
  title: 'Arrivages',
  permission: 'arrivals',
  screens: {},
  link: { to: '/arrivals/', isApart: true, isOffered: (user, center) => may(user, 'arrivals', center) },
};
