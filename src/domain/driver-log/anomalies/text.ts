import { durationText } from '../../time/paris-time.ts';
import { sentence } from '../../words/isolate.ts';
import { dayAfter } from '../calendar.ts';
import { clockText } from '../clock.ts';
import type { Anomaly, AnomalyKind } from './anomalies.ts';
import type { Limited, WorkLimits } from './limits.ts';

const hours = (seconds: number) => sentence`${String(seconds / 3_600).replace('.', ',')} h`;

/** `Moins de 11 h de repos`: the limit that holds here. */
export function anomalyTitle(kind: AnomalyKind, { seconds }: WorkLimits): string {
  const limit = (of: Limited) => hours(seconds[of]);
  const titles: Readonly<Record<AnomalyKind, string>> = {
    overlap: 'Présences qui se chevauchent',
    rest: sentence`Moins de ${limit('rest')} de repos`,
    day: sentence`Plus de ${limit('day')} dans la journée`,
    week: sentence`Plus de ${limit('week')} dans la semaine`,
    noRounds: 'Présence sans tournée',
    noPresence: 'Tournée sans présence',
    twice: 'Deux fois le même surcoût',
  };
  return titles[kind];
}

/** `21/10` of `2026-10-21`. */
const dayText = (day: string) => day.slice(5).split('-').toReversed().join('/');

/** When, and how long: `21/10, 11 h 20`. */
export function anomalyText({ kind, day, fromMs, toMs, seconds, label }: Anomaly): string {
  const length = seconds === null ? '' : durationText(seconds);
  const times = sentence`${clockText(fromMs)} - ${toMs === null ? '…' : clockText(toMs)}`;
  switch (kind) {
    case 'overlap':
      return sentence`${dayText(day)}, ${times}`;
    case 'rest':
      return sentence`${dayText(day)}, ${length} entre ${clockText(fromMs)} et ${clockText(toMs)}`;
    case 'day':
      return sentence`${dayText(day)}, ${length}`;
    case 'week':
      return sentence`${dayText(day)} au ${dayText(dayAfter(day, 6))}, ${length}`;
    case 'noRounds':
      return sentence`${dayText(day)}, ${times}, ${length}`;
    case 'noPresence':
      return sentence`${dayText(day)}, ${label ?? ''} ${times}`;
    case 'twice':
      return sentence`${dayText(day)}, ${label ?? ''}`;
  }
}
