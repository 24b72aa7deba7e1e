import { useEffect } from 'react';
import { BehaviorSubject } from 'rxjs';
import { type HiddenAlerts, hide, readHiddenAlerts, stillHidden } from '../../../domain/session/hidden-alerts.ts';
import { useDeviceSeconds } from '../../kit/client/clock.ts';
import { useSubject } from '../../kit/client/context.ts';
import { deviceMemory } from '../../ui/memory.ts';

const key = 'hiddenAlerts';

const hidden$ = new BehaviorSubject<HiddenAlerts>(readHiddenAlerts(deviceMemory.getItem(key)));
// Another tab hid one.
addEventListener('storage', (event) => {
  if (event.key === key) hidden$.next(readHiddenAlerts(event.newValue));
});

/** Ids of the alerts hidden on this device for now (DSP-168, PRP-098); marks that are too old are purged (PRP-099). */
export function useHiddenAlerts(): ReadonlySet<number> {
  const hidden = useSubject(hidden$);
  const still = stillHidden(hidden, useDeviceSeconds());
  const isOld = still.length < hidden.length;
  useEffect(() => {
    if (isOld) hideAlerts([]);
  }, [isOld]);
  return new Set(still.map(({ id }) => id));
}

export function hideAlerts(ids: readonly number[]): void {
  const next = hide(hidden$.value, ids, Date.now());
  deviceMemory.setItem(key, JSON.stringify(next));
  hidden$.next(next);
}
