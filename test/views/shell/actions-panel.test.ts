import { describe, expect, it } from 'vitest';
import type { ServerValue } from '../../../src/db/queries/server-rows.ts';
import type { RowKey } from '../../../src/domain/rows.ts';
import { modificationOf, opensOver } from '../../../src/views/shell/actions-panel/modify.ts';
import { serverSays } from '../../../src/views/shell/actions-panel/server-says.ts';

const dockOf = 'task:12' satisfies RowKey;

describe('what the server has now', () => {
  it('names the fields that are no longer what the user saw', () => {
    const before = { [dockOf]: { dock: null, dock_rank: null } };
    const server = new Map<RowKey, ServerValue>([[dockOf, { fields: { dock: 10_007, dock_rank: 2 }, name: '7QX2' }]]);
    expect(serverSays(before, server)).toEqual({ lines: ['Commande 7QX2 : tournée G7, rang 2'], isUnchanged: false });
  });

  it('says of nothing that it is unchanged unless every field was seen and is the same', () => {
    const same = new Map<RowKey, ServerValue>([[dockOf, { fields: { dock: 4 } }]]);
    expect(serverSays({ [dockOf]: { dock: 4 } }, same)).toEqual({ lines: [], isUnchanged: true });
    // An extra cost shows in no row.
    expect(serverSays({}, same)).toEqual({ lines: [], isUnchanged: false });
    expect(serverSays({ [dockOf]: { dock: 4 }, 'task:13': { dock: 4 } }, same).isUnchanged).toBe(false);
  });

  it('is silent where nothing changed, for rows that are gone and for fields without words', () => {
    const before = { [dockOf]: { dock: null }, 'dock:3': { tasks: [1] }, 'task:13': { dock: 4 } };
    const server = new Map<RowKey, ServerValue>([
      [dockOf, { fields: {} }],
      ['dock:3', { fields: { tasks: [2] } }],
    ]);
    expect(serverSays(before, server)).toEqual({ lines: [], isUnchanged: false });
  });
});

describe('Modifier', () => {
  const command = (name: string, args: unknown) =>
    modificationOf({ id: 'c1', name, args, state: 'conflict', live: false })?.query ?? null;

  it('opens the dialog of the action, in its place', () => {
    expect(command('order.bags', { orderId: 5, randomId: null, dry: 1, isotherm: 0 })).toMatchObject({
      dialog: 'bags',
      order: '5',
      replaces: 'c1',
    });
  });

  it('opens the form of a status with what was said of it', () => {
    const order = { orderId: 5, randomId: null, taskId: 7, dockId: null, from: 'prepared', to: 'paid', center: 9 };
    const reason = { kind: 'repreparation', id: 12, comment: null, refund: false };
    expect(command('order.status', { ...order, reason })).toMatchObject({
      dialog: 'orderStatus',
      order: '5',
      to: 'paid',
    });
    // It needs no task: an order that no board lists has none on the device.
    const plain = { ...order, taskId: null, to: 'prep', reason: null };
    expect(command('order.status', plain)).toMatchObject({ order: '5', to: null });
  });

  it('opens the form of a dock and the note of a driver', () => {
    expect(command('dock.edit', { dockId: 3, set: { name: 'Nord' }, atMs: 0 })).toMatchObject({
      dialog: 'editDock',
      dock: '3',
      replaces: 'c1',
    });
    const note = { driverId: 4, driverName: 'Ali', center: 9, note: 'Pause' };
    expect(command('driver.startActivity', note)).toMatchObject({ dialog: 'startActivity', driver: '4' });
  });

  it('opens the form of a deposit movement or of a demand with what was said in it', () => {
    const who = { driverId: 4, driverName: 'Ali', center: 9 };
    const what = { userId: 6, userName: 'Léa', productId: 3, product: 'Bocal', quantity: 2 };
    const ofDriver = { dialog: 'driverDeposits', driver: '4', replaces: 'c1' };
    expect(command('deposit.return', { ...who, returned: { Bocal: 2 } })).toMatchObject(ofDriver);
    expect(command('deposit.receive', { ...who, ...what })).toMatchObject(ofDriver);
    const ofClient = { dialog: 'clientDeposits', client: '6', driver: '4', replaces: 'c1' };
    expect(command('deposit.handBack', { ...who, ...what })).toMatchObject(ofClient);
    // Nothing was typed.
    expect(command('deposit.handBackOrder', { ...who, orderId: 5, order: '7QX2' })).toBeNull();
    const cost = { day: '2026-11-22', typeId: 1, amountCents: 500, minutes: 20, comment: '' };
    const links = { demandId: 8, orderId: null, dockId: null, logGroupId: null, logId: null };
    expect(command('demand.validate', { ...who, ...cost, ...links })).toMatchObject({
      ...{ dialog: null, demand: '8', replaces: 'c1' },
    });
  });

  it('waits, for an action that says what the user saw, until the user has to decide', () => {
    const waiting = (name: string, args: unknown) => modificationOf({ id: 'c1', name, args, state: 'queued', live: false });
    const order = { orderId: 5, randomId: null, taskId: 7, dockId: null, from: 'prepared' };
    expect(waiting('order.status', { ...order, to: 'prep', center: 9, reason: null })).toBeNull();
    expect(waiting('dock.edit', { dockId: 3, set: { name: 'Nord' }, atMs: 0 })).not.toBeNull();
  });

  it('is not offered where nothing can be chosen, or by another build', () => {
    expect(command('dock.assign', {})).toBeNull();
    expect(command('order.bags', { orderId: 'five' })).toBeNull();
  });

  describe('opens over the screen that is open', () => {
    const modify = (name: string, args: unknown) => {
      const modification = modificationOf({ id: 'c1', name, args, state: 'conflict', live: false });
      if (!modification) throw new Error(`Invariant: ${name} has a dialog`);
      return modification;
    };
    const bags = modify('order.bags', { orderId: 5, randomId: null, dry: 1, isotherm: 0 });
    const dock = modify('dock.edit', { dockId: 3, set: { name: 'Nord' }, atMs: 0 });
    const over = (path: string, board: string, modification: typeof bags, isOfItsCenter = true) =>
      opensOver({ path, isOfItsCenter }, board, modification);

    it('that has the board of its center, whatever it is about', () => {
      expect([bags, dock].map((it) => over('/dispatch', '/dispatch', it, false))).toEqual([true, true]);
      expect([bags, dock].map((it) => over('/', '/', it))).toEqual([true, true]);
    });

    it('that has none, where it is about an order; a dock is looked at on its board', () => {
      expect(over('/support/order/5/', '/dispatch', bags)).toBe(true);
      expect(over('/support/user/5/a@b.example/', '/dispatch', bags, false)).toBe(true);
      expect(over('/support/order/5/', '/dispatch', dock)).toBe(false);
      expect(over('/', '/dispatch', bags)).toBe(true);
      expect(over('/', '/dispatch', dock)).toBe(false);
    });

    it('never over a thing of another center, where its own would be looked for', () => {
      expect(over('/support/order/5/', '/dispatch', bags, false)).toBe(false);
    });

    it('never over the board of another center, or where that center has none', () => {
      expect(over('/', '/dispatch', bags, false)).toBe(false);
      expect(over('/dispatch', '/', bags)).toBe(false);
    });

    it('that has a form of its own for it', () => {
      const who = { driverId: 4, driverName: 'Ali', center: 9 };
      const cost = { day: '2026-11-22', typeId: 1, amountCents: 500, minutes: 20, comment: '' };
      const links = { demandId: 8, orderId: null, dockId: null, logGroupId: null, logId: null };
      const demand = modify('demand.validate', { ...who, ...cost, ...links });
      expect(over('/driver_extra_cost_demands', '/dispatch', demand)).toBe(true);
      expect(over('/support/order/5/', '/dispatch', demand)).toBe(false);
      expect(over('/driver_extra_cost_demands', '/dispatch', dock)).toBe(false);
    });
  });
});
