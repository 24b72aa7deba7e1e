import { useState } from 'react';
import { listIndex, select } from '../../../db/queries/lists.ts';
import { makeRowReader } from '../../../db/queries/row-reader.ts';
import { useSignedIn } from '../client/context.ts';
import { useScope } from '../scope/scope.ts';
import { useListQuery } from './live-queries.ts';

const every = () => true;

/** Every row of a list, in its order; undefined until read. */
export function useWholeList<Row extends { readonly id: number }>(list: string): readonly Row[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const [read] = useState(() => makeRowReader<Row>());
  return useListQuery(async () => {
    const index = await listIndex(db, center, list);
    return index ? read(db, index, select(index, every)) : [];
  }, [db, center, list]);
}
