import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';

const pageTargetKb = 260;
const workerTargetKb = 90;

/** B10: the scripts a page asks for until its board is painted, and its worker's; gzipped, kB. */
export async function scriptSize(browser: Browser, pages: string): Promise<Entry[]> {
  const served = await startConsole(150, pages);
  const context = await served.signIn(browser, 'superadmin');
  const page = await context.newPage();
  let isPainted = false;
  const scripts: Promise<{ readonly isWorker: boolean; readonly kb: number }>[] = [];
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('response', (response) => {
    const url = response.url();
    if (isPainted || !/\.m?js$/.test(new URL(url).pathname) || response.fromServiceWorker()) return;
    scripts.push(response.body().then((body) => ({ isWorker: workers.has(url), kb: gzipSync(body).length / 1000 })));
  });
  await page.goto('/dispatch');
  await page
    .getByRole('button', { name: /^Sacs de la commande/ })
    .first()
    .waitFor();
  isPainted = true;
  const found = await Promise.all(scripts);
  await context.close();
  await served.close();
  const sum = (isWorker: boolean) =>
    found.filter((it) => it.isWorker === isWorker).reduce((total, { kb }) => total + kb, 0);
  return [
    held('scripts to paint the board, kB gz', sum(false), pageTargetKb),
    held('script of the worker, kB gz', sum(true), workerTargetKb),
  ];
}

const held = (what: string, kb: number, target: number) =>
  entry('B10', what, [kb], { target: `≤ ${target} kB`, met: kb > 0 && kb <= target });
