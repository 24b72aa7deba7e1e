import { labelTexts } from '../../concepts/order/labels/text.ts';
import { labelsWindow } from '../../concepts/order/labels/window.ts';
import { useScreenSource } from '../../kit/freshness/use-sync-status.ts';
import { Awaited } from '../../kit/queries/awaited.tsx';
import { setQuery } from '../../kit/router/router.tsx';
import { ScanBar } from '../../kit/scan/scan-bar.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { texts } from '../../kit/text.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Docks } from './docks.tsx';
import { Drivers } from './drivers.tsx';
import styles from './loadings.module.css';
import { loadingsTexts } from './text.ts';
import { NotReceived, ToCheck } from './to-check.tsx';
import { useLoadings } from './use-loadings.ts';

/** `/loadings`: orders that leave for other centers (PRP-310 to PRP-341). */
export function LoadingsScreen() {
  const loadings = useLoadings();
  const centers = useCenters();
  // Lists of rows that are here are made at once (docs/adr/0040).
  const source = useScreenSource();
  const isRead = source === undefined || (source !== null && source.appliedAtMs !== null);
  const nameOf = (center: number | null) =>
    center === null ? loadingsTexts.noDock : (centers?.all.find(({ id }) => id === center)?.name ?? String(center));
  return (
    <main className={styles.screen}>
      <div className={styles.tools}>
        <h1 className={styles.title}>{loadingsTexts.title}</h1>
        <ScanBar />
        <Button variant="surface" color="gray" onClick={() => setQuery(labelsWindow.at({}))}>
          {labelTexts.title}
        </Button>
      </div>
      {loadings ? (
        <>
          <Docks docks={loadings.docks} toCheck={loadings.toCheck} nameOf={nameOf} />
          <div className={styles.columns}>
            <div>
              <ToCheck rows={loadings.toCheck} docks={loadings.docks} nameOf={nameOf} />
              <NotReceived rows={loadings.notReceived} nameOf={nameOf} />
            </div>
            <Drivers />
          </div>
        </>
      ) : isRead ? (
        <Skeleton text={texts.loading} />
      ) : (
        <Awaited loading={texts.loading} />
      )}
    </main>
  );
}
