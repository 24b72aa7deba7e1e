import { expect, type Locator, type Page } from '@playwright/test';
import { dockCode } from '../../src/domain/dock/text.ts';
import { de } from '../../src/domain/words/elided.ts';

interface WithId {
  readonly id: number;
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The dispatch screen as its user sees it: by role and by name. */
export class Board {
  constructor(readonly page: Page) {}

  /** Opens it and waits for the center's first rows. */
  async open(path = '/dispatch'): Promise<void> {
    await this.page.goto(path);
    await this.list.waitFor();
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: /^Commandes à dispatcher/ });
  }

  /** Its scroller: the list without its title. */
  get scrolled(): Locator {
    return this.list.locator('[data-target]').first();
  }

  /** A list of rounds, by its title without the count. */
  rounds(title: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${title} \\(\\d+\\)$`) });
  }

  /** A row of `Commandes à dispatcher`, by the name of its order. */
  row(name: string): Locator {
    return this.list.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** The orders to dispatch that are listed. */
  async names(): Promise<ReadonlySet<string>> {
    return new Set(await this.list.getByRole('rowheader').getByRole('link').allTextContents());
  }

  /** The rounds on screen, each with its orders, and the orders to dispatch. */
  async shown(): Promise<{ readonly list: readonly string[]; readonly rounds: readonly string[] }> {
    const cards = await this.page.getByRole('article').and(this.page.locator('[data-gone="false"]')).all();
    const rounds = cards.map(async (card) => {
      const heading = await card.getByRole('heading').textContent();
      const orders = await card
        .getByRole('list', { name: /^Commandes de/ })
        .getByRole('link')
        .allTextContents();
      return `${heading} : ${orders.join(', ')}`;
    });
    return { list: [...(await this.names())], rounds: await Promise.all(rounds) };
  }

  code = ({ id }: WithId): string => dockCode(id);

  dock({ id }: WithId): Locator {
    return this.page.getByRole('article', { name: dockCode(id), exact: true });
  }

  /** The name of a dock: all there is of a card far from the screen. */
  dockName({ id }: WithId): Locator {
    return this.page.getByRole('heading', { level: 3, name: dockCode(id), exact: true });
  }

  /** A task lying in a dock. */
  inDock(dock: WithId, name: string): Locator {
    return this.dock(dock)
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** All late orders are listed, not the first of them alone. */
  async openLate(): Promise<void> {
    await this.page.getByRole('button', { name: 'Tout afficher : En retard' }).click();
  }

  /** A block that is a line until it is opened. */
  async unfold(label: 'À relivrer' | 'Demandes'): Promise<void> {
    await this.page.getByRole('button', { name: label, exact: true }).click();
  }

  handle(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Déplacer la commande ${name}\\b`) });
  }

  bags(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Sacs de la commande ${name} :`) });
  }

  go({ id }: WithId): Locator {
    return this.page.getByRole('button', { name: `GO ${dockCode(id)}` });
  }

  /** The handle of a whole round. */
  whole(dock: WithId): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Déplacer la tournée ${this.code(dock)}\\b`) });
  }

  /** A button of a card, by its words. */
  step(label: string, dock: WithId): Locator {
    return this.page.getByRole('button', { name: `${label} ${this.code(dock)}`, exact: true });
  }

  /** The three dots of a card, an order or a driver, by the subject: `G7`, `la commande A1`. */
  more(about: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(Actions de ${about}|Présence ${de(about)})$`) });
  }

  /** An entry of the open menu. */
  entry(name: string | RegExp): Locator {
    return this.page.getByRole('menuitem', { name });
  }

  /** A driver's line of the panel. */
  driver(name: string): Locator {
    return this.page.getByRole('region', { name: /^Livreurs/ }).getByRole('row', { name });
  }

  /** The question before an action. */
  get confirmation(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** State of the synchronisation. */
  get banner(): Locator {
    return this.page.getByRole('region', { name: 'État de la synchronisation' });
  }

  /** The button of the header that counts actions and opens their list. */
  get actions(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /Actions|en attente|à traiter/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** An entry of the list of actions. */
  action(label: string | RegExp): Locator {
    return this.dialog.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: label }) });
  }

  toast(text: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('listitem')
      .filter({ hasText: text });
  }

  /** Gives an order other bag counts, in its dialog. */
  async setBags(name: string, dry: number, isotherm: number): Promise<void> {
    await this.bags(name).click();
    await this.dialog.getByLabel('Sacs secs').fill(String(dry));
    await this.dialog.getByLabel('Sacs isothermes', { exact: true }).fill(String(isotherm));
    await this.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Moves a task the way of taps: its handle, then a dock of the list. */
  async moveTo(name: string, dock: WithId, position: 'En premier' | 'En dernier' = 'En premier'): Promise<void> {
    await this.handle(name).click();
    await this.dialog.getByRole('radio', { name: position }).click();
    await this.dialog.getByRole('button', { name: new RegExp(`\\b${this.code(dock)}\\b`) }).click();
    await expect(this.dialog).toBeHidden();
  }

  /**
   * The announcements of a drag, once things can be dragged, a moment after the page is painted. On the home page the
   * packing board above the lists has its own.
   */
  get dragSaid(): Locator {
    return this.page.locator('[id^=DndLiveRegion]').last();
  }

  canDrag = () => expect(this.dragSaid).toBeAttached();

  /** Picks up with the mouse and holds over the target, in steps as a hand would. */
  async hover(handle: Locator, target: Locator): Promise<void> {
    await this.canDrag();
    await handle.hover();
    await this.page.mouse.down();
    await this.carry(target);
  }

  /** Brings what the mouse holds over another target. Near an edge the page scrolls under the mouse: it follows. */
  async carry(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('The target is not on screen');
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
    await expect(async () => {
      await target.hover({ force: true });
      const aimedAt = await target.boundingBox();
      await nextFrame(this.page);
      expect(await target.boundingBox()).toEqual(aimedAt);
    }).toPass();
  }

  async drag(handle: Locator, target: Locator): Promise<void> {
    await this.hover(handle, target);
    await this.page.mouse.up();
  }

  /** Asks for a load now: pause, then play (DSP-076). */
  async refresh(): Promise<void> {
    await this.pause();
    await this.play();
  }

  /** The same behind an open dialog, where no pointer reaches. */
  async refreshBehind(): Promise<void> {
    for (const name of ["Mettre en pause l'actualisation", "Reprendre l'actualisation"])
      await this.page.getByLabel(name).evaluate((control: HTMLElement) => control.click());
  }

  pause = () => this.page.getByRole('button', { name: "Mettre en pause l'actualisation" }).click();
  play = () => this.page.getByRole('button', { name: "Reprendre l'actualisation" }).click();

  /** Switches the center in the header. */
  async choose(center: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Centre' }).click();
    await this.page.getByRole('option', { name: center }).click();
  }

  /** Until the service worker answers for this page, so that it can start offline. */
  async serviceWorker(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** The count in a list's title. */
  async count(title: string): Promise<number> {
    const heading = this.page.getByRole('heading', { level: 2, name: `${title} (` });
    const texts = await heading.allTextContents();
    return Number(
      texts
        .map((text) => text.replace(`${title} `, ''))
        .find((count) => /^\(\d+\)$/.test(count))
        ?.slice(1, -1),
    );
  }

  /** As if another window covered it: headless tabs all count as seen. */
  hide = () => this.setVisible('hidden');
  show = () => this.setVisible('visible');

  private setVisible(state: 'hidden' | 'visible'): Promise<void> {
    return this.page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      Object.defineProperty(document, 'hidden', { value: visibility === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}
