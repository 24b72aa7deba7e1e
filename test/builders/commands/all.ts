import { readAlert } from '../../../src/domain/alert/commands.ts';
import { anAlert } from '../rows.ts';
import { aWorld } from '../world.ts';
import { accountSamples } from './accounts.ts';
import { arrivalSamples } from './arrivals.ts';
import { courierSamples } from './couriers.ts';
import { customerSamples } from './customers.ts';
import { demandSamples } from './demands.ts';
import { depositSamples } from './deposits.ts';
import { dockSamples } from './docks.ts';
import { driverSamples } from './drivers.ts';
import { floorSamples } from './floor.ts';
import { lateOrderSamples } from './late-orders.ts';
import { orderSamples } from './orders.ts';
import { preparationSamples } from './preparation.ts';
import { center, type Sample, sample } from './sample.ts';
import { settingSamples } from './settings.ts';
import { storeSamples } from './stores.ts';
import { taskSamples } from './tasks.ts';
import { zoneSamples } from './zones.ts';

const read = sample(readAlert);

/** Every action at least once; more than once where its effect has several sides. */
export const samples: readonly Sample[] = [
  ...orderSamples,
  ...zoneSamples,
  ...taskSamples,
  ...dockSamples,
  ...arrivalSamples,
  ...courierSamples,
  ...storeSamples,
  ...customerSamples,
  ...driverSamples,
  ...lateOrderSamples,
  ...depositSamples,
  ...accountSamples,
  ...demandSamples,
  ...settingSamples,
  ...preparationSamples,
  ...floorSamples,
  read('an alert', aWorld().with('alert', anAlert(4)), { alertId: 4, kind: 'alert', center }),
  read('a notification', aWorld().with('notification', anAlert(4, { is_read: false })), {
    alertId: 4,
    kind: 'notification',
    center,
  }),
];
