import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { operators } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { dry, fresh, toDo } from './worlds.ts';

export const zoneDone: TestAction = {
  name: 'zone.done',
  samples: [
    {
      when: 'with bags apart',
      world: toDo,
      args: {
        ...{ ...fresh, isotherm: 0, crates: null },
        depot: { type: 1, name: ' F02 ', trolley: null },
      },
      call: {
        row: 'API-046',
        line: 'POST /processing-orders/1001/pseudozone/',
        body: {
          ...{ order_id: 1001, center_id: 9, pseudo_zone_id: 941, is_done: true, number_of_bags_isotherm: 0 },
          ...{ transit_area_type: 1, transit_subarea: 'F02' },
        },
      },
      shownOtherwise: 'without who did it',
    },
    {
      when: 'with crates on a trolley',
      world: toDo,
      args: {
        ...{ ...dry, isotherm: null, crates: 999 },
        depot: { type: 3, name: '', trolley: 9003 },
      },
      call: {
        row: 'API-046',
        line: 'POST /processing-orders/1001/pseudozone/',
        body: {
          ...{ order_id: 1001, center_id: 9, pseudo_zone_id: 944, is_done: true, number_of_crates: 999 },
          ...{ transit_area_type: 3, trolley_id: 9003 },
        },
      },
      shownOtherwise: 'without who did it',
    },
    {
      when: 'that lies nowhere',
      world: toDo,
      args: {
        ...{ ...dry, isotherm: null, crates: 2 },
        depot: { type: -1, name: '', trolley: null },
      },
      call: {
        row: 'API-P11',
        line: 'POST /processing-orders/1001/pseudozone/',
        body: {
          order_id: 1001,
          center_id: 9,
          pseudo_zone_id: 944,
          is_done: true,
          number_of_crates: 2,
          transit_area_type: -1,
        },
      },
      shownOtherwise: 'without who did it',
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { zoneDone: operators },
};
