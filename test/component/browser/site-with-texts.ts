import { refusal } from '../../hands/faults.ts';
import type { Network } from './network.ts';

/** A site whose server keeps texts for messages (`switches.texts`). */
export async function siteWithTexts(network: Network): Promise<void> {
  const config = await (await fetch('/config.json')).json();
  const switches = { ...config.switches, texts: true };
  network.intercept({ path: '/config.json' }, refusal(200, { ...config, switches }));
}
