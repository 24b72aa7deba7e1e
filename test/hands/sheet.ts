import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { customers } from '../../server/src/db/schema/customers.ts';
import { orders, tasks } from '../../server/src/db/schema/day.ts';
import { orderSheets } from '../../server/src/db/schema/sheets.ts';
import { lockCenter, writePatches } from '../../server/src/db/write.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import { CustomerId } from '../../src/domain/customer/customer.ts';
import { OrderId } from '../../src/domain/order/order.ts';
import { assert } from '../../src/domain/result.ts';

interface WithId {
  readonly id: number;
}

/** The order sheet of support as its user sees it: by role and by name. */
export class Sheet {
  constructor(readonly page: Page) {}

  /** Opens it, as its center's where that is given, and waits for its facts. */
  async open({ id }: WithId, center?: number): Promise<void> {
    await this.page.goto(
      center === undefined ? `/support/order/${id}/` : `/support/order-with-center/${id}/center/${center}/`,
    );
    await expect(this.article).toHaveAttribute('aria-busy', 'false');
  }

  get article(): Locator {
    return this.page.getByRole('article', { name: /^Commande / });
  }

  /** Number, status and age. */
  get head(): Locator {
    return this.article.locator('header').first();
  }

  block(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** The value of a line. */
  fact(block: string, name: string): Locator {
    const line = { has: this.page.getByText(name, { exact: true }) };
    return this.block(block).locator('dl > div', line).locator('dd');
  }

  /** The status, and the way to another one. */
  get status(): Locator {
    return this.article.getByRole('button', { name: /^Changer le statut/ });
  }

  get options(): Locator {
    return this.block('Actions possibles');
  }

  action(name: string): Locator {
    return this.options.getByRole('button', { name, exact: true });
  }

  /** The same, while it cannot be done: its name goes on with the reason. */
  shut(name: string): Locator {
    return this.options.getByRole('button', { name: new RegExp(`^${name}.+`) });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The entries of its list: each a status, what is known of it beneath. */
  get statuses(): Locator {
    return this.page.getByRole('menuitemradio');
  }

  statusEntry(label: string): Locator {
    return this.statuses.filter({ has: this.page.getByText(label, { exact: true }) });
  }

  async chooseStatus(label: string): Promise<void> {
    await this.status.click();
    await this.statusEntry(label).click();
  }

  /** Chooses one that asks nothing. */
  async setStatus(label: string): Promise<void> {
    await this.chooseStatus(label);
    await expect(this.statuses).toHaveCount(0);
  }

  /** The same of an order that was delivered: it asks first. */
  async takeBack(label: string): Promise<void> {
    await this.chooseStatus(label);
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Passer en ${label}`, exact: true })
      .click();
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0);
  }

  /** Opens a form of `Actions possibles`, types and saves. */
  async fill(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.action(action).click();
    for (const [label, text] of Object.entries(fields)) {
      await this.dialog.getByLabel(label, { exact: true }).fill(text);
    }
    await this.save();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(this.dialog).toBeHidden();
  }

  toast(text: string | RegExp): Locator {
    const notices = this.page.getByRole('region', { name: /^Notifications/ });
    return notices.getByRole('listitem').filter({ hasText: text });
  }
}

/** An order leaves the board of its center with its day: no poll lists it any more, its sheet is there still. */
export async function leavesBoard({ db }: Pick<RunningServer, 'db'>, { id }: WithId): Promise<void> {
  const order = eq(orders.id, OrderId.parse(id));
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ center: orders.center_id }).from(orders).where(order);
    assert(row, 'there is an order to take away');
    const center = CenterId.parse(row.center);
    const left = { left_rev: ((await lockCenter(tx, center)) ?? 0) + 1 };
    await tx
      .update(orders)
      .set({ off_board: true, ...left })
      .where(order);
    await tx
      .update(tasks)
      .set(left)
      .where(eq(tasks.linked_order, OrderId.parse(id)));
    await writePatches(tx, center, left.left_rev, []);
  });
}

/** Whoever ordered, in whose file the order stands. */
export async function orderedBy(
  { db }: Pick<RunningServer, 'db'>,
  { id }: WithId,
  who: number = id,
): Promise<CustomerId> {
  const customer = CustomerId.parse(who);
  await db.insert(customers).values({ id: customer, email: `client.${who}@courriel.example`, data: {} });
  await db.insert(orderSheets).values({ order_id: OrderId.parse(id), customer_id: customer, data: {} });
  return customer;
}

/** An order of the seeded world that was delivered on another day, of a customer who is known. */
export async function ofLastWeek({ db }: Pick<RunningServer, 'db'>) {
  const past = await db
    .select({ id: orders.id, center: orders.center_id, customer: orderSheets.customer_id, status: orders.status })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .where(eq(orders.off_board, true));
  const found = past.find(({ status, customer }) => status === 'received' && customer !== null);
  assert(found, 'there are orders of other days');
  return found;
}
