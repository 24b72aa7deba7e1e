import { may } from '../../../domain/session/permissions.ts';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { later } from '../../ui/later/later.ts';
import { laterView } from '../../ui/later/later-view.tsx';

/** The link is for some alone, the address is open to all (PRP-262). */
export const arrivalsRoom: Room = {
  title: 'Arrivages',
  permission: null,
  screens: { '/arrivals': laterView(async () => (await import('./screen.tsx')).ArrivalsScreen, asScreen) },
  scan: later(async () => (await import('./scan.ts')).markScanned),
  link: { to: '/arrivals/', isOffered: (user, center) => may(user, 'arrivals', center) },
};
