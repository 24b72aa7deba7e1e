import type { PageOf } from '../db/deposits/read-deposits.ts';

interface Found<Row> {
  readonly rows: readonly Row[];
  /** Length of the whole list. */
  readonly count: number;
}

/** One page in the form of lists (ENT-08); `address` is that of the call without its offset. */
export function onePage<Row>({ rows, count }: Found<Row>, { offset, limit }: PageOf, address: string) {
  const next_offset = offset + limit < count ? offset + limit : null;
  const previous_offset = offset > 0 ? Math.max(0, offset - limit) : null;
  const at = (other: number | null) => (other === null ? null : `${address}&offset=${other}`);
  return {
    count,
    next: at(next_offset),
    previous: at(previous_offset),
    offset,
    limit,
    next_offset,
    previous_offset,
    results: rows,
  };
}
