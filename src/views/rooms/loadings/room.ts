import { lazy } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';

export const loadingsRoom: Room = {
  title: 'Chargements',
  permission: 'flow',
  screens: { '/loadings': lazy(async () => ({ default: (await import('./screen.tsx')).LoadingsScreen })) },
  scan: async () => (await import('./scan.ts')).checkScanned,
  link: { to: '/loadings/', isApart: true, isOffered: (user) => may(user, 'flow') },
};
