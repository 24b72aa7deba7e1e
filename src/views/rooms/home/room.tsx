import { type ComponentType, lazy } from 'react';
import type { Room } from '../../app/room.ts';
import { useParameter } from '../../app/router.tsx';

const Wall = lazy(async () => ({ default: (await import('./wall/wall.tsx')).Wall }));

/** Of the address: at 1 the room is a wall screen (OUR-010). */
const wall = 'mur';

/** `Lists` is what a center without dispatch has of the dispatch room on its home page (docs/adr/0017). */
export const homeRoom = (Lists: ComponentType): Room => ({
  title: 'Accueil',
  permission: 'flow',
  hasBoard: true,
  screens: {
    '/': lazy(async () => {
      const { HomeScreen } = await import('./screen.tsx');
      return { default: () => (useParameter(wall) === '1' ? <Wall /> : <HomeScreen lists={<Lists />} />) };
    }),
  },
  lines: async () => (await import('./lines.ts')).useHomeLines,
  hasSections: true,
  bareBy: wall,
  link: { to: '/', isOffered: () => true },
});
