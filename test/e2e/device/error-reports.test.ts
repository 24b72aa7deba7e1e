import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import type { Fault } from '../../hands/faults.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const SentReport = z.object({
  ...{ where: z.string(), name: z.string(), message: z.string(), path: z.string(), version: z.string() },
});

test('DSP-949 what fails on the page and in its worker is told once to the configured service, and raises the generic error', async ({
  scene,
  board,
  page,
  network,
}) => {
  await scene.order('UN');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/errors/')) told.push(request.postData() ?? '');
  });
  let answered = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/errors/')) answered += 1;
  });
  const configured: Fault = rewritten((config) => ({ ...Object(config), errorReportingDsn: `${network.url}/errors/` }));
  network.intercept({ path: '/config.json' }, configured);
  network.intercept({ path: '/errors/' }, refusal(200, {}));
  await board.open();
  await expect(board.row('UN')).toBeVisible();

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Planted by claire@quai.example, Token 9f8a7b');
    });
  });
  await expect(board.toast('Une erreur est survenue')).toBeVisible();
  const [worker] = page.workers();
  await worker?.evaluate(() => void Promise.reject(new TypeError('Planted in the worker')));
  const reports = () =>
    told.flatMap((body) => z.object({ reports: z.array(SentReport) }).parse(JSON.parse(body)).reports);
  await expect
    .poll(() => reports().map(({ where, name, message }) => `${where}: ${name}: ${message}`))
    .toEqual(['page: Error: Planted by @ Token …', 'worker: TypeError: Planted in the worker']);
  expect(reports().map(({ path, version }) => `${path} ${version}`)).toEqual(Array(2).fill('/dispatch 0.1.0'));

  // A reload reports nothing twice that was answered. Two reports that come close together share one call.
  await expect.poll(() => answered).toBe(told.length);
  const calls = told.length;
  await page.reload();
  await expect(board.row('UN')).toBeVisible();
  await board.refresh();
  expect(reports()).toHaveLength(2);
  expect(told).toHaveLength(calls);
});
