import { createContext, use } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import { enteredMs, sinceText, waitOf } from '../../../../domain/preparation/since.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './since.module.css';
import { sinceTexts } from './text.ts';

const minuteMs = 60_000;

/** By order, since when this device has seen it where it is (`useSeenOrders`). */
export const SeenContext = createContext<ReadonlyMap<number, number>>(new Map());

interface SinceProps {
  readonly row: Pick<FloorRow, 'sinceMs' | 'orderId' | 'orderStatus' | 'day'>;
  readonly section: Section;
}

/**
 * How long an order has been in its section, by the server, else by this device, which may be late (OUR-001, OUR-002).
 */
export function Since({ row, section }: SinceProps) {
  const nowMs = useServerNow();
  const { clockOffsetMs } = useSignedIn();
  const enteredAtMs = enteredMs(section, row, nowMs);
  const seenMs = use(SeenContext).get(row.orderId);
  const fromMs = enteredAtMs ?? (seenMs === undefined ? null : seenMs + clockOffsetMs);
  // `au moins 0 min` is true of every order.
  if (fromMs === null || (enteredAtMs === null && nowMs - fromMs < minuteMs)) return null;
  const wait = waitOf(section, nowMs - fromMs);
  const text = sinceText(nowMs - fromMs);
  const hour = hourText(fromMs);
  return (
    <span
      className={styles.since}
      data-wait={wait}
      title={enteredAtMs === null ? sinceTexts.seenFrom(hour) : sinceTexts.from(hour)}
    >
      <span>
        {wait === 'usual' ? null : <Icon name={wait === 'long' ? 'clock' : 'warning'} size={11} />}
        {enteredAtMs === null ? sinceTexts.atLeast(text) : text}
      </span>
      {wait === 'usual' ? null : <span>{sinceTexts.waits[wait]}</span>}
    </span>
  );
}
