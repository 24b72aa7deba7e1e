import { isIP } from 'node:net';
import type { ServerConfig } from './options.ts';

const maxProxies = 10;
/** Networks that have a name: this machine, this link, this site. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * `QUAI_TRUST_PROXY`: how many proxies are in front (`1`), or their addresses and networks, separated by commas
 * (`10.0.0.0/8,loopback`). Empty and `0` trust none; null for any other text.
 */
export function trustedProxies(text: string | undefined): ServerConfig['trustProxy'] | null {
  const said = text?.trim() ?? '';
  if (said === '' || said === '0') return false;
  if (/^\d+$/.test(said)) return Number(said) <= maxProxies ? Number(said) : null;
  const places = said.split(',').map((place) => place.trim());
  return places.every(isPlace) ? places : null;
}

/**
 * The same as a rule: a number trusts the last so many that passed the request on, beginning with the connection's own
 * peer.
 */
export function trusted(proxies: ServerConfig['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, at: number) => at < proxies : proxies;
}

function isPlace(place: string): boolean {
  if (networkNames.includes(place)) return true;
  const [address = '', bits, ...others] = place.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The expected form, for a text that is neither. */
export const expectedProxies = `il faut un nombre de proxys (0 à ${maxProxies}), comme 1, ou leurs adresses, comme 10.0.0.0/8`;
