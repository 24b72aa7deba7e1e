import { refusal } from '../../hands/faults.ts';
import type { Network } from './network.ts';

/** A site whose server knows of calls to clients (`switches.calls`). */
export async function siteWithCalls(network: Network): Promise<void> {
  const config = await (await fetch('/config.json')).json();
  const switches = { ...config.switches, calls: true };
  network.intercept({ path: '/config.json' }, refusal(200, { ...config, switches }));
}
