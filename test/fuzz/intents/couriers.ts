import { type Fields, list } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

const providers = ['STUART', 'UBER_DIRECT'];
const vehicles = ['bike', 'motorbike', 'car', 'cargobike'];
const jobsOf = (row: Fields) => list(row.external_shipping_jobs);
const isCourier = (row: Fields) => providers.includes(String(row.dock_type));

function call(screen: Screen): Intent | undefined {
  const task = screen.pickWhere('task', (it) => it.status === 'todo' && !it.is_moving);
  const provider = screen.random.pick(providers);
  return (
    task &&
    intend('courier.call', {
      ...{ orderId: task.linked_order, taskId: task.id, dockId: task.dock ?? null },
      ...{ provider, vehicle: screen.random.pick(vehicles), jobs: jobsOf({ ...task }).length },
    })
  );
}

function callForDock(screen: Screen): Intent | undefined {
  const dock = screen.pickWhere('dock', (it) => it.dock_type === 'NOCONFIG' && list(it.tasks).length > 0);
  if (!dock) return undefined;
  const shown: Fields = { ...dock };
  const args = { dockId: dock.id, taskIds: list(shown.tasks), vehicle: screen.random.pick(vehicles) };
  return intend('dock.callCourier', { ...args, jobs: jobsOf(shown).length });
}

function cancel(screen: Screen): Intent | undefined {
  const dock = screen.pickWhere('dock', isCourier);
  const provider = dock?.dock_type === 'UBER_DIRECT' ? 'UBER_DIRECT' : 'STUART';
  return dock && intend('dock.cancelJob', { dockId: dock.id, provider });
}

function regularize(screen: Screen): Intent | undefined {
  const dock = screen.pickWhere('dock', isCourier);
  if (!dock) return undefined;
  const provider = dock.dock_type === 'UBER_DIRECT' ? 'UBER_DIRECT' : 'STUART';
  return intend('dock.regularize', { dockId: dock.id, provider, taskIds: list(dock.tasks), at: screen.at });
}

export const onCouriers = [
  [2, call],
  [1, callForDock],
  [2, cancel],
  [2, regularize],
] as const;
