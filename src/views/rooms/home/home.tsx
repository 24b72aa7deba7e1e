import type { ReactNode } from 'react';
import { asScreen } from '../../kit/room/room-code.tsx';
import { useParameter } from '../../kit/router/router.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { HomeScreen } from './screen.tsx';
import { wall } from './wall/parameter.ts';

const Wall = laterView(async () => (await import('./wall/wall.tsx')).Wall, asScreen);

/** The home page, or the wall screen its address asks for (OUR-010). */
export function Home({ lists }: { readonly lists: ReactNode }) {
  return useParameter(wall) === '1' ? <Wall /> : <HomeScreen lists={lists} />;
}
