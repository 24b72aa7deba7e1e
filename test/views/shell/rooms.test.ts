import { describe, expect, it } from 'vitest';
import { roomPaths } from '../../../src/domain/session/rooms.ts';
import { rooms, showsBoard } from '../../../src/views/shell/routes/rooms.ts';
import { placeOf } from '../../../src/views/shell/search/places.ts';
import { aCenter } from '../../builders/rows.ts';

describe('the rooms declared', () => {
  it('have one screen at each path the worker knows as theirs', () => {
    const shown = rooms.flatMap(({ screens }) => Object.keys(screens));
    expect(['/redirect/:centerId', ...shown].sort()).toEqual([...roomPaths].sort());
  });

  it('DSP-045 have the banner where a board is shown, whatever the case and the slash', () => {
    expect(['/', '/dispatch', '/Dispatch/'].map(showsBoard)).toEqual([true, true, true]);
    expect(['/support/order/4', '/driver_extra_cost_demands', '/dispatching'].some(showsBoard)).toBe(false);
  });

  it('say where what was found is looked at: on the lists, wherever the center has them', () => {
    const off = aCenter(9, { is_shadow_groupment_enabled: false });
    expect(placeOf('order', 7, aCenter(9, { is_shadow_groupment_enabled: true }))).toMatch(/^\/dispatch\?.*info=7/);
    expect(placeOf('dock', 7, off)).toMatch(/^\/\?/);
    expect(placeOf('driver', 7, off)).toBeNull();
  });
});
