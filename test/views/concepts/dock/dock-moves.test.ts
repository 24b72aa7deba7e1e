import { describe, expect, it } from 'vitest';
import {
  dockDragRefusal,
  dockDropRefusal,
  moveOntoArgs,
  switchArgs,
  switchRefusal,
} from '../../../../src/views/concepts/dock/dock-moves.ts';
import { dropRefusalText } from '../../../../src/views/concepts/dock/move/drop-refusal-text.ts';
import { aDockCard, aTaskRow } from '../../../builders/view-rows.ts';

const nowMs = Date.parse('2026-03-03T12:00:00+01:00');
const at = '2026-03-03T10:00:00+01:00';
const driverDock = aDockCard(2, [], { dock_type: 'DRIVER_SOFT' });

describe('a whole dock', () => {
  it('DSP-522 DSP-424 is picked up when it has tasks and may be edited', () => {
    expect(dockDragRefusal(aDockCard(1, [5]), nowMs)).toBeNull();
    expect(dockDragRefusal(aDockCard(1), nowMs)?.code).toBe('empty');
    expect(dockDragRefusal(aDockCard(1, [5], { locked_at: at }), nowMs)?.code).toBe('dockLocked');
  });

  it('DSP-520 DSP-523 falls on an open one or, loaded, on a driver dock', () => {
    const loaded = aDockCard(1, [5], { current_status: 'loaded', defined_at: at, loaded_at: at });
    expect(dockDropRefusal(aDockCard(1, [5]), aDockCard(3), nowMs)).toBeNull();
    expect(dockDropRefusal(loaded, driverDock, nowMs)).toBeNull();
  });

  it('DSP-524 DSP-525 DSP-526 does not fall on a driver dock undefined or moving, whatever else holds', () => {
    const undefinedDock = aDockCard(1, [5], { loaded_at: at });
    const moving = aDockCard(1, [5], { defined_at: at, loaded_at: at, current_status: 'moving' });
    expect(dockDropRefusal(undefinedDock, driverDock, nowMs)?.code).toBe('notDefined');
    expect(dockDropRefusal(moving, driverDock, nowMs)?.code).toBe('stillMoving');
  });

  it('DSP-530 says why it may not fall on the list, nor on itself', () => {
    const dragged = { kind: 'dock', card: aDockCard(1, [5]) } as const;
    expect(dropRefusalText(dragged, { kind: 'list' }, nowMs)).toBe(
      'Une tournée ne peut être déposée que sur une tournée',
    );
    expect(dropRefusalText(dragged, { kind: 'dock', card: dragged.card, at: 'first' }, nowMs)).toBe('Même tournée');
  });

  it('DSP-527 DSP-486 sends the tasks shown in their order, and whether the target showed none', () => {
    const card = { ...aDockCard(1), tasks: [aTaskRow(5, { dock_rank: 2 }), aTaskRow(6, { dock_rank: 1 })] };
    expect(moveOntoArgs(card, aDockCard(3), nowMs)).toMatchObject({ taskIds: [6, 5], targetEmpty: true });
    expect(moveOntoArgs(card, aDockCard(3, [9]), nowMs).targetEmpty).toBe(false);
  });
});

describe('a switch of drivers', () => {
  it('DSP-448 is between two driver docks that may be edited', () => {
    const other = aDockCard(3, [], { dock_type: 'DRIVER_HARD' });
    expect(switchRefusal(driverDock, other, nowMs)).toBeNull();
    expect(switchRefusal(driverDock, driverDock, nowMs)?.code).toBe('sameDock');
    expect(switchRefusal(driverDock, aDockCard(4), nowMs)?.code).toBe('notDriverDock');
    expect(switchRefusal(driverDock, { ...other, driverState: 'returning' }, nowMs)?.code).toBe('driverReturning');
  });

  it('DSP-482 DSP-485 says the acceptance of the first dock only, null while it is pending', () => {
    const first = aDockCard(1, [], { target_driver: 7, target_name: 'Ali' });
    const second = aDockCard(2, [], { accepted_by_driver: true });
    expect(switchArgs(first, second, nowMs)).toEqual({
      dockId: 1,
      otherId: 2,
      driverId: 7,
      otherDriverId: null,
      targetName: 'Ali',
      otherTargetName: null,
      accepted: null,
      atMs: nowMs,
    });
  });
});
