import { type UserEvent, userEvent } from '@testing-library/user-event';
import { getByLabelSelector, getByRoleSelector, getByTextSelector, Ivya } from 'ivya';
import { getAriaChecked, getAriaDisabled } from 'ivya/utils';
import { Ambiguous, eventually } from './eventually.ts';

const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' });

/** A user's pointer and keys, which have not touched anything yet. */
export const newHand = () => userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });

type Text = string | RegExp;
type ByRoleOptions = Parameters<typeof getByRoleSelector>[1];

type VisibleElement = HTMLElement | SVGElement;

interface Filter {
  readonly has?: Locator;
  readonly hasNot?: Locator;
  readonly hasText?: Text;
  readonly hasNotText?: Text;
}

interface Using {
  /** Also elements that are disabled or covered. */
  readonly force?: boolean;
  readonly timeout?: number;
  /** Held while it is pressed. */
  readonly modifiers?: readonly 'Shift'[];
}

/** The part of Playwright's locators that needs no browser: the same selectors, strictness and waiting. */
export class Locator {
  constructor(
    private readonly hand: () => UserEvent,
    readonly selector: string,
  ) {}

  getByRole = (role: string, options?: ByRoleOptions) => this.within(getByRoleSelector(role, options));
  getByText = (text: Text, options?: { exact?: boolean }) => this.within(getByTextSelector(text, options));
  getByLabel = (text: Text, options?: { exact?: boolean }) => this.within(getByLabelSelector(text, options));
  locator = (css: string, filter: Filter = {}) => this.within(`css=${css}`).filter(filter);
  and = (other: Locator) => this.within(`internal:and=${JSON.stringify(other.selector)}`);
  or = (other: Locator) => this.within(`internal:or=${JSON.stringify(other.selector)}`);
  nth = (index: number) => this.within(`nth=${index}`);
  first = () => this.nth(0);
  last = () => this.nth(-1);

  filter({ has, hasNot, hasText, hasNotText }: Filter): Locator {
    const parts = [
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
      hasText !== undefined && `internal:has-text=${quoted(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${quoted(hasNotText)}`,
    ];
    return parts.filter((part) => typeof part === 'string').reduce<Locator>((found, part) => found.within(part), this);
  }

  /** Those there are now. */
  elements = (): VisibleElement[] =>
    ivya.queryLocatorSelectorAll(this.selector).filter((it) => it instanceof HTMLElement || it instanceof SVGElement);

  /** The one there is now, null without one. */
  element(): VisibleElement | null {
    const [first = null, ...others] = this.elements();
    if (others.length > 0) throw new Ambiguous(`${this} is ${others.length + 1} elements`);
    return first;
  }

  async click(using: Using = {}): Promise<void> {
    const element = await this.ready(using);
    // Without a layout a submenu takes the way into it for a way out: the pointer comes to menus from nowhere.
    const hand = element.closest('[role=menu]') ? newHand() : this.hand();
    const [held] = using.modifiers ?? [];
    if (held) await hand.keyboard(`{${held}>}`);
    await hand.click(element);
    if (held) await hand.keyboard(`{/${held}}`);
  }

  async dblclick(): Promise<void> {
    await this.hand().dblClick(await this.ready());
  }

  async hover(): Promise<void> {
    await this.hand().hover(await this.ready({ force: true }));
  }

  async fill(text: string): Promise<void> {
    const field = await this.ready();
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
      throw new Error(`${this} takes no text`);
    field.focus();
    // Past React's own setter, which would take it for something it had written itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await pressed(this.hand(), key);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.hand().keyboard(literally(text));
  }

  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);

  async setChecked(checked: boolean): Promise<void> {
    if ((await this.isChecked()) !== checked) await this.click();
    await eventually(async () => {
      if ((await this.isChecked()) !== checked) throw new Error(`${this} did not change`);
    });
  }

  focus = async () => (await this.attached()).focus();
  blur = async () => (await this.attached()).blur();

  async dispatchEvent(type: string): Promise<void> {
    (await this.attached()).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  }

  evaluate = async <Arg, Result>(run: (element: VisibleElement, arg: Arg) => Result, arg: Arg): Promise<Result> =>
    run(await this.attached(), arg);
  evaluateAll = async <Result>(run: (elements: VisibleElement[]) => Result): Promise<Result> => run(this.elements());

  count = async () => this.elements().length;
  all = async () => this.elements().map((_, index) => this.nth(index));
  /** Nothing is laid out: the text that is there is the text that is shown. */
  allInnerTexts = () => this.allTextContents();
  allTextContents = async () => this.elements().map((element) => element.textContent);
  textContent = async () => (await this.attached()).textContent;
  getAttribute = async (name: string) => (await this.attached()).getAttribute(name);
  inputValue = async () => typedIn(await this.attached());
  isVisible = async () => isVisible(this.element());
  isChecked = async () => getAriaChecked(await this.attached()) === true;

  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'hidden' | 'attached' } = {}): Promise<void> {
    await eventually(() => {
      const element = this.element();
      const isThere = state === 'attached' ? element !== null : isVisible(element);
      if (isThere === (state === 'hidden')) throw new Error(`${this} is not ${state}`);
    });
  }

  toString(): string {
    return this.selector;
  }

  private within = (selector: string) =>
    new Locator(this.hand, this.selector ? `${this.selector} >> ${selector}` : selector);

  private attached = () => eventually(() => this.element() ?? missing(this));

  /** Once a hand could use it. */
  private ready({ force = false, timeout }: Using = {}): Promise<VisibleElement> {
    return eventually(() => {
      const element = this.element() ?? missing(this);
      if (!isVisible(element)) throw new Error(`${this} is not visible`);
      if (force) return element;
      if (getAriaDisabled(element)) throw new Error(`${this} is disabled`);
      if (!isReachable(element)) throw new Error(`${this} lies under something else`);
      return element;
    }, timeout);
  }
}

/** The body of a text selector. */
const quoted = (text: Text) => getByTextSelector(text).replace('internal:text=', '');

function missing(locator: Locator): never {
  throw new Error(`${locator} is not there`);
}

/** Styles aside: a hidden, closed or detached element is not seen. */
export function isVisible(element: Element | null): boolean {
  for (let each = element; each; each = each.parentElement) {
    const { display, visibility } = getComputedStyle(each);
    if (display === 'none' || visibility === 'hidden') return false;
    const around = each.parentElement;
    if (around instanceof HTMLDetailsElement && !around.open && each.tagName !== 'SUMMARY') return false;
  }
  return element?.isConnected ?? false;
}

/** A modal dialog and an open menu let nothing through to what they cover. */
function isReachable(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { pointerEvents } = getComputedStyle(each);
    if (pointerEvents) return pointerEvents !== 'none';
  }
  return true;
}

export const typedIn = (element: Element): string => {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return element.value;
  throw new Error(`<${element.tagName.toLowerCase()}> has no value`);
};

const keyNames: Readonly<Record<string, string>> = { ControlOrMeta: 'Control', Space: ' ' };

/** Text as keys: brackets and braces would name one. */
export const literally = (text: string) => text.replace(/[[{]/g, '$&$&');

/** `Enter`, `Shift+Tab`, `Control+k`. */
export async function pressed(hand: UserEvent, keys: string): Promise<void> {
  const names = keys === '+' ? ['+'] : keys.split('+').map((key) => keyNames[key] ?? key);
  const held = names.slice(0, -1);
  const down = held.map((key) => `{${key}>}`).join('');
  const up = held.map((key) => `{/${key}}`).join('');
  const last = names.at(-1) ?? '';
  await hand.keyboard(`${down}${last.length === 1 ? literally(last) : `{${last}}`}${up}`);
}
