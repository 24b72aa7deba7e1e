import { BehaviorSubject } from 'rxjs';
import { type HiddenAlerts, hide, readHiddenAlerts, stillHidden } from '../../../domain/session/hidden-alerts.ts';
import { useDeviceSeconds } from '../../app/clock.ts';
import { useSubject } from '../../app/context.ts';
import { deviceMemory } from '../../shared/memory.ts';

const key = 'hiddenAlerts';

const hidden$ = new BehaviorSubject<HiddenAlerts>(readHiddenAlerts(deviceMemory.getItem(key)));
// Another tab hid one.
addEventListener('storage', (event) => {
  if (event.key === key) hidden$.next(readHiddenAlerts(event.newValue));
});

/** The ids of the alerts hidden on this device for now (DSP-168). */
export function useHiddenAlerts(): ReadonlySet<number> {
  const hidden = useSubject(hidden$);
  return new Set(stillHidden(hidden, useDeviceSeconds()).map(({ id }) => id));
}

export function hideAlert(id: number): void {
  const next = hide(hidden$.value, id, Date.now());
  deviceMemory.setItem(key, JSON.stringify(next));
  hidden$.next(next);
}
