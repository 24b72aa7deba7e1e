import { readFileSync } from 'node:fs';
import type { Address } from '../../../../src/domain/address/address.ts';
import { root } from '../../root.ts';
import type { Random } from '../random.ts';
import { type Commune, communes } from './communes.ts';

const file = `${root}server/data/paris-addresses.csv`;

/** Cells of one line; a cell with a comma is in double quotes. */
const cells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((cell) => cell[1] ?? cell[2] ?? '');

function parisAddresses(): Address[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [street_number = '', street = '', postal_code = '', city = '', latitude, longitude] = cells(line);
    return withHash({
      street_number,
      street,
      postal_code,
      city,
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  });
}

const paris = parisAddresses();

const streets = [
  ...['Rue de la République', 'Avenue Jean Jaurès', 'Rue Victor Hugo', 'Boulevard de la Gare', 'Rue des Écoles'],
  ...['Rue du Général Leclerc', 'Allée des Tilleuls', 'Rue Pasteur', 'Rue de la Mairie', 'Avenue de la Liberté'],
] as const;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Adds the hash by which the wire identifies an address: equal places have equal hashes. */
function withHash(address: Address): Address {
  const text = `${address.street_number}|${address.street}|${address.postal_code}`;
  let value = 0;
  for (const char of text) value = (Math.imul(value, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return { ...address, hash: value.toString(16).padStart(8, '0') };
}

function addressIn(town: Commune, random: Random): Address {
  return withHash({
    street_number: String(random.int(1, 140)),
    street: random.pick(streets),
    postal_code: town.postalCode,
    city: town.city,
    latitude: rounded(town.latitude + (random.next() - 0.5) * 0.016),
    longitude: rounded(town.longitude + (random.next() - 0.5) * 0.022),
  });
}

export interface Area {
  /** Postal codes, or their first digits, a center delivers to. */
  readonly prefixes: readonly string[];
  /** Share of the deliveries that stay in Paris, 0 to 1. */
  readonly parisShare: number;
}

export interface Places {
  draw(random: Random): Address;
}

export function placesOf({ prefixes, parisShare }: Area): Places {
  const inside = (code: string) => prefixes.some((prefix) => code.startsWith(prefix));
  const inParis = paris.filter((address) => inside(address.postal_code ?? ''));
  const around = communes.filter((town) => inside(town.postalCode));
  return {
    draw: (random) => (random.chance(parisShare) ? random.pick(inParis) : addressIn(random.pick(around), random)),
  };
}

const sameText = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

const distanceInStreet = (one: Address, other: Address) =>
  Math.abs(Number.parseInt(one.street_number ?? '', 10) - Number.parseInt(other.street_number ?? '', 10));

/**
 * The position of an address: at its number or the next known one in its street; unknown where the map has no such
 * street.
 */
export function positionAt(address: Address): Required<Pick<Address, 'latitude' | 'longitude' | 'hash'>> {
  const inStreet = paris.filter(
    ({ street, postal_code }) => postal_code === address.postal_code?.trim() && sameText(street, address.street),
  );
  const [nearest] = inStreet.sort((one, other) => distanceInStreet(one, address) - distanceInStreet(other, address));
  if (!nearest) return { latitude: null, longitude: null, hash: null };
  const { latitude, longitude } = nearest;
  return { latitude: latitude ?? null, longitude: longitude ?? null, hash: withHash(address).hash ?? null };
}

/** An address typed by hand that no map service knows (DSP-258). */
export const unknownToMaps = (address: Address): Address => ({
  ...address,
  street: `${address.street}, bâtiment du fond`,
  latitude: null,
  longitude: null,
  hash: null,
});

/** The building next door, some 30 m away: the staff of a center live close (DSP-216). */
export const nextDoor = (address: Address): Address =>
  withHash({
    ...address,
    street_number: String(Number(address.street_number) + 2),
    latitude: rounded((address.latitude ?? 0) + 0.0002),
    longitude: rounded((address.longitude ?? 0) + 0.0002),
  });
