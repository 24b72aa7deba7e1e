import { lazy } from 'react';
import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';

export const assignRoom: Room = {
  title: 'assign',
  permission: 'assign',
  refused: 'Accès réservé au groupe super admin',
  screens: { '/assign/prio': lazy(async () => ({ default: (await import('./screen.tsx')).PrioritiesScreen })) },
  link: { to: '/assign/prio', isApart: true, isOffered: (user) => may(user, 'assign') },
};
