import { expect } from '@playwright/test';
import { afterEach, describe, vi } from 'vitest';
import { aPresence, karim, logsAnswer, type WireLog } from '../../builders/driver-logs.ts';
import { type Fault, refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const two = (value: number) => String(value).padStart(2, '0');
const lastOf = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** A presence for each day of a month; numbers tell the months apart. */
const monthOf = (month: string, driver: typeof karim): readonly WireLog[] =>
  Array.from({ length: lastOf(month) }, (_, at) => {
    const date = `${month}-${two(at + 1)}`;
    const id = Number(month.replace('-', '')) * 100_000 + driver.id * 32 + at;
    return aPresence(id, { driver, date, started_at: `${date}T07:00:00Z`, ended_at: `${date}T12:30:24Z` });
  });

const drivers = Array.from({ length: 60 }, (_, at) => ({ ...karim, id: 1_000 + at, name: `Livreur ${two(at)}` }));
const names = 'janvier février mars avril mai juin juillet août'.split(' ');
const months = names.map((name, at) => ({ name: `${name} 2026`, days: lastOf(`2026-${two(at + 1)}`) }));

interface StoredAnswer {
  readonly key: string;
  readonly value: { readonly logs: readonly unknown[] } | null;
}

const isLogs = (it: unknown): it is StoredAnswer =>
  typeof it === 'object' && it !== null && 'key' in it && 'askedAtMs' in it && String(it.key).startsWith('logs.of');

/** Answers of logs that page and worker copy out of the database from now on; one that fails is written once more. */
function answersRead(): () => readonly StoredAnswer[] {
  const copies = vi.spyOn(globalThis, 'structuredClone');
  return () => copies.mock.calls.map(([value]) => value).filter(isLogs);
}
const logsIn = (answers: readonly StoredAnswer[]) => {
  const each = new Map(answers.map(({ key, value }) => [key, value?.logs.length ?? 0]));
  return [...each.values()].reduce((sum, count) => sum + count, 0);
};

/** The logs of whatever month or days are asked for, of all drivers or of one. */
const telling: Fault = (_, { path }) => {
  const query = new URL(path, location.origin).searchParams;
  const id = Number(query.get('driver_id'));
  const whose = id > 0 ? [{ ...karim, id }] : drivers;
  const month = query.get('month');
  return refusal(200, logsAnswer(month ? whose.flatMap((driver) => monthOf(month, driver)) : []))();
};

afterEach(() => vi.restoreAllMocks());

describe('months of logs on the device', () => {
  test.override({ account: 'logistique' });

  test('LOG-214 of all logs of a center on the device a month reads its own alone, once, and draws a line a driver', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/driver-logs/', method: 'GET' }, telling);
    const heading = page.getByRole('heading', { level: 1 });
    const rows = page.getByRole('region', { name: /^Logs, / }).locator('tbody tr');
    await page.goto('/logs/month/2026-07');
    for (const { name } of months.slice(6)) {
      await expect(heading).toContainText(name);
      await expect(rows).toHaveCount(60);
      if (name !== 'août 2026') await page.getByRole('link', { name: 'SUIVANT' }).click();
    }
    network.setOffline(true);
    const read = answersRead();
    await page.getByRole('link', { name: 'PRECEDENT' }).click();
    await expect(heading).toContainText('juillet 2026');
    await expect(rows).toHaveCount(60);
    expect(logsIn(read())).toBe(60 * 31);
    expect(read().filter(({ value }) => value?.logs.length).length).toBeLessThanOrEqual(2);
  });

  test('LOG-214 from month to month of one driver each is read once, whatever else the device holds', async ({
    scene: _,
    page,
    network,
  }) => {
    network.intercept({ path: '/driver-logs/', method: 'GET' }, telling);
    const heading = page.getByRole('heading', { level: 1 });
    const rows = page.getByRole('region', { name: /^Logs, / }).locator('tbody tr');
    const shows = async ({ name, days }: { readonly name: string; readonly days: number }) => {
      await expect(heading).toContainText(name);
      await expect(rows).toHaveCount(2 * days);
    };
    await page.goto('/logs/month/2026-06');
    await expect(rows).toHaveCount(60);
    await page.goto('/logs/driver/1007/month/2026-02');
    const walked = months.slice(1, 8);
    for (const month of walked) {
      await shows(month);
      if (month.name !== 'août 2026') await page.getByRole('link', { name: 'SUIVANT' }).click();
    }
    network.setOffline(true);
    // Somebody comes back to the last of them: nothing is in memory then.
    await page.goto('/logs');
    await page.goto('/logs/driver/1007/month/2026-08');
    const read = answersRead();
    for (const month of walked.toReversed()) {
      await shows(month);
      if (month.name !== 'février 2026') await page.getByRole('link', { name: 'PRECEDENT' }).click();
    }
    // The 1,800 logs of June of all drivers stay where they are.
    expect(Math.max(...read().map(({ value }) => value?.logs.length ?? 0))).toBeLessThanOrEqual(31);
    const times = new Map<string, number>();
    for (const { key, value } of read()) if (value?.logs.length) times.set(key, (times.get(key) ?? 0) + 1);
    expect([...times.values()].filter((count) => count > 1)).toEqual([]);
  });

  test('LOG-214 a month that is reached from another tells the figures and anomalies of one that is opened', async ({
    scene: _,
    page,
    network,
  }) => {
    // Ten hours a day, seven days a week: a long week over each end of a month, and a short rest over its beginning.
    const longDays = (month: string) =>
      monthOf(month, karim).map((log) => ({
        ...log,
        ended_at: String(log.started_at).replace('T07:00', String(log.date).endsWith('-01') ? 'T22:30' : 'T17:00'),
      }));
    network.intercept({ path: '/driver-logs/', method: 'GET' }, (_, { path }) => {
      const month = new URL(path, location.origin).searchParams.get('month');
      return refusal(200, logsAnswer(month ? longDays(month) : []))();
    });
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const rows = page.getByRole('region', { name: /^Logs, / }).locator('tbody tr');
    const whole = async (name: string, days: number) => {
      await expect(heading).toContainText(name);
      await expect(rows).toHaveCount(2 * days);
      const anomalies = await main.locator('section[aria-labelledby] li').allTextContents();
      const totals = await main.locator('dl > div').allTextContents();
      expect(anomalies.length).toBeGreaterThan(0);
      return { anomalies, totals, rows: await rows.allTextContents() };
    };
    const opened = new Map<string, Awaited<ReturnType<typeof whole>>>();
    for (const { name, days } of months.slice(2, 5)) {
      await page.goto(`/logs/driver/71/month/2026-${two(names.indexOf(name.slice(0, -5)) + 1)}`);
      // Weeks that reach over an end of the month are long with the months beside it alone; a short rest, a long day.
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Anomalies (8)');
      await expect(main).toContainText('75 h 30');
      opened.set(name, await whole(name, days));
    }
    for (const { name, days } of months.slice(2, 4).toReversed()) {
      await page.getByRole('link', { name: 'PRECEDENT' }).click();
      await expect.poll(() => whole(name, days)).toEqual(opened.get(name));
    }
  });
});
