import type { Locator, Page } from '@playwright/test';
import { de } from '../../../src/domain/words/elided.ts';
import { Board } from '../../hands/board.ts';
import { expect, type Named } from './dispatcher.ts';
import type { Hand } from './hands.ts';

type WithName = Pick<Named, 'name'>;

/** Where an order is put among the emergencies. */
type Place = 'last' | 'normal' | { readonly before: WithName };

/** The lead of a preparation: acts on what he sees on the home page, each deed until it shows. */
export class Lead {
  /** His calls that the server should have, in order. */
  readonly did: string[] = [];

  constructor(
    readonly board: Board,
    readonly hand: Hand,
  ) {}

  /** Through the form, from the page the login leads back to. */
  async signIn(account: string): Promise<void> {
    const { page } = this.board;
    await page.goto('/');
    await page.waitForURL(/\/admin\/login\//);
    await this.hand.write(page.locator('input:not([type=hidden])').first(), `${account}@quai.example`);
    await this.hand.write(page.locator('input[type=password]'), `${account}-demo`);
    await page.keyboard.press('Enter');
    await expect(this.section('now')).toBeVisible();
  }

  section = (of: string): Locator => this.board.page.locator(`[data-section="${of}"]`);

  /** The orders of a section that are urgent, as they stand. */
  urgent = (): Promise<string[]> =>
    this.section('now')
      .locator('[data-order]')
      .filter({ has: this.board.page.getByRole('img', { name: /^Urgence \d+$/ }) })
      .getByRole('link')
      .evaluateAll((links) => links.map(({ textContent }) => textContent ?? ''));

  /** Puts an order among the emergencies, by the list of places. */
  async put(order: WithName, place: Place): Promise<void> {
    const { dialog } = this.board;
    await this.hand.press(this.board.handle(order.name));
    await expect(dialog).toBeVisible();
    await this.hand.press(dialog.getByRole('button', { name: placeName(place) }));
    await expect(dialog).toBeHidden();
    this.note('POST', 'tasks/packing/simple_bulk');
  }

  /** The same by mouse, over an order that is urgent. */
  async carry({ name }: WithName, over: WithName): Promise<void> {
    await this.board.drag(this.board.handle(name), this.row(over));
    this.note('POST', 'tasks/packing/simple_bulk');
  }

  row = ({ name }: WithName): Locator =>
    this.section('now')
      .locator('[data-order]')
      .filter({ has: this.board.page.getByRole('link', { name, exact: true }) });

  /** `Faire commencer maintenant`. */
  async begin(session: { readonly id: number }, { name }: WithName): Promise<void> {
    const row = this.region(/^Sessions de planning/)
      .getByRole('row')
      .filter({ hasText: name });
    await this.hand.press(row.getByRole('button', { name: 'Faire commencer maintenant' }));
    await expect(row).toHaveCount(0);
    this.note('PATCH', `plannings/${session.id}`);
  }

  /** Gives a packer a permission he does not have. */
  async permit({ name, user }: WithName & { readonly user: number }, permission: string): Promise<void> {
    const { page } = this.board;
    await this.hand.press(page.getByRole('button', { name: new RegExp(`^Permissions ${de(name)} :`) }));
    const list = page.getByRole('list', { name: `Permissions ${de(name)}` });
    const button = list.getByRole('button', { name: permission, exact: true });
    await this.hand.press(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    this.note('POST', `users/${user}/grant`);
  }

  /** Chooses by hand a packer's next task. */
  async force({ id, name }: Named, task: string): Promise<void> {
    const choice = this.board.page.getByRole('combobox', { name: `Prochaine tâche ${de(name)}` });
    await this.hand.press(choice);
    await this.hand.press(this.board.page.getByRole('option', { name: task, exact: true }));
    await expect(choice).toHaveText(task);
    this.note('PATCH', `nexts/${id}`);
  }

  /** Until the server has everything. */
  settled = () => expect(this.board.actions).toHaveText('Actions');

  private region = (name: RegExp) => this.board.page.getByRole('region', { name });

  private note(method: string, path: string): void {
    this.did.push(`${method} /api/${path}/`);
  }
}

const placeName = (place: Place): string | RegExp => {
  if (place === 'last') return 'Mettre en dernière urgence';
  return place === 'normal' ? 'Retirer des urgences' : new RegExp(`avant la commande ${place.before.name}$`);
};

/** The order of the types of task, in a tab of its own. */
export class Priorities {
  readonly board: Board;

  constructor(readonly page: Page) {
    this.board = new Board(page);
  }

  async open(): Promise<void> {
    await this.page.goto('/assign/prio');
    await expect(this.names.first()).toBeVisible();
  }

  get names(): Locator {
    return this.page
      .getByRole('region', { name: 'Priorité des types de tâches' })
      .locator('tbody')
      .getByRole('rowheader');
  }

  grip = (name: string): Locator => this.page.getByRole('button', { name: `Déplacer ${name}`, exact: true });
  save = (): Locator => this.page.getByRole('button', { name: "Enregistrer l'ordre" });

  /** Carries a line by mouse to where another one stands. */
  async carry({ name }: WithName, over: WithName): Promise<void> {
    await this.board.canDrag();
    await this.board.drag(this.grip(name), this.grip(over.name));
    await expect(this.save()).toBeVisible();
  }

  /** Carries a line one place down, by keys. */
  async lower({ name }: WithName): Promise<void> {
    const { keyboard } = this.page;
    await this.board.canDrag();
    await this.grip(name).focus();
    await keyboard.press('Space');
    await expect(this.board.dragSaid).toContainText(name);
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await expect(this.save()).toBeVisible();
  }
}
