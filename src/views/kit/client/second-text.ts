import { secondText } from '../../../domain/time/paris-time.ts';
import { useSignedIn } from './context.ts';

/**
 * The hour of what this device noted, on the server's clock: all others on the screen are told by that one, however
 * wrong the device's own is. Nothing for null.
 */
export function useSecondText(): (deviceMs: number | null) => string {
  const { clockOffsetMs } = useSignedIn();
  return (deviceMs) => secondText(deviceMs === null ? null : deviceMs + clockOffsetMs);
}
