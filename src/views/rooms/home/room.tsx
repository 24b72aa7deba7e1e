import { type ComponentType, lazy } from 'react';
import type { Room } from '../../kit/room/room.ts';
import { wall } from './wall/parameter.ts';

/** `Lists` are the dispatch lists on the home page of a center without dispatch (docs/adr/0017). */
export const homeRoom = (Lists: ComponentType): Room => ({
  title: 'Accueil',
  permission: 'flow',
  hasBoard: true,
  screens: {
    '/': lazy(async () => {
      const { Home } = await import('./home.tsx');
      return { default: () => <Home lists={<Lists />} /> };
    }),
  },
  lines: async () => (await import('./lines.ts')).useHomeLines,
  hasSections: true,
  scan: async () => (await import('../../concepts/order/scan/open-scanned.ts')).openOnBoard,
  bareBy: wall,
  link: { to: '/', isOffered: () => true },
});
