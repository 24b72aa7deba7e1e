import { type Console, openConsole } from './console.tsx';
import { Locator, literally, newHand, pressed } from './locator.ts';

/** A tab of the console, with the part of a Playwright page that needs no browser. For the rest a test needs one. */
export class Page {
  private hand = newHand();
  private shown: Console | null = null;
  private readonly root = new Locator(() => this.hand, '');

  getByRole = this.root.getByRole;
  getByText = this.root.getByText;
  getByLabel = this.root.getByLabel;
  locator = this.root.locator;

  keyboard = {
    press: (key: string) => pressed(this.hand, key),
    type: (text: string) => this.hand.keyboard(literally(text)),
  };

  async goto(path: string): Promise<void> {
    await this.close();
    history.replaceState(null, '', path);
    this.hand = newHand();
    this.shown = openConsole();
  }

  reload = () => this.goto(location.href);
  goBack = async () => history.back();
  url = () => location.href;

  evaluate = async <Arg, Result>(run: (arg: Arg) => Result, arg: Arg): Promise<Result> => run(arg);

  async close(): Promise<void> {
    await this.shown?.close();
    this.shown = null;
  }
}
