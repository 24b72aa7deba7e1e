import { useMemo, useState } from 'react';
import { type RoundRow, roundsList } from '../../../../db/view-rows/drivers.ts';
import { useWholeList } from '../../../kit/queries/use-whole-list.ts';
import { makeRounds, type Round } from './allowed-presence.ts';

/** The round of each driver on the road, by his id; undefined until read. */
export function useRounds(): ReadonlyMap<number, Round> | undefined {
  const [rounds] = useState(makeRounds);
  const rows = useWholeList<RoundRow>(roundsList);
  return useMemo(() => rows && rounds(rows), [rows, rounds]);
}
