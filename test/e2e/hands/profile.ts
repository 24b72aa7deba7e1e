import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

type Setting = 'locale' | 'timezoneId' | 'viewport' | 'hasTouch' | 'isMobile';
export type Settings = { readonly [K in Setting]?: BrowserContextOptions[K] | undefined };

/**
 * The browser profile that the tests of a worker share, one after the other. A browser that has never seen the console
 * fetches, compiles and installs the whole of it, which takes most of a test's time. This profile keeps the files of
 * the console, and one process that has compiled them. Nothing else stays from one test to the next.
 *
 * It runs no service worker: a test in it proves nothing offline.
 */
export class SharedProfile {
  private readonly clear: () => Promise<void>;
  private isKept = true;

  private constructor(
    readonly context: BrowserContext,
    private readonly origin: string,
    private readonly keeper: Page,
    private readonly devtools: CDPSession,
  ) {
    this.clear = clearing(context);
    keeper.on('crash', () => {
      this.isKept = false;
    });
    context.setOffline = refuse('goes offline', 'installed');
    context.clock.install = refuse('sets its clock');
  }

  static async open(
    browser: Browser,
    { locale = 'fr-FR', timezoneId = 'Europe/Paris', viewport = null, hasTouch = false, isMobile = false }: Settings,
    origin: string,
  ): Promise<SharedProfile> {
    const context = await browser.newContext({
      ...{ locale, timezoneId, viewport, baseURL: origin, serviceWorkers: 'block' },
      // Said, or it would have those of the first test.
      ...{ hasTouch, isMobile },
    });
    const keeper = await context.newPage();
    // Any document of the origin that starts nothing.
    await keeper.goto('/config.json');
    return new SharedProfile(context, origin, keeper, await context.newCDPSession(keeper));
  }

  /** Opened by the keeper, a tab lives in its process; tabs that a test opens itself have processes of their own. */
  async newTab(): Promise<Page> {
    const [tab] = await Promise.all([
      this.context.waitForEvent('page'),
      this.keeper.evaluate(() => void window.open('about:blank')),
    ]);
    return tab;
  }

  /** As new, but for the files of the console. */
  async renew(): Promise<void> {
    const { context } = this;
    if (!this.isKept) refuse('crashes its page')();
    await Promise.all(context.pages().map((page) => (page === this.keeper ? undefined : page.close())));
    await this.clear();
    const storageTypes = 'indexeddb,local_storage,cache_storage';
    await this.devtools.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes });
  }
}

/** Additions to a context are noted from here on; each call undoes them. */
export function clearing(context: BrowserContext): () => Promise<void> {
  const added: { dispose(): Promise<void> }[] = [];
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const removable = await addInitScript(...script);
    added.push(removable);
    return removable;
  };
  return async () => {
    await Promise.all(added.splice(0).map((script) => script.dispose()));
    await Promise.all([context.unrouteAll(), context.clearPermissions(), context.clearCookies()]);
    context.removeAllListeners('request');
  };
}

/** Refuses calls that stay or prove nothing in a profile. */
export const refuse =
  (what: string, needed: 'installed' | 'newlyInstalled' = 'newlyInstalled') =>
  () => {
    throw new Error(`A test that ${what} needs another profile: test(title, ${needed}, …)`);
  };
