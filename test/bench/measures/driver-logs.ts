import type { Browser, Page } from '@playwright/test';
import { aPresence, karim, logsAnswer, type WireLog } from '../../builders/driver-logs.ts';
import { startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { sleep } from '../stats.ts';
import { type Worked, workOf } from '../thread.ts';

export interface DriverLogsOptions {
  readonly drivers: number;
  readonly rounds: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

const monthTargetMs = 300;
const yearTargetMs = 1_000;
const two = (value: number) => String(value).padStart(2, '0');
const months = Array.from({ length: 12 }, (_, at) => `2026-${two(at + 1)}`);
const lastOf = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** A presence for each day of a month, with two rounds. */
const monthOf = (month: string, driver: typeof karim): readonly WireLog[] =>
  Array.from({ length: lastOf(month) }, (_, at) => {
    const date = `${month}-${two(at + 1)}`;
    const id = Number(month.replace('-', '')) * 100_000 + driver.id * 32 + at;
    return aPresence(id, { driver, date, started_at: `${date}T07:00:00Z`, ended_at: `${date}T12:30:24Z` });
  });

/**
 * B15: months of logs from what the device holds (docs/spec LOG-214): that of all drivers of a center, and twelve of one
 * driver, one after the other. Time of the page's own thread, ms.
 */
export async function driverLogs(browser: Browser, options: DriverLogsOptions): Promise<Entry[]> {
  const served = await startConsole(20, options.pages);
  const context = await served.signIn(browser, 'logistique');
  const page = await context.newPage();
  const drivers = Array.from({ length: options.drivers }, (_, at) => ({ ...karim, id: 1_000 + at, name: `Nom ${at}` }));
  await page.route('**/driver-logs/*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [month, id] = [query.get('month'), Number(query.get('driver_id'))];
    const whose = id > 0 ? [{ ...karim, id }] : drivers;
    return route.fulfill({ json: logsAnswer(month ? whose.flatMap((driver) => monthOf(month, driver)) : []) });
  });
  const worked = await workOf(page);
  const month = await openedAgain(page, worked, options);
  const year = await walkedBack(page, worked, options);
  await context.close();
  await served.close();
  return [
    entry('B15', `month of ${options.drivers} drivers, from the device`, month, {
      n: options.drivers * lastOf('2026-10'),
      target: `least ≤ ${monthTargetMs} ms`,
      met: Math.min(...month) <= monthTargetMs,
    }),
    entry('B15', 'twelve months of a driver, from the device', year, {
      n: 365,
      target: `least ≤ ${yearTargetMs} ms`,
      met: Math.min(...year) <= yearTargetMs,
    }),
  ];
}

const rowsOf = (page: Page) => page.getByRole('region', { name: /^Logs, / }).locator('tbody tr');

/** From the press that leads to the month until its last row is drawn, again and again. */
async function openedAgain(page: Page, worked: Worked, { drivers, rounds, calmMs }: DriverLogsOptions) {
  await page.goto('/logs/month/2026-10');
  await rowsOf(page)
    .nth(drivers - 1)
    .waitFor();
  const spent: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.getByRole('link', { name: 'Par jour' }).click();
    await page.getByText('Aucun log', { exact: true }).waitFor();
    await sleep(calmMs);
    const before = await worked();
    await backUntil(page, { rows: drivers, day: null });
    spent.push((await worked()) - before);
  }
  // The first compiles what the others run.
  return spent.slice(1);
}

/** Back through twelve months of a driver, each until it is drawn. */
async function walkedBack(page: Page, worked: Worked, { rounds, calmMs }: DriverLogsOptions) {
  const spent: number[] = [];
  for (let round = 0; round < Math.max(1, Math.floor(rounds / 5)); round += 1) {
    await page.goto(`/logs/driver/71/month/2026-01`);
    for (const month of months) {
      await page.locator(`main table a[href$="/date/${month}-01"]`).waitFor();
      await page.getByRole('link', { name: 'SUIVANT' }).click();
    }
    await sleep(calmMs);
    const before = await worked();
    for (const month of months.toReversed()) await backUntil(page, { rows: 2 * lastOf(month), day: `${month}-01` });
    spent.push((await worked()) - before);
  }
  return spent;
}

/** Back in the history, until so many rows are there, those of a day among them, and a frame shows them. */
const backUntil = (page: Page, until: { readonly rows: number; readonly day: string | null }) =>
  page.evaluate(async ({ rows, day }) => {
    history.back();
    while (
      document.querySelectorAll('main table tbody tr').length < rows ||
      (day !== null && document.querySelector(`main table a[href$="/date/${day}"]`) === null)
    )
      await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, until);
