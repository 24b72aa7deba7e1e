import { useState } from 'react';
import { listIndex, select } from '../../../db/queries/lists.ts';
import { makeRowReader } from '../../../db/queries/row-reader.ts';
import type { ListIndex } from '../../../db/schema.ts';
import type { ViewList } from '../../../db/view-list.ts';
import { useSignedIn } from '../client/context.ts';
import { useScope } from '../scope/scope.ts';
import { useListQuery } from './live-queries.ts';

interface ReadList<Row, Column extends string> {
  readonly index: ListIndex<Column>;
  readonly rows: readonly Row[];
}

const every = () => true;

/**
 * Reads a list of a center for one place on the screen: all its rows, or those chosen by `ids` from its index.
 * Undefined if the device does not keep it.
 */
export function useListReader<Row extends { readonly id: number }, Column extends string>(list: ViewList<Row, Column>) {
  const { db } = useSignedIn();
  const [read] = useState(() => makeRowReader<Row>());
  return async (
    center: number,
    ids: (index: ListIndex<Column>) => readonly number[] = (index) => select(index, every),
  ): Promise<ReadList<Row, Column> | undefined> => {
    const index = await listIndex(db, center, list);
    return index && { index, rows: await read(db, index, ids(index)) };
  };
}

/** Every row of a list, in its order; undefined until read. */
export function useWholeList<Row extends { readonly id: number }>(list: ViewList<Row>): readonly Row[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const read = useListReader(list);
  return useListQuery(async () => (await read(center))?.rows ?? [], [db, center, list]);
}
