import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { laterView } from '../../ui/later/later-view.tsx';

export const demandsRoom: Room = {
  title: 'Demandes',
  permission: 'logs',
  screens: {
    '/driver_extra_cost_demands': laterView(async () => (await import('./screen.tsx')).DemandsScreen, asScreen),
  },
  opens: ['demand'],
  link: { to: '/driver_extra_cost_demands', isOffered: (user) => may(user, 'logs') },
};
