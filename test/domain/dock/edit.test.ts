import { expect, it } from 'vitest';
import { ageDays, canEdit } from '../../../src/domain/dock/edit.ts';
import { editRefusals } from '../../../src/domain/dock/text.ts';
import { aDock, aDriver } from '../../builders/rows.ts';

const now = Date.parse('2025-03-20T12:00:00+01:00');
const createdBefore = (days: number, hours = 0) =>
  aDock(1, { created_at: new Date(now - (days * 24 + hours) * 3_600_000).toISOString() });

it('DSP-424 refuses a locked dock', () => {
  const locked = aDock(1, { locked_at: '2025-03-20T11:00:00+01:00' });
  expect(canEdit(locked, undefined, now)?.code).toBe('dockLocked');
});

it('DSP-425 allows 14 days 23 h, refuses 15 days', () => {
  expect(canEdit(createdBefore(14, 23), undefined, now)).toBeNull();
  expect(canEdit(createdBefore(15), undefined, now)).toMatchObject({ code: 'dockTooOld', detail: '15' });
});

it('DSP-425 says the age in whole days', () => {
  const refusal = canEdit(createdBefore(16, 23), undefined, now);
  expect(editRefusals.dockTooOld(refusal?.detail)).toBe('ce dock est trop vieux: 16 jours');
});

it('DSP-425 lets a dock of unknown or coming creation be edited', () => {
  expect([ageDays(aDock(), now), ageDays(createdBefore(-1), now)]).toEqual([0, 0]);
});

it('DSP-426 refuses while the driver is returning, and then only', () => {
  const refusals = ['returning', 'wait', 'run', null].map(
    (state) => canEdit(aDock(), aDriver(1, { state }), now)?.code,
  );
  expect(refusals).toEqual(['driverReturning', undefined, undefined, undefined]);
  expect(editRefusals.driverReturning).toBe('le livreur est en retour, impossible de modifier ce dock');
});

it('DSP-387 DSP-422 DSP-424 says first that a round is gone, then that it is closed, locked, and last how old it is', () => {
  const old = { created_at: new Date(now - 20 * 24 * 3_600_000).toISOString() };
  const at = '2025-03-20T11:00:00+01:00';
  const codeOf = (fields: object) =>
    canEdit(aDock(1, { ...old, ...fields }), aDriver(1, { state: 'returning' }), now)?.code;
  expect([
    codeOf({ hidden: true, closed_at: at, locked_at: at }),
    codeOf({ closed_at: at, locked_at: at }),
    codeOf({ locked_at: at }),
    codeOf({}),
  ]).toEqual(['gone', 'closed', 'dockLocked', 'dockTooOld']);
});
