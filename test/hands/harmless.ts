import type { Page } from '@playwright/test';

/** The traces of a text that is no text: an element, a script, an address. */
export const madeOfTexts = (page: Page) =>
  page.evaluate(() => ({
    ran: 'hostile' in window,
    made: document.querySelectorAll('[data-hostile], img[src="x"], [onerror], body script').length,
    linked: [...document.querySelectorAll('a[href]')].filter(
      (link) => !/^(https?:|\/|#|tel:|mailto:)/.test(link.getAttribute('href') ?? ''),
    ).length,
  }));

export const nothing = { ran: false, made: 0, linked: 0 };

/** Goes to another address of the same page, as a link in it does. */
export const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
