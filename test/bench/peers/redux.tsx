import { configureStore, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { asked, offer, rootElement } from '../page/probe.ts';
import { stateUrl } from '../page/state-url.ts';
import { Table } from '../page/table.tsx';
import { firstRows, rowsOfAnswer } from '../page/wire-rows.ts';

const center = Number(asked.get('center'));
const initialState: { readonly state: unknown } = { state: null };
const slice = createSlice({
  name: 'dispatch',
  initialState,
  reducers: { replaced: (_before, { payload }: PayloadAction<unknown>) => ({ state: payload }) },
});
// As in a production build: the development checks walk the whole state.
const store = configureStore({
  reducer: slice.reducer,
  middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
});
const selectRows = createSelector([({ state }: { readonly state: unknown }) => state], (state) =>
  state ? firstRows(rowsOfAnswer(state, center)) : [],
);

const Board = () => <Table rows={useSelector(selectRows)} />;
createRoot(rootElement()).render(
  <Provider store={store}>
    <Board />
  </Provider>,
);
const load = async () => (await fetch(stateUrl(center), { cache: 'no-store' })).json();
offer(() => void load().then((state) => store.dispatch(slice.actions.replaced(state))));
