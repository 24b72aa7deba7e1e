import { setTimeout as wait } from 'node:timers/promises';
import { getAriaChecked, getAriaDisabled, getElementAccessibleDescription, getElementAccessibleName } from 'ivya/utils';
import { expect } from 'vitest';
import { patience } from './eventually.ts';
import { isVisible, type Locator, typedIn } from './locator.ts';

type Expected = string | RegExp;
interface Waiting {
  readonly timeout?: number;
}

/** The actual value, to compare and to report; `pass` is null with nothing to compare: no expectation is met. */
interface Look {
  readonly pass: boolean | null;
  readonly actual: unknown;
}

interface Matching {
  readonly isNot: boolean;
}

/** Looks until it is as expected, as Playwright's matchers do. */
async function look({ isNot }: Matching, what: string, expected: unknown, ask: () => Look, { timeout }: Waiting = {}) {
  const isOver = patience(timeout);
  let last = ask();
  for (let pauseMs = 4; last.pass !== !isNot && !(await isOver()); pauseMs = Math.min(pauseMs * 2, 50)) {
    await wait(pauseMs);
    last = ask();
  }
  return {
    pass: last.pass ?? isNot,
    message: () => `${what}: ${isNot ? 'not ' : ''}expected. On the screen: ${onScreen()}`,
    actual: last.actual,
    expected,
  };
}

/** Stands for the picture of a failed test. */
const onScreen = () => normal(document.body.textContent ?? '').slice(0, 600);

/** Of the one element there. */
const ofOne = (locator: Locator, ask: (element: Element) => Look): Look => {
  const element = locator.element();
  return element ? ask(element) : { pass: null, actual: 'no element' };
};

const isTrue = (actual: boolean): Look => ({ pass: actual, actual });
const normal = (text: string) => text.replace(/[​­]/g, '').trim().replace(/\s+/g, ' ');
const textOf = (element: Element) => element.textContent ?? '';

const isText = (text: string, expected: Expected) =>
  typeof expected === 'string' ? normal(text) === normal(expected) : expected.test(text);
const hasText = (text: string, expected: Expected) =>
  typeof expected === 'string' ? normal(text).includes(normal(expected)) : expected.test(text);

type Compare = (text: string, expected: Expected) => boolean;

/** A list is compared one by one; fewer than there are, in their order, where a part is enough. */
function texts(locator: Locator, expected: Expected | readonly Expected[], compare: Compare, isPart: boolean): Look {
  if (typeof expected === 'string' || expected instanceof RegExp)
    return ofOne(locator, (element) => ({
      pass: compare(textOf(element), expected),
      actual: normal(textOf(element)),
    }));
  const found = locator.elements().map(textOf);
  let at = 0;
  for (const text of found) {
    const next = expected[at];
    if (next !== undefined && compare(text, next)) at += 1;
  }
  return { pass: at === expected.length && (isPart || found.length === expected.length), actual: found.map(normal) };
}

const value = (ask: (element: Element) => string, expected: Expected) => (element: Element) => {
  const actual = ask(element);
  return { pass: typeof expected === 'string' ? actual === expected : expected.test(actual), actual };
};

expect.extend({
  toBeVisible(locator: Locator, options?: Waiting) {
    return look(this, `${locator} visible`, true, () => isTrue(isVisible(locator.element())), options);
  },
  toBeHidden(locator: Locator, options?: Waiting) {
    return look(this, `${locator} hidden`, true, () => isTrue(!isVisible(locator.element())), options);
  },
  toBeAttached(locator: Locator, options?: Waiting) {
    return look(this, `${locator} there`, true, () => isTrue(locator.element() !== null), options);
  },
  toHaveCount(locator: Locator, count: number, options?: Waiting) {
    const ask = () => ({ pass: locator.elements().length === count, actual: locator.elements().length });
    return look(this, `count of ${locator}`, count, ask, options);
  },
  toHaveText(locator: Locator, expected: Expected | readonly Expected[], options?: Waiting) {
    return look(this, `text of ${locator}`, expected, () => texts(locator, expected, isText, false), options);
  },
  toContainText(locator: Locator, expected: Expected | readonly Expected[], options?: Waiting) {
    return look(
      this,
      `part of the text of ${locator}`,
      expected,
      () => texts(locator, expected, hasText, true),
      options,
    );
  },
  toHaveValue(locator: Locator, expected: Expected, options?: Waiting) {
    return look(this, `value of ${locator}`, expected, () => ofOne(locator, value(typedIn, expected)), options);
  },
  toHaveAttribute(locator: Locator, name: string, expected?: Expected, options?: Waiting) {
    const ask = (element: Element) =>
      expected === undefined
        ? isTrue(element.hasAttribute(name))
        : element.hasAttribute(name)
          ? value((it) => it.getAttribute(name) ?? '', expected)(element)
          : { pass: false, actual: null };
    return look(this, `${name} of ${locator}`, expected, () => ofOne(locator, ask), options);
  },
  toHaveAccessibleName(locator: Locator, expected: Expected, options?: Waiting) {
    const name = value((element) => normal(getElementAccessibleName(element, false)), expected);
    return look(this, `name of ${locator}`, expected, () => ofOne(locator, name), options);
  },
  toHaveAccessibleDescription(locator: Locator, expected: Expected, options?: Waiting) {
    const description = value((element) => normal(getElementAccessibleDescription(element, false)), expected);
    return look(this, `description of ${locator}`, expected, () => ofOne(locator, description), options);
  },
  toBeChecked(locator: Locator, options?: Waiting & { readonly checked?: boolean }) {
    const ask = (element: Element) => isTrue(getAriaChecked(element) === (options?.checked ?? true));
    return look(this, `${locator} checked`, true, () => ofOne(locator, ask), options);
  },
  toBeDisabled(locator: Locator, options?: Waiting) {
    return look(this, `${locator} disabled`, true, () => ofOne(locator, (it) => isTrue(getAriaDisabled(it))), options);
  },
  toBeEnabled(locator: Locator, options?: Waiting) {
    return look(this, `${locator} enabled`, true, () => ofOne(locator, (it) => isTrue(!getAriaDisabled(it))), options);
  },
  toBeFocused(locator: Locator, options?: Waiting) {
    const isFocused = (element: Element) => isTrue(document.activeElement === element);
    return look(this, `${locator} focused`, true, () => ofOne(locator, isFocused), options);
  },
  toHaveURL(_page: unknown, expected: Expected, options?: Waiting) {
    const ask = () => {
      const pass =
        typeof expected === 'string'
          ? new URL(expected, location.origin).href === location.href
          : expected.test(location.href);
      return { pass, actual: location.href };
    };
    return look(this, 'address', expected, ask, options);
  },
});
