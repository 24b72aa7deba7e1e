import { type LateEnd, lateByHour } from '../../../../domain/late-order/by-hour.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { Tip } from '../../../ui/menus/tip.tsx';
import { lateByHourText } from './chart-text.ts';
import styles from './late-chart.module.css';

/** Pixels: of one hour, between two, and the height of the highest bar. */
const bar = 6;
const gap = 2;
const height = 24;

/** Late orders by the hour their slot ended in: those to treat below, those dealt with hollow above. */
export function LateChart({ ends }: { readonly ends: readonly LateEnd[] }) {
  const hours = lateByHour(ends, useServerNow());
  if (hours.length === 0) return null;
  const most = Math.max(...hours.map(({ toTreat, treated }) => toTreat + treated));
  const high = (count: number) => (count / most) * height;
  const width = hours.length * (bar + gap) - gap;
  const label = lateByHourText(hours.filter(({ toTreat, treated }) => toTreat + treated > 0));
  return (
    <Tip text={label}>
      <svg
        role="img"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the figures behind the bars show on focus
        tabIndex={0}
        className={styles.chart}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {hours.map(({ hour, toTreat, treated }, at) => (
          <g key={hour} transform={`translate(${at * (bar + gap)} 0)`}>
            <rect className={styles.ground} y={height - 1} width={bar} height={1} />
            <rect className={styles.toTreat} y={height - high(toTreat)} width={bar} height={high(toTreat)} />
            {treated > 0 ? (
              <rect
                className={styles.treated}
                x={0.5}
                y={height - high(toTreat + treated) + 0.5}
                width={bar - 1}
                height={Math.max(high(treated) - 1, 0.5)}
              />
            ) : null}
          </g>
        ))}
      </svg>
    </Tip>
  );
}
