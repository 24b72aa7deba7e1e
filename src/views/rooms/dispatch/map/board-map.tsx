import { useEffect } from 'react';
import { useFetchedAhead } from '../../../ui/later/later.ts';
import { laterView, onDemand } from '../../../ui/later/later-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { boardTexts } from '../text.ts';
import { useToggle } from '../toggles.ts';
import { boardMapId } from './element-id.ts';
import { mapEntryTexts } from './entry-text.ts';
import styles from './map.module.css';
import type { OpenMapProps } from './open-map.tsx';

const Reading = () => <Skeleton text={boardTexts.loading} />;
const OpenMap = laterView<OpenMapProps>(async () => (await import('./open-map.tsx')).OpenMap, {
  ...onDemand,
  Meanwhile: Reading,
});

/** The orders and rounds of the board where they are: a block above the others, for as long as it is wanted. */
export function BoardMapView(props: OpenMapProps) {
  const [isOpen] = useToggle('map');
  useFetchedAhead(OpenMap);
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
    <section id={boardMapId} className={styles.panel} aria-label={mapEntryTexts.title}>
      <OpenMap {...props} />
    </section>
  );
}
