import { useEffect } from 'react';
import { placeOf } from '../../../db/queries/records.ts';
import type { CenterOfRow } from '../../../db/schema.ts';
import { keyOf } from '../../../domain/rows.ts';
import { useClient, useOnline, useSignedIn, useTab } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** Where an order is, asked of the server if unknown on the device; undefined until read. */
export function useOrderPlace(orderId: number): CenterOfRow | undefined {
  const { worker } = useClient();
  const { db } = useSignedIn();
  const { visible } = useTab();
  const { isOnline } = useOnline();
  const key = keyOf('order', orderId);
  useEffect(() => {
    if (visible && isOnline) void worker.locate(orderId);
  }, [worker, orderId, visible, isOnline]);
  const place = useSeenQuery(() => placeOf(db, key), [db, key]);
  return place?.key === key ? place : undefined;
}
