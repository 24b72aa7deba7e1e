import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';

const pageTargetKb = 260;
const workerTargetKb = 83;

/** B10: the scripts a page asks for until its board is painted, and its worker's; gzipped, kB. */
export async function scriptSize(browser: Browser, pages: string): Promise<Entry[]> {
  const served = await startConsole(150, pages);
  const context = await served.signIn(browser, 'superadmin');
  const tab = await context.newPage();
  await tab.addInitScript(noteFirstRow);
  const scripts: Response[] = [];
  tab.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname) && !response.fromServiceWorker()) scripts.push(response);
  });
  await tab.goto('/dispatch');
  await tab
    .getByRole('button', { name: /^Sacs de la commande/ })
    .first()
    .waitFor();
  // By the page's own clock. What is fetched ahead once the board is painted is not part of it, however soon it comes.
  const early = new Set(await tab.evaluate(fetchedBeforeRows));
  const main = scripts.find((script) => /\/main-[^/]+$/.test(script.url()));
  const mainCode = main ? String(await main.body()) : '';
  const isOfWorker = (script: Response) => script === main || mainCode.includes(`from"./${nameOf(script)}"`);
  const kbOf = async (needed: readonly Response[]) => {
    const sizes = await Promise.all(needed.map(async (script) => gzipSync(await script.body()).length / 1000));
    return sizes.reduce((total, kb) => total + kb, 0);
  };
  const page = await kbOf(scripts.filter((script) => early.has(script.url()) && !isOfWorker(script)));
  const worker = await kbOf(scripts.filter(isOfWorker));
  await context.close();
  await served.close();
  return [
    held('scripts to paint the board, kB gz', page, pageTargetKb),
    held('script of the worker, kB gz', worker, workerTargetKb),
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

const nameOf = (script: Response) => new URL(script.url()).pathname.split('/').at(-1);

/** In the page: the addresses of what it asked for until then. */
function fetchedBeforeRows(): string[] {
  const untilMs = performance.getEntriesByName('first row')[0]?.startTime ?? Number.NaN;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= untilMs)
    .map(({ name }) => name);
}

const held = (what: string, kb: number, target: number) =>
  entry('B10', what, [kb], { target: `≤ ${target} kB`, met: kb > 0 && kb <= target });
