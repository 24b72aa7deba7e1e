const minuteMs = 60_000;

/** `1 h 12`, `3 800 h 41`: hours and what is left in minutes; spaces in a number do not break (DSP-019, OUR-261). */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60).toLocaleString('fr-FR')} h ${String(minutes % 60).padStart(2, '0')}`;

/** `41 min`, from an hour on `1 h 12`. */
export const minutesText = (minutes: number): string => (minutes < 60 ? `${minutes} min` : hoursText(minutes));

/**
 * Minutes from one instant to another (epoch ms), below 0 backwards, as they are read off the hours beside them: from
 * 16:00 to 17:27:40, shown as `17:27`, it is 87. All minutes of lateness and of margin are these (DSP-713).
 */
export const minutesBetween = (fromMs: number, toMs: number): number =>
  Math.floor(toMs / minuteMs) - Math.floor(fromMs / minuteMs);
