import { describe, expect, it } from 'vitest';
import { readAlert } from '../../../src/domain/alert/commands.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { anAlert } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const read = (kind: 'alert' | 'notification') => ({ alertId: 4, kind, center: CenterId.parse(9) });
const world = aWorld().with('alert', anAlert(4)).with('notification', anAlert(4));

describe('an alert that was read', () => {
  it('DSP-224 is marked, and not the one of the other kind under the same number', () => {
    const rows = readerOf(world.after(readAlert.effect(read('notification'), readerOf(world))));
    expect([rows.get('notification', 4)?.is_read, rows.get('alert', 4)?.is_read]).toEqual([true, undefined]);
    expect(readAlert.lane(read('alert'))).not.toEqual(readAlert.lane(read('notification')));
  });

  it('DSP-224 is looked for in the list of its kind, for want of a call that reads it', () => {
    const found = readAlert.acceptReread({ alerts: [{ id: 4 }], alert_notifications: [{ id: 5 }] }, read('alert'));
    expect(found.rows).toEqual([{ kind: 'alert', list: 'answer', rows: [{ id: 4 }] }]);
    const told = readAlert.acceptReread({ alert_notifications: [{ id: 5 }] }, read('notification'));
    expect(told.rows).toEqual([{ kind: 'notification', list: 'answer', rows: [{ id: 5 }] }]);
  });
});
