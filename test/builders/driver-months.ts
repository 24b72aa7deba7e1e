import { karim } from './driver-logs.ts';

const nadia = { id: 1238, name: 'Nadia Haddouche' };

/** A month of a driver as API-L11 answers it, with nothing open; amounts that no sum on the screen is. */
export const aMonth = (fields: object = {}) => ({
  driver: { id: karim.id, name: karim.name },
  ...{ month: '2026-10', closing: null, open: [], reopenings: [], ...fields },
});

export const aClosing = (fields: object = {}) => ({
  ...{ id: 4, at: '2026-11-02T15:05:00Z', by: nadia, time_total: 617_400, time_waiting: 42_000 },
  ...{ presence: 2186.63, extra_costs: 28.79, total: 2215.42, unfinished: 0 },
  ...{ file_name: 'logs-2026-10-karim-lavandier.csv', ...fields },
});
