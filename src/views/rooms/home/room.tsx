import { type ComponentType, lazy } from 'react';
import type { Room } from '../../kit/room/room.ts';
import { wall } from './wall/parameter.ts';

/** `Lists` is what a center without dispatch has of the dispatch room on its home page (docs/adr/0017). */
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
