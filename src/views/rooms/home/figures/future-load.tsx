import { futureLoad } from '../../../../domain/preparation/figures.ts';
import { figureTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import { Bar } from './bar.tsx';
import styles from './figures.module.css';

/** The load of the coming days, a line each (PRP-042, PRP-043). */
export function FutureLoad() {
  const floor = useFloor();
  const days = futureLoad(floor?.loads_future);
  if (days.length === 0) return null;
  return (
    <section className={styles.tile} aria-label={figureTexts.load}>
      <h2>{figureTexts.load}</h2>
      <ul className={styles.load}>
        {days.map(({ day, text, share }) => (
          <li key={day}>
            <span>{text}</span>
            <Bar share={share} />
          </li>
        ))}
      </ul>
    </section>
  );
}
