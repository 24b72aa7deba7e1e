import { guarded, onDriver } from '../../fuzz/oracle/shape.ts';
import { asks, back } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { driver, who } from './worlds.ts';

const running = [1, 2].map((taskId) => ({ taskId, orderId: taskId + 1000, dockId: 7 }));

export const driverStop: TestAction = {
  name: 'driver.stop',
  samples: [
    {
      when: 'without tasks',
      world: driver('wait'),
      args: { ...who, unfinished: null, running: [] },
      call: { row: 'API-101', line: 'POST /drivers/71/stop/', body: {} },
      reread: { row: 'API-109', line: 'GET /drivers/', query: { center: '9' } },
      differsFromRows: true,
    },
    {
      when: 'his orders prepared',
      world: driver('run'),
      args: { ...who, unfinished: 'prepared', running },
      call: { row: 'API-101', line: 'POST /drivers/71/stop/', body: { unfinished_new_status: 'prepared' } },
    },
    {
      when: 'his orders received',
      world: driver('run'),
      args: { ...who, unfinished: 'received', running },
      call: { row: 'API-101', line: 'POST /drivers/71/stop/', body: { unfinished_new_status: 'received' } },
    },
  ],
  consequences: [back('START, on the line of the driver'), asks('component/rounds/drivers')],
  shape: guarded(onDriver),
  windows: { stopDriver: flow },
};
