/** How many rows a part has in the mean. */
const rowsOfPart = 40;

/**
 * A list in parts, in its order: a row begins one by its id, wherever it stands, so that a row that comes, goes or is
 * carried elsewhere leaves the parts it does not lie in as they are.
 */
export function partsOf<Row extends { readonly id: number }>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && !beginsPart(row.id)) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** Multiplied by the golden ratio of 32 bits: ids that go up by any step are spread alike. */
const beginsPart = (id: number) => (Math.imul(id, 0x9e3779b1) >>> 8) % rowsOfPart === 0;
