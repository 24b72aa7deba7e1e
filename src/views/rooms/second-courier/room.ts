import { lazy } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';

/** The stores and the orders of the second courier (PRP-011). */
export const secondCourierRoom: Room = {
  title: 'Uber Eats',
  permission: 'flow',
  screens: {
    '/uber-eats/orders': lazy(async () => ({ default: (await import('./screen.tsx')).SecondCourierScreen })),
  },
  link: { to: '/uber-eats/orders/', isApart: true, isOffered: (user) => may(user, 'flow') },
};
