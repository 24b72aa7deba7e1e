import { isKeptOn } from '../../kit/toggles/use-toggle.ts';
import { play } from '../../ui/sound.ts';

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

/** Says right or wrong to who looks at the goods: by sound and by vibration, where the browser has them (OUR-030). */
export function signal(isRight: boolean): void {
  if (!isKeptOn(silentScans)) void play(isRight ? yes : no);
  // Not every browser has it, and none of a desk.
  if ('vibrate' in navigator) navigator.vibrate(isRight ? 60 : [120, 80, 120]);
}
