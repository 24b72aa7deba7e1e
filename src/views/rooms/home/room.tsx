import { type ComponentType, lazy } from 'react';
import type { Room } from '../../app/room.ts';

/** `Lists` is what a center without dispatch has of the dispatch room on its home page (docs/adr/0017). */
export const homeRoom = (Lists: ComponentType): Room => ({
  title: 'Accueil',
  permission: 'flow',
  hasBoard: true,
  screens: {
    '/': lazy(async () => {
      const { HomeScreen } = await import('./screen.tsx');
      return { default: () => <HomeScreen lists={<Lists />} /> };
    }),
  },
  lines: async () => (await import('./lines.ts')).useHomeLines,
  hasSections: true,
  link: { to: '/', isOffered: () => true },
});
