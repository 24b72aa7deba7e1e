import { msOf } from '../../../src/domain/time/instant.ts';
import { makeBanner } from '../world/alerts.ts';
import { hourMs } from '../world/clock.ts';
import type { Day } from './day.ts';

const mostUnread = 8;
const staleMs = 3 * hourMs;

/** Creates an alert now and then; an alert that nobody read for hours counts as read. */
export function alertsAppear(day: Day): void {
  // Alerts about orders are no play: they wait for whoever reads them.
  const unread = day.all('alert').filter(({ is_read, link }) => !is_read && !link?.startsWith('/support/'));
  for (const alert of unread)
    if ((msOf(alert.created_at) ?? day.nowMs) + staleMs < day.nowMs) day.set('alert', alert.id, { is_read: true });
  if (unread.length < mostUnread && day.once(30)) day.insert('alert', makeBanner(day.scene, day.random));
}
