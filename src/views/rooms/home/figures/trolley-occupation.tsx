import { areTrolleysShort, preciseRateText, wholeRateText } from '../../../../domain/preparation/figures.ts';
import { Icon } from '../../../ui/icon.tsx';
import { figureTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import { Bar } from './bar.tsx';
import styles from './figures.module.css';

/** How many trolleys are in use, and how many of their places (PRP-037, PRP-038). */
export function TrolleyOccupation() {
  const floor = useFloor();
  if (floor === undefined) return null;
  const rate = floor?.trolleys_occupation_rate;
  const spaceRate = floor?.trolleys_space_occupation_rate;
  const isShort = areTrolleysShort(rate);
  return (
    <section className={styles.tile} aria-label={figureTexts.trolleys}>
      <h2>{figureTexts.trolleys}</h2>
      <dl className={styles.rates}>
        <div data-short={isShort}>
          <dt>
            {isShort ? <Icon name="warning" size={12} /> : null} {figureTexts.occupation}
          </dt>
          <dd>{preciseRateText(rate)}</dd>
          <Bar share={rate ?? 0} />
        </div>
        <div>
          <dt>{figureTexts.spaceOccupation}</dt>
          <dd>{wholeRateText(spaceRate)}</dd>
          <Bar share={spaceRate ?? 0} />
        </div>
      </dl>
    </section>
  );
}
