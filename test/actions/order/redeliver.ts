import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { asks, form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { changed, inDock } from './worlds.ts';

const bagsAgain = {
  ...{ addressId: 77, dry: 3, isotherm: 2 },
  ...{ shippingTime: '2025-03-03T14:00:00+01:00', maxShippingTime: '2025-03-03T15:00:00+01:00' },
};

const redelivery = (depot: object) => ({
  order_id_to_redeliver: 1001,
  shipping_time: '2025-03-03T14:00:00+01:00',
  max_shipping_time: '2025-03-03T15:00:00+01:00',
  number_of_bags: 5,
  number_of_bags_isotherm: 2,
  shipping_address_id: 77,
  ...depot,
});

export const orderRedeliver: TestAction = {
  name: 'order.redeliver',
  samples: [
    {
      when: 'a named depot',
      world: inDock('undeliveredclient'),
      args: {
        ...{ ...changed(1, 'undeliveredclient'), ...bagsAgain },
        depot: { type: 1, name: ' F02 ', trolley: 9003 },
      },
      call: {
        row: 'API-049',
        line: 'POST /redeliver-orders/',
        body: redelivery({ transit_area_type: 1, transit_area_name: 'F02' }),
      },
    },
    {
      when: 'forgotten bags',
      world: inDock('received'),
      args: {
        ...{ ...changed(1, 'received'), ...bagsAgain },
        depot: { type: 3, name: 'F02', trolley: 9003 },
      },
      call: {
        row: 'API-049',
        line: 'POST /redeliver-orders/',
        body: redelivery({ transit_area_type: 3, trolley_id: 9003 }),
      },
    },
    {
      when: 'nowhere',
      world: inDock('waiting_restock'),
      args: {
        ...{ ...changed(1, 'waiting_restock'), ...bagsAgain },
        depot: { type: -1, name: '', trolley: null },
      },
      call: { row: 'API-049', line: 'POST /redeliver-orders/', body: redelivery({ transit_area_type: -1 }) },
    },
  ],
  consequences: [form, asks('component/orders/redelivery')],
  shape: live(onOrder),
  windows: { redeliver: flow },
  effectTellsNothing: true,
  facts: { address: { id: 77, user_id: 5 } },
  rowsTellNothing: 'it makes another order, which the answer alone names',
};
