import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { laterView } from '../../ui/later/later-view.tsx';

/** The stores and the orders of the second courier (PRP-011). */
export const secondCourierRoom: Room = {
  title: 'Uber Eats',
  permission: 'flow',
  screens: {
    '/uber-eats/orders': laterView(async () => (await import('./screen.tsx')).SecondCourierScreen, asScreen),
  },
  link: { to: '/uber-eats/orders/', isOffered: (user) => may(user, 'flow') },
};
