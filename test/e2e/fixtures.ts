import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, test as base, type Cookie } from '@playwright/test';
import { startServer } from '../../server/src/serve.ts';
import { type Network, startProxy } from './proxy.ts';

/** The seeded world of a worker's server; `test.use({ world })` gives a file a server of its own. */
interface World {
  readonly seed: number;
  readonly size: number;
}

type Account = 'superadmin' | 'manager' | 'manager-acl' | 'support' | 'dispatch';

interface WorkerFixtures {
  readonly world: World;
  /** The reference API with the built console, its database in memory; nothing moves unless a test moves it. */
  readonly server: Awaited<ReturnType<typeof startServer>>;
  /** The session cookie of an account, obtained through the login form once a worker. */
  readonly session: (account: Account) => Promise<Cookie>;
}

interface TestFixtures {
  readonly account: Account;
  /** What stands between the browser and the server; the console's address is its own. */
  readonly network: Network;
  /** Signs a further context in, e.g. a colleague's. `page` and `context` are signed in as `account` already. */
  readonly signIn: (context: BrowserContext, account: Account) => Promise<void>;
}

const consoleDir = fileURLToPath(new URL('../../dist', import.meta.url));

export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: [
    { seed: 1, size: 150 },
    { option: true, scope: 'worker' },
  ],

  server: [
    async ({ world }, use) => {
      const server = await startServer({ ...world, config: { consoleDir } });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  session: [
    async ({ browser, server }, use) => {
      const sessions = new Map<Account, Promise<Cookie>>();
      await use((account) => {
        const session = sessions.get(account) ?? throughTheForm(browser, server.url, account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  account: ['superadmin', { option: true }],

  network: async ({ server }, use) => {
    const network = await startProxy(server.url);
    await use(network);
    await network.close();
  },

  baseURL: async ({ network }, use) => use(network.url),

  signIn: async ({ session }, use) => {
    // Cookies know no ports: the session of the server's address is one of the proxy's too.
    await use(async (context, account) => context.addCookies([await session(account)]));
  },

  context: async ({ context, signIn, account }, use) => {
    await signIn(context, account);
    await use(context);
  },
});

async function throughTheForm(browser: Browser, url: string, account: Account): Promise<Cookie> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/admin/login/');
  await page.locator('input:not([type=hidden])').first().fill(`${account}@quai.example`);
  await page.locator('input[type=password]').fill(`${account}-demo`);
  await page.keyboard.press('Enter');
  await page.waitForURL((next) => !next.pathname.startsWith('/admin/login'));
  const cookie = (await context.cookies()).find(({ name }) => name === 'api_token');
  await context.close();
  if (!cookie) throw new Error(`No api_token for ${account}`);
  return cookie;
}
