import * as z from 'zod/mini';
import { Id } from '../schema.ts';

const hiddenForMs = 3 * 3_600_000; // CST-21

/** Alert notifications the user hid: the alert and when, epoch ms (DSP-168, DSP-020). */
const HiddenAlerts = z.array(z.object({ id: Id, at: z.number() }));
export type HiddenAlerts = readonly Readonly<z.infer<typeof HiddenAlerts>[number]>[];

/** The alerts that are still hidden: under 3 hours ago. At exactly 3 hours one shows again. */
export const stillHidden = (hidden: HiddenAlerts, nowMs: number): HiddenAlerts =>
  hidden.filter(({ at }) => Math.abs(nowMs - at) < hiddenForMs);

/** The list after some alerts are hidden at `nowMs`; alerts whose time is over are dropped. */
export const hide = (hidden: HiddenAlerts, ids: readonly number[], nowMs: number): HiddenAlerts => [
  ...stillHidden(hidden, nowMs).filter((entry) => !ids.includes(entry.id)),
  ...ids.map((id) => ({ id, at: nowMs })),
];

/** The stored list; an unreadable value is dropped (DSP-020). */
export function readHiddenAlerts(stored: string | null): HiddenAlerts {
  try {
    const parsed = HiddenAlerts.safeParse(JSON.parse(stored ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
