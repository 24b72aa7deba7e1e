import { figureTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import styles from './figures.module.css';

export const zones = ['fresh', 'dry', 'prime'] as const;

/** Products that wait for a check, by zone, as the server counts them (PRP-033 to PRP-036). */
export function CheckZone() {
  const floor = useFloor();
  if (floor === undefined) return null;
  return (
    <section className={styles.tile} aria-label={figureTexts.checkZone}>
      <h2>{figureTexts.checkZone}</h2>
      <dl className={styles.counts}>
        {zones.map((zone) => (
          <div key={zone}>
            <dt>{figureTexts[zone]}</dt>
            <dd>{floor?.check_products?.[zone] ?? 0}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
