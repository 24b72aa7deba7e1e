import { lazy, Suspense, useEffect } from 'react';
import { useFetchedAhead } from '../../../shared/fetched-ahead.ts';
import { Boundary } from '../../../shared/ui/boundary.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { boardTexts } from '../text.ts';
import { useToggle } from '../toggles.ts';
import { boardMapId } from './address.ts';
import styles from './map.module.css';
import type { OpenMapProps } from './open-map.tsx';
import { mapTexts } from './text.ts';

const open = () => import('./open-map.tsx');
const OpenMap = lazy(async () => ({ default: (await open()).OpenMap }));
const canvas = () => import('./map-canvas.tsx');

/** The orders and rounds of the board where they are: a block above the others, for as long as it is wanted. */
export function BoardMapView(props: OpenMapProps) {
  const [isOpen] = useToggle('map');
  useFetchedAhead(open, canvas);
  return isOpen ? <MapBlock {...props} /> : null;
}

function MapBlock(props: OpenMapProps) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.map = 'open';
    return () => {
      delete dataset.map;
    };
  }, []);
  return (
    <section id={boardMapId} className={styles.panel} aria-label={mapTexts.title}>
      <Boundary fallback={<p className={styles.noMap}>{mapTexts.noMap}</p>}>
        <Suspense fallback={<Skeleton text={boardTexts.loading} />}>
          <OpenMap {...props} />
        </Suspense>
      </Boundary>
    </section>
  );
}
