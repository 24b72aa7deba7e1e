import type { Browser, BrowserContext } from '@playwright/test';
import { clearing, refuse, type Settings } from './profile.ts';

/** All that somebody leaves on a device but the console itself. */
const traces = 'indexeddb,local_storage,cookies';

/**
 * The browser profile that tests of the installed console share, one after the other: a device on which the console was
 * installed before. Its service worker and the files it stores stay, nothing else does. A test of the installation, or
 * of code it has not yet brought, has a profile of its own (`newlyInstalled`).
 */
export class InstalledProfile {
  private readonly clear: () => Promise<void>;

  private constructor(
    readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    this.clear = clearing(context);
    context.clock.install = refuse('sets its clock');
  }

  static async open(
    browser: Browser,
    { locale = 'fr-FR', timezoneId = 'Europe/Paris', viewport = null }: Settings,
    origin: string,
  ): Promise<InstalledProfile> {
    const context = await browser.newContext({
      ...{ locale, timezoneId, viewport, baseURL: origin, serviceWorkers: 'allow' },
      // Whatever options the first test has.
      ...{ hasTouch: false, isMobile: false },
    });
    return new InstalledProfile(context, origin);
  }

  /** No page of it stays open: with one, nobody would be the last to leave. */
  async renew(): Promise<void> {
    const { context, origin } = this;
    await context.setOffline(false);
    await Promise.all(context.pages().map((page) => page.close()));
    await this.clear();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: traces });
    await page.close();
  }
}
