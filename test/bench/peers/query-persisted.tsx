import { QueryClient, useQuery } from '@tanstack/react-query';
import { type Persister, PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { asked, offer, rootElement } from '../page/probe.ts';
import { stateUrl } from '../page/state-url.ts';
import { Table } from '../page/table.tsx';
import { firstRows, rowsOfAnswer } from '../page/wire-rows.ts';

const center = Number(asked.get('center'));
const key = 'queries';
const persister: Persister = {
  persistClient: (client) => set(key, client),
  restoreClient: () => get(key),
  removeClient: () => del(key),
};
const kept = { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
const client = new QueryClient({ defaultOptions: { queries: { ...kept, refetchOnWindowFocus: false } } });
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
  <PersistQueryClientProvider client={client} persistOptions={{ persister, maxAge: Number.POSITIVE_INFINITY }}>
    <Board />
  </PersistQueryClientProvider>,
);
offer(() => void client.fetchQuery({ ...state, staleTime: 0 }));
