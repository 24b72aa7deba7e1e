import { expect, it } from 'vitest';
import {
  bagsDialog,
  closedDialog,
  type DialogQuery,
  dockDialog,
  driverDialog,
  moveDialog,
  openDialog,
  statusDialog,
} from '../../../../src/views/rooms/dispatch/dialogs/address.ts';
import { BagsForm, totalOf } from '../../../../src/views/rooms/dispatch/dialogs/bags-form.ts';
import { draggedOf, targetsOf } from '../../../../src/views/rooms/dispatch/dialogs/move-targets.ts';
import { aDockCard, aTaskRow } from '../../../builders/view-rows.ts';

const opened = (query: DialogQuery) => openDialog((name) => query[name]);

it('an open dialog is read back from the address it wrote', () => {
  expect(opened(bagsDialog(12, 'c1'))).toEqual({ kind: 'bags', orderId: 12, replaces: 'c1' });
  expect(opened(moveDialog([3, 4]))).toEqual({ kind: 'move', taskIds: [3, 4], replaces: null });
  expect(opened(statusDialog([3], 'paid', 'c1'))).toEqual({ kind: 'status', taskIds: [3], to: 'paid', replaces: 'c1' });
  expect(opened(dockDialog('editDock', 7))).toEqual({ kind: 'editDock', dockId: 7, replaces: null });
  expect(opened(driverDialog('stopDriver', 8, 'received'))).toEqual({
    kind: 'stopDriver',
    driverId: 8,
    to: 'received',
    replaces: null,
  });
  expect(opened(closedDialog)).toBeNull();
});

it('an address with no usable id opens nothing', () => {
  expect(opened({ ...bagsDialog(1), order: '-1' })).toBeNull();
  expect(opened({ ...bagsDialog(1), order: '1e3' })).toBeNull();
  expect(opened({ ...moveDialog([1]), tasks: 'a,0' })).toBeNull();
  expect(opened({ ...dockDialog('closeDock', 1), dock: null })).toBeNull();
  expect(opened({ ...driverDialog('startActivity', 1), driver: '0' })).toBeNull();
  expect(opened({ ...bagsDialog(1), dialog: 'unheard-of', tasks: '3' })).toBeNull();
});

it('DSP-833 DSP-902 refuses what is no whole number from 0 to 999', () => {
  const accepts = (dry: string, isotherm = '0') => BagsForm.safeParse({ dry, isotherm }).success;
  expect(['0', '999', ' 7 '].map((dry) => accepts(dry))).toEqual([true, true, true]);
  expect(['-1', '1000', '1.5', 'x', ''].map((dry) => accepts(dry))).toEqual([false, false, false, false, false]);
  expect(accepts('999', '1')).toBe(false);
});

it('DSP-833 shows dry plus isothermal, and nothing while one is no count', () => {
  expect([totalOf({ dry: '3', isotherm: '2' }), totalOf({ dry: '', isotherm: '2' })]).toEqual([5, null]);
});

it('DSP-530 offers the list and every dock that has not left', () => {
  const cards = [aDockCard(1), aDockCard(2, [], { gone_at: '2026-03-03T09:00:00+01:00' })];
  expect(targetsOf(cards, 'last').map((target) => (target.kind === 'list' ? 'list' : target.card.id))).toEqual([
    'list',
    1,
  ]);
});

it('finds the tasks of an address in the list, else in their dock', () => {
  const cards = [aDockCard(1, [5, 6])];
  expect(draggedOf([9], [aTaskRow(9)], cards).from).toBeNull();
  expect(draggedOf([6], [], cards).from?.id).toBe(1);
  expect(draggedOf([7], [], cards).tasks).toEqual([]);
});
