import { msOf } from '../time/instant.ts';
import { weekdayText } from '../time/paris-time.ts';
import type { HomeFigures } from './home.ts';

const unknown = '-';
const percent = (digits: number) =>
  new Intl.NumberFormat('fr-FR', { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
const [oneDecimal, whole] = [percent(1), percent(0)];

type Rate = number | null | undefined;

/** `87,5 %` of a rate of 0 to 1 (PRP-037). */
export const preciseRateText = (rate: Rate): string => (rate == null ? unknown : oneDecimal.format(rate));
/** `88 %` (PRP-038). */
export const wholeRateText = (rate: Rate): string => (rate == null ? unknown : whole.format(rate));

/** Whether nearly every trolley is in use: from 0.9 on, included (PRP-079). */
export const areTrolleysShort = (rate: Rate): rate is number => rate != null && rate >= 0.9;

/** The load of one coming day, in words; `share` is relative to the fullest day's orders, 0 to 1. */
interface DayLoad {
  readonly day: string;
  readonly text: string;
  readonly share: number;
}

/** The load of the coming days, ordered by day (PRP-042, PRP-043). */
export function futureLoad(days: HomeFigures['loads_future']): readonly DayLoad[] {
  const sorted = [...(days ?? [])].sort((a, b) => noonOf(a.day) - noonOf(b.day));
  const most = Math.max(1, ...sorted.map(({ orders }) => orders ?? 0));
  return sorted.map(({ day, orders, items }) => ({
    day,
    text: `${weekdayOf(day)} : ${counted(orders, 'commande')}, ${counted(items, 'article')}`,
    share: (orders ?? 0) / most,
  }));
}

/** A day without an hour is read at noon UTC, which is the same day in Paris. */
const noonOf = (day: string) => msOf(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T12:00:00Z` : day) ?? Number.MAX_VALUE;

function weekdayOf(day: string): string {
  const weekday = weekdayText(noonOf(day) === Number.MAX_VALUE ? null : noonOf(day)) || day;
  return weekday.charAt(0).toLocaleUpperCase('fr') + weekday.slice(1);
}

const counted = (count: number | null | undefined, what: string) =>
  `${(count ?? 0).toLocaleString('fr-FR')} ${what}${(count ?? 0) > 1 ? 's' : ''}`;
