import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../server/src/serve.ts';
import { sleep } from './stats.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const consoleDir = here('../../.cache/bench-console');

/** A poll as the console asked for it: its address and what stands in its headers. */
interface SeenPoll {
  readonly url: string;
  readonly authorization: string;
}

/** The built console before the reference API, in one process with the bench. */
export interface Console {
  readonly server: RunningServer;
  /** Every poll the server was asked, in order. */
  readonly polls: readonly SeenPoll[];
  /** A context signed in as an account, with the probe in each of its pages. */
  signIn(browser: Browser, account: string): Promise<BrowserContext>;
  /** Has the leader of a page's tabs poll, as another tab's worker would; once the server has been asked. */
  poll(page: Page): Promise<void>;
  /** Lets the simulated day move on and has the server compose the next answer before a console asks for it. */
  move(steps: number): Promise<void>;
  close(): Promise<void>;
}

/** In the page. */
async function askForPoll(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const key = held.find((lock) => lock.name?.startsWith('leader:'))?.name?.slice('leader:'.length);
  const center = Number(sessionStorage.getItem('current_center') ?? 9);
  new BroadcastChannel(`quai:${key}`).postMessage({ type: 'work', poll: { center } });
}

let isBuilt = false;

/** Builds the console once a run and starts the reference API with a center of `size` orders. */
export async function startConsole(size: number, pages: string): Promise<Console> {
  buildConsole();
  const server = await startServer({ size, simulator: 'manual', config: { consoleDir } });
  const polls: SeenPoll[] = [];
  server.app.server.on('request', ({ url = '', headers }) => {
    if (url.includes('/dispatch/loadstate/') || url.includes('/tasks/state/'))
      polls.push({ url, authorization: headers.authorization ?? '' });
  });
  return {
    server,
    polls,
    signIn: (browser, account) => signIn(browser, server.url, account, `${pages}/console-probe.js`),
    move: async (steps) => {
      for (let left = steps; left > 0; left--) await server.simulator.step();
      const poll = polls.at(-1);
      if (!poll) return;
      const headers = { authorization: poll.authorization, 'accept-encoding': 'gzip' };
      await (await fetch(`${server.url}${poll.url}`, { headers })).arrayBuffer();
    },
    poll: async (page) => {
      const polled = polls.length;
      await page.evaluate(askForPoll);
      while (polls.length === polled) await sleep(1);
    },
    close: () => server.close(),
  };
}

/** In a process of its own: what plugins print there is not the bench's. */
function buildConsole(): void {
  if (isBuilt) return;
  isBuilt = true;
  const args = ['vite', 'build', '--logLevel', 'error', '--outDir', consoleDir, '--emptyOutDir'];
  execFileSync('npx', args, { cwd: here('../..'), stdio: ['ignore', 'ignore', 'inherit'] });
}

async function signIn(browser: Browser, url: string, account: string, probe: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript({ path: probe });
  const page = await context.newPage();
  await page.goto('/admin/login/');
  await page.locator('input:not([type=hidden])').first().fill(`${account}@quai.example`);
  await page.locator('input[type=password]').fill(`${account}-demo`);
  await page.keyboard.press('Enter');
  await page.waitForURL((next) => !next.pathname.startsWith('/admin/login'));
  await page.close();
  return context;
}

/** A tab on the dispatch screen, once its list is there. */
export async function openBoard(context: BrowserContext, window?: Page): Promise<Page> {
  const page = window ?? (await context.newPage());
  page.on('pageerror', (error) => process.stderr.write(`console: ${error.message}\n`));
  await page.goto('/dispatch');
  await page
    .getByRole('button', { name: /^Sacs de la commande/ })
    .first()
    .waitFor({ timeout: 60_000 });
  return page;
}

/** Names of the orders of the to-dispatch list on screen, top first. */
export async function orderNames(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole('region', { name: /^Commandes à dispatcher/ })
    .getByRole('button', { name: /^Sacs de la commande/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.flatMap((label) => /^Sacs de la commande (.+) :/.exec(label)?.[1] ?? []);
}

/** Opens the bags of an order and types new counts; what is left to do is the Enter key. */
export async function typeBags(page: Page, name: string, dry: number): Promise<string> {
  await page
    .getByRole('button', { name: new RegExp(`^Sacs de la commande ${name} :`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sacs isothermes', { exact: true }).fill('1');
  // Each zone that keeps its bags apart is counted too (PRP-512).
  for (const zone of await dialog.getByLabel(/^Sacs isothermes de la zone /).all()) await zone.fill('1');
  await dialog.getByLabel('Sacs secs').fill(String(dry));
  return `${dry} + 1`;
}
