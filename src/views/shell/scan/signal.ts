import { isKeptOn } from '../../kit/toggles/use-toggle.ts';
import { play } from '../../ui/device/sound.ts';

/** The switch that keeps scans silent on a device. */
export const silentScans = 'silentScans';

const yes = [
  { pitch: 988, at: 0 },
  { pitch: 1319, at: 0.09 },
];
const no = [
  { pitch: 196, at: 0 },
  { pitch: 196, at: 0.2 },
];

/** Signals right or wrong to a user who looks at the goods: by sound and, if possible, vibration (OUR-030). */
export function signal(isRight: boolean): void {
  if (!isKeptOn(silentScans)) void play(isRight ? yes : no);
  // Some browsers lack it, and no desk has it.
  if ('vibrate' in navigator) navigator.vibrate(isRight ? 60 : [120, 80, 120]);
}
