import { useState } from 'react';
import { whyNotClosed } from '../../../../domain/driver-log/close.ts';
import type { DriverMonth } from '../../../../domain/driver-log/driver-month.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../logs.module.css';
import { CloseSeveral } from './close-several.tsx';
import { severalTexts as texts } from './text.ts';

/** Ticks of the ready months that are shown, the buttons that go with them, and their window (LOG-208). */
export function useSeveral(month: string, ready: readonly DriverMonth[]) {
  const nowMs = useServerNow();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<readonly DriverMonth[] | null>(null);
  const isOver = whyNotClosed(month, nowMs) === null;
  // A month that was closed meanwhile, or that a filter hides, does not count; a refused one stays ticked.
  const chosen = ready.filter(({ driver }) => ticked.has(driver.id));
  const flip = (driver: number) => {
    const next = new Set(ticked);
    if (!next.delete(driver)) next.add(driver);
    setTicked(next);
  };
  const buttons =
    isOver && ready.length > 0 ? (
      <span className={styles.end}>
        {chosen.length < ready.length ? (
          <Button
            size="1"
            variant="soft"
            className={styles.press}
            onClick={() => setTicked(new Set(ready.map(({ driver }) => driver.id)))}
          >
            {texts.tickReady(ready.length)}
          </Button>
        ) : null}
        {chosen.length > 0 ? (
          <>
            <Button size="1" variant="soft" color="gray" className={styles.press} onClick={() => setTicked(new Set())}>
              {texts.untick}
            </Button>
            <Button size="1" className={styles.press} aria-haspopup="dialog" onClick={() => setAsked(chosen)}>
              {texts.open(chosen.length)}
            </Button>
          </>
        ) : null}
      </span>
    ) : null;
  const dialog = asked ? <CloseSeveral month={month} months={asked} onClose={() => setAsked(null)} /> : null;
  return { ticks: isOver ? { ticked, flip } : null, buttons, dialog };
}
