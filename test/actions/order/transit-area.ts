import { onOrder, queued } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { quay } from '../refusals.ts';
import type { TestAction } from '../test-action.ts';
import { toDo } from '../zone/worlds.ts';
import { inDock, who } from './worlds.ts';

export const orderTransitArea: TestAction = {
  name: 'order.transitArea',
  samples: [
    {
      when: 'named',
      world: inDock('paid'),
      args: { ...who, depot: { type: 1, name: 'F02', trolley: null } },
      call: {
        row: 'API-044',
        line: 'POST /processing-orders/1001/change_transit_area/',
        body: { transit_area_type: 1, transit_area_name: 'F02' },
      },
    },
    {
      when: 'on a trolley',
      world: inDock('paid'),
      args: { ...who, depot: { type: 3, name: 'F02', trolley: 9003 } },
      call: {
        row: 'API-044',
        line: 'POST /processing-orders/1001/change_transit_area/',
        body: { transit_area_type: 3, trolley_id: 9003 },
      },
    },
    {
      when: 'on two trolleys',
      world: inDock('paid'),
      args: {
        ...who,
        depot: { type: 3, name: '', trolley: 9003 },
        additional: 9010,
      },
      call: {
        row: 'API-044',
        line: 'POST /processing-orders/1001/change_transit_area/',
        body: { transit_area_type: 3, trolley_id: 9003, additional_trolley_id: 9010 },
      },
    },
    {
      when: 'of its zones too',
      world: toDo,
      args: {
        ...{ ...who, depot: { type: 1, name: 'F02', trolley: null } },
        zones: [
          { zoneId: 941, depot: { type: -1, name: '', trolley: null } },
          { zoneId: 944, depot: { type: 1, name: 'S01', trolley: null } },
        ],
      },
      call: {
        row: 'API-044',
        line: 'POST /processing-orders/1001/change_transit_area/',
        body: {
          ...{ transit_area_type: 1, transit_area_name: 'F02' },
          pseudo_zones: [
            { pseudo_zone_id: 941, transit_area_type: -1 },
            { pseudo_zone_id: 944, transit_area_type: 1, transit_subarea: 'S01' },
          ],
        },
      },
    },
  ],
  consequences: [form],
  shape: queued(onOrder),
  windows: { transitArea: quay },
};
