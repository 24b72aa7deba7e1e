import { useEffect } from 'react';
import type { EndpointName } from '../../../db/queries/sync.ts';
import { useClient } from '../client/context.ts';

/** Keeps the rows of an endpoint fresh while the caller is on the screen; none for null. */
export function useRowsOf(endpoint: EndpointName | null): void {
  const { tab } = useClient();
  useEffect(() => (endpoint === null ? undefined : tab.showRows(endpoint)), [tab, endpoint]);
}
