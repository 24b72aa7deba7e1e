import type { LateHour } from '../../../../domain/late-order/by-hour.ts';

const hourCount = ({ hour, toTreat, treated }: LateHour) =>
  `${hour} h : ${toTreat + treated}${toTreat > 0 ? ` (${toTreat} à traiter)` : ''}`;

/** The text of the bars of late orders, by hour. */
export const lateByHourText = (hours: readonly LateHour[]) =>
  `Retards par heure de fin de créneau\n${hours.map(hourCount).join('\n')}`;
