import { lazy } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';

export const demandsRoom: Room = {
  title: 'Demandes',
  permission: 'logs',
  screens: {
    '/driver_extra_cost_demands': lazy(async () => ({ default: (await import('./screen.tsx')).DemandsScreen })),
  },
  opens: ['demand'],
  link: { to: '/driver_extra_cost_demands', isApart: true, isOffered: (user) => may(user, 'logs') },
};
