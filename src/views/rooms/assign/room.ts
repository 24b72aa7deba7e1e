import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { laterView } from '../../ui/later/later-view.tsx';

export const assignRoom: Room = {
  title: 'assign',
  permission: 'assign',
  screens: { '/assign/prio': laterView(async () => (await import('./screen.tsx')).PrioritiesScreen, asScreen) },
  link: { to: '/assign/prio', hint: 'Priorités', isOffered: (user) => may(user, 'assign') },
};
