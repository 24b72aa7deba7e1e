import { useEffect, useState } from 'react';
import { locksOf } from '../../../../db/device/browser.ts';
import { alarmCheck, alarmPeriodMs, makeListener } from '../../../../domain/alarm/alarm.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { ring, silentAlarm } from '../../../kit/bell.ts';
import { useSubject, useTab } from '../../../kit/client/context.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useKeptToggle } from '../../../kit/toggles/use-toggle.ts';
import { Button } from '../../../ui/button.tsx';
import { allowSound, isBlocked$ } from '../../../ui/device/sound.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alarmTexts } from '../text.ts';
import styles from './alarm.module.css';

/**
 * Rings for a new order of the center (DSP-164). A notice warns if the browser keeps it silent, since the switch is far
 * below, in the footer. It lies where notices do: the first touch takes it away, and nothing may move then.
 */
export function Alarm({ center }: { readonly center: number }) {
  const [isSilent] = useKeptToggle(silentAlarm);
  const isBlocked = useSubject(isBlocked$);
  useAlarm(center, isSilent);
  useSoundAllowed(!isSilent);
  if (!isBlocked || isSilent) return null;
  return (
    <p className={styles.blocked} role="status" data-screen="">
      <Icon name="warning" /> {alarmTexts.blocked}
      <Button size="1" variant="soft" color="amber" onClick={() => void ring()}>
        {alarmTexts.allow}
      </Button>
    </p>
  );
}

/** Keeps the alarm silent. */
export function AlarmSwitch() {
  const [isSilent, flip] = useKeptToggle(silentAlarm);
  return (
    <div className={styles.switch}>
      <Switch checked={!isSilent} onCheckedChange={flip}>
        {alarmTexts.switch}
      </Switch>
    </div>
  );
}

/** Asks every 10 s, seen and not paused; one tab rings for each answer. */
function useAlarm(center: number, isSilent: boolean): void {
  const { paused, visible } = useTab();
  const args = paused ? null : { center: CenterId.parse(center) };
  const shown = useDetail(alarmCheck, args, { everyMs: alarmPeriodMs });
  const [isNews] = useState(() => makeListener(Date.now()));
  const answer = shown?.value;
  const answeredAtMs = shown?.answeredAtMs ?? null;
  useEffect(() => {
    // Another tab may have asked: an answer that comes while this one is hidden or silent counts, and is not rung
    // later.
    const isNew = isNews(answer, answeredAtMs);
    if (isNew && visible && !isSilent) void ringAlone(`alarm:${center}:${answeredAtMs}`);
  }, [isNews, answer, answeredAtMs, center, visible, isSilent]);
}

/** Every tab gets the answer; the one that takes its lock rings, and holds it until all have got it. */
const ringAlone = (name: string) =>
  locksOf(window)?.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await ring();
    await new Promise((resolve) => setTimeout(resolve, alarmPeriodMs / 2));
  });

/** Events that end a touch: at its start the notice would go from under the finger that presses it. */
const touches = ['click', 'keyup'] as const;

/** Looks whether there is sound before there is an order to ring for, and again at each touch until there is. */
function useSoundAllowed(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = () => void allowSound();
    const stop = () => {
      for (const touch of touches) document.removeEventListener(touch, ask);
    };
    ask();
    const blocked = isBlocked$.subscribe((isBlocked) => {
      stop();
      if (isBlocked) for (const touch of touches) document.addEventListener(touch, ask);
    });
    return () => {
      blocked.unsubscribe();
      stop();
    };
  }, [isWanted]);
}
