import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Ranked, reranked } from '../../../src/domain/preparation/emergencies.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 });
const rank = fc.option(fc.integer({ min: 0, max: 12 }));
const present = ids.chain((all) =>
  fc.tuple(...all.map((id) => rank.map((emergency_rank): Ranked => ({ id, emergency_rank })))),
);
const floor = present.chain((tasks) =>
  fc.record({
    tasks: fc.constant(tasks),
    asked: fc
      .subarray(tasks)
      .chain((some) =>
        fc.tuple(...some.map(({ id }) => rank.map((emergency_rank): Ranked => ({ id, emergency_rank })))),
      ),
  }),
);

const after = (tasks: readonly Ranked[], asked: readonly Ranked[]) => {
  const changed = new Map(reranked(tasks, asked).map(({ id, emergency_rank }) => [id, emergency_rank]));
  const ranked = tasks.map((task) => ({
    ...task,
    emergency_rank: changed.has(task.id) ? (changed.get(task.id) ?? null) : task.emergency_rank,
  }));
  return ranked
    .filter(({ emergency_rank }) => (emergency_rank ?? 0) >= 1)
    .sort((a, b) => (a.emergency_rank ?? 0) - (b.emergency_rank ?? 0));
};

it('PRP-162 ranks are 1 to n after whatever is asked', () => {
  fc.assert(
    fc.property(floor, ({ tasks, asked }) => {
      expect(after(tasks, asked).map(({ emergency_rank }) => emergency_rank)).toEqual(
        after(tasks, asked).map((_, at) => at + 1),
      );
    }),
  );
});

it('PRP-161 PRP-163 what is asked for is urgent, or no more; those nobody asked for keep their order', () => {
  fc.assert(
    fc.property(floor, ({ tasks, asked }) => {
      const urgent = after(tasks, asked).map(({ id }) => id);
      const wanted = new Map(asked.map(({ id, emergency_rank }) => [id, (emergency_rank ?? 0) >= 1]));
      for (const [id, isUrgent] of wanted) expect(urgent.includes(id)).toBe(isUrgent);
      const untouched = after(tasks, [])
        .map(({ id }) => id)
        .filter((id) => !wanted.has(id));
      expect(urgent.filter((id) => !wanted.has(id))).toEqual(untouched);
    }),
  );
});

it('PRP-164 the same asked again changes nothing', () => {
  fc.assert(
    fc.property(floor, ({ tasks, asked }) => {
      const first = reranked(tasks, asked);
      const now = tasks.map((task) => first.find(({ id }) => id === task.id) ?? task);
      const ranks = now.filter(({ id }) => asked.some((it) => it.id === id));
      expect(reranked(now, ranks)).toEqual([]);
    }),
  );
});

it('PRP-160 a task takes the place it is dropped on, those after it move down', () => {
  const tasks = [1, 2, 3, 4].map((id) => ({ id, emergency_rank: id === 4 ? null : id }));
  expect(after(tasks, [{ id: 4, emergency_rank: 2 }]).map(({ id }) => id)).toEqual([1, 4, 2, 3]);
  expect(after(tasks, [{ id: 2, emergency_rank: null }]).map(({ id }) => id)).toEqual([1, 3]);
});
