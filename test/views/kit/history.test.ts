import { describe, expect, it } from 'vitest';
import {
  forgetAction,
  isStillDone,
  lastDone,
  noteDone,
  noteParked,
  noteUndone,
} from '../../../src/views/kit/actions/history.ts';

const step = (args: number) => ({ command: { name: 'a', text: { refusals: {} } }, args });
let ids = 0;
const done = (...steps: ReturnType<typeof step>[]) => {
  ids += 1;
  return noteDone({ label: `a${ids}`, center: 9, commandIds: [`c${ids}`], steps: steps.length > 0 ? steps : null });
};

describe('what a page has done', () => {
  it('has the latest first, also what cannot be undone', () => {
    done(step(1));
    const last = done();
    expect(lastDone()).toEqual(last);
  });

  it('is one thing where several actions are told together', () => {
    const before = done();
    const [a, b] = [done(), done()];
    const together = noteDone({
      label: 'ab',
      center: 9,
      commandIds: [...a.commandIds, ...b.commandIds],
      steps: [step(1)],
    });
    expect(lastDone()).toEqual(together);
    expect([a, b].some(isStillDone)).toBe(false);
    noteUndone(together, []);
    expect(lastDone()).toEqual(before);
  });

  it('has no way back once it was parked, and is gone once it was given up', () => {
    const before = done();
    const it = done(step(1));
    noteParked(it.commandIds[0] ?? '');
    expect(lastDone()).toMatchObject({ id: it.id, steps: null, isParked: true });
    forgetAction(it.commandIds[0] ?? '');
    expect(lastDone()).toEqual(before);
  });

  it('keeps what is left to undo of several steps', () => {
    const it = done(step(1), step(2));
    noteUndone(it, [step(1)]);
    expect(lastDone()).toMatchObject({ id: it.id, steps: [step(1)] });
  });
});
