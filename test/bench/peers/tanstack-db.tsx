import { queryCollectionOptions } from '@tanstack/query-db-collection';
import { BTreeIndex, createCollection, useLiveQuery } from '@tanstack/react-db';
import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { tableRows } from '../page/limits.ts';
import { asked, offer, rootElement } from '../page/probe.ts';
import { stateUrl } from '../page/state-url.ts';
import { keptOf, tableRowOf } from '../page/stored-delivery.ts';
import { Table } from '../page/table.tsx';

const center = Number(asked.get('center'));
const deliveries = createCollection({
  ...queryCollectionOptions({
    queryKey: ['dispatch', center],
    queryClient: new QueryClient(),
    getKey: ({ id }) => id,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => keptOf(await (await fetch(stateUrl(center), { cache: 'no-store' })).json(), center),
  }),
  autoIndex: 'eager',
  defaultIndexType: BTreeIndex,
});

function Board() {
  const { data } = useLiveQuery((query) =>
    query
      .from({ kept: deliveries })
      .orderBy(({ kept }) => kept.place, 'asc')
      .limit(tableRows),
  );
  const rows = useMemo(() => data?.flatMap(tableRowOf), [data]);
  return <Table rows={rows} />;
}
createRoot(rootElement()).render(<Board />);

let isLoaded = false;
offer(() => {
  void (isLoaded ? deliveries.utils.refetch() : deliveries.preload());
  isLoaded = true;
});
