import { useEffect, useState } from 'react';
import { locksOf } from '../../../db/device/browser.ts';
import { orderName } from '../../../domain/order/name.ts';
import { dueMs } from '../../../domain/phone-call/phone-call.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { ring, silentAlarm } from '../../kit/bell.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useTab } from '../../kit/client/context.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useToasts } from '../../kit/toasts/toast-context.ts';
import { isKeptOn } from '../../kit/toggles/use-toggle.ts';
import { phoneCallTexts as texts } from './text.ts';
import type { PhoneCalls, SeenCall } from './use-phone-calls.ts';
import { callsWindow } from './window.ts';

/** One that is due for longer than that when the device hears of it is counted, and does not ring. */
const oldMs = 60 * 60_000;

const storageKey = 'quai:rungCalls';

/** A call rings at each of its hours. */
const ringOf = (call: SeenCall) => `${call.id}@${dueMs(call)}`;

/** What rang on this device: numbers and instants alone; an unreadable value is dropped. */
function rungHere(): readonly string[] {
  try {
    const rung: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(rung) ? rung.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes that a call rings; false where it rang already. An hour that is old rings no more: it is forgotten. */
function noteRing(call: SeenCall, nowMs: number): boolean {
  const rung = rungHere();
  const name = ringOf(call);
  if (rung.includes(name)) return false;
  // By its hour, not by what this tab lists: another tab may be one of another center.
  const recent = rung.filter((it) => nowMs - Number(it.split('@')[1]) <= oldMs);
  localStorage.setItem(storageKey, JSON.stringify([...recent, name]));
  return true;
}

/** Rings for each call that is due, once a device: a notice, and the alarm's sound unless it is silenced (OUR-224). */
export function useRing(calls: PhoneCalls | undefined): void {
  const { visible } = useTab();
  const toasts = useToasts();
  const nowMs = useServerNow();
  const [asked] = useState(() => new Set<string>());
  const due = calls?.due;
  useEffect(() => {
    if (!visible || !due) return;
    for (const call of due) {
      const name = ringOf(call);
      if (asked.has(name) || nowMs - dueMs(call) > oldMs) continue;
      asked.add(name);
      // Of several tabs the first to take the lock rings; the others find it noted.
      void locksOf(window)?.request(`phone-call:${name}`, {}, async () => {
        if (!noteRing(call, nowMs)) return;
        const text = texts.rings(call.order ? orderName(call.order) : call.name || texts.noName, hourText(call.due_at));
        const action = { label: texts.see, run: () => setQuery(callsWindow.at({})) };
        toasts.show({ text, seconds: 30 }, { key: `phone-call:${call.id}`, action });
        if (!isKeptOn(silentAlarm)) await ring();
      });
    }
  }, [asked, due, nowMs, visible, toasts]);
}
