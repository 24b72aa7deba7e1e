import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { timelineOf } from '../../../../domain/dock/timeline.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import styles from '../../../concepts/dock/time-line.module.css';
import { useServerNow } from '../../../kit/client/clock.ts';

const lineTexts = {
  timeline: (from: string, to: string) => sentence`Arrêts de ${from} à ${to}`,
};

/**
 * The round as a line of time with its stops by number, amber before one is late; the row of each has the words
 * (DSP-384).
 */
export function RoundLine({ card }: { readonly card: DockCard }) {
  const timeline = timelineOf(card, useServerNow());
  if (!timeline) return null;
  return (
    <div
      className={styles.line}
      role="img"
      aria-label={lineTexts.timeline(hourText(timeline.fromMs), hourText(timeline.toMs))}
    >
      {timeline.stops.map(({ number, part, level }) => (
        <span key={number} className={styles.stop} data-level={level} style={{ left: `${part * 100}%` }}>
          {number}
        </span>
      ))}
    </div>
  );
}
