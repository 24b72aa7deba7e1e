import { afterEach, expect, it, vi } from 'vitest';
import { later, needed, watchMissingCode } from '../../../src/views/ui/later/later.ts';

const reported = vi.fn();
watchMissingCode(reported);
afterEach(() => reported.mockReset());

const lost = new TypeError('Failed to fetch dynamically imported module');

it('code is fetched once, however many ask for it', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const code = later(load);
  expect(code.there()).toBeUndefined();
  expect(await Promise.all([code.fetch(), code.fetch()])).toEqual(['code', 'code']);
  expect(await code.fetch()).toBe('code');
  expect(code.there()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

it('code that does not come rejects nowhere: it is missing, is reported, and comes at the next try', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code');
  const code = later(load);
  expect(await code.fetch()).toBeNull();
  expect([code.isMissing(), code.there()]).toEqual([true, undefined]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(lost);
  const again = code.fetch();
  // The place that says so stays until the code is there.
  expect(code.isMissing()).toBe(true);
  expect(await again).toBe('code');
  expect([code.isMissing(), code.there()]).toEqual([false, 'code']);
});

it('whoever watches hears that code came, or did not, until he leaves', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code');
  const code = later(load);
  const heard: (string | boolean)[] = [];
  const leave = code.watch(() => heard.push(code.there() ?? code.isMissing()));
  await code.fetch();
  await code.fetch();
  leave();
  expect(heard).toEqual([true, 'code']);
});

it('code that another needs fails that one too', async () => {
  const one = later<string>(() => Promise.reject(lost));
  const other = later(async () => `with ${await needed(one)}`);
  expect(await other.fetch()).toBeNull();
  expect(other.isMissing()).toBe(true);
});
