import { dockOf, type Fields, list, record, taskOf, type Words } from './word.ts';

const latest = (dock: Fields | undefined) => record(list(dock?.external_shipping_jobs).at(-1));
const jobs = (row: Fields | undefined) => list(row?.external_shipping_jobs).length;

const withJob = (row: Fields | undefined, seen: unknown, vehicle: unknown) => {
  const shown = list(row?.external_shipping_jobs);
  return shown.length > Number(seen) ? shown : [...shown, { status: 'init', transport_type: vehicle, imminent: false }];
};

/** Live actions all: none of them may wait. */
export const courierWords: Words = {
  'courier.call': {
    shows: (said, rows) => {
      const vehicle = said.provider === 'STUART' ? said.vehicle : null;
      const fields = { external_shipping_jobs: withJob(taskOf(rows, said.taskId), said.jobs, vehicle) };
      return [{ key: `task:${said.taskId}`, fields }];
    },
    isTrue: (said, rows) => jobs(taskOf(rows, said.taskId)) > Number(said.jobs),
    isAllowed: () => false,
  },
  'dock.callCourier': {
    shows: (said, rows) => {
      const external_shipping_jobs = withJob(dockOf(rows, said.dockId), said.jobs, said.vehicle);
      const fields = { dock_type: 'STUART', target_vehicle: said.vehicle, external_shipping_jobs };
      return [{ key: `dock:${said.dockId}`, fields }];
    },
    isTrue: (said, rows) => jobs(dockOf(rows, said.dockId)) > Number(said.jobs),
    isAllowed: () => false,
  },
  'dock.cancelJob': {
    shows: (said, rows) => {
      const shown = list(dockOf(rows, said.dockId)?.external_shipping_jobs);
      const last = { ...record(shown.at(-1)), status: 'canceling', pickup_at: null };
      return [{ key: `dock:${said.dockId}`, fields: { external_shipping_jobs: [...shown.slice(0, -1), last] } }];
    },
    isTrue: (said, rows) => {
      const dock = dockOf(rows, said.dockId);
      return jobs(dock) === 0 || ['canceling', 'canceled'].includes(String(latest(dock).status));
    },
    isAllowed: () => false,
  },
  'dock.regularize': {
    shows: (said, rows) => {
      const dock = dockOf(rows, said.dockId);
      const closed = {
        hidden: true,
        closed_at: dock?.closed_at ?? said.at,
        current_status: 'closed',
        status: 'closed',
        tasks: [],
      };
      return [
        { key: `dock:${said.dockId}`, fields: closed },
        ...list(said.taskIds)
          .filter((id) => list(dock?.tasks).includes(id))
          .map((id) => ({ key: `task:${id}`, fields: { dock: null, dock_rank: null } })),
      ];
    },
    isTrue: (said, rows) => {
      const dock = dockOf(rows, said.dockId);
      return !dock || dock.hidden === true;
    },
    isAllowed: () => false,
  },
};
