import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { flow } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { toDo } from '../zone/worlds.ts';
import { inDock, who } from './worlds.ts';

export const orderBags: TestAction = {
  name: 'order.bags',
  samples: [
    {
      when: 'with new counts',
      world: inDock('paid'),
      args: { orderId: 1001, randomId: 'A12', dry: 3, isotherm: 2 },
      call: {
        row: 'API-023',
        line: 'PATCH /processing-orders/1001/',
        query: { flat: '1' },
        body: {
          number_of_bags: 5,
          number_of_bags_isotherm: 2,
        },
      },
    },
    {
      when: 'with those of a zone',
      world: toDo,
      args: { ...who, dry: 3, isotherm: 2, zones: [{ zoneId: 941, isotherm: 2 }] },
      call: {
        row: 'API-S05',
        line: 'PATCH /processing-orders/1001/',
        query: { flat: '1' },
        body: {
          ...{ number_of_bags: 5, number_of_bags_isotherm: 2 },
          pseudo_zones: [{ pseudo_zone_id: 941, number_of_bags_isotherm: 2 }],
        },
      },
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { bags: flow },
};
