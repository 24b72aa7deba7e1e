import type { CSSProperties, ReactNode } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { useDeviceSeconds } from '../../../kit/client/clock.ts';
import { wallTexts } from '../text.ts';
import styles from './wall.module.css';

const turnSeconds = 8;

interface TurningProps {
  readonly rows: readonly FloorRow[];
  /** How many fit at once. */
  readonly size: number;
  readonly children: (row: FloorRow) => ReactNode;
}

/** As many rows as fit, and each in turn every 8 seconds (OUR-011). */
export function Turning({ rows, size, children }: TurningProps) {
  const seconds = Math.floor(useDeviceSeconds() / 1_000);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const from = (Math.floor(seconds / turnSeconds) % pages) * size;
  const shown = rows.slice(from, from + size);
  return (
    <>
      {/* The last turn may be shorter: what lies below does not move. */}
      <ol className={pages > 1 ? styles.turning : undefined} style={{ '--rows': size } as CSSProperties}>
        {shown.map(children)}
      </ol>
      {pages > 1 ? (
        <p className={styles.turn}>
          {wallTexts.turn(from + 1, from + shown.length, rows.length, turnSeconds - (seconds % turnSeconds))}
        </p>
      ) : null}
    </>
  );
}
