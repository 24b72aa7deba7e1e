/** Two whole numbers between which an amount or a quantity may lie; 0 always may. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The nearest value within bounds; 0 for what is no number (SUP-339). */
export const clampTo = ({ least, most }: Bounds, value: number | null): number =>
  value === null || Number.isNaN(value) ? 0 : Math.max(least, Math.min(most, value));

export const isWithin = ({ least, most }: Bounds, value: number): boolean => value >= least && value <= most;

/** Nothing but 0 is possible. */
export const isShut = ({ least, most }: Bounds): boolean => least === 0 && most === 0;
