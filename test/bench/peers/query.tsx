import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { asked, offer, rootElement } from '../page/probe.ts';
import { stateUrl } from '../page/state-url.ts';
import { Table } from '../page/table.tsx';
import { firstRows, rowsOfAnswer } from '../page/wire-rows.ts';

const center = Number(asked.get('center'));
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } },
});
const state = {
  queryKey: ['dispatch', center],
  queryFn: async () => (await fetch(stateUrl(center), { cache: 'no-store' })).json(),
};

function Board() {
  const { data } = useQuery({ ...state, enabled: false });
  const rows = useMemo(() => (data ? firstRows(rowsOfAnswer(data, center)) : []), [data]);
  return <Table rows={rows} />;
}
createRoot(rootElement()).render(
  <QueryClientProvider client={client}>
    <Board />
  </QueryClientProvider>,
);
offer(() => void client.fetchQuery({ ...state, staleTime: 0 }));
