interface Placed {
  /** One line, as `addressLine` writes it. */
  readonly address: string;
  readonly postalCode: string | null;
}

/** The city of an address; null where its line does not end in one. */
function cityOf({ address, postalCode }: Placed): string | null {
  if (!postalCode) return null;
  const at = address.lastIndexOf(`${postalCode} `);
  return at < 0 ? null : address.slice(at + postalCode.length + 1);
}

/** The city where more than half of a list goes: it need not be read on each of its lines. */
export function usualCity(rows: readonly Placed[]): string | null {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const city = cityOf(row);
    if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  }
  for (const [city, count] of counts) if (count * 2 > rows.length) return city;
  return null;
}

/** An address without the city that goes without saying: `12 rue de Rivoli, 75004`. */
export function localAddress(row: Placed, usual: string | null): string {
  const city = cityOf(row);
  return city === null || city !== usual ? row.address : row.address.slice(0, -city.length - 1);
}
