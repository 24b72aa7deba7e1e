import { describe, expect, it } from 'vitest';
import { assignDock } from '../../../src/domain/dock/commands/assign.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import { aDock, aDriver } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const at = '2025-03-03T12:00:00+01:00';
const go = { dockId: DockId.parse(1_234_567), driverId: DriverId.parse(4), lockedAt: null, at };
const dock = aDock(1_234_567, { dock_type: 'DRIVER_SOFT', target_driver: 4 });
const world = aWorld()
  .with('dock', dock)
  .with('driver', aDriver(4, { state: 'wait' }));

describe('GO', () => {
  it('DSP-416 posts to the dock, DSP-934 and may take 120 s', () => {
    expect(assignDock.request(go)).toEqual({ method: 'POST', path: '/docks/1234567/assign/', timeoutMs: 120_000 });
  });

  it('DSP-416 is refused on a dock that cannot be assigned or is gone', () => {
    expect(assignDock.guard(go, readerOf(world))).toBeNull();
    expect(assignDock.guard(go, readerOf(world.without('driver', 4)))?.code).toBe('noDriver');
    expect(assignDock.guard(go, readerOf(world.without('dock', 1_234_567)))?.code).toBe('gone');
  });

  it('DSP-414 locks the dock', () => {
    const after = world.after(assignDock.effect(go, readerOf(world)));
    expect(readerOf(after).get('dock', go.dockId)?.locked_at).toBe(at);
  });

  it('holds after its effect; twice is once', () => {
    const once = world.after(assignDock.effect(go, readerOf(world)));
    const twice = once.after(assignDock.effect(go, readerOf(once)));
    expect([assignDock.holds(go, readerOf(world)), assignDock.holds(go, readerOf(once))]).toEqual([false, true]);
    expect(twice.rows).toEqual(once.rows);
  });

  it('DSP-417 given again to a locked dock, holds only once the lock is a later one', () => {
    const locked = aWorld().with('dock', aDock(1_234_567, { locked_at: at }));
    expect(assignDock.holds({ ...go, lockedAt: at }, readerOf(locked))).toBe(false);
    expect(assignDock.holds({ ...go, lockedAt: '2025-03-03T11:00:00+01:00' }, readerOf(locked))).toBe(true);
  });

  it('happens now or not at all, in the lanes of its dock and its driver', () => {
    expect(assignDock.delivery).toEqual({ kind: 'live' });
    expect(assignDock.lane(go)).toEqual(['dock:1234567', 'driver:4']);
    expect(assignDock.lane({ ...go, driverId: null })).toEqual(['dock:1234567']);
  });
});

describe('the answer to GO', () => {
  const notLocked = (body: unknown) => assignDock.accept(body, go).refusal;
  const sentence = (reason?: string) => {
    const text = assignDock.text.refusals.notLocked;
    return typeof text === 'function' ? text(reason) : text;
  };

  it('DSP-419 is an error without locked_at', () => {
    expect(notLocked({ ...dock, locked_at: at })).toBeUndefined();
    expect(notLocked({ ...dock, locked_at: null })?.code).toBe('notLocked');
    expect(notLocked({ id: go.dockId })?.code).toBe('notLocked');
  });

  it('DSP-935 gives the reason of the dock, else that of the answer', () => {
    expect(notLocked({ id: 1, error_message: 'Livreur occupé', error: 'autre' })?.detail).toBe('Livreur occupé');
    expect(notLocked({ id: 1, error: 'autre' })?.detail).toBe('autre');
    expect(notLocked({ id: 1 })?.detail).toBeUndefined();
  });

  it('DSP-935 says it in a sentence, also without a reason', () => {
    expect(sentence('Livreur occupé')).toBe(
      'Impossible de lancer la livraison : Livreur occupé. Veuillez réessayer ou mettre à jour votre flow',
    );
    expect(sentence()).toBe(
      'Impossible de lancer la livraison : raison inconnue. Veuillez réessayer ou mettre à jour votre flow',
    );
  });

  it('DSP-935 replaces the local dock all the same', () => {
    const body = { id: go.dockId, name: 'Nouvelle', error_message: 'Livreur occupé' };
    expect(assignDock.accept(body, go).rows).toContainEqual({ kind: 'dock', list: 'answer', rows: [body] });
  });
});
