import { expect, it } from 'vitest';
import {
  bagsDialog,
  callDialog,
  clientDepositsDialog,
  closeDockDialog,
  moveDialog,
  postalCodesDialog,
  startActivityDialog,
  statusDialog,
  stopDriverDialog,
} from '../../../../src/views/kit/windows/addresses.ts';
import type { DialogAddress } from '../../../../src/views/kit/windows/dialog-address.ts';
import { closedDialog, type DialogQuery } from '../../../../src/views/kit/windows/parameters.ts';

const opened = <Values>({ read }: DialogAddress<Values>, query: DialogQuery) => read((name) => query[name]);

it('an open dialog is read back from the address it wrote', () => {
  const status = statusDialog.at({ taskIds: [3, 4], to: 'paid' }, 'c1');
  expect(status).toEqual({ ...closedDialog, dialog: 'status', tasks: '3,4', to: 'paid', replaces: 'c1' });
  expect(opened(statusDialog, status)).toEqual({
    values: { taskIds: [3, 4], to: 'paid' },
    subject: '3,4',
    replaces: 'c1',
  });
  expect(opened(stopDriverDialog, stopDriverDialog.at({ driverId: 8, to: null }))).toEqual({
    values: { driverId: 8, to: null },
    subject: '8',
    replaces: null,
  });
  expect(opened(callDialog, callDialog.at({ taskId: 5 }))?.values).toEqual({ taskId: 5 });
  expect(opened(postalCodesDialog, postalCodesDialog.at({}))?.values).toEqual({});
});

it('an address with no usable id opens nothing', () => {
  const bags = bagsDialog.at({ orderId: 1 });
  for (const order of ['-1', '1e3', '', null]) expect(opened(bagsDialog, { ...bags, order })).toBeNull();
  expect(opened(moveDialog, { ...moveDialog.at({ taskIds: [1] }), tasks: 'a,0' })).toBeNull();
  expect(opened(closeDockDialog, closedDialog)).toBeNull();
  expect(opened(startActivityDialog, { ...startActivityDialog.at({ driverId: 1 }), driver: '0' })).toBeNull();
});

it('of several ids those that are none are left out', () => {
  const move = { ...moveDialog.at({ taskIds: [1] }), tasks: '7,x,9' };
  expect(opened(moveDialog, move)?.values).toEqual({ taskIds: [7, 9] });
});

it('another subject is another dialog, a step inside one is not', () => {
  const subjectOf = (taskIds: readonly number[], to: string | null) =>
    opened(statusDialog, statusDialog.at({ taskIds, to }))?.subject;
  expect(subjectOf([3], 'paid')).toBe(subjectOf([3], null));
  expect(subjectOf([3], null)).not.toBe(subjectOf([4], null));
  const subjectOfClient = (clientId: number, driverId: number) =>
    opened(clientDepositsDialog, clientDepositsDialog.at({ clientId, driverId }))?.subject;
  expect(subjectOfClient(1, 2)).not.toBe(subjectOfClient(2, 1));
});
