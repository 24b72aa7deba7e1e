import { describe, expect, it } from 'vitest';
import type { DockCard } from '../../../../src/db/view-rows/dispatch.ts';
import { allowedSteps, mainActions } from '../../../../src/views/concepts/dock/allowed-steps.ts';
import { aDockCard, aTaskRow } from '../../../builders/view-rows.ts';

const nowMs = Date.parse('2026-03-03T12:00:00+01:00');
const at = '2026-03-03T10:00:00+01:00';

const offers = (fields: Partial<DockCard> = {}, taskIds: readonly number[] = [5]) =>
  allowedSteps(aDockCard(1, taskIds, fields), nowMs);
const reasons = (fields: Partial<DockCard>, taskIds?: readonly number[]) =>
  Object.fromEntries(
    Object.entries(offers(fields, taskIds)).map(([action, refusal]) => [action, refusal?.code ?? null]),
  );
const main = (fields: Partial<DockCard>, taskIds: readonly number[] = [5]) => {
  const card = aDockCard(1, taskIds, fields);
  return mainActions(card, allowedSteps(card, nowMs));
};

describe('Valider la tournée', () => {
  it('DSP-403 has a place on a draft with a task that is no courier dock, and nowhere else', () => {
    expect(offers()).toHaveProperty('validate', null);
    expect(offers({ current_status: 'moving' })).not.toHaveProperty('validate');
    expect(offers({}, [])).not.toHaveProperty('validate');
    expect(offers({ dock_type: 'STUART' })).not.toHaveProperty('validate');
  });

  it('DSP-425 DSP-426 is there and says why it cannot be pressed', () => {
    expect(offers({ created_at: '2026-02-16T12:00:00+01:00' }).validate).toMatchObject({
      code: 'dockTooOld',
      detail: '15',
    });
    expect(offers({ driverState: 'returning' }).validate?.code).toBe('driverReturning');
  });

  it('DSP-405 is taken back on a moving round', () => {
    expect(offers({ current_status: 'moving' })).toHaveProperty('invalidate', null);
    expect(offers()).not.toHaveProperty('invalidate');
  });
});

describe('Mise en chariot', () => {
  it('DSP-407 has a place on docks with tasks that are not defined', () => {
    expect(offers({ current_status: 'moving' })).toHaveProperty('define', null);
    expect(offers({ current_status: 'moving' }, [])).not.toHaveProperty('define');
    expect(offers({ current_status: 'defined', defined_at: at })).not.toHaveProperty('define');
  });

  it('DSP-408 DSP-410 waits for every task, but for a hard dock', () => {
    const waiting = { current_status: 'moving', tasks: [aTaskRow(5, { status: 'waiting' })] };
    expect(offers(waiting).define?.code).toBe('waitingTask');
    expect(offers({ ...waiting, dock_type: 'DRIVER_HARD' }).define).toBeNull();
  });

  it('DSP-411 is undone on a loaded empty dock that is not hard', () => {
    const loaded = { current_status: 'loaded', loaded_at: at, defined_at: at };
    expect(offers(loaded, [])).toHaveProperty('undefine', null);
    expect(offers(loaded)).not.toHaveProperty('undefine');
    expect(offers({ ...loaded, dock_type: 'DRIVER_HARD' }, [])).not.toHaveProperty('undefine');
  });
});

it('DSP-412 Chargé has a place on moving and defined docks, until they are loaded', () => {
  expect(offers({ current_status: 'moving' })).toHaveProperty('ready', null);
  expect(offers({ current_status: 'defined', defined_at: at })).toHaveProperty('ready', null);
  expect(offers()).not.toHaveProperty('ready');
  expect(offers({ current_status: 'moving', loaded_at: at })).not.toHaveProperty('ready');
});

describe('ANNULER', () => {
  const locked = { dock_type: 'DRIVER_SOFT', current_status: 'loaded', locked_at: at, target_driver: 7 };

  it('DSP-420 has a place on a locked driver dock with tasks and a target driver, not gone', () => {
    expect(offers(locked)).toHaveProperty('unlock', null);
    expect(offers({ ...locked, locked_at: null })).not.toHaveProperty('unlock');
    expect(offers({ ...locked, gone_at: at })).not.toHaveProperty('unlock');
    expect(offers({ ...locked, dock_type: 'NOCONFIG' })).not.toHaveProperty('unlock');
    expect(offers({ ...locked, target_driver: null })).not.toHaveProperty('unlock');
    expect(offers(locked, [])).not.toHaveProperty('unlock');
  });

  it('DSP-421 says so when the driver refused too often today', () => {
    expect(offers({ ...locked, isRefusalLimitExceeded: true }).unlock?.code).toBe('refusalsLimit');
  });

  it('DSP-424 stands alone: a locked dock is changed by nothing else, and may be closed', () => {
    expect(reasons(locked)).toEqual({
      unlock: null,
      give: 'dockLocked',
      edit: 'dockLocked',
      moveOnto: 'dockLocked',
      switchDrivers: 'dockLocked',
      close: null,
    });
  });
});

it('DSP-459 only an empty, unlocked draft is deleted', () => {
  expect(offers({}, [])).toHaveProperty('remove', null);
  expect(offers()).not.toHaveProperty('remove');
  expect(offers({ locked_at: at }, [])).not.toHaveProperty('remove');
});

it('DSP-448 drivers are switched between driver docks', () => {
  expect(offers({ dock_type: 'DRIVER_HARD' })).toHaveProperty('switchDrivers', null);
  expect(offers()).not.toHaveProperty('switchDrivers');
});

it('DSP-422 DSP-425 a dock of any age, or on the road, can be closed; a closed one offers nothing', () => {
  expect(offers({ created_at: '2025-01-01T12:00:00+01:00' }).close).toBeNull();
  expect(offers({ gone_at: at, locked_at: at })).toEqual({ close: null });
  expect(offers({ closed_at: at })).toEqual({});
});

it('the next steps are buttons: one or two, whatever the state', () => {
  expect(main({})).toEqual(['validate']);
  expect(main({ current_status: 'moving' })).toEqual(['define', 'ready']);
  expect(main({ current_status: 'defined', defined_at: at })).toEqual(['ready']);
  expect(main({ current_status: 'loaded', loaded_at: at }, [])).toEqual(['undefine']);
  expect(main({ current_status: 'ready_to_load' })).toEqual([]);
  expect(main({ dock_type: 'DRIVER_SOFT', locked_at: at, target_driver: 7 })).toEqual(['unlock']);
  expect(main({ gone_at: at, locked_at: at })).toEqual([]);
});
