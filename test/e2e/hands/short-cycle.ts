import { rewritten } from '../../hands/faults.ts';
import type { Network } from '../../hands/proxy.ts';

const cycleS = 3;
export const cycleMs = cycleS * 1_000;
/** A cycle and its answer, on a busy machine. */
export const withinCycle = { timeout: 8_000 };

/**
 * Consoles that start from here on poll every 3 s: for tests that wait for a poll, whenever it is. Those that prove the
 * 20 s do without.
 */
export function shortCycle(network: Network): void {
  const change = (config: unknown) => ({ ...(config as object), cycleS });
  network.intercept({ path: '/config.json' }, rewritten(change));
}
