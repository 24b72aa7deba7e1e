import type { Page as BrowserPage } from '@playwright/test';
import { test as base } from 'vitest';
import type { RunningServer } from '../../server/src/serve.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { Board } from '../hands/board.ts';
import { type Scene, sceneMaker } from '../hands/scene.ts';
import { startCopy } from '../server/start-copy.ts';
import { connect, type Network } from './browser/network.ts';
import { Page } from './browser/page.ts';
import { newDevice } from './browser/tab.ts';

interface Site {
  readonly server: RunningServer;
  readonly network: Network;
  readonly makeScene: ReturnType<typeof sceneMaker>;
  readonly tokenOf: (account: string) => Promise<string>;
}

/** Looked up each time: a test may stop the clock, for page, worker and server alike. */
const now = () => Date.now();

/** One for all files of a worker. */
let opened: Promise<Site> | undefined;

async function openSite(): Promise<Site> {
  const server = await startCopy({ seed: 1, size: 150, clock: now });
  // Providers of payments tell when a test says so: else what they do is known before it is looked at.
  for (const { faults } of Object.values(server.bank.tellers)) faults.isHeld = true;
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (account: string) => {
    const token = tokens.get(account) ?? signIn(server.url, account);
    tokens.set(account, token);
    return token;
  };
  return { server, network: connect(server), makeScene: sceneMaker(server, now), tokenOf };
}

export interface Fixtures {
  /** Who is signed in: `test.override({ account: 'dispatch' })` in a `describe`. */
  account: string;
  site: Site;
  server: RunningServer;
  makeScene: Site['makeScene'];
  network: Network;
  /** The API as a manager elsewhere uses it, past the network of the tests. */
  colleague: Client;
  page: BrowserPage;
  /** Somebody else sits down at a device that has never seen the console. */
  signIn: (account: string) => Promise<void>;
  /** A center of the test's own, where the tab starts. */
  scene: Scene;
  /** The dispatch screen in `page`. */
  board: Board;
}

/** The console on its engine and the reference API, in this process and without a browser; see docs/adr/0036. */
export const test = base.extend<Fixtures>({
  account: 'superadmin',
  // biome-ignore lint/correctness/noEmptyPattern: Vitest asks for a pattern.
  site: async ({}, use) => {
    opened ??= openSite();
    await use(await opened);
  },
  server: ({ site }, use) => use(site.server),
  makeScene: ({ site }, use) => use(site.makeScene),
  network: async ({ site }, use) => {
    await use(site.network);
    site.network.restore();
  },
  colleague: async ({ site }, use) => use(new Client(`${site.server.url}/api`, await site.tokenOf('manager'))),
  page: async ({ site, account, network: _ }, use) => {
    giveSession(await site.tokenOf(account));
    const page = new Page();
    await use(asBrowsers(page));
    await page.close();
    newDevice();
  },
  signIn: ({ site, page }, use) =>
    use(async (account) => {
      await page.close();
      newDevice();
      giveSession(await site.tokenOf(account));
    }),
  scene: async ({ makeScene, page: _ }, use) => {
    const scene = await makeScene();
    startAt(scene);
    await use(scene);
  },
  board: ({ page }, use) => use(new Board(page)),
});

function giveSession(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: so does the site's sign-in.
  document.cookie = `api_token=${encodeURIComponent(token)}`;
}

/** Tests and the parts they share with the browser's know its page; a missing part fails when it is called. */
export const asBrowsers = (page: Page) => page as unknown as BrowserPage;

/** The tab stands on a center, as if it had been chosen in it before. */
export const startAt = ({ center }: { readonly center: number }) =>
  sessionStorage.setItem('current_center', String(center));
