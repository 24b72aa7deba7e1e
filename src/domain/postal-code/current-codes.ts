import { departmentOf, postalCodeOf, sorted } from './postal-code.ts';

/** A code with the number of deliveries to it. */
export interface FoundCode {
  readonly code: string;
  readonly count: number;
}

/** The codes of the current deliveries, from their column values, in the order of their digits (DSP-866). */
export function foundCodes(columns: Iterable<number>): readonly FoundCode[] {
  const codes = [...columns].filter((column) => !Number.isNaN(column)).map(postalCodeOf);
  return counted(codes.map((code) => ({ code, count: 1 })));
}

const frequentCap = 5;

/** The departments most present among them, at most 5, the most present first (DSP-866). */
export function frequentDepartments(found: readonly FoundCode[]): readonly FoundCode[] {
  return counted(found.map(({ code, count }) => ({ code: departmentOf(code), count })))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, frequentCap);
}

function counted(found: readonly FoundCode[]): readonly FoundCode[] {
  const counts = new Map<string, number>();
  for (const { code, count } of found) counts.set(code, (counts.get(code) ?? 0) + count);
  return sorted(counts.keys()).map((code) => ({ code, count: counts.get(code) ?? 0 }));
}
