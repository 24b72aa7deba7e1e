import { describe, expect, it } from 'vitest';
import { dispatchTask, dispatchTasks } from '../../../src/domain/task/commands/dispatch.ts';
import { canDispatch, offersDispatch } from '../../../src/domain/task/direct-dispatch.ts';
import { anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

describe('the button of one order', () => {
  it('DSP-252 stands on orders in no dock that have not left', () => {
    expect([offersDispatch({ status: 'todo' }), offersDispatch({ status: 'waiting', dock: null })]).toEqual([
      true,
      true,
    ]);
    const others = [{ status: 'todo', dock: 7 }, { status: 'shipping' }, { status: 'received' }];
    expect(others.map(offersDispatch)).toEqual([false, false, false]);
  });

  it('DSP-252 cannot be pressed for an order on its way or kept out of dispatch', () => {
    expect(canDispatch({ status: 'todo' }, false)).toBeNull();
    expect(canDispatch({ status: 'todo', is_moving: true }, true)?.code).toBe('taskMoving');
    expect(canDispatch({ status: 'todo', is_dispatch_disabled: true }, true)?.code).toBe('dispatchDisabled');
  });

  it('DSP-274 nor for one not finalised, unless that is allowed', () => {
    expect(canDispatch({ status: 'waiting' }, false)?.code).toBe('waitingTask');
    expect(canDispatch({ status: 'waiting' }, true)).toBeNull();
  });
});

describe('a dispatch', () => {
  const order = (id: number) => ({ taskId: aTask(id).id, orderId: anOrder(id + 1000).id });
  type Fields = Parameters<typeof aTask>[1];
  const seen = (...tasks: readonly Fields[]) =>
    readerOf(aWorld().with('task', ...tasks.map((fields, at) => aTask(at + 1, fields))));

  it('DSP-456 is refused for an order that is in a dock by now, is moving, or is gone', () => {
    const refusal = (...tasks: readonly Fields[]) => dispatchTask.guard(order(1), seen(...tasks))?.code;
    expect(refusal({ dock: null })).toBeUndefined();
    expect([refusal({ dock: 7 }), refusal({ is_moving: true }), refusal()]).toEqual([
      'movedMeanwhile',
      'taskMoving',
      'gone',
    ]);
  });

  it('DSP-457 of several is one action: one that may not go keeps all', () => {
    const args = { orders: [order(1), order(2)], define: false };
    expect(dispatchTasks.guard(args, seen({}, {}))).toBeNull();
    expect(dispatchTasks.guard(args, seen({}, { dock: 7 }))?.code).toBe('movedMeanwhile');
    expect([
      dispatchTasks.holds(args, seen({ dock: 7 }, {})),
      dispatchTasks.holds(args, seen({ dock: 7 }, { dock: 7 })),
    ]).toEqual([false, true]);
  });

  it('DSP-456 DSP-457 says what was done', () => {
    expect(dispatchTask.text.success).toBe('Commande dispatchée');
    expect(dispatchTasks.text.success).toBe('Commandes dispatchées dans une tournée vide');
  });
});
