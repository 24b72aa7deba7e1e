import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, type Cookie, type TestInfo } from '@playwright/test';
import type { RunningServer } from '../../server/src/serve.ts';
import { Client } from '../contract/client.ts';
import { signIn as tokenOf } from '../contract/target.ts';
import { Board } from '../hands/board.ts';
import { type Network, startProxy } from '../hands/proxy.ts';
import { type Scene, sceneMaker } from '../hands/scene.ts';
import { startCopy } from '../server/start-copy.ts';
import { InstalledProfile } from './hands/installed-profile.ts';
import { SharedProfile } from './hands/profile.ts';

/** The seeded world of a worker's server; `test.use({ world })` gives a file a server of its own. */
interface World {
  readonly seed: number;
  readonly size: number;
  /** The server's clock starts here instead of now. */
  readonly startsAt?: string;
}

type Account =
  | 'superadmin'
  | 'manager'
  | 'manager-acl'
  | 'support'
  | 'dispatch'
  | 'logistique'
  | 'quai'
  | 'preparation';

export interface WorkerFixtures {
  readonly world: World;
  /** The server's clock, epoch ms. */
  readonly clock: () => number;
  /** The reference API with the built console, its database in memory; nothing moves unless a test moves it. */
  readonly server: RunningServer;
  readonly makeScene: ReturnType<typeof sceneMaker>;
  /** The API as a manager elsewhere uses it, past the network of the tests. */
  readonly colleague: Client;
  /** The session cookie of an account, whose token is asked for once a worker; its form is for tests of the form. */
  readonly session: (account: Account) => Promise<Cookie>;
  /** The network of every test of a worker, so that the console has the same address in all of them. */
  readonly door: Network;
  readonly profile: SharedProfile;
  /** The same on a tablet, which is opened once a test is on one. */
  readonly tabletProfile: () => Promise<SharedProfile>;
  /** Where the console is installed. */
  readonly device: InstalledProfile;
}

export interface TestFixtures {
  readonly account: Account;
  /** What the test shares with the others of its worker; null: its device is its own. */
  readonly shared: SharedProfile | InstalledProfile | null;
  /** The network between the browser and the server; the console's address is its own. */
  readonly network: Network;
  /** Signs a further context in, e.g. a colleague's. `page` and `context` are signed in as `account` already. */
  readonly signIn: (context: BrowserContext, account: Account) => Promise<void>;
  /** A center of the test's own, where the tabs of `context` start. */
  readonly scene: Scene;
  /** The dispatch screen in `page`. */
  readonly board: Board;
}

/**
 * A test of the console as installed on a device, with its service worker: `test(title, installed, …)`. These share a
 * profile, and all that do without a service worker share another.
 */
export const installed = { tag: '@installed' } as const;

/** The same on a device that has never seen the console: a browser profile of the test's own. */
export const newlyInstalled: { tag: string[] } = { tag: [installed.tag, '@new'] };

/** `test.use(tablet)`: a tablet lies, and is touched. */
export const tablet = { hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } } as const;

/** Without a service worker on a device of its own, which may lose its network while the console is open. */
export const ownDevice = { tag: '@new' } as const;

const isInstalled = ({ tags }: TestInfo) => tags.includes(installed.tag);
const isNew = ({ tags }: TestInfo) => tags.includes('@new');

export const consoleDir = fileURLToPath(new URL('../../dist', import.meta.url));

export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    { seed: 1, size: 150 },
    { option: true, scope: 'worker' },
  ],

  clock: [
    async ({ world: { startsAt } }, use) => {
      const aheadMs = startsAt ? Date.parse(startsAt) - Date.now() : 0;
      await use(() => Date.now() + aheadMs);
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ world: { seed, size, startsAt }, clock }, use) => {
      const isOfMinute = startsAt !== undefined;
      const server = await startCopy({ seed, size, clock, isOfMinute, config: { consoleDir } });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  session: [
    async ({ server }, use) => {
      const sessions = new Map<Account, Promise<Cookie>>();
      await use(async (account) => {
        const known = await sessions.get(account);
        if (known && (await isGood(server.url, known))) return known;
        const session = cookieOf(server.url, account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  makeScene: [async ({ server, clock }, use) => use(sceneMaker(server, clock)), { scope: 'worker' }],

  colleague: [
    async ({ server }, use) => use(new Client(`${server.url}/api`, await tokenOf(server.url, 'manager'))),
    { scope: 'worker' },
  ],

  door: [
    async ({ server }, use) => {
      const door = await startProxy(server.url);
      await use(door);
      await door.close();
    },
    { scope: 'worker' },
  ],

  profile: [
    async ({ browser, door }, use, { project }) => {
      const profile = await SharedProfile.open(browser, project.use, door.url);
      await use(profile);
      await profile.context.close();
    },
    { scope: 'worker' },
  ],

  tabletProfile: [
    async ({ browser, door }, use, { project }) => {
      let opened: Promise<SharedProfile> | undefined;
      await use(() => {
        opened ??= SharedProfile.open(browser, { ...project.use, ...tablet }, door.url);
        return opened;
      });
      await (await opened)?.context.close();
    },
    { scope: 'worker' },
  ],

  device: [
    async ({ browser, door }, use, { project }) => {
      const device = await InstalledProfile.open(browser, project.use, door.url);
      await use(device);
      await device.context.close();
    },
    { scope: 'worker' },
  ],

  account: ['superadmin', { option: true }],

  network: async ({ door }, use, testInfo) => {
    await use(isInstalled(testInfo) ? door : { ...door, switchTo: reachable(door) });
    await door.restore();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
  serviceWorkers: async ({}, use, testInfo) => use(isInstalled(testInfo) ? 'allow' : 'block'),

  baseURL: async ({ network }, use) => use(network.url),

  signIn: async ({ session }, use) => {
    // Cookies know no ports: the session of the server's address is one of the proxy's too.
    await use(async (context, account) => context.addCookies([await session(account)]));
  },

  shared: async ({ device, profile, tabletProfile, viewport, isMobile }, use, testInfo) => {
    const isUsual = !(isMobile || differs(viewport, testInfo.project.use.viewport));
    const isTablet = isMobile && !differs(viewport, tablet.viewport);
    if (isNew(testInfo)) await use(null);
    else if (isInstalled(testInfo)) await use(isUsual ? device : null);
    else if (isTablet) await use(await tabletProfile());
    else await use(isUsual ? profile : null);
  },

  // Playwright's own would be opened for every test, those that share one too.
  context: async ({ browser, shared, signIn, account, actionTimeout }, use) => {
    const context = shared?.context ?? (await browser.newContext());
    context.setDefaultTimeout(actionTimeout);
    await signIn(context, account);
    await use(context);
    await (shared ? shared.renew() : context.close());
  },

  page: async ({ context, shared }, use) =>
    use(await (shared instanceof SharedProfile ? shared.newTab() : context.newPage())),

  scene: async ({ makeScene, context }, use) => {
    const scene = await makeScene();
    await startAt(context, scene.center);
    await use(scene);
  },

  board: async ({ page }, use) => use(new Board(page)),
});

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Without its service worker the console differs from that of a device that loses its network. */
const reachable =
  ({ switchTo }: Network): Network['switchTo'] =>
  (mode) => {
    if (mode === 'refuse' || mode === 'blackhole' || mode === 'reset')
      throw new Error(`A test whose network is '${mode}' needs its service worker: test(title, installed, …)`);
    return switchTo(mode);
  };

/** New tabs of a context stand on a center, as if it had been chosen in them before. */
export const startAt = (context: BrowserContext, center: number) =>
  context.addInitScript((chosen) => {
    if (sessionStorage.getItem('current_center') === null) sessionStorage.setItem('current_center', chosen);
  }, String(center));

/** A test that signed out has ended the session of its account. */
async function isGood(url: string, { value }: Cookie): Promise<boolean> {
  const { status } = await new Client(`${url}/api`, decodeURIComponent(value)).get('/admin-user/');
  return status === 200;
}

/** As the server sets it, but for its end: a browser of a test outlives no session. */
async function cookieOf(url: string, account: Account): Promise<Cookie> {
  const value = encodeURIComponent(await tokenOf(url, account));
  const { hostname: domain } = new URL(url);
  return { ...{ name: 'api_token', value, domain, path: '/' }, ...cookieTraits };
}

const cookieTraits = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
