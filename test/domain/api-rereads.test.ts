import { expect, it } from 'vitest';
import { type Carried, called, type Row, row, shown } from './api-rows.ts';

const of = (ids: string): Carried => ({ query: { ids } });
const rereads: readonly Row[] = [
  ['API-001', 'alert.read a notification', 'GET /tasks/state/', { query: { center_id: '9' } }],
  ['API-006', 'alert.read an alert', 'GET /dispatch/loadstate/', { query: { center: '9' } }],
  ['API-006', 'dqp.delay extra_delay', 'GET /dispatch/loadstate/', { query: { center: '9' } }],
  ['API-006', 'center.extractFinalized of the center', 'GET /dispatch/loadstate/', { query: { center: '9' } }],
  ['API-008', 'dock.reorder the other way round', 'GET /dispatch/deliveries/', of('2,1')],
  ['API-008', 'task.assignCrossDock from the list', 'GET /dispatch/deliveries/', of('5')],
  ['API-008', 'task.move from dock to dock', 'GET /dispatch/deliveries/', of('1,4')],
  ['API-008', 'task.cancelMove between docks', 'GET /dispatch/deliveries/', of('1')],
  ['API-008', 'dock.moveOnto loaded on a driver', 'GET /dispatch/deliveries/', of('2,1')],
  ['API-008', 'dock.extract one task', 'GET /dispatch/deliveries/', of('2')],
  ['API-008', 'task.dispatch from the list', 'GET /dispatch/deliveries/', of('5')],
  ['API-008', 'tasks.dispatch two from the list', 'GET /dispatch/deliveries/', of('5,6')],
  ['API-008', 'courier.call of the first provider', 'GET /dispatch/deliveries/', of('5')],
  ['API-060', 'dock.cancelJob of the first provider', 'GET /docks/7/'],
  ['API-008', 'orders.status both off the road', 'GET /dispatch/deliveries/', of('1,2')],
  ['API-048', 'order.status on its way', 'GET /processing-orders/1001/'],
  ['API-060', 'dock.unlock pending', 'GET /docks/7/'],
  ['API-060', 'dock.assign ready', 'GET /docks/7/'],
  ['API-109', 'driver.stop without tasks', 'GET /drivers/', { query: { center: '9' } }],
];

it.each(rereads.map(row))('$api tells, after a lost answer, of $name: $line', ({ name, line, carried }) => {
  expect(called(name, (command, args) => shown(command.reread(args)))).toEqual([line, carried]);
});
