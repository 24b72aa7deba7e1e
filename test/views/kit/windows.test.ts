import { expect, it } from 'vitest';
import { postalCodesWindow } from '../../../src/views/concepts/center/postal-codes/window.ts';
import { clientDepositsWindow } from '../../../src/views/concepts/deposits/window.ts';
import { callWindow } from '../../../src/views/concepts/dock/courier-call/window.ts';
import { moveWindow } from '../../../src/views/concepts/dock/move/window.ts';
import { closeDockWindow } from '../../../src/views/concepts/dock/window.ts';
import { startActivityWindow, stopDriverWindow } from '../../../src/views/concepts/driver/presence/window.ts';
import { bagsWindow } from '../../../src/views/concepts/order/bags/window.ts';

import { statusWindow } from '../../../src/views/concepts/order/status/window.ts';
import { closedDialog, type DialogQuery } from '../../../src/views/kit/windows/parameters.ts';
import type { ConsoleWindow } from '../../../src/views/kit/windows/window.ts';

const opened = <Values>({ read }: ConsoleWindow<Values>, query: DialogQuery) => read((name) => query[name]);

it('an open window is read back from the address it wrote', () => {
  const status = statusWindow.at({ taskIds: [3, 4], to: 'paid' }, 'c1');
  expect(status).toEqual({ ...closedDialog, dialog: 'status', tasks: '3,4', to: 'paid', replaces: 'c1' });
  expect(opened(statusWindow, status)).toEqual({
    values: { taskIds: [3, 4], to: 'paid' },
    subject: '3,4',
    replaces: 'c1',
  });
  expect(opened(stopDriverWindow, stopDriverWindow.at({ driverId: 8, to: null }))).toEqual({
    values: { driverId: 8, to: null },
    subject: '8',
    replaces: null,
  });
  expect(opened(callWindow, callWindow.at({ taskId: 5 }))?.values).toEqual({ taskId: 5 });
  expect(opened(postalCodesWindow, postalCodesWindow.at({}))?.values).toEqual({});
});

it('an address with no usable id opens nothing', () => {
  const bags = bagsWindow.at({ orderId: 1 });
  for (const order of ['-1', '1e3', '', null]) expect(opened(bagsWindow, { ...bags, order })).toBeNull();
  expect(opened(moveWindow, { ...moveWindow.at({ taskIds: [1] }), tasks: 'a,0' })).toBeNull();
  expect(opened(closeDockWindow, closedDialog)).toBeNull();
  expect(opened(startActivityWindow, { ...startActivityWindow.at({ driverId: 1 }), driver: '0' })).toBeNull();
});

it('of several ids those that are none are left out', () => {
  const move = { ...moveWindow.at({ taskIds: [1] }), tasks: '7,x,9' };
  expect(opened(moveWindow, move)?.values).toEqual({ taskIds: [7, 9] });
});

it('another subject is another window, a step inside one is not', () => {
  const subjectOf = (taskIds: readonly number[], to: string | null) =>
    opened(statusWindow, statusWindow.at({ taskIds, to }))?.subject;
  expect(subjectOf([3], 'paid')).toBe(subjectOf([3], null));
  expect(subjectOf([3], null)).not.toBe(subjectOf([4], null));
  const subjectOfClient = (clientId: number, driverId: number) =>
    opened(clientDepositsWindow, clientDepositsWindow.at({ clientId, driverId }))?.subject;
  expect(subjectOfClient(1, 2)).not.toBe(subjectOfClient(2, 1));
});
