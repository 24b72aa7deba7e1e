import { play } from '../ui/device/sound.ts';

const bell = [
  { pitch: 880, at: 0 },
  { pitch: 1175, at: 0.18 },
] as const;

/** Rings once, where the browser lets it. */
export const ring = () => play(bell);

/** The switch that keeps the alarm silent (PRP-821). */
export const silentAlarm = 'silentAlarm';
