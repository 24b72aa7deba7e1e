import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';

const pageTargetKb = 260;
const workerTargetKb = 90;

/** B10: the scripts a page asks for until its board is painted, and its worker's; gzipped, kB. */
export async function scriptSize(browser: Browser, pages: string): Promise<Entry[]> {
  const served = await startConsole(150, pages);
  const context = await served.signIn(browser, 'superadmin');
  const page = await context.newPage();
  await page.addInitScript(noteFirstRow);
  const scripts: Response[] = [];
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname) && !response.fromServiceWorker()) scripts.push(response);
  });
  await page.goto('/dispatch');
  await page
    .getByRole('button', { name: /^Sacs de la commande/ })
    .first()
    .waitFor();
  const untilMs = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first row')[0]?.startTime ?? Number.NaN),
  );
  // What is fetched ahead once the board is painted is not part of it, however soon it comes.
  const needed = scripts.filter((script) => script.request().timing().startTime <= untilMs);
  const found = await Promise.all(
    needed.map(async (script) => ({
      isWorker: workers.has(script.url()),
      kb: gzipSync(await script.body()).length / 1000,
    })),
  );
  await context.close();
  await served.close();
  const sum = (isWorker: boolean) =>
    found.filter((it) => it.isWorker === isWorker).reduce((total, { kb }) => total + kb, 0);
  return [
    held('scripts to paint the board, kB gz', sum(false), pageTargetKb),
    held('script of the worker, kB gz', sum(true), workerTargetKb),
  ];
}

/** In the page: marks the moment the first row is in the document. */
function noteFirstRow(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('button[aria-label^="Sacs de la commande"]')) return;
    observer.disconnect();
    performance.mark('first row');
  }).observe(document, { subtree: true, childList: true });
}

const held = (what: string, kb: number, target: number) =>
  entry('B10', what, [kb], { target: `≤ ${target} kB`, met: kb > 0 && kb <= target });
