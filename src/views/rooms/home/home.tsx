import { lazy, type ReactNode } from 'react';
import { useParameter } from '../../kit/router/router.tsx';
import { HomeScreen } from './screen.tsx';
import { wall } from './wall/parameter.ts';

const Wall = lazy(async () => ({ default: (await import('./wall/wall.tsx')).Wall }));

/** The home page, or the wall screen its address asks for (OUR-010). */
export function Home({ lists }: { readonly lists: ReactNode }) {
  return useParameter(wall) === '1' ? <Wall /> : <HomeScreen lists={lists} />;
}
