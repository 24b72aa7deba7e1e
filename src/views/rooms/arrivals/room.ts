import { lazy } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';

/** The link is for some alone, the address is open to all (PRP-262). */
export const arrivalsRoom: Room = {
  title: 'Arrivages',
  permission: null,
  screens: { '/arrivals': lazy(async () => ({ default: (await import('./screen.tsx')).ArrivalsScreen })) },
  scan: async () => (await import('./scan.ts')).markScanned,
  link: { to: '/arrivals/', isApart: true, isOffered: (user, center) => may(user, 'arrivals', center) },
};
