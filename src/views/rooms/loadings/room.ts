import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { later } from '../../ui/later/later.ts';
import { laterView } from '../../ui/later/later-view.tsx';

export const loadingsRoom: Room = {
  title: 'Chargements',
  permission: 'flow',
  screens: { '/loadings': laterView(async () => (await import('./screen.tsx')).LoadingsScreen, asScreen) },
  lines: later(async () => (await import('./lines.ts')).useLoadingsLines),
  scan: later(async () => (await import('./scan.ts')).checkScanned),
  link: { to: '/loadings/', isOffered: (user) => may(user, 'flow') },
};
