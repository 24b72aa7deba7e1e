import { expect, type Locator, type Page } from '@playwright/test';
import { logsAnswer, type WireLog } from '../../builders/driver-logs.ts';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';

/** Every load of logs is answered by these from now on. */
export const telling = (network: Network, logs: readonly WireLog[]) =>
  network.intercept({ path: '/driver-logs/', method: 'GET' }, refusal(200, logsAnswer(logs)));

/** The loads of logs until now, each as its query. */
export const loads = (network: Network): readonly Record<string, string>[] =>
  network
    .seen('/driver-logs/')
    .map((line) => Object.fromEntries(new URL(line.split(' ')[1] ?? '', location.origin).searchParams));

/** The calls that change something at the path, each with what it sent. */
export const written = (network: Network, path: string): readonly unknown[] =>
  network
    .sent(path)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => ({ method, ...(body === undefined ? {} : { body: JSON.parse(body) as unknown }) }));

export const tableOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Logs, / })
    .getByRole('table')
    .first();

export const rowOf = (page: Page, driver: string): Locator =>
  tableOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: driver }) });

export async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The drivers of the rows, in their order. */
export const seesNames = (page: Page, names: readonly string[]) =>
  expect(tableOf(page).locator('tbody > tr > th')).toContainText([...names]);
