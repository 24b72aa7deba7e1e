import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysActive, NextConfigId, zoneTaskType } from '../../../src/domain/preparation/next-config.ts';
import {
  type Asking,
  isGranted,
  mayBeForced,
  nextTask,
  ruleNumbers,
  type SpotState,
} from '../../../src/domain/preparation/next-task.ts';

// Who is sent where next: each rule alone, and against those after it.

const spots = [
  ...[21, 54, 55, 33].map((type) => ({ type, zone: null })),
  ...[941, 952].map((zone) => ({ type: zoneTaskType, zone })),
];
const limit = fc.option(fc.integer({ min: 0, max: 4 }));

const config = fc.record({
  max_staff: limit,
  max_buffer: limit,
  is_high_priority_spot: fc.boolean(),
  is_one_grant_bypass_max_buffer: fc.boolean(),
  disabled: fc.boolean(),
});
const state = fc.record({
  waiting: fc.integer({ min: 0, max: 3 }),
  staff: fc.integer({ min: 0, max: 4 }),
  buffer: fc.integer({ min: 0, max: 5 }),
  isZoneActive: fc.boolean(),
});
const start = '2026-03-10T09:00:00Z';
const end = '2026-03-10T09:30:00Z';

const situation = fc
  .record({
    order: fc.shuffledSubarray([...spots.keys()], { minLength: spots.length }),
    configs: fc.tuple(...spots.map(() => config)),
    states: fc.tuple(...spots.map(() => state)),
    grants: fc.tuple(...spots.map(() => fc.boolean())),
    last: fc.option(fc.constantFrom(...spots)),
    running: fc.boolean(),
    forced: fc.option(fc.constantFrom(15, 21, 33, 54, 73, 99)),
    isLocked: fc.boolean(),
  })
  .map(({ order, configs, states, grants, last, running, forced, isLocked }) => {
    const who: Asking = {
      current_task_type: running ? (last?.type ?? null) : null,
      current_zone: running ? (last?.zone ?? null) : null,
      last_task_type: last?.type ?? null,
      last_zone: last?.zone ?? null,
      last_started_at: last ? start : null,
      last_ended_at: running ? null : end,
      next_task_type: forced,
      lock_on_at: isLocked ? start : null,
      grants: spots.map(({ type, zone }, at) => ({
        identifier: `${type}/${zone}`,
        value: grants[at] === true,
        task_type: type,
        external_id: zone,
      })),
    };
    return {
      who,
      configs: spots.map(({ type, zone }, at) => ({
        id: NextConfigId.parse(100 + at),
        rank: order.indexOf(at) + 1,
        next_task_type: type,
        external_id: zone,
        ...(configs[at] as NonNullable<(typeof configs)[number]>),
      })),
      floor: spots.map(
        ({ type, zone }, at): SpotState => ({ type, zone, ...(states[at] as NonNullable<(typeof states)[number]>) }),
      ),
    };
  });

type Situation = typeof situation extends fc.Arbitrary<infer Of> ? Of : never;
const ask = ({ who, configs, floor }: Situation) => nextTask(who, configs, floor);
const configOf = ({ configs }: Situation, { type, zone }: { type: number; zone: number | null }) =>
  configs.find((it) => it.next_task_type === type && it.external_id === zone);
const stateOf = ({ floor }: Situation, { type, zone }: { type: number; zone: number | null }) =>
  floor.find((it) => it.type === type && it.zone === zone);

/** Told once more in plain words: what he may be sent to by rules 3 to 7. */
const open = (at: Situation) =>
  at.configs
    .filter((it) => {
      const spot = { type: it.next_task_type, zone: it.external_id };
      const how = stateOf(at, spot);
      if (!how || it.disabled || how.waiting === 0 || !isGranted(at.who, spot.type, spot.zone)) return false;
      if (spot.type !== zoneTaskType) return true;
      const others = (at.who.grants ?? []).filter((grant) => grant.value && grant.external_id !== spot.zone);
      const isFull = it.max_buffer !== null && how.buffer >= it.max_buffer;
      return how.isZoneActive && (!isFull || (it.is_one_grant_bypass_max_buffer && others.length === 0));
    })
    .sort((one, other) => one.rank - other.rank)
    .map((it) => {
      const spot = { type: it.next_task_type, zone: it.external_id };
      const how = stateOf(at, spot);
      const staff = how?.staff ?? 0;
      return {
        ...spot,
        staff,
        isPriority: it.is_high_priority_spot,
        hasRoom: it.max_staff === null || staff < it.max_staff,
      };
    });
const isLast =
  ({ who }: Situation) =>
  (spot: { type: number; zone: number | null }) =>
    spot.type === who.last_task_type && spot.zone === (who.last_zone ?? null);

const property = (says: (at: Situation) => void) => fc.assert(fc.property(situation, says), { numRuns: 400 });

describe('the next task of a packer', () => {
  it('PRP-222 is the one he has begun, whatever else there is', () =>
    property((at) => {
      const sent = ask(at);
      if (at.who.current_task_type != null)
        expect(sent).toEqual({ type: at.who.current_task_type, zone: at.who.current_zone ?? null, rule: 'resume' });
      else expect(sent?.rule).not.toBe('resume');
    }));

  it('PRP-223 PRP-197 is then the one chosen by hand, where he may do it', () =>
    property((at) => {
      const { who, configs } = at;
      const type = who.next_task_type;
      if (who.current_task_type != null) return;
      const sent = ask(at);
      if (type == null || !mayBeForced(who, type, configs)) expect(sent?.rule).not.toBe('forced');
      else if (type !== zoneTaskType) expect(sent).toEqual({ type, zone: null, rule: 'forced' });
      else if (sent?.rule === 'forced') expect(sent.type).toBe(zoneTaskType);
    }));

  it('PRP-224 is then his own, while he is kept on it and it has work', () =>
    property((at) => {
      const sent = ask(at);
      if (sent && ruleNumbers[sent.rule] < 3) return;
      const own = at.who.lock_on_at ? open(at).find(isLast(at)) : undefined;
      if (own) expect(sent).toEqual({ type: own.type, zone: own.zone, rule: 'locked' });
      else expect(sent?.rule).not.toBe('locked');
    }));

  it('PRP-226 PRP-227 PRP-228 is then a priority spot, an empty one, the same type, the first of the list', () =>
    property((at) => {
      const sent = ask(at);
      if (sent && ruleNumbers[sent.rule] < 4) return;
      const left = open(at).filter(({ hasRoom }) => hasRoom);
      const by = (rule: string, spot: (typeof left)[number] | undefined) =>
        spot && { type: spot.type, zone: spot.zone, rule };
      expect(sent).toEqual(
        by(
          'prioritySpot',
          left.find(({ isPriority }) => isPriority),
        ) ??
          by(
            'emptySpot',
            left.find(({ staff }) => staff === 0),
          ) ??
          by('sameType', left.find(isLast(at))) ??
          by('priorityOrder', left[0]) ??
          null,
      );
    }));

  it('PRP-229 is never a zone whose buffer is full, but for whoever may do nothing else', () =>
    property((at) => {
      const sent = ask(at);
      if (!sent || ruleNumbers[sent.rule] < 3 || sent.type !== zoneTaskType) return;
      const its = configOf(at, sent);
      const isFull = its?.max_buffer != null && (stateOf(at, sent)?.buffer ?? 0) >= its.max_buffer;
      const granted = (at.who.grants ?? []).filter(({ value }) => value);
      if (isFull) expect([its.is_one_grant_bypass_max_buffer, granted.length]).toEqual([true, 1]);
    }));

  it('PRP-192 PRP-722 is by rules 3 to 7 one he has the permission of, that is not off, with work, in a zone in use', () =>
    property((at) => {
      const sent = ask(at);
      if (!sent || ruleNumbers[sent.rule] < 3) return;
      expect(isGranted(at.who, sent.type, sent.zone)).toBe(true);
      expect(configOf(at, sent)?.disabled).toBe(false);
      expect(stateOf(at, sent)?.waiting).toBeGreaterThan(0);
      if (sent.zone !== null) expect(stateOf(at, sent)?.isZoneActive).toBe(true);
    }));

  it('does not hang on the order the rows come in', () =>
    property((at) => {
      const turned = { ...at, configs: [...at.configs].reverse(), floor: [...at.floor].reverse() };
      expect(ask(turned)).toEqual(ask(at));
    }));

  it('PRP-192 may be forced of the types that are always active, without a permission', () => {
    for (const type of alwaysActive) expect(mayBeForced({ grants: [] }, type, [])).toBe(true);
    expect(mayBeForced({ grants: [] }, 33, [])).toBe(false);
  });
});
