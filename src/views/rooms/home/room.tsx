import type { ComponentType } from 'react';
import type { Room } from '../../kit/room/room.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { later } from '../../ui/later/later.ts';
import { laterView } from '../../ui/later/later-view.tsx';
import { wall } from './wall/parameter.ts';

/** `Lists` are the dispatch lists on the home page of a center without dispatch (docs/adr/0017). */
export const homeRoom = (Lists: ComponentType): Room => ({
  title: 'Accueil',
  permission: 'flow',
  hasBoard: true,
  screens: {
    '/': laterView(async () => {
      const { Home } = await import('./home.tsx');
      return () => <Home lists={<Lists />} />;
    }, asScreen),
  },
  lines: later(async () => (await import('./lines.ts')).useHomeLines),
  hasSections: true,
  scan: later(async () => (await import('../../concepts/order/scan/open-scanned.ts')).openInPage),
  bareBy: wall,
  link: { to: '/', isOffered: () => true },
});
